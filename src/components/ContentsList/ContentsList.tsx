import primitives from '../../styles/primitives.module.css';
import { SectionLinks, type SectionLinksProps } from './SectionLinks';
import styles from './ContentsList.module.css';

export interface ContentsListProps extends Pick<SectionLinksProps, 'sections'> {
  readonly heading: string;
}

/** Links to the sections of the page. In narrow windows, the list opens below a bar, because it stands before the text. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <nav className={styles.root} aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      {/* The list is outside the disclosure, so that wide windows can always show it. */}
      <details className={styles.disclosure}>
        <summary className={`${primitives.fold} ${primitives.bar}`}>{heading}</summary>
      </details>
      <SectionLinks className={styles.list} sections={sections} />
    </nav>
  );
}
