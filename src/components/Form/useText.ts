/** The controlled value of a React Aria text field, which keeps what was typed before hydration. */
import { useLayoutEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';

interface KeptText {
  /** The names under which the text is kept until the page is shown again (lib/drafts.ts). */
  readonly form: string;
  readonly field: string;
  /** Put in when the field is empty and nothing was typed before. */
  readonly prefill?: string;
}

/** Without `kept`, nothing outlives the page, which is how passwords are treated. */
export function useText(kept?: KeptText) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [value, setValue] = useState('');
  const { form, field = '', prefill = '' } = kept ?? {};

  // Once hydrated: the server knows neither the address nor what was typed. And the first render after hydration would empty a
  // field in which somebody is already typing, or in which the browser has put back what was there before a reload.
  useLayoutEffect(() => {
    const early = ref.current?.value ?? '';
    if (form && early && early !== prefill) keepDraft(form, field, early);
    setValue(early || (form && readDraft(form, field)) || prefill);
  }, [form, field, prefill]);

  // React writes what is typed into the `value` attribute too, by this property. After Back, Chromium puts back only what differs
  // from that attribute; and a password has no business there.
  useLayoutEffect(() => {
    if (ref.current) Object.defineProperty(ref.current, 'defaultValue', { value: '', writable: true });
  }, []);

  const onChange = (text: string) => {
    if (form) keepDraft(form, field, text);
    setValue(text);
  };
  return { ref, value, onChange };
}
