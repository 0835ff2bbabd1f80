/** What the visitor enters in the plan finder, also before hydration, and on an earlier visit. */
import { useLayoutEffect, useState } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts';
import { useEntered } from '../../lib/useEntered';

const [form, field] = ['plan-finder', 'requests'];

export function useRequests() {
  const [text, setText] = useState('');
  const onChange = (entered: string) => {
    keepDraft(form, field, entered);
    setText(entered);
  };
  // In an effect, because the server does not know the draft, and without JavaScript the finder is hidden.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setText(readDraft(form, field)), []);
  const { ref } = useEntered<HTMLInputElement>(({ value }) => onChange(value));
  return { ref, value: text, onChange };
}
