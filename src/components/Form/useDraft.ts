/** Keeps what is entered in a field as a part of the draft of its form (lib/drafts.ts), and restores it. */
import { useLayoutEffect } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { keepDraft, readDraft } from '../../lib/drafts';
import { useEntered } from '../../lib/useEntered';

type Field = HTMLInputElement & HTMLTextAreaElement;

/** The field must be uncontrolled. `prefill` is its text if the visitor has entered no other for the same prefill. */
export function useDraft(form: string, name: string, prefill = '') {
  const key = prefill ? `${name} ${prefill}` : name;
  const props = useEntered<Field>((field) => keepDraft(form, key, entered(field)));
  // The server knows neither the draft nor the URL, which prefills.
  const isHydrated = !useIsSSR();
  useLayoutEffect(() => {
    const field = props.ref.current;
    if (!isHydrated || !field) return undefined;
    if (!entered(field)) enter(field, readDraft(form, key) || prefill);
    return () => enter(field, '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated, form, key]);
  return props;
}

const entered = (field: HTMLInputElement) => (field.type === 'checkbox' && !field.checked ? '' : field.value);

function enter(field: Field, text: string) {
  if (field.type === 'checkbox') field.checked = text !== '';
  // Even '' would remove what Chromium's password manager has filled in, which scripts cannot read yet.
  else if (field.value !== text) field.value = text;
}
