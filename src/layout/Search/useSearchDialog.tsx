import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { withBase } from '../../lib/base';
import { isTextKey, keyOf } from '../../lib/keyOf';
import { isSearchShortcut } from '../../lib/searchShortcuts';
import { pathOf } from '../../content/siteRoutes';
import type { SearchDialog } from './SearchDialog';

/** After this time, the search page opens instead of the dialog. */
const dialogTimeoutMs = 4000;

export interface SearchDialogControl {
  readonly open: () => void;
  readonly prefetch: () => void;
  readonly dialog: ReactNode;
}

/** The search dialog, its shortcuts, and its lazy code. If the code does not load or throws, the search page opens. */
export function useSearchDialog(): SearchDialogControl {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  /** The first query while the dialog is open. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;
  const isOpening = useRef(false);
  /** What is typed while the code of the dialog loads, for its field. */
  const typed = useRef('');

  const open = useCallback(async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    typed.current = '';
    const { href } = location;
    const outcome = await Promise.race([
      load().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, dialogTimeoutMs)),
    ]);
    // The visitor has followed a link in the meantime.
    const isWanted = location.href === href;
    if (outcome && isWanted) {
      // At once, so that the next key gets into the field.
      flushSync(() => {
        setDialog(() => outcome);
        setInitialQuery(typed.current);
      });
    }
    isOpening.current = false;
    if (!outcome && isWanted) openSearchPage();
  }, []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isOpening.current) {
        if (takeTextKey(event)) typed.current = withKey(typed.current, keyOf(event));
        return;
      }
      if (isOpen || !isSearchShortcut(event)) return;
      event.preventDefault();
      // The dialog later returns focus to the element that had it. Of the two search buttons, the hidden one does not take it.
      if (document.activeElement === document.body) {
        for (const button of document.querySelectorAll<HTMLElement>('header [aria-haspopup=dialog]')) button.focus({ preventScroll: true });
      }
      void open();
    };
    const handleKeyUp = (event: KeyboardEvent) => {
      if (isOpening.current) takeTextKey(event);
    };
    // Captures, because React Aria handles the keys of the element that has focus.
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('keydown', handleKeyDown, options);
    document.addEventListener('keyup', handleKeyUp, options);
    return () => controller.abort();
  }, [isOpen, open]);
  const close = useCallback(() => setInitialQuery(undefined), []);

  return {
    open: () => void open(),
    // `open` handles failures.
    prefetch: () => void load().catch(() => {}),
    dialog: Dialog && isOpen && (
      <ErrorBoundary onError={openSearchPage}>
        <Dialog initialQuery={initialQuery} onClose={close} />
      </ErrorBoundary>
    ),
  };
}

/** Takes a text key from the element that has focus: a space must not press a button. */
function takeTextKey(event: KeyboardEvent): boolean {
  if (!isTextKey(event)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const withKey = (text: string, key: string) => (key === 'Backspace' ? text.slice(0, -1) : text + key);

const openSearchPage = () => location.assign(withBase(pathOf('search')));

async function load(): Promise<typeof SearchDialog> {
  return (await import('./SearchDialog')).SearchDialog;
}
