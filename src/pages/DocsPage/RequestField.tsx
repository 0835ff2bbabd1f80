import type { ComponentProps } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { FieldError } from 'react-aria-components/FieldError';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { describedBy, ErrorText } from '../../components/Form/FieldMessages';
import fieldStyles from '../../components/Form/TextField.module.css';
import styles from './RequestField.module.css';

export interface RequestFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly isMultiline?: boolean;
  readonly inputMode?: 'decimal' | 'numeric';
}

/** A field of the request builder, which holds its value. Its error is below it, unlike that of a form field. */
export function RequestField({ name, label, value, error, onChange, isMultiline, inputMode }: RequestFieldProps) {
  const messages = { hint: undefined, error };
  return (
    <AriaTextField
      className={fieldStyles.root}
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      autoComplete="off"
      spellCheck="false"
    >
      <Label className={styles.label}>{label}</Label>
      {isMultiline ? (
        <TextArea
          className={`${fieldStyles.input} ${styles.area}`}
          rows={1}
          // React Aria prerenders a `type` attribute, which HTML does not allow on a textarea.
          render={({ type: _, ...area }: ComponentProps<'textarea'> & { readonly type?: string }) => (
            <textarea {...area} aria-describedby={describedBy(area['aria-describedby'], messages)} />
          )}
        />
      ) : (
        <Input
          className={fieldStyles.input}
          inputMode={inputMode}
          render={(input) => <input {...input} aria-describedby={describedBy(input['aria-describedby'], messages)} />}
        />
      )}
      <FieldError>
        <ErrorText text={error} />
      </FieldError>
    </AriaTextField>
  );
}
