/** Keeps what is entered in a field as a part of the draft of its form (lib/drafts.ts), and restores it. */
import { useLayoutEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
import { useHydrated } from '../../lib/useHydrated';

type Field = HTMLInputElement & HTMLTextAreaElement;

/** The field must be uncontrolled. `prefill` is its text if the visitor has entered no other for the same prefill. */
export function useDraft(form: string, name: string, prefill = '') {
  const ref = useRef<Field>(null);
  const key = prefill ? `${name} ${prefill}` : name;
  const keep = () => {
    if (form && ref.current) keepDraft(form, key, entered(ref.current));
  };
  // The server knows neither the draft nor the URL, which prefills.
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    const field = ref.current;
    if (!isHydrated || !field) return undefined;
    // Entered before hydration, or restored by the browser.
    if (entered(field)) keep();
    else enter(field, (form && readDraft(form, key)) || prefill);
    return () => enter(field, '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated, form, key]);
  return { ref, onInput: keep };
}

const entered = (field: Field) => (field.type === 'checkbox' && !field.checked ? '' : field.value);

function enter(field: Field, text: string) {
  if (field.type === 'checkbox') field.checked = text !== '';
  else field.value = text;
}
