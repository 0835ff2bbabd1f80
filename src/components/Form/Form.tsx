import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { errorPrefix, noAnswer, submitNeedsScript } from '../../content/interface';
import { markSubmitted } from '../../lib/drafts';
import { ErrorSummary } from './ErrorSummary';
import { FormContext } from './formContext';
import type { Rule } from './rules';
import { errorsIn, type ServerErrors } from './serverErrors';
import { StatusMessage, StatusRegion, useStatus } from './StatusRegion';
import { useBusy } from './useBusy';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './Form.module.css';

/** Values by field name. An unticked checkbox has no entry. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

export interface FormProps {
  /** The accessible name of the form. */
  readonly label: string;
  /** The URL of the server that receives the form. Without it, the form sends nothing. */
  readonly action?: string;
  /** The messages of the errors that this server finds. */
  readonly serverErrors: ServerErrors;
  /** The key under which typed text is kept until `forgetDraft` or until the tab closes. Passwords are never kept. */
  readonly draft: string;
  /** Rules by field name, in the order of the fields. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Called on submit when every rule passes. Its result is shown below the form and announced. */
  readonly onValid: (values: FormValues) => ReactNode;
  /** Called on every input. */
  readonly onInput?: (values: FormValues) => void;
  /** Shown without JavaScript: an alternative to the form. */
  readonly withoutScript: ReactNode;
  readonly children: ReactNode;
}

const titlePrefix = `${errorPrefix} `;

/**
 * A form that sends nothing, or that the browser itself sends to `action`. A failed submit shows an error at each field and moves focus to
 * a summary. All values stay (WCAG 3.3.1, 3.3.3).
 */
export function Form(props: FormProps) {
  const { label, action, serverErrors, draft, rules = {}, onValid, onInput, withoutScript, children } = props;
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [status, showStatus] = useStatus();
  const [isBusy, setBusy] = useBusy((hasNoAnswer) => {
    markSubmitted('');
    showStatus(hasNoAnswer && <StatusMessage {...noAnswer} />);
  });
  const search = useSearch();

  /** Returns whether there are none. */
  const showErrors = (newErrors: Readonly<Record<string, string>>, movesFocus = true): boolean => {
    // Synchronous, because the summary must exist before it takes focus.
    flushSync(() => setErrors(newErrors));
    const isValid = Object.keys(newErrors).length === 0;
    const title = document.title.startsWith(titlePrefix) ? document.title.slice(titlePrefix.length) : document.title;
    document.title = isValid ? title : titlePrefix + title;
    if (isValid || !movesFocus) return isValid;
    // Browsers would show the middle of a summary that is taller than the window.
    summary.current?.focus({ preventScroll: true });
    summary.current?.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'start' });
    return isValid;
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!action || isBusy) event.preventDefault();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget);
    const newErrors = Object.entries(rules).flatMap(([name, rule]) => {
      const error = rule(values[name] ?? '');
      return error ? [[name, error] as const] : [];
    });
    setSubmitCount(submitCount + 1);
    const isValid = showErrors(Object.fromEntries(newErrors));
    if (!isValid) event.preventDefault();
    const isSent = isValid && Boolean(action);
    if (isSent) markSubmitted(draft);
    setBusy(isSent);
    showStatus(isValid ? onValid(values) : undefined);
  };

  const handleInput = (form: HTMLFormElement) => {
    // The status describes the submitted values only.
    if (!isBusy) showStatus();
    onInput?.(valuesOf(form));
  };

  useLayoutEffect(() => {
    if (!action) return;
    const found = errorsIn(search, serverErrors);
    // Focus stays in a field in which the visitor may already type. Later, because React cannot render synchronously in an effect.
    if (Object.keys(found).length > 0) queueMicrotask(() => showErrors(found, !document.activeElement?.closest('form')));
    // The messages never change while the page is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  return (
    <FormContext value={{ formId, draft, errors, submitCount, isBusy }}>
      {/* method="dialog" outside a dialog does nothing, so without JavaScript no password gets into a URL. */}
      <form
        className={`${layout.stack} ${styles.root}`}
        data-gap="3"
        method={action ? 'post' : 'dialog'}
        action={action || undefined}
        noValidate
        aria-label={label}
        onSubmit={handleSubmit}
        onInput={(event) => handleInput(event.currentTarget)}
      >
        <p className={styles.withoutScript} data-without-js>
          {withoutScript}
        </p>
        <ErrorSummary ref={summary} errors={errors} formId={formId} />
        {children}
        {!action && (
          <p className={primitives.quiet} data-without-js>
            {submitNeedsScript}
          </p>
        )}
      </form>
      <StatusRegion>{status}</StatusRegion>
    </FormContext>
  );
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));
}
