import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { providerBay } from '../../content/pages/providerBay';
import { Jack } from '../../drawings/Jack/Jack';
import { announce } from '../../lib/announce';
import { useEarlyValue } from '../../lib/useEarlyValue';
import styles from './ProviderBay.module.css';
import { ProviderWiring } from './ProviderWiring';

export interface ProviderBayProps<Id extends string> {
  /** The visible name of the group. */
  readonly label: string;
  /** The providers in the order in which they take over. */
  readonly providers: readonly { readonly id: Id; readonly label: string }[];
  /** The provider that the call names. */
  readonly plugged: Id;
  readonly onPlug: (id: Id) => void;
}

const { states, events, unavailable } = providerBay;

/** Selects a provider, takes providers down, and shows which provider responds. */
export function ProviderBay<Id extends string>({ label, providers, plugged, onPlug }: ProviderBayProps<Id>) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [down, setDown] = useState<readonly Id[]>([]);

  const isUp = (provider: { readonly id: Id }) => !down.includes(provider.id);
  const first = providers.find((provider) => provider.id === plugged);
  const order = [...(first ? [first] : []), ...providers.filter((provider) => provider !== first)];
  const answering = order.find(isUp);
  const standby = order.filter(isUp)[1];

  /** Copies the state of the inputs into React. */
  const update = () => {
    const checked = Array.from(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []);
    const isChecked = (type: string, value: Id) => checked.some((input) => input.type === type && input.value === value);
    const nextPlugged = providers.find((provider) => isChecked('radio', provider.id));
    const nextDown = providers.filter((provider) => !isChecked('checkbox', provider.id));
    if (nextPlugged) onPlug(nextPlugged.id);
    setDown(nextDown.map((provider) => provider.id));
    return {
      nextDown,
      nextAnswering: [...(nextPlugged ? [nextPlugged] : []), ...providers].find((provider) => !nextDown.includes(provider)),
    };
  };

  useEarlyValue(root, update);

  const handleChange = () => {
    const { nextDown, nextAnswering } = update();
    announce(
      providerBay.spoken(
        nextDown.map((provider) => provider.label),
        nextAnswering?.label,
      ),
    );
  };

  const stateOf = (provider: (typeof providers)[number]) => {
    if (provider === answering) return states.answers;
    if (!isUp(provider)) return states.down;
    return provider === standby ? states.standby : '';
  };

  return (
    <fieldset ref={root} className={styles.root} onChange={handleChange}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{providerBay.hint}</p>
      <div className={styles.rows}>
        {providers.map((provider, index) => (
          <div key={provider.id} className={styles.row}>
            <input
              id={`${id}-${provider.id}`}
              className={styles.radio}
              data-with-js
              type="radio"
              name={id}
              value={provider.id}
              defaultChecked={index === 0}
            />
            <label className={styles.socket} htmlFor={`${id}-${provider.id}`}>
              <Jack />
              {provider.label}
            </label>
            <span className={styles.state}>{stateOf(provider)}</span>
            <input
              id={`${id}-${provider.id}-up`}
              className={styles.switch}
              data-with-js
              type="checkbox"
              value={provider.id}
              defaultChecked
            />
            <label className={styles.breaker} data-with-js htmlFor={`${id}-${provider.id}-up`}>
              <Lever />
              <span>
                {providerBay.breaker}
                <VisuallyHidden>&nbsp;{providerBay.breakerOf(provider.label)}</VisuallyHidden>
              </span>
            </label>
          </div>
        ))}
        <ProviderWiring
          isUp={providers.map(isUp)}
          plugged={providers.findIndex((provider) => provider === first)}
          answering={providers.findIndex((provider) => provider === answering)}
          standby={providers.findIndex((provider) => provider === standby)}
        />
      </div>
      {/* All results share one place, which is as high as the longest result, so that the page does not move. */}
      <div className={styles.answers}>
        {[...order, undefined].map((provider, failures) => (
          <p key={provider?.id ?? ''} className={styles.answer} data-shown={provider === answering || undefined}>
            <span className={styles.condition}>
              {failures
                ? providerBay.whenDown(order.slice(0, failures).map((failed) => failed.label))
                : providerBay.whenUp(provider?.label ?? '')}
            </span>
            <strong>
              {provider ? providerBay.answers(provider.label) : `${unavailable.code} ${unavailable.meaning}. ${providerBay.nobody}`}
            </strong>{' '}
            <code translate="no">
              {providerBay.attempts(
                order.slice(0, failures + 1).map((tried) => tried.id),
                Boolean(provider),
              )}
              <br />
              {events[provider ? 'answered' : 'failed']}
            </code>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function Lever() {
  return (
    <svg className={styles.lever} viewBox="0 0 22 36" width="1.25rem" aria-hidden="true">
      <rect x="2" y="2" width="18" height="32" rx="5" fill="var(--color-hole)" stroke="var(--color-text)" strokeWidth="3" />
      <rect x="6" y="19" width="10" height="11" rx="2.5" fill="var(--color-cable)" />
    </svg>
  );
}
