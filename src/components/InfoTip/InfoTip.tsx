import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { OverlayArrow, Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './InfoTip.module.css';

export interface InfoTipProps {
  /** The button's. */
  readonly id?: string;
  /** Names the button. */
  readonly label: string;
  readonly text: string;
  /**
   * The id of what says the same words on the page, for those whom a tooltip does not reach. It describes the button,
   * open or closed: a description that came and went with the tooltip would be read twice by some and never by others.
   */
  readonly noteId: string;
}

/** A "?" that shows a tooltip on hover, on focus and on press. */
export function InfoTip({ id, label, text, noteId }: InfoTipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const { isOpen, open, onHover, onFocus } = useTip(button, tip);
  return (
    <>
      <Button
        ref={button}
        id={id}
        className={styles.trigger}
        aria-describedby={noteId}
        data-open={isOpen || undefined}
        onHoverChange={onHover}
        onFocusChange={onFocus}
        onPress={open}
      >
        <span aria-hidden="true">?</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <TooltipTriggerStateContext
        value={{
          isOpen,
          shouldSkipAnimation: true,
          open: () => onHover(true),
          // Without `true` the pointer has left the tip; with it the page has scrolled, and the tip with the page.
          close: (isScroll) => isScroll || onHover(false),
        }}
      >
        <Tooltip
          ref={tip}
          triggerRef={button}
          className={styles.tip}
          // Touches the button, so that even a slow pointer gets across.
          offset={0}
          placement="top start"
          // At the end of the body it would stand outside every landmark.
          UNSTABLE_portalContainer={(isOpen && document.querySelector('main')) || undefined}
        >
          <OverlayArrow className={styles.cable} />
          <div className={styles.words}>{text}</div>
        </Tooltip>
      </TooltipTriggerStateContext>
    </>
  );
}

/** Closes the tip that is open. One that focus holds and one under the pointer would lie on top of each other. */
let dismissOpen: (() => void) | undefined;

/** Milliseconds for a pointer to slip off, or for a pointer or the Tab key to pass by. */
const delay = 150;

/**
 * When the tip is there (WCAG 1.4.13). React Aria's TooltipTrigger has other rules: nothing on touch
 * (adobe/react-spectrum#4137), closed by the scrolling that Tab itself causes, and by a pointer that leaves
 * although focus stays.
 */
function useTip(button: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (isArriving: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isHeld = isHovered.current || document.activeElement === button.current;
      // Leaving never opens: what Esc has closed stays closed when the pointer goes and focus stays.
      setIsOpen((wasOpen) => isHeld && (isArriving || wasOpen));
    }, delay);
  };

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const dismiss = () => {
      // A tip that vanishes under the pointer hears nothing of its leaving.
      isHovered.current = false;
      setIsOpen(false);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // This press is spent: a menu that is open as well stays open.
      event.stopPropagation();
      dismiss();
    };
    // A tap elsewhere does not always take focus away. The release, since a swipe that scrolls has none.
    const handlePointerUp = ({ target }: Event) => {
      const isInside = [button, tip].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) dismiss();
    };
    // The button moves in its scroll box, the tip would not.
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(button.current)) dismiss();
    };
    if (isOpen) {
      dismissOpen?.();
      dismissOpen = dismiss;
      document.addEventListener('keydown', handleKeyDown, options);
      document.addEventListener('pointerup', handlePointerUp, options);
      document.addEventListener('scroll', handleScroll, options);
    }
    return () => {
      if (dismissOpen === dismiss) dismissOpen = undefined;
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [isOpen, button, tip]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    onFocus: settle,
    onHover: (isNow: boolean) => {
      isHovered.current = isNow;
      settle(isNow);
    },
  };
}
