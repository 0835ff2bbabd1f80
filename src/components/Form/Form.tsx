import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Form.module.css';
import { FormErrorsContext, fieldId } from './formErrors';

/** Returns what is wrong with a value and how to mend it, or nothing. An unticked checkbox has the value ''. */
export type Rule = (value: string) => string | undefined;

export interface FormProps {
  /** Names the form. */
  readonly label: string;
  /** By field name, in the order of the fields. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Called with what was filled in, once no rule objects. */
  readonly onValid: (values: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
  /** Shown below the form, and spoken politely whenever it changes. */
  readonly status?: ReactNode;
}

const errorPrefix = 'Error: ';

/**
 * A form that never leaves the page. On submit it says by each field and in a summary, which takes focus, what is
 * missing; nothing that was typed is lost (WCAG 3.3.1, 3.3.3).
 */
export function Form({ label, rules, onValid, children, status }: FormProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const entries = Object.entries(errors);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(Array.from(data, ([name, value]) => [name, String(value)]));
    const found = Object.entries(rules).flatMap(([name, rule]) => {
      const error = rule(values[name] ?? '');
      return error ? [[name, error] as const] : [];
    });
    // At once, so that the summary is there to take focus.
    flushSync(() => setErrors(Object.fromEntries(found)));
    const title = document.title.replace(errorPrefix, '');
    document.title = found.length ? errorPrefix + title : title;
    if (found.length) summary.current?.focus();
    else onValid(values);
  };

  return (
    <FormErrorsContext value={{ formId: id, errors }}>
      {/* method="dialog" outside a dialog does nothing: without script, no password ends up in an address. */}
      <form className={styles.root} method="dialog" noValidate aria-label={label} onSubmit={handleSubmit}>
        {entries.length > 0 && (
          <div ref={summary} className={styles.summary} role="group" aria-labelledby={`${id}-summary`} tabIndex={-1}>
            <h2 id={`${id}-summary`} className={styles.summaryHeading}>
              There is a problem
            </h2>
            <ul className={styles.summaryList}>
              {entries.map(([name, error]) => (
                <li key={name}>
                  <a
                    href={`#${fieldId(id, name)}`}
                    onClick={(event) => {
                      // Into the field, and not only to it.
                      event.preventDefault();
                      document.getElementById(fieldId(id, name))?.focus();
                    }}
                  >
                    {error}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </form>
      <div role="status" className={styles.status}>
        {status}
      </div>
    </FormErrorsContext>
  );
}
