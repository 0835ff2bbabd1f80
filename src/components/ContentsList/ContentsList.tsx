import { useId } from 'react';
import type { Section } from '../../content/types';
import { useCurrentSection } from '../../lib/useCurrentSection';
import styles from './ContentsList.module.css';

export interface ContentsListProps {
  readonly heading: string;
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/** Links to the sections of the page. The current section is marked while the visitor scrolls. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  const headingId = useId();
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.root} aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.list}>
        {sections.map(({ id, heading: text }, index) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
