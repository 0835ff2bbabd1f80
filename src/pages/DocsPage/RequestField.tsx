import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldInput } from '../../components/Form/FieldInput';
import { FieldMessages } from '../../components/Form/FieldMessages';
import fieldStyles from '../../components/Form/TextField.module.css';
import styles from './RequestField.module.css';

export interface RequestFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isMultiline?: boolean;
  readonly inputMode?: 'decimal' | 'numeric';
}

/**
 * A field of the request builder. Unlike a TextField, it leaves its value and draft to the builder, which also changes it with the provider,
 * and its error is below it, because the field must not move during typing.
 */
export function RequestField({ name, label, value, error, isMultiline, inputMode }: RequestFieldProps) {
  return (
    <AriaTextField
      className={fieldStyles.root}
      name={name}
      value={value}
      isInvalid={error !== undefined}
      autoComplete="off"
      spellCheck="false"
    >
      <Label className={styles.label}>{label}</Label>
      <FieldInput
        rows={isMultiline ? 1 : undefined}
        className={isMultiline ? styles.area : undefined}
        inputMode={inputMode}
        error={error}
      />
      <FieldMessages error={error} />
    </AriaTextField>
  );
}
