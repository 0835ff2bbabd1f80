import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
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
 * first render after hydration would take back what somebody has ticked before. The tick is kept (lib/drafts.ts).
 */
export function CheckboxField({ name, label, hint, isRequired }: CheckboxFieldProps) {
  const { id, draft, error } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!draft) return;
    if (input.current?.checked) keepDraft(draft, name, 'on');
    else if (input.current && readDraft(draft, name)) input.current.checked = true;
  }, [draft, name]);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div>
      {error && (
        <p id={errorId}>
          <ErrorText text={error} />
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="checkbox"
          name={name}
          onChange={(event) => draft && keepDraft(draft, name, event.target.checked ? 'on' : '')}
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
