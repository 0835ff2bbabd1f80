import { LogoShape } from '../Logo/Logo';

export interface SiteIconProps {
  /**
   * `tab` is legible at 16 px and transparent. `tile` fills the square of a home screen. Of `maskable`, a home screen may
   * cut off everything outside a circle of 80 % of its width.
   */
  readonly kind: 'tab' | 'tile' | 'maskable';
}

/** The logo as an icon. */
export function SiteIcon({ kind }: SiteIconProps) {
  return kind === 'tab' ? (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none">
      <SmallLogoShape />
    </svg>
  ) : (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={kind === 'tile' ? '-11.5 -12 74 74' : '-15.5 -16 82 82'}>
      <path fill="var(--color-surface-raised)" d="M-16-16h83v83h-83Z" />
      <LogoShape />
    </svg>
  );
}

/**
 * The logo reduced to a bold ring and the key cable that ends in it. At 16 px the rings and outlines of the whole logo run
 * into each other.
 */
function SmallLogoShape() {
  return (
    <>
      <path d="M13.2 35A16.5 16.5 0 1 1 31.5 31.9" stroke="var(--color-text)" strokeWidth="6.5" />
      <path d="M20 20V26C20 38 28 43 43 43" stroke="var(--color-cable)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="20" cy="20" r="8.5" fill="var(--color-cable)" />
    </>
  );
}
