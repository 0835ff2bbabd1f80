/** What the fields of a form know of it: which of them are wrong, and what their ids are. */
import { createContext, useContext } from 'react';

interface FormErrors {
  readonly formId: string;
  /** By field name. */
  readonly errors: Readonly<Record<string, string>>;
}

export const FormErrorsContext = createContext<FormErrors>({ formId: '', errors: {} });

/** The id of the field called `name`, and its error, if it has one. */
export function useField(name: string): { readonly id: string; readonly error: string | undefined } {
  const { formId, errors } = useContext(FormErrorsContext);
  return { id: fieldId(formId, name), error: errors[name] };
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
