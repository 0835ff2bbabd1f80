import { JackShape } from '../../components/Jack/Jack';
import { home } from '../../content/home';
import styles from './KeyCables.module.css';

const jacks = home.trust.items;
type JackId = (typeof jacks)[number]['id'];

export interface KeyCablesProps {
  readonly pluggedId: JackId;
  /** Where the dashed cable goes: what takes over when the plugged provider fails. */
  readonly standbyId: JackId;
}

const key = { x: 30, y: 194 };

/** One key cable and the sockets that it reaches; the legend below says in words what the cables say. */
export function KeyCables({ pluggedId, standbyId }: KeyCablesProps) {
  const nameOf = (id: JackId) => jacks.find((jack) => jack.id === id)?.name;
  // Drawn in this order: the thick cable lies on top.
  const cables = jacks
    .map(({ id }, index) => ({ id, y: 34 + 80 * index, kind: id === pluggedId ? 'plugged' : id === standbyId ? 'standby' : 'free' }))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <figure className={styles.root}>
      <svg
        className={styles.drawing}
        viewBox="0 0 384 388"
        role="img"
        aria-label={`One key, with a cable to each of ${jacks.map(({ name }) => name).join(', ')}`}
      >
        {cables.map(({ id, y, kind }) => (
          <path
            // Another cable is another element, so that it draws itself.
            key={id + kind}
            className={styles.cable}
            data-kind={kind}
            pathLength={kind === 'plugged' ? 1 : undefined}
            d={`M${key.x} ${key.y}C${key.x + 84} ${key.y + 30} 84 ${y + 30} 176 ${y}`}
          />
        ))}
        <JackShape x={key.x} y={key.y} isPlugged />
        <text className={styles.label} x={key.x - 22} y={key.y - 34}>
          Key
        </text>
        {jacks.map(({ id, name }, index) => (
          <g key={id}>
            <JackShape x={176} y={34 + 80 * index} isPlugged={id === pluggedId} />
            <text className={styles.label} data-plugged={id === pluggedId || undefined} x={212} y={42 + 80 * index}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          <li>
            <Swatch kind="plugged" />
            Plugged in: {nameOf(pluggedId)}
          </li>
          <li>
            <Swatch kind="standby" />
            Takes over if it fails: {nameOf(standbyId)}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

const order = ['free', 'standby', 'plugged'];

function Swatch({ kind }: { readonly kind: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 48 16" aria-hidden="true">
      <path className={styles.cable} data-kind={kind} d="M8 8h32" />
    </svg>
  );
}
