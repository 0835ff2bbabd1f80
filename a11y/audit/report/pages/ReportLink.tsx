import type { ReactNode } from 'react';
import styles from '../../../../src/components/SiteLink/SiteLink.module.css';

export interface ReportLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** As those of SiteLink. */
  readonly variant?: 'text' | 'quiet';
  readonly isCurrent?: boolean;
}

/**
 * A link of the report. It looks like a SiteLink, which cannot be used: that has no relative addresses, and would add "external
 * site" to some hundred links to the standard.
 */
export function ReportLink({ href, children, variant, isCurrent }: ReportLinkProps) {
  return (
    <a className={styles.root} data-variant={variant} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
