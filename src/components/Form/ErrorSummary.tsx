import type { Ref } from 'react';
import { problemsHeading } from '../../content/interface';
import { ErrorMark } from './FieldMessages';
import { fieldId } from './formContext';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  readonly formId: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists every error of a form as a link to its field. Focusable by script. Renders nothing without errors. */
export function ErrorSummary({ formId, errors, ref }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  const headingId = `${formId}-problems`;
  return (
    <div ref={ref} className={styles.root} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId} className={styles.heading}>
        <ErrorMark />
        <span>{problemsHeading(entries.length)}</span>
      </h2>
      <ul className={styles.list}>
        {entries.map(([name, error]) => {
          const id = fieldId(formId, name);
          return (
            <li key={name}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The browser would add a history entry and not focus every field.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {error}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
