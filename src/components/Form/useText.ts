/** The controlled value of a React Aria text field. It keeps text that was typed before hydration. */
import { useLayoutEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
import { keepValueAttributeEmpty } from '../../lib/keepValueAttributeEmpty';

interface TextDraft {
  /** The keys of the draft (lib/drafts.ts). */
  readonly form: string;
  readonly field: string;
  /** The initial value, used only if the field and the draft are empty. */
  readonly prefill?: string;
}

/** Without `draft`, nothing is stored. Passwords use that. */
export function useText(draft?: TextDraft) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const { form, field = '', prefill = '' } = draft ?? {};

  const onChange = (text: string) => {
    if (form) keepDraft(form, field, text);
    setValue(text);
  };

  useLayoutEffect(() => {
    keepValueAttributeEmpty(ref.current);
    // Typed before hydration, or restored by the browser after a reload. On mount only: later, a link may have prefilled the field.
    const earlyText = ref.current?.value ?? '';
    if (earlyText && earlyText !== prefill) onChange(earlyText);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // In an effect, because the server knows neither the URL nor the draft. The prefill of one link replaces that of another.
  useLayoutEffect(() => {
    if (form) setValue(readDraft(form, field) || prefill);
  }, [form, field, prefill]);
  return { ref, value, onChange };
}
