/** The controlled value of a React Aria text field, which keeps what was typed before hydration. */
import { useLayoutEffect, useRef, useState } from 'react';

/** `prefill` is put in when the field is empty, once hydrated: the server cannot know what the address asks for. */
export function useText(prefill = '') {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [value, onChange] = useState('');
  // Without it, the first render after hydration would empty a field in which somebody is already typing.
  useLayoutEffect(() => onChange(ref.current?.value || prefill), [prefill]);
  return { ref, value, onChange };
}
