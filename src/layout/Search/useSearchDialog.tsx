import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { withBase } from '../../lib/base';
import { isSearchShortcut } from '../../lib/searchShortcuts';
import { routeById } from '../../routes';
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
  const [isOpen, setIsOpen] = useState(false);
  const isOpening = useRef(false);

  const open = useCallback(async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const { href } = location;
    const outcome = await Promise.race([
      load().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, dialogTimeoutMs)),
    ]);
    isOpening.current = false;
    // The visitor has followed a link in the meantime.
    if (location.href !== href) return;
    if (!outcome) return openSearchPage();
    setDialog(() => outcome);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isOpen || !isSearchShortcut(event)) return;
      event.preventDefault();
      // The dialog later returns focus to the element that had it. Of the two search buttons, the hidden one does not take it.
      if (document.activeElement === document.body) {
        for (const button of document.querySelectorAll<HTMLElement>('header [aria-haspopup=dialog]')) button.focus({ preventScroll: true });
      }
      void open();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen, open]);

  return {
    open: () => void open(),
    // `open` handles failures.
    prefetch: () => void load().catch(() => {}),
    dialog: Dialog && isOpen && (
      <ErrorBoundary onError={openSearchPage}>
        <Dialog onClose={() => setIsOpen(false)} />
      </ErrorBoundary>
    ),
  };
}

const openSearchPage = () => location.assign(withBase(routeById('search').path));

async function load(): Promise<typeof SearchDialog> {
  return (await import('./SearchDialog')).SearchDialog;
}
