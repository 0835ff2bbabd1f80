import type { ReactNode } from 'react';
import { ErrorText } from './FieldMessages';
import { useField } from './formContext';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  /** May hold links: they are no part of what a press ticks. */
  readonly label: ReactNode;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

/**
 * A native checkbox. React Aria's hides its input by an inline style, which the policy blocks when it is prerendered; and its
 * first render after hydration would take back what somebody has ticked before.
 */
export function CheckboxField({ name, label, hint, isRequired }: CheckboxFieldProps) {
  const { id, error } = useField(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div>
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
          aria-describedby={describedBy || undefined}
        />
        <div className={styles.text}>
          <label htmlFor={id}>{label}</label>
          {hint && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
