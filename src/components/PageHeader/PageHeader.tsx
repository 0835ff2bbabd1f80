import type { ReactNode } from 'react';
import { SampleTag } from '../SampleTag/SampleTag';
import layout from '../../styles/layout.module.css';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly heading: ReactNode;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** Such as the date of an article. */
  readonly byline?: ReactNode;
  /** Adds a Sample tag, for a page of invented content. */
  readonly isSample?: boolean;
  /** The section of the site, above the heading. */
  readonly eyebrow?: ReactNode;
  /** Beside the text in wide windows, and below it in narrow ones. */
  readonly drawing?: ReactNode;
}

/** The start of a page, with its only h1. The h1 receives focus after a client navigation. */
export function PageHeader({ heading, lead, byline, isSample, eyebrow, drawing }: PageHeaderProps) {
  return (
    <header className={`${layout.columns} ${styles.root}`} data-split={drawing ? 'words' : undefined} data-gap="3">
      <div className={layout.stack} data-gap="1">
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {(byline || isSample) && (
          <p className={layout.cluster}>
            {byline}
            {isSample && <SampleTag />}
          </p>
        )}
      </div>
      {drawing && <div>{drawing}</div>}
    </header>
  );
}
