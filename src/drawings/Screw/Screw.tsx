import styles from './Screw.module.css';

export interface ScrewProps {
  /** How far it was turned, in degrees: no two in a row are turned alike. */
  readonly turn: number;
}

/** What holds a faceplate in its rack. Decoration. */
export function Screw({ turn }: ScrewProps) {
  return (
    <svg className={styles.root} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.75" />
      <path d="M3.5 8h9" transform={`rotate(${turn} 8 8)`} />
    </svg>
  );
}
