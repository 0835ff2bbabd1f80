/**
 * The elements of a page before hydration. If a translator, an extension, or a host has changed the page, React replaces all elements.
 * Whatever a visitor has done to the old elements then moves to the new ones.
 */

interface EarlyElements {
  /** The element, or the one that has replaced it. Undefined if there is none. */
  readonly current: <Kind extends HTMLElement>(element: Kind) => Kind | undefined;
  /** Moves what was entered, and the cursor. Call it before effects of React read the fields. */
  readonly moveInput: () => void;
  /** Moves focus, unless the visitor has moved on. Call it after each replacement. */
  readonly moveFocus: () => void;
}

type Field = HTMLInputElement;

/** Call it before hydration. */
export function earlyElements(root: Element): EarlyElements {
  const early = keysOf(root);
  const texts = new Map(Array.from(root.querySelectorAll('textarea'), (area) => [area as HTMLElement, area.value]));
  const focused = document.activeElement as Field | null;
  const [start, end] = [focused?.selectionStart ?? null, focused?.selectionEnd ?? null];
  const current = <Kind extends HTMLElement>(element: Kind) => {
    if (element.isConnected) return element;
    const key = early.get(element);
    // A key has the kind of its element.
    return Array.from(keysOf(root)).find(([, other]) => other === key)?.[0] as Kind | undefined;
  };
  const moveInput = () => {
    for (const element of early.keys()) {
      if (isField(element)) {
        const replacement = current(element);
        if (!replacement) continue;
        // React resets a text area that has an initial text.
        const value = (element.value === element.defaultValue && texts.get(element)) || element.value;
        const isOther = replacement !== element || replacement.value !== value;
        if (replacement.value !== value) replacement.value = value;
        // Null in a field without a cursor, such as that of an email address.
        if (isOther && element === focused && start !== null) replacement.setSelectionRange(start, end);
        if (replacement.checked !== element.checked) replacement.checked = element.checked;
      } else if (element instanceof HTMLDialogElement && element.open) current(element)?.showModal();
      else if (element instanceof HTMLDetailsElement) current(element)?.toggleAttribute('open', element.open);
      // SiteHeader reads this attribute.
      else if (element.dataset.menu !== undefined) current(element)?.setAttribute('aria-expanded', String(element.ariaExpanded));
    }
  };
  const moveFocus = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    current(focused)?.focus({ preventScroll: true });
  };
  return { current, moveInput, moveFocus };
}

const isField = (element: HTMLElement): element is Field => element.matches('input, textarea');

/** A key of each element that outlasts a replacement. Not its id, which React changes, and not its text, which may be translated. */
function keysOf(root: Element): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  const elements = root.querySelectorAll<Field & HTMLAnchorElement>('a, button, details, dialog, input, summary, textarea, [role=tab]');
  return new Map(
    Array.from(elements, (element) => {
      // React also changes the names of radio buttons. Typing changes the value of a text field.
      const isChoice = element.type === 'radio' || element.type === 'checkbox';
      const kind = [element.localName, element.type, isChoice ? element.value : element.name, element.href].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [element, `${kind},${count}`];
    }),
  );
}
