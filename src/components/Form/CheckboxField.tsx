import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
import { useEarlyValue } from '../../lib/useEarlyValue';
import { ErrorText } from './FieldMessages';
import { useField } from './formContext';
import primitives from '../../styles/primitives.module.css';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  /** May contain links. A click on a link does not tick the box. */
  readonly label: ReactNode;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

/**
 * A native checkbox. React Aria's checkbox hides its input with an inline style, which the content security policy blocks, and
 * hydration would clear an early tick. The draft of the form keeps the tick (lib/drafts.ts).
 */
export function CheckboxField({ name, label, hint, isRequired }: CheckboxFieldProps) {
  const { id, draft, error } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const keep = ({ checked }: HTMLInputElement) => draft && keepDraft(draft, name, checked ? 'on' : '');
  useEarlyValue(input, keep);
  useLayoutEffect(() => {
    if (draft && readDraft(draft, name) && input.current) input.current.checked = true;
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
          onChange={({ target }) => keep(target)}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <div className={styles.text}>
          <label htmlFor={id}>{label}</label>
          {hint && (
            <p id={hintId} className={primitives.quiet}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
