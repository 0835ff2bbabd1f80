import { useId } from 'react';
import type { Section } from '../../content/types';
import { useSectionBeingRead } from '../../lib/useSectionBeingRead';
import styles from './ContentsList.module.css';

export interface ContentsListProps {
  readonly heading: string;
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/** Links to the sections of the page. The one being read is marked; this neither moves focus nor changes the address. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  const headingId = useId();
  const current = useSectionBeingRead(sections);
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
