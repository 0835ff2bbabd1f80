/** Reports what a visitor entered before hydration, and what the browser restored. React receives no event for either. */
import { type RefObject, useLayoutEffect } from 'react';

/** Calls `onEarly` on mount for each changed field: `ref` itself, or the fields inside it. */
export function useEarlyValue(ref: RefObject<Element | null>, onEarly: (field: HTMLInputElement) => void): void {
  useLayoutEffect(() => {
    const fields = ref.current?.matches('input, textarea') ? [ref.current] : (ref.current?.querySelectorAll('input, textarea') ?? []);
    for (const field of fields as Iterable<HTMLInputElement>) if (isChanged(field)) onEarly(field);
    // On mount only: events report later changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}
