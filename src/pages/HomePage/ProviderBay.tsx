import { useId } from 'react';
import { providerBay } from '../../content/pages/providerBay';
import { type ProviderId, providers, thirdParty } from '../../content/facts/providers';
import { useEntered } from '../../lib/useEntered';
import primitives from '../../styles/primitives.module.css';
import styles from './ProviderBay.module.css';
import { ProviderWiring } from './ProviderWiring';

export interface ProviderBayProps {
  /** The provider that the call names. */
  readonly named: ProviderId;
  readonly answering: ProviderId | undefined;
  readonly next: ProviderId | undefined;
  readonly down: readonly ProviderId[];
  readonly onSwitch: (provider: ProviderId, isOn: boolean) => void;
}

const { task, hint, states, thirdParty: others } = providerBay;

/** The jacks of all providers, with a switch for each, and the cables from the key. */
export function ProviderBay({ named, answering, next, down, onSwitch }: ProviderBayProps) {
  const id = useId();
  const entered = useEntered<HTMLFieldSetElement>(({ value, checked }) => {
    const provider = providers.find((other) => other.id === value);
    if (provider) onSwitch(provider.id, checked);
  });

  const stateOf = (provider: ProviderId): keyof typeof states => {
    if (provider === answering) return 'answers';
    if (down.includes(provider)) return 'down';
    return provider === next ? 'next' : 'up';
  };

  return (
    <fieldset {...entered} id="switches" className={styles.root}>
      <legend className={styles.legend}>
        <span className={styles.task} data-with-js>
          {`${task} `}
        </span>
        <span className={primitives.quiet}>{hint}</span>
      </legend>
      <div className={styles.rows} dir="ltr">
        {providers.map((provider) => (
          <div key={provider.id} className={styles.row}>
            <input
              id={`${id}-${provider.id}`}
              className={styles.switch}
              data-with-js
              type="checkbox"
              // A checkbox has its state without `aria-checked`.
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
              role="switch"
              value={provider.id}
              defaultChecked
            />
            <label className={styles.name} htmlFor={`${id}-${provider.id}`}>
              {provider.name}
            </label>
            <span className={styles.state} data-state={stateOf(provider.id)}>
              {states[stateOf(provider.id)]}
            </span>
            <Lever />
          </div>
        ))}
        <div className={styles.row}>
          <span className={styles.name}>{others.name}</span>
          <span className={styles.state}>{others.state}</span>
        </div>
        <ProviderWiring
          jacks={[
            ...providers.map(({ id: provider, mark }) => ({ id: provider, mark, state: stateOf(provider), isNamed: provider === named })),
            { ...thirdParty, state: 'up' as const, isNamed: false },
          ]}
        />
      </div>
    </fieldset>
  );
}

/** Beside the lever are the signs for on and off of IEC 60417, as on power switches. */
function Lever() {
  return (
    <svg className={styles.lever} viewBox="0 0 42 48" width="2.625rem" preserveAspectRatio="xMinYMid slice" data-with-js aria-hidden="true">
      <rect x="2" y="2" width="24" height="44" rx="6" fill="var(--color-hole)" stroke="var(--color-text)" strokeWidth="3" />
      <path className={styles.on} d="M36 9v9" strokeWidth="3" strokeLinecap="round" />
      <circle className={styles.off} cx="36" cy="34" r="4.5" fill="none" strokeWidth="2.5" />
      <rect className={styles.knob} x="7" y="25" width="14" height="16" rx="3" />
    </svg>
  );
}
