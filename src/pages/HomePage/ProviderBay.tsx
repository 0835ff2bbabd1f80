import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { listed, providerBay } from '../../content/providerBay';
import { Cable } from '../../drawings/Cable/Cable';
import { Jack, JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import { announce } from '../../lib/announce';
import styles from './ProviderBay.module.css';

export interface ProviderBayProps<Id extends string> {
  /** Names the group, and is shown. */
  readonly label: string;
  /** The providers that can be chosen and taken down, in the order in which they take over. */
  readonly providers: readonly { readonly id: Id; readonly label: string }[];
  readonly onPlug: (id: Id) => void;
}

const { sockets, states, events, unavailable } = providerBay;

// In sixteenths of a rem, as high as the rows of the list.
const pitch = 56;
const keyY = (pitch * sockets.length) / 2;
const socketY = (index: number) => pitch * (index + 0.5);
/** Where a plug that has fallen out of its socket hangs. `x` is in hundredths of the drawing, like everything that is stretched. */
const fallen = { x: 46, y: keyY + 42 };
/** Where the cable begins when its plug has been pulled out of the key. */
const loose = { x: 0, y: keyY + 90 };

/**
 * The key, the sockets that it reaches, and a breaker for each provider: radio buttons plug the key in, checkboxes take a
 * provider down. CSS alone draws what follows from them, so that it works before the app and without it. `data-when` says in
 * which cases a part is shown; the style sheet lists them, and shows the answers of up to four providers.
 */
export function ProviderBay<Id extends string>({ label, providers, onPlug }: ProviderBayProps<Id>) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const others = sockets.filter((socket) => providers.every((provider) => provider.id !== socket.id));

  const labels = providers.map((provider) => provider.label);

  const checked = (type: 'radio' | 'checkbox') => {
    const values = Array.from(root.current?.querySelectorAll<HTMLInputElement>(`[type=${type}]:checked`) ?? [], ({ value }) => value);
    return providers.filter((provider) => values.includes(provider.id));
  };

  // Plugged in before hydration, or restored by the browser: React hears of neither.
  useEffect(() => {
    const [plugged] = checked('radio');
    if (plugged) onPlug(plugged.id);
    // Once: later choices come by onChange.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const handleChange = () => {
    const [plugged] = checked('radio');
    const down = checked('checkbox');
    if (plugged) onPlug(plugged.id);
    const answering = [...(plugged ? [plugged] : []), ...providers].find((provider) => !down.includes(provider));
    announce(providerBay.spoken(down.map((provider) => provider.label), answering?.label));
  };

  return (
    <fieldset ref={root} className={styles.root} onChange={handleChange}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{providerBay.hint}</p>
      <div className={styles.rows}>
        <Drawing>
          <At x={0} y={keyY}>
            <JackShape x={0} y={0} />
            {/* In right-to-left pages the drawing is mirrored (base.css), and this mirrors the text back. */}
            <text className={styles.key} y="-32" textAnchor="middle" data-leads>
              {providerBay.key}
            </text>
          </At>
        </Drawing>
        {providers.map((provider, index) => (
          <Fragment key={provider.id}>
            <input
              id={`${id}-${provider.id}`}
              className={styles.radio}
              type="radio"
              name={id}
              value={provider.id}
              defaultChecked={index === 0}
            />
            <input id={`${id}-${provider.id}-down`} className={styles.switch} type="checkbox" value={provider.id} />
            <div className={styles.row}>
              <label className={styles.socket} htmlFor={`${id}-${provider.id}`}>
                <Jack />
                {provider.label}
              </label>
              <div className={styles.states}>
                <span data-when="plugged,takeover">{states.answers}</span>
                <span data-when="standby">{states.standby}</span>
                <span data-when="down">{states.down}</span>
              </div>
              <label className={styles.breaker} htmlFor={`${id}-${provider.id}-down`}>
                <Breaker />
                {providerBay.breaker} <VisuallyHidden>{provider.label}</VisuallyHidden>
              </label>
              <Cables y={socketY(sockets.findIndex((socket) => socket.id === provider.id))} />
            </div>
          </Fragment>
        ))}
        <ul className={styles.others}>
          {others.map((socket) => (
            <li key={socket.id} className={styles.row}>
              <span className={styles.socket}>
                <Jack />
                {socket.name}
              </span>
            </li>
          ))}
        </ul>
        <Drawing>
          <g data-when="some">
            <At x={0} y={keyY}>
              <PlugShape x={0} y={0} />
            </At>
          </g>
          <g data-when="none">
            <Stretched>
              <Cable isStretched path={`M${loose.x} ${loose.y}C${loose.x} ${loose.y + 46} 22 ${loose.y + 46} 25 ${fallen.y + 20}S${fallen.x} ${fallen.y - 50} ${fallen.x} ${fallen.y}`} />
            </Stretched>
            <FallenPlug x="0%" y={loose.y} turn={90} />
            <FallenPlug x={`${fallen.x}%`} y={fallen.y} turn={-90} />
          </g>
        </Drawing>
      </div>
      {providers.map((provider, index) => (
        <Answer
          key={provider.id}
          condition={index === 0 ? providerBay.whenUp(provider.label) : providerBay.whenDown(listed(labels.slice(0, index)))}
          events={events.answered}
        >
          {providerBay.answers(provider.label)}
        </Answer>
      ))}
      <Answer when="none" condition={providerBay.whenDown(listed(labels))} events={events.failed}>
        {unavailable.code} {unavailable.meaning}. {providerBay.nobody}
      </Answer>
    </fieldset>
  );
}

interface AnswerProps {
  readonly when?: string;
  readonly condition: string;
  readonly events: readonly string[];
  readonly children: ReactNode;
}

/** Who answers, and the events that are sent. */
function Answer({ when, condition, events: sent, children }: AnswerProps) {
  return (
    <p className={styles.answer} data-when={when}>
      <span className={styles.condition}>{condition}</span>
      <strong>{children}</strong> <code translate="no">{sent.join(' → ')}</code>
    </p>
  );
}

/** The cables that can lead to the socket at height `y`. Each ends in its plug, and comes with it. */
function Cables({ y }: { readonly y: number }) {
  const path = `M0 ${keyY}C40 ${keyY + 26} 42 ${y + 26} 100 ${y}`;
  return (
    <>
      {(['key', 'standby', 'takeover'] as const).map((kind) => (
        <Drawing key={kind} when={kind === 'key' ? 'plugged' : kind}>
          <Stretched>
            <Cable isStretched kind={kind} path={path} />
          </Stretched>
          <At x="100%" y={y}>
            <PlugShape x={0} y={0} kind={kind} />
          </At>
        </Drawing>
      ))}
      <Drawing when="dropped">
        <Stretched>
          <Cable isStretched path={`M0 ${keyY}C26 ${keyY - 26} ${fallen.x} ${keyY - 20} ${fallen.x} ${fallen.y}`} />
        </Stretched>
        <FallenPlug x={`${fallen.x}%`} y={fallen.y} turn={-90} />
      </Drawing>
      <Drawing when="down">
        <At x="100%" y={y}>
          <path d="M-9-9 9 9M9-9-9 9" stroke="var(--color-on-hole)" strokeWidth="4" strokeLinecap="round" />
        </At>
      </Drawing>
    </>
  );
}

/** A layer over the space between the key and the sockets: as wide as that is, as high as all rows. */
function Drawing({ when, children }: { readonly when?: string; readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} data-when={when} width="240" height={`${(pitch * sockets.length) / 16}rem`} aria-hidden="true" data-leads>
      {children}
    </svg>
  );
}

/** Its content is stretched to the width of the drawing. */
function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 100 ${pitch * sockets.length}`} width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
      {children}
    </svg>
  );
}

/** Its content is not stretched, and has its origin at `x`, `y`. */
function At({ x, y, children }: { readonly x: number | string; readonly y: number; readonly children: ReactNode }) {
  return (
    <svg x={x} y={`${y / 16}rem`} width="1rem" height="1rem" viewBox="0 0 16 16" overflow="visible">
      {children}
    </svg>
  );
}

function FallenPlug({ x, y, turn }: { readonly x: string; readonly y: number; readonly turn: number }) {
  return (
    <At x={x} y={y}>
      <g transform={`rotate(${turn}) scale(0.72)`}>
        <SidePlug x={0} y={0} />
      </g>
    </At>
  );
}

/** A switch whose lever is up, or down. */
function Breaker() {
  return (
    <svg className={styles.switchDrawing} viewBox="0 0 22 36" width="22" aria-hidden="true">
      <rect x="2" y="2" width="18" height="32" rx="5" fill="var(--color-hole)" stroke="var(--color-text)" strokeWidth="3" />
      <rect className={styles.lever} x="6" y="6" width="10" height="11" rx="2.5" fill="var(--color-on-hole)" />
    </svg>
  );
}
