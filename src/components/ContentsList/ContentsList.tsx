import type { Section } from '../../content/types';
import { useCurrentSection } from '../../lib/useCurrentSection';
import primitives from '../../styles/primitives.module.css';
import styles from './ContentsList.module.css';

export interface ContentsListProps {
  readonly heading: string;
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/**
 * Links to the sections of the page. The current section is marked while the visitor scrolls. In narrow windows, the list opens below
 * a bar, because it stands before the text.
 */
export function ContentsList({ heading, sections }: ContentsListProps) {
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.root} aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      {/* The list is outside the disclosure, so that wide windows can always show it. */}
      <details className={styles.disclosure}>
        <summary className={styles.summary}>
          {heading}
          <svg className={primitives.icon} viewBox="0 0 16 16" width="16" aria-hidden="true">
            <path d="m3 5.5 5 5 5-5" />
          </svg>
        </summary>
      </details>
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
