import styles from './Logo.module.css';

/** A jack with the key cable plugged in. Decoration: the name stands beside it. */
export function Logo() {
  return (
    <svg className={styles.root} viewBox="0 0 32 32" aria-hidden="true">
      <circle className={styles.ring} cx="13" cy="13" r="11" />
      <circle className={styles.hole} cx="13" cy="13" r="6.5" />
      <path className={styles.cable} d="M13 13c0 12 8 16 17 16" />
    </svg>
  );
}
