import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldInput } from './FieldInput';
import { FieldMessages } from './FieldMessages';
import { useField } from './formContext';
import { useDraft } from './useDraft';
import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
  /** The purpose of the field (WCAG 1.3.5). Not `off`, because browsers then restore nothing after Back. */
  readonly autoComplete?: 'name' | 'email';
  readonly isRequired?: boolean;
  readonly isMultiline?: boolean;
  /** The initial value, for example from the URL. */
  readonly prefill?: string;
}

/** A text field with a label, a hint, and an error after a failed submit. The draft of the form keeps its text (lib/drafts.ts). */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, type, autoComplete, isRequired, isMultiline, prefill } = props;
  const { id, draft, error } = useField(name);
  const { ref, onChange } = useDraft(draft, name, prefill);
  return (
    <AriaTextField
      id={id}
      className={styles.root}
      name={name}
      type={type}
      autoComplete={autoComplete}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <FieldMessages hint={hint} error={error} />
      <FieldInput ref={ref} isUncontrolled rows={isMultiline ? 6 : undefined} onChange={onChange} hint={hint} error={error} />
    </AriaTextField>
  );
}
