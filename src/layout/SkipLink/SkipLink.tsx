import { layoutText } from '../../content/interface';
import styles from './SkipLink.module.css';

/** The id of <main>, the target of the skip link. */
export const mainId = 'main';

/** The first tab stop of every page, visible while it has focus (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles.root} href={`#${mainId}`}>
      {layoutText.skipLink}
    </a>
  );
}
