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

  // In an effect, because the server knows neither the URL nor the draft. It also keeps text that was typed before hydration, or
  // that the browser restored after a reload.
  useLayoutEffect(() => {
    const earlyText = ref.current?.value ?? '';
    if (form && earlyText && earlyText !== prefill) keepDraft(form, field, earlyText);
    setValue(earlyText || (form && readDraft(form, field)) || prefill);
  }, [form, field, prefill]);

  useLayoutEffect(() => keepValueAttributeEmpty(ref.current), []);

  const onChange = (text: string) => {
    if (form) keepDraft(form, field, text);
    setValue(text);
  };
  return { ref, value, onChange };
}
