import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button/Button';
import { search } from '../../content/pages/search';
import { keyOf } from '../../lib/keyOf';
import { useBack } from '../../lib/useBack';
import { pathOf } from '../../content/siteRoutes';
import { Announcer } from '../Announcer/Announcer';
import { SearchBox } from './SearchBox';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Search over the current page. The page behind is inert, so the dialog has its own live region. Back closes it. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState(initialQuery);
  useBack(onClose);

  const open = (href: string) => {
    onClose();
    navigate(href);
  };
  const openSearchPage = () => {
    if (query.trim()) open(`${pathOf('search')}?${new URLSearchParams({ q: query })}`);
  };
  // React Aria's field would clear its text on the first Esc.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The router has followed a link, for example to the sitemap.
    if (defaultPrevented && target instanceof Element && target.closest('a:not([role=option])')) onClose();
  };

  return (
    <ModalOverlay className={styles.overlay ?? ''} data-screen isOpen isDismissable onOpenChange={onClose}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={search.heading}>
          {/* The controls inside receive the events. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div className={styles.content} onKeyDownCapture={handleKeyDown} onClick={handleClick}>
            <SearchBox
              query={query}
              onChange={setQuery}
              onSubmit={openSearchPage}
              onOpen={open}
              hasAutoFocus
              hint={search.hint}
              control={<Button onClick={onClose}>{search.close}</Button>}
            />
          </div>
          <Announcer />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
