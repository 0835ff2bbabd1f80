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

interface Opening {
  readonly count: number;
  /** The option that is active at once. */
  readonly active: false | 'first' | 'last';
}

/** What React Aria gives a list that belongs to a field. */
export type ListProps = ReturnType<typeof useAutocomplete>['collectionProps'] & { readonly autoFocus: Opening['active']; readonly ref: RefObject<HTMLElement | null> };

export function useCombobox({ input, value, onChange, hasOptions }: ComboboxOptions) {
  const [isClosed, setIsClosed] = useState(false);
  const [opening, setOpening] = useState<Opening>({ count: 0, active: false });
  const isOpen = hasOptions && !isClosed;

  const open = (active: Opening['active']) => {
    setIsClosed(false);
    setOpening({ count: opening.count + 1, active });
  };
  const change = (text: string) => {
    if (isClosed) open(false);
    onChange(text);
  };

  const listRef = useRef<HTMLElement>(null);
  const state = useAutocompleteState({ inputValue: value, onInputChange: change });
  const { inputProps, collectionProps, collectionRef } = useAutocomplete({ inputRef: input, collectionRef: listRef, disableAutoFocusFirst: true }, state);
  // The types are those of React Aria's own fields.
  const { onChange: type, ...field } = inputProps as unknown as Omit<ComponentProps<'input'>, 'onChange'> & Pick<typeof inputProps, 'onChange'>;

  // React Aria remembers the active option for as long as an element has its id: so each opening of the list has ids of its own.
  const listId = `${collectionProps.id}-${opening.count}`;
  const close = () => {
    setIsClosed(true);
    state.setFocusedNodeId(null);
  };

  /** The keys that React Aria leaves to the field. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      // The first press closes the list, the second clears the field.
      if (isOpen) close();
      else change('');
    } else if (hasOptions && isClosed && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      // The list renders before React Aria hears this key, and it would go on to the second option.
      event.stopPropagation();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
    } else if (/^(Home|End)$/.test(event.key) && !field['aria-activedescendant']) {
      // While no option is active these keys move in the text: React Aria would move to the list.
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
      'aria-controls': isOpen ? listId : undefined,
      onChange: ({ target }) => type?.(target.value),
      onKeyDownCapture: handleKey,
    } satisfies ComponentProps<'input'>,
    list: { ...collectionProps, id: listId, autoFocus: opening.active, ref: collectionRef } satisfies ListProps,
  };
}
