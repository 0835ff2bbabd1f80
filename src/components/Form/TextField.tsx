import type { ComponentProps } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { describedBy, FieldMessages } from './FieldMessages';
import { useField } from './formContext';
import { useText } from './useText';
import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
  /** WCAG 1.3.5: what the browser may fill in. Never `off`: browsers then put nothing back after Back either. */
  readonly autoComplete?: 'name' | 'email';
  readonly isRequired?: boolean;
  /** More than one line. */
  readonly isMultiline?: boolean;
  /** Put into the field while it is empty. */
  readonly prefill?: string;
}

/** A text field with its label above, a hint and, after a submit that failed, what is wrong. What is typed is kept (lib/drafts.ts). */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, type, autoComplete, isRequired, isMultiline, prefill } = props;
  const { id, draft, error } = useField(name);
  const { ref, value, onChange } = useText({ form: draft, field: name, prefill });
  return (
    <AriaTextField
      id={id}
      className={styles.root}
      name={name}
      type={type}
      autoComplete={autoComplete}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      value={value}
      onChange={onChange}
    >
      <Label className={styles.label}>{label}</Label>
      <FieldMessages hint={hint} error={error} />
      {isMultiline ? (
        <TextArea
          ref={ref}
          className={styles.input}
          rows={6}
          // React Aria prerenders the type of an input, which HTML does not know here.
          render={({ type: _, ...area }: ComponentProps<'textarea'> & { readonly type?: string }) => (
            <textarea {...area} aria-describedby={describedBy(area['aria-describedby'], { hint, error })} />
          )}
        />
      ) : (
        <Input
          ref={ref}
          className={styles.input}
          render={(input) => <input {...input} aria-describedby={describedBy(input['aria-describedby'], { hint, error })} />}
        />
      )}
    </AriaTextField>
  );
}
