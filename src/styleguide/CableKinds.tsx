import { Cable } from '../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../drawings/Jack/Jack';
import { Rack } from '../drawings/Rack/Rack';
import styles from './CableKinds.module.css';

const columns = [48, 144, 240, 336];
const rows = [44, 132, 220];
/** From one jack to another, each as column and row. */
const cables = [
  { kind: 'cut', from: [0, 2], to: [1, 0] },
  { kind: 'standby', from: [0, 1], to: [2, 2] },
  { kind: 'key', from: [0, 0], to: [3, 0] },
] as const;

/** All kinds of cable in one bay. Decorative: an exhibit further down names each. */
export function CableKinds() {
  const plugged = cables.filter(({ kind }) => kind === 'key').flatMap(({ from, to }) => [from, to]);
  return (
    <Rack variant="bare">
      <svg className={styles.root} viewBox="0 0 384 264" aria-hidden="true">
        {rows.flatMap((y) => columns.map((x) => <JackShape key={`${x} ${y}`} x={x} y={y} />))}
        {cables.map(({ kind, from, to }) => (
          <Cable key={kind} kind={kind} path={hang(at(from), at(to))} />
        ))}
        {plugged.map((jack) => (
          <PlugShape key={jack.join(' ')} {...at(jack)} />
        ))}
      </svg>
    </Rack>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function at([column, row]: readonly [number, number]): Point {
  return { x: columns[column] ?? 0, y: rows[row] ?? 0 };
}

/** The path of a cable that hangs with a little slack. */
function hang(from: Point, to: Point): string {
  const slack = 28 + Math.abs(to.x - from.x) / 6;
  return `M${from.x} ${from.y}C${from.x + 24} ${from.y + slack} ${to.x - 24} ${to.y + slack} ${to.x} ${to.y}`;
}
