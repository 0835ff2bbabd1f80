/**
 * A combobox by React Aria's hooks. Its components would do the same, but what they import is in chunks that pages with forms and
 * tabs load, too: each of those would weigh 2 kB more.
 */
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { useAutocompleteState } from 'react-stately/private/autocomplete/useAutocompleteState';

interface ComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hasOptions: boolean;
}

/** What React Aria gives a list that belongs to a field. */
export type ListProps = ReturnType<typeof useAutocomplete>['collectionProps'] & { readonly ref: RefObject<HTMLElement | null> };

export function useCombobox({ input, value, onChange, hasOptions }: ComboboxOptions) {
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = hasOptions && !isClosed;
  const change = (text: string) => {
    setIsClosed(false);
    onChange(text);
  };

  const listRef = useRef<HTMLElement>(null);
  const state = useAutocompleteState({ inputValue: value, onInputChange: change });
  const { inputProps, collectionProps, collectionRef } = useAutocomplete({ inputRef: input, collectionRef: listRef, disableAutoFocusFirst: true }, state);
  // The types are those of React Aria's own fields.
  const { onChange: type, ...field } = inputProps as unknown as Omit<ComponentProps<'input'>, 'onChange'> & Pick<typeof inputProps, 'onChange'>;

  /** The keys that React Aria leaves to the field. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      // First the list, then what was typed.
      if (isOpen) setIsClosed(true);
      else change('');
    } else if (hasOptions && isClosed && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      setIsClosed(false);
    } else if (/^(Home|End)$/.test(event.key) && !field['aria-activedescendant']) {
      // Within the text, as long as no option is active: React Aria would go to the list.
      event.stopPropagation();
    }
  };

  return {
    isOpen,
    field: {
      ...field,
      ref: input,
      role: 'combobox',
      'aria-expanded': isOpen,
      onChange: ({ target }) => type?.(target.value),
      onKeyDownCapture: handleKey,
    } satisfies ComponentProps<'input'>,
    list: { ...collectionProps, ref: collectionRef } satisfies ListProps,
  };
}
