import { home } from '../../content/home';
import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import styles from './KeyCables.module.css';

const { keyCables, trust } = home;
const jacks = trust.items;
type JackId = (typeof jacks)[number]['id'];

export interface KeyCablesProps {
  readonly pluggedId: JackId;
  /** The end of the dashed cable: the provider that takes over when the plugged one fails. */
  readonly standbyId: JackId;
}

const key = { x: 34, y: 206 };
const socketX = 196;
const socketY = (index: number) => 36 + 85 * index;
// In drawing order: the thick cable lies on top.
const kinds = ['free', 'standby', 'key'] as const;

/** The key, its cable and the sockets that it reaches. Must stand beside `CableLegend`, which says the same in words. */
export function KeyCables({ pluggedId, standbyId }: KeyCablesProps) {
  const cables = jacks
    .map(({ id }, index) => ({ id, y: socketY(index), kind: kinds[id === pluggedId ? 2 : id === standbyId ? 1 : 0] }))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 404 412"
      role="img"
      aria-label={keyCables.name(jacks.map(({ name }) => name).join(', '))}
    >
      <JackShape {...key} />
      {jacks.map(({ id, name }, index) => (
        <g key={id}>
          <JackShape x={socketX} y={socketY(index)} />
          <text className={styles.label} data-plugged={id === pluggedId || undefined} x={socketX + 38} y={socketY(index) + 8}>
            {name}
          </text>
        </g>
      ))}
      {cables.map(({ id, y, kind }) => (
        <Cable
          // A new key makes a new element, which draws itself again.
          key={id + kind}
          kind={kind}
          isDrawn={kind === 'key'}
          path={`M${key.x} ${key.y}C${key.x + 96} ${key.y + 34} 96 ${y + 34} ${socketX} ${y}`}
        />
      ))}
      <PlugShape {...key} />
      <PlugShape x={socketX} y={socketY(jacks.findIndex(({ id }) => id === pluggedId))} />
      <text className={styles.label} data-plugged x={key.x - 22} y={key.y - 36}>
        {keyCables.key}
      </text>
    </svg>
  );
}

/** Says in words where the cables of `KeyCables` go. */
export function CableLegend({ pluggedId, standbyId }: KeyCablesProps) {
  const nameOf = (id: JackId) => jacks.find((jack) => jack.id === id)?.name;
  return (
    <ul className={styles.legend}>
      <li>
        <Swatch kind="key" />
        {keyCables.plugged} <span translate="no">{nameOf(pluggedId)}</span>
      </li>
      <li>
        <Swatch kind="standby" />
        {keyCables.standby} <span translate="no">{nameOf(standbyId)}</span>
      </li>
    </ul>
  );
}

function Swatch({ kind }: { readonly kind: (typeof kinds)[number] }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 48 16" aria-hidden="true">
      <Cable kind={kind} path="M8 8h32" />
    </svg>
  );
}
