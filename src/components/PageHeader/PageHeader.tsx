import type { ReactNode } from 'react';
import { SampleTag } from '../SampleTag/SampleTag';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly heading: ReactNode;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** What the page says is an example: a tag below the lead says so. */
  readonly isSample?: boolean | undefined;
  /** The part of the site that the page belongs to, above the heading. */
  readonly eyebrow?: ReactNode;
  /** Beside the text where there is room, and below it elsewhere. */
  readonly drawing?: ReactNode;
}

/** The start of a page, with its only h1, which receives focus after a client navigation. */
export function PageHeader({ heading, lead, isSample, eyebrow, drawing }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {isSample && (
          <p className={styles.tag}>
            <SampleTag />
          </p>
        )}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </header>
  );
}
