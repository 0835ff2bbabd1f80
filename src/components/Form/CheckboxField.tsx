import { useLayoutEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
import { useEarlyValue } from '../../lib/useEarlyValue';
import { Checkbox, type CheckboxProps } from './Checkbox';
import { ErrorText } from './FieldMessages';
import { useField } from './formContext';

export interface CheckboxFieldProps extends Pick<CheckboxProps, 'label' | 'hint'> {
  readonly name: string;
  readonly isRequired?: boolean;
}

/** A checkbox with an error after a failed submit. The draft of the form keeps the tick (lib/drafts.ts). */
export function CheckboxField({ name, label, hint, isRequired }: CheckboxFieldProps) {
  const { id, draft, error } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const keep = ({ checked }: HTMLInputElement) => draft && keepDraft(draft, name, checked ? 'on' : '');
  useEarlyValue(input, keep);
  useLayoutEffect(() => {
    if (draft && readDraft(draft, name) && input.current) input.current.checked = true;
  }, [draft, name]);
  const errorId = `${id}-error`;
  return (
    <div>
      {error && (
        <p id={errorId}>
          <ErrorText text={error} />
        </p>
      )}
      <Checkbox
        ref={input}
        id={id}
        name={name}
        label={label}
        hint={hint}
        onChange={({ target }) => keep(target)}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
    </div>
  );
}
