import { Checkbox, type CheckboxProps } from './Checkbox';
import { ErrorText } from './FieldMessages';
import { useField } from './formContext';
import { useDraft } from './useDraft';

export interface CheckboxFieldProps extends Pick<CheckboxProps, 'label' | 'hint'> {
  readonly name: string;
  readonly isRequired?: boolean;
}

/** A checkbox with an error after a failed submit. The draft of the form keeps the tick (lib/drafts.ts). */
export function CheckboxField({ name, label, hint, isRequired }: CheckboxFieldProps) {
  const { id, draft, error } = useField(name);
  const errorId = `${id}-error`;
  return (
    <div>
      {error && (
        <p id={errorId}>
          <ErrorText text={error} />
        </p>
      )}
      <Checkbox
        {...useDraft(draft, name)}
        id={id}
        name={name}
        label={label}
        hint={hint}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
    </div>
  );
}
