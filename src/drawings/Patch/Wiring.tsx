import type { ReactNode } from 'react';
import type { ProviderMark } from '../../content/facts/providers';
import { Cable, type CableKind } from '../Cable/Cable';
import { JackShape, PlugShape } from '../Jack/Jack';

export interface WiringJack {
  readonly id: string;
  /** Columns and rows count from 0. A fraction is between two of them. */
  readonly column: number;
  readonly row: number;
  readonly mark?: ProviderMark;
  /** Shows a cross. By default, a jack is down if a cut cable ends there. */
  readonly isDown?: boolean;
}

export interface WiringCable {
  /** The ids of two jacks. */
  readonly from: string;
  readonly to: string;
  readonly kind?: CableKind;
}

/**
 * The control points of cables that leave to the right, as percentages of the drawing: the first is `x1` from the start to the end, and
 * `y1` below the start, and the second is `y2` below the end.
 */
export type Bend = readonly [x1: number, y1: number, x2: number, y2: number];

export interface WiringProps {
  readonly jacks: readonly WiringJack[];
  /** Later ones cover earlier ones. */
  readonly cables: readonly WiringCable[];
  readonly className: string | undefined;
  /** The direction in which cables leave their jacks. */
  readonly direction?: 'right' | 'down';
  readonly bend?: Bend;
  /** Multiplies the size of the jacks. */
  readonly scale?: number;
  /** Multiplies the width of the cables. */
  readonly weight?: number;
  /** The accessible name. Without one, screen readers skip the drawing. */
  readonly name?: string;
  /** Drawn behind the cables. */
  readonly children?: ReactNode;
}

/**
 * Jacks, and the cables between them. The first and the last column are at the edges, and the rows share the height. It grows with its
 * element, so that it lines up with text in a grid of equal rows. Around both, `dir="ltr"` is necessary: a translator to Arabic sets
 * `dir="rtl"` on the page, which would mirror the text and not the drawing.
 */
export function Wiring({
  jacks,
  cables,
  className,
  direction = 'right',
  bend: [x1, y1, x2, y2] = [45, 4, 55, 4],
  scale = 1,
  weight = 1,
  name,
  children,
}: WiringProps) {
  const lastColumn = Math.max(1, ...jacks.map(({ column }) => column));
  const rows = Math.ceil(Math.max(...jacks.map(({ row }) => row))) + 1;
  // More rows make the drawing higher. Cables that hang lower with it would cover what is below.
  const sag = Math.min(1, 5 / rows);
  const placed = jacks.map((jack) => ({ ...jack, x: (100 * jack.column) / lastColumn, y: (100 * (jack.row + 0.5)) / rows }));

  const at = (id: string): Point => {
    const jack = placed.find((each) => each.id === id);
    if (!jack) throw new Error(`A cable leads to "${id}", but there is no such jack.`);
    return jack;
  };

  return (
    <svg className={className} width="240" fontSize="1rem" overflow="visible" role={name && 'img'} aria-label={name} aria-hidden={!name}>
      {placed.map(({ id, x, y, mark }) => (
        <At key={id} x={x} y={y} scale={scale}>
          {/* A plug brings the letter again. */}
          <JackShape x={0} y={0} mark={mark} text={plugIn(id, cables) ? undefined : mark?.letter} />
        </At>
      ))}
      {children}
      {cables.map(({ from, to, kind }) => (
        <g key={`${from} ${to} ${kind}`}>
          <Stretched>
            <Cable isStretched kind={kind} weight={weight} path={pathOf(at(from), at(to), direction, [x1, y1 * sag, x2, y2 * sag])} />
          </Stretched>
        </g>
      ))}
      {placed.map(({ id, x, y, mark, isDown }) => {
        const kind = plugIn(id, cables);
        return (
          (kind || isDown) && (
            <At key={`${id} ${kind}`} x={x} y={y} scale={scale}>
              {!kind || kind === 'cut' || isDown ? (
                <JackShape x={0} y={0} mark={mark} isDown={isDown ?? kind === 'cut'} />
              ) : (
                <PlugShape x={0} y={0} kind={kind} letter={mark?.letter} />
              )}
            </At>
          )
        );
      })}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In units of 100 by 100. */
function pathOf(from: Point, to: Point, direction: 'right' | 'down', [x1, y1, x2, y2]: Bend): string {
  if (direction === 'down') {
    const [across, along] = [to.x - from.x, to.y - from.y];
    return `M${from.x} ${from.y}C${from.x + across * 0.5} ${from.y + along * 0.3} ${to.x} ${from.y + along * 0.5} ${to.x} ${to.y}`;
  }
  const across = (percentage: number) => from.x + ((to.x - from.x) * percentage) / 100;
  return `M${from.x} ${from.y}C${across(x1)} ${from.y + y1} ${across(x2)} ${to.y + y2} ${to.x} ${to.y}`;
}

/** A plug has the kind of the cable that ends there. Where the cables start, it is that of the key. */
function plugIn(id: string, cables: readonly WiringCable[]): CableKind | undefined {
  const end = cables.filter(({ to }) => to === id).at(-1);
  if (end) return end.kind ?? 'key';
  const start = cables.find(({ from }) => from === id);
  return start && (start.kind?.startsWith('key') ? start.kind : 'key');
}

/** Stretches cables to the size of the drawing. They need `isStretched`. */
export function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
      {children}
    </svg>
  );
}

/** Places unstretched content with its origin at a percentage of the drawing. 16 units are one em of the drawing. */
export function At({ x, y, scale = 1, children }: Point & { readonly scale?: number; readonly children: ReactNode }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible">
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>{children}</g>
    </svg>
  );
}
