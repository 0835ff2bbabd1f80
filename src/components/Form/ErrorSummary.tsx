import type { Ref } from 'react';
import { problemsHeading } from '../../content/forms';
import { ErrorMark } from './FieldMessages';
import { fieldId } from './formContext';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  readonly formId: string;
  /** By field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists every error of a form, each as a link into its field. Can take focus; renders nothing without errors. */
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
                  // Into the field, not only to it, and without a history entry.
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
