import styles from './Lamp.module.css';

export interface LampProps {
  /** `large` is as high as the text beside it. */
  readonly size?: 'small' | 'large';
}

/** Decoration: the text beside it must state the same. */
export function Lamp({ size = 'small' }: LampProps) {
  return (
    <svg className={styles.root} data-size={size} viewBox="0 0 24 24" width="24" aria-hidden="true">
      <circle className={styles.ring} cx="12" cy="12" r="10.5" />
      <circle className={styles.light} cx="12" cy="12" r="8" />
      <path className={styles.tick} d="m8 12.5 2.75 2.75L16 9.5" />
    </svg>
  );
}
