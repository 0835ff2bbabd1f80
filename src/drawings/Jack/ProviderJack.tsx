import type { ProviderMark } from '../../content/facts/providers';

/** The nut of each jack, around its center. All are about 43 units wide, as the nut of `JackShape` is. */
const nuts = {
  circle: 'M20 0A20 20 0 1 1-20 0 20 20 0 1 1 20 0Z',
  hexagon: 'M0-22 19-11V11L0 22-19 11V-11Z',
  square: 'M-18-18H18V18H-18Z',
  diamond: 'M0-24 24 0 0 24-24 0Z',
  shield: 'M-21-17H21L16 18H-16Z',
} as const;

const letterStyle = { fontSize: '15', fontWeight: '700', textAnchor: 'middle', y: '5.4' } as const;

/** The mark of a provider: a jack of its own shape, with a letter. Screen readers skip it, so nearby text must name the provider. */
export function ProviderJack({ mark }: { readonly mark: ProviderMark }) {
  return (
    <svg viewBox="-26 -26 52 52" width="2.25rem" aria-hidden="true">
      <ProviderJackShape {...mark} />
    </svg>
  );
}

/** The same in another drawing, around its origin. A provider that is down has a cross in its jack. */
export function ProviderJackShape({ shape, letter, isDown }: ProviderMark & { readonly isDown?: boolean }) {
  return (
    <>
      <path d={nuts[shape]} fill="var(--color-surface-raised)" stroke="var(--color-text)" strokeWidth="3" strokeLinejoin="round" />
      <circle r="13" fill="var(--color-hole)" />
      {isDown ? (
        <path d="M-7-7 7 7M7-7-7 7" stroke="var(--color-on-hole)" strokeWidth="4" strokeLinecap="round" />
      ) : (
        <text fill="var(--color-on-hole)" {...letterStyle}>
          {letter}
        </text>
      )}
    </>
  );
}

/** A plug in that jack, with the same letter. Draw it after its cable. The plug of the next provider is hollow. */
export function ProviderPlugShape({ letter, kind }: Pick<ProviderMark, 'letter'> & { readonly kind: 'key' | 'takeover' | 'standby' }) {
  // The color of the cable is for shapes: a letter on it is too faint.
  const color = kind === 'key' ? 'var(--color-key)' : 'var(--color-cable-4)';
  const isHollow = kind === 'standby';
  return (
    <>
      <circle r="11.5" fill={isHollow ? 'var(--color-hole)' : color} stroke={color} strokeWidth="4" />
      <text fill={isHollow ? 'var(--color-on-hole)' : 'var(--color-surface-raised)'} {...letterStyle}>
        {letter}
      </text>
    </>
  );
}
