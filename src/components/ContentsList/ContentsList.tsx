import { onThisPage } from '../../content/interface';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { SectionLinks, type SectionLinksProps } from './SectionLinks';
import styles from './ContentsList.module.css';

/** Links to the sections of the page. In narrow windows, the list opens below a bar, because it stands before the text. */
export function ContentsList({ sections }: Pick<SectionLinksProps, 'sections'>) {
  return (
    <nav className={styles.root} aria-label={onThisPage}>
      <p className={styles.heading}>{onThisPage}</p>
      {/* The list is outside the disclosure, so that wide windows can always show it. */}
      <details className={`${layout.narrowOnly} ${styles.disclosure}`}>
        <summary className={`${primitives.fold} ${primitives.bar}`}>{onThisPage}</summary>
      </details>
      <SectionLinks className={styles.list} sections={sections} />
    </nav>
  );
}
