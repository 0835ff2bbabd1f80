import { LogoShape } from '../Logo/Logo';

export interface SiteIconProps {
  /**
   * `tab` is legible at 16 px. `tile` fills the square of a home screen. Each has its own background, because tab bars
   * are light or dark.
   */
  readonly kind: 'tab' | 'tile';
}

/** The logo as an icon, for the files that the build draws. */
export function SiteIcon({ kind }: SiteIconProps) {
  return kind === 'tab' ? (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 54 54" fill="none">
      <rect x="-3" y="-3" width="54" height="54" rx="11" fill="var(--color-surface-raised)" />
      <SmallLogoShape />
    </svg>
  ) : (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-11.5 -12 74 74">
      <path fill="var(--color-surface-raised)" d="M-12-12h75v75h-75Z" />
      <LogoShape />
    </svg>
  );
}

/** The logo reduced to a bold ring and its cable. At 16 px, the details of the whole logo would blur. */
function SmallLogoShape() {
  return (
    <>
      <path d="M13.2 35A16.5 16.5 0 1 1 31.5 31.9" stroke="var(--color-text)" strokeWidth="6.5" />
      <path d="M20 20V26C20 38 28 43 43 43" stroke="var(--color-cable)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="20" cy="20" r="8.5" fill="var(--color-cable)" />
    </>
  );
}
