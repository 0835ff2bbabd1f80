/** What a form shares with its fields. */
import { createContext, useContext } from 'react';

interface FormState {
  readonly formId: string;
  /** What is wrong, by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** How often the form was submitted. */
  readonly submits: number;
}

export const FormContext = createContext<FormState>({ formId: '', errors: {}, submits: 0 });

/** The id of the field called `name`, its error, if it has one, and how often its form was submitted. */
export function useField(name: string) {
  const { formId, errors, submits } = useContext(FormContext);
  return { id: fieldId(formId, name), error: errors[name], submits };
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
