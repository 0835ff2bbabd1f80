import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly heading: ReactNode;
  /** A sentence or two under the heading. */
  readonly lead?: ReactNode;
  /** A few words above the heading that say which part of the site this is. */
  readonly eyebrow?: string;
  /** A picture beside the words, where there is room. */
  readonly drawing?: ReactNode;
}

/** The start of a page: its only h1, which takes focus after a client navigation. */
export function PageHeader({ heading, lead, eyebrow, drawing }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </header>
  );
}
