/** The state that a form shares with its fields. */
import { createContext, use } from 'react';

interface FormState {
  readonly formId: string;
  /** The key of the draft (lib/drafts.ts). */
  readonly draft: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly submitCount: number;
  /** The form is on its way to a server. */
  readonly isBusy: boolean;
}

export const FormContext = createContext<FormState>({ formId: '', draft: '', errors: {}, submitCount: 0, isBusy: false });

/** The id and the error of the field `name`, and the state of its form. */
export function useField(name: string) {
  const { formId, draft, errors, submitCount } = use(FormContext);
  return { id: fieldId(formId, name), draft, error: errors[name], submitCount };
}

export const useIsBusy = (): boolean => use(FormContext).isBusy;

/** The id of a field, for its label and the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
