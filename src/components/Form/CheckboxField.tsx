import type { ReactNode } from 'react';
import { ErrorText } from './FieldMessages';
import { useField } from './formErrors';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  /** May hold links: they are no part of what a press ticks. */
  readonly label: ReactNode;
  readonly isRequired?: boolean;
}

/** A native checkbox: the platform draws and speaks it best. */
export function CheckboxField({ name, label, isRequired }: CheckboxFieldProps) {
  const { id, error } = useField(name);
  const errorId = `${id}-error`;
  return (
    <div className={styles.root}>
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorText text={error} />
        </p>
      )}
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="checkbox"
          name={name}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
    </div>
  );
}
