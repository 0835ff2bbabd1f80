import { frame } from '../../content/frame';
import styles from './SkipLink.module.css';

/** The id of the page's <main>: link and target share it. */
export const mainId = 'main';

/** WCAG 2.4.1: the first stop of every page; shown while it has focus. */
export function SkipLink() {
  return (
    <a className={styles.root} href={`#${mainId}`}>
      {frame.skipLink}
    </a>
  );
}
