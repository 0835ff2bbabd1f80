import type { Section } from '../../content/types';
import { useCurrentSection } from '../../lib/useCurrentSection';
import styles from './ContentsList.module.css';

export interface SectionLinksProps {
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
}

/** A list of links to the sections of the page. The current section is marked while the visitor scrolls. */
export function SectionLinks({ sections, ...list }: SectionLinksProps) {
  const current = useCurrentSection(sections);
  return (
    <ul {...list}>
      {sections.map(({ id, heading }, index) => (
        <li key={id} className={styles.item}>
          <a className={styles.link} href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
