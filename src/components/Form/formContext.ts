/** What a form shares with its fields. */
import { createContext, useContext } from 'react';

interface FormState {
  readonly formId: string;
  /** The name under which what is typed is kept (lib/drafts.ts); with '' nothing is. */
  readonly draft: string;
  /** What is wrong, by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** How often the form was submitted. */
  readonly submits: number;
}

export const FormContext = createContext<FormState>({ formId: '', draft: '', errors: {}, submits: 0 });

/** The id of the field called `name`, its error, if it has one, and what it must know of its form. */
export function useField(name: string) {
  const { formId, draft, errors, submits } = useContext(FormContext);
  return { id: fieldId(formId, name), draft, error: errors[name], submits };
}

/** The id of a field, to which labels and the error summary refer. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
