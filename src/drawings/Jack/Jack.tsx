import type { ProviderMark } from '../../content/facts/providers';
import { type CableKind, strokes } from '../Cable/Cable';

export interface JackProps {
  /** The mark of a provider: a nut of its own shape, and a letter in the hole. */
  readonly mark?: ProviderMark;
  /** Shows the head of a plug in the hole. */
  readonly isPlugged?: boolean;
  /** Shows a cross in the hole. */
  readonly isDown?: boolean;
  /** Text in the hole, for example the number of a step. */
  readonly text?: string;
}

/** A socket of the patch bay: a ring around a dark hole. Screen readers skip it, so nearby text must say the same. */
export function Jack(props: JackProps) {
  return (
    <svg viewBox="0 0 48 48" width={props.mark ? '2.25rem' : '3rem'} aria-hidden="true">
      <JackShape x={24} y={24} text={props.mark?.letter} {...props} />
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The nut of each jack, around its center. All are about 43 units wide. */
const nuts = {
  circle: 'M20 0A20 20 0 1 1-20 0 20 20 0 1 1 20 0Z',
  hexagon: 'M0-22 19-11V11L0 22-19 11V-11Z',
  square: 'M-18-18H18V18H-18Z',
  diamond: 'M0-24 24 0 0 24-24 0Z',
  shield: 'M-21-17H21L16 18H-16Z',
} as const;

/**
 * A jack in another drawing, with its center at `x`, `y`. Colors are attributes, because the build draws cards and icons without
 * stylesheets.
 */
export function JackShape({ x, y, mark, isPlugged, isDown, text }: JackProps & Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={nuts[mark?.shape ?? 'circle']}
        fill="var(--color-surface-raised)"
        stroke="var(--color-text)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle r="13" fill="var(--color-hole)" />
      {isDown ? (
        <path d="M-7-7 7 7M7-7-7 7" stroke="var(--color-on-hole)" strokeWidth="4" strokeLinecap="round" />
      ) : (
        text && <Letter text={text} color="var(--color-on-hole)" />
      )}
      {isPlugged && <PlugShape x={0} y={0} />}
    </g>
  );
}

interface PlugShapeProps extends Place {
  /** The kind of its cable. A `standby` plug with a letter is hollow. */
  readonly kind?: CableKind;
  /** The letter of the provider. */
  readonly letter?: string;
}

/** The head of a plug from the front. Draw it after its cable, because it covers the end of the cable. */
export function PlugShape({ x, y, kind = 'key', letter }: PlugShapeProps) {
  const color = strokes[kind].stroke;
  if (!letter) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="11" fill={color} stroke="var(--color-surface-raised)" strokeWidth="2.5" />
        <circle r="3.5" fill="var(--color-surface-raised)" />
      </g>
    );
  }
  const isHollow = kind === 'standby';
  // The color of the cable is for shapes: a letter on it is too faint.
  const fill = isHollow ? 'var(--color-hole)' : kind === 'key' ? 'var(--color-key)' : color;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11.5" fill={fill} stroke={kind === 'key' ? fill : color} strokeWidth="4" />
      <Letter text={letter} color={isHollow ? 'var(--color-on-hole)' : 'var(--color-surface-raised)'} />
    </g>
  );
}

function Letter({ text, color }: { readonly text: string; readonly color: string }) {
  return (
    <text y="5.4" fill={color} fontSize="15" fontWeight="700" textAnchor="middle">
      {text}
    </text>
  );
}
