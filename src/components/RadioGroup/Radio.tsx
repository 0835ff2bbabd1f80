import type { ComponentProps } from 'react';
import styles from './Radio.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string;
}

/**
 * A native radio button. React Aria's radio buttons would add script and an inline style, which the content security policy blocks.
 */
export function Radio({ label, ...props }: RadioProps) {
  return (
    <label className={styles.root}>
      <input {...props} className={styles.input} type="radio" />
      {label}
    </label>
  );
}
