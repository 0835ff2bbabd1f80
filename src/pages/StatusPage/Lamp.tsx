export interface LampProps {
  /** `large` is as high as the text beside it. */
  readonly size?: 'small' | 'large';
}

/** Decoration: the text beside it must state the same. */
export function Lamp({ size = 'small' }: LampProps) {
  return (
    <svg viewBox="0 0 24 24" width={size === 'large' ? '1em' : '1.25rem'} aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="none" stroke="var(--color-success)" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="8" fill="var(--color-success)" />
      <path
        d="m8 12.5 2.75 2.75L16 9.5"
        fill="none"
        stroke="var(--color-surface)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
