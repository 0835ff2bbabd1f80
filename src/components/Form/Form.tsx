import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import { errorPrefix } from '../../content/forms';
import { useHydrated } from '../../lib/useHydrated';
import { ErrorSummary } from './ErrorSummary';
import { FormContext } from './formContext';
import type { Rule } from './rules';
import { StatusRegion, useStatus } from './StatusRegion';
import styles from './Form.module.css';

/** What was filled in, by field name. A checkbox that is not ticked is left out. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

export interface FormProps {
  /** Names the form. */
  readonly label: string;
  /** The name under which what is typed is kept until the tab is closed, or `forgetDraft` is called. Passwords never are. */
  readonly draft: string;
  /** By field name, in the order of the fields. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Called on submit when every rule passes; what it returns is shown below the form and announced politely. */
  readonly onValid: (values: FormValues) => ReactNode;
  /** Called on every input. */
  readonly onType?: (values: FormValues) => void;
  /** Says that the form needs JavaScript, and what to do instead. */
  readonly withoutScript: ReactNode;
  readonly children: ReactNode;
}

const titlePrefix = `${errorPrefix} `;

/**
 * A form that never leaves the page. A submit that fails shows an error at each field and a summary of all, which takes focus;
 * nothing that was typed is lost (WCAG 3.3.1, 3.3.3).
 */
export function Form({ label, draft, rules = {}, onValid, onType, withoutScript, children }: FormProps) {
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [submits, setSubmits] = useState(0);
  const [status, say] = useStatus();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = Object.entries(rules).flatMap(([name, rule]) => {
      const error = rule(values[name] ?? '');
      return error ? [[name, error] as const] : [];
    });
    // Synchronously: the summary must exist before it can take focus.
    flushSync(() => {
      setErrors(Object.fromEntries(found));
      setSubmits(submits + 1);
    });
    const isValid = found.length === 0;
    const title = document.title.startsWith(titlePrefix) ? document.title.slice(titlePrefix.length) : document.title;
    document.title = isValid ? title : titlePrefix + title;
    if (!isValid) summary.current?.focus();
    say(isValid ? onValid(values) : undefined);
  };

  const handleInput = (form: HTMLFormElement) => {
    // The status is about the values that were submitted.
    say();
    onType?.(valuesOf(form));
  };

  return (
    <FormContext value={{ formId, draft, errors, submits }}>
      {/* method="dialog" outside a dialog does nothing: without script, no password ends up in an address. */}
      <AriaForm
        className={styles.root}
        method="dialog"
        validationBehavior="aria"
        aria-label={label}
        onSubmit={handleSubmit}
        // React Aria's types have no onInput.
        render={(props) => <form {...props} onInput={(event) => handleInput(event.currentTarget)} />}
      >
        <WithoutScript>{withoutScript}</WithoutScript>
        <ErrorSummary ref={summary} errors={errors} formId={formId} />
        {children}
      </AriaForm>
      <StatusRegion>{status}</StatusRegion>
    </FormContext>
  );
}

/** A component of its own, so that hydration renders nothing else again. */
function WithoutScript({ children }: { readonly children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <p className={styles.withoutScript} data-without-js>
      {children}
    </p>
  );
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));
}
