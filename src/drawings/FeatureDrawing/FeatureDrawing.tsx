import type { ReactNode } from 'react';
import { Cable } from '../Cable/Cable';
import { type JackProps, JackShape, PlugShape } from '../Jack/Jack';
import styles from './FeatureDrawing.module.css';

export type FeatureDrawingName = keyof typeof drawings;

export interface FeatureDrawingProps {
  readonly name: FeatureDrawingName;
  /** `large` fits beside a heading, `small` beside one or two lines of text. */
  readonly size?: 'small' | 'large';
}

/** Illustrates a feature with jacks and cables. Decoration, so the text beside it must say the same. */
export function FeatureDrawing({ name, size = 'small' }: FeatureDrawingProps) {
  return (
    <svg className={styles.root} data-size={size} viewBox="0 0 144 96" width="144" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

/** Lines that are not cables, as wide as the ring of a jack. */
const ink = { fill: 'none', stroke: 'var(--color-text)', strokeWidth: 3, strokeLinecap: 'round' } as const;

const drawings = {
  /** Three cables end in one jack, which is the bow of a key. */
  'unified-key': (
    <>
      <path {...ink} strokeWidth="9" strokeLinecap="butt" d="M84 48h56M117 48v20M134 48v16" />
      <JackShape x={64} y={48} />
      <Cable path="M12 13C52 13 38 48 64 48" />
      <Cable path="M12 83C52 83 38 48 64 48" />
      <Cable path="M12 48H64" />
      {[13, 48, 83].map((y) => (
        <SmallJack key={y} x={12} y={y} isPlugged />
      ))}
      <PlugShape x={64} y={48} />
    </>
  ),
  /** The cable to the upper jack is cut, and a second cable takes over. */
  routing: (
    <>
      <JackShape x={23} y={48} />
      <JackShape x={121} y={23} />
      <JackShape x={121} y={73} />
      <Cable kind="cut" path="M23 48C46 48 46 23 66 20" />
      <path {...ink} strokeWidth="12" strokeLinecap="butt" d="M67 20l17-2.5" />
      <path {...ink} strokeWidth="5" strokeLinecap="butt" d="M83 17.5l8-1" />
      <Cable path="M23 48C72 48 72 73 121 73" />
      <PlugShape x={23} y={48} />
      <PlugShape x={121} y={73} />
    </>
  ),
  /** The cable returns to its jack before it reaches the other jack. */
  caching: (
    <>
      <JackShape x={23} y={48} />
      <SmallJack x={130} y={48} />
      <Cable path="M23 48C44 2 104 0 104 48S44 94 23 48" />
      <PlugShape x={23} y={48} />
    </>
  ),
  /** A meter beside a cable. */
  observability: (
    <>
      <Case x={52} y={3} width={88} />
      <path {...ink} d="M68 25l-5-5M96 15V9M124 25l5-5M79 18l-3-5M113 18l3-5" />
      <path {...ink} strokeWidth="6" d="M96 48 111 26" />
      <JackShape x={23} y={66} />
      <Cable path="M23 66C40 92 90 96 130 80" />
      <SmallJack x={130} y={80} isPlugged />
      <PlugShape x={23} y={66} />
    </>
  ),
  /** One jack sends to three small jacks. */
  webhooks: (
    <>
      <JackShape x={23} y={48} />
      {[13, 48, 83].map((y) => (
        <g key={y}>
          <path {...ink} stroke="var(--color-cable)" strokeWidth="6" d={`M23 48C80 48 70 ${y} 126 ${y}`} />
          <SmallJack x={130} y={y} isPlugged />
        </g>
      ))}
      <PlugShape x={23} y={48} />
    </>
  ),
  /** The jack is in a padlock whose shackle is a cable. */
  security: (
    <>
      <Cable path="M16 46V30C16 0 58 0 58 30V46" />
      <Case x={4} y={39} width={66} />
      <JackShape x={37} y={66} />
      <Cable path="M37 66C68 84 100 92 130 72" />
      <SmallJack x={130} y={72} isPlugged />
      <PlugShape x={37} y={66} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A jack for the end of a line. */
function SmallJack({ x, y, isPlugged }: JackProps & { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="10.5" fill="var(--color-surface-raised)" stroke="var(--color-text)" strokeWidth="3" />
      <circle cx={x} cy={y} r={isPlugged ? 5.5 : 5} fill={isPlugged ? 'var(--color-cable)' : 'var(--color-hole)'} />
    </>
  );
}

/** The body of the meter and of the padlock. */
function Case(props: { readonly x: number; readonly y: number; readonly width: number }) {
  return <rect {...ink} {...props} height="54" rx="8" fill="var(--color-surface-raised)" />;
}
