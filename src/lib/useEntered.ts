/** Reports what a visitor enters or chooses by hand, also before hydration, of which React gets no event. */
import { type ChangeEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface EnteredProps<Element> {
  readonly ref: RefObject<Element | null>;
  readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/**
 * The props of a field, or of an element around fields. `onEntered` gets each field that the visitor changes, and on mount each that was
 * changed before hydration or that the browser has restored.
 */
export function useEntered<Element extends HTMLElement>(onEntered: (field: HTMLInputElement) => void): EnteredProps<Element> {
  const ref = useRef<Element>(null);
  const handleEarly = useEffectEvent(onEntered);
  useLayoutEffect(() => {
    const fields = ref.current?.matches('input, textarea') ? [ref.current] : (ref.current?.querySelectorAll('input, textarea') ?? []);
    for (const field of fields as Iterable<HTMLInputElement>) if (isChanged(field)) handleEarly(field);
    // On mount only: events report later changes.
  }, []);
  return { ref, onChange: ({ target }) => onEntered(target as HTMLInputElement) };
}

function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}
