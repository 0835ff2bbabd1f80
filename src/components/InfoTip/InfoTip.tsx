import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../lib/useHydrated';
import styles from './InfoTip.module.css';

export interface InfoTipProps {
  /** The content of the button. */
  readonly term: string;
  /** Explains the term. */
  readonly text: string;
  /**
   * The id of a note on the page with the same text. It always describes the button: some screen readers would announce a description
   * that changes with the tooltip twice, and others never.
   */
  readonly noteId: string;
}

/** Opens nothing while the pointer or the Tab key passes by. */
const openDelayMs = 150;
/** Long enough for a slow pointer on its way to a wide tooltip of one line. */
const closeDelayMs = 750;

/**
 * A term that is a button with a tooltip (WCAG 1.4.13). In a header cell, the header is still the term alone.
 *
 * | event | button without focus | button with focus |
 * | --- | --- | --- |
 * | the pointer moves onto the button, or Tab reaches it | opens after 150 ms | opens after 150 ms |
 * | a press or a tap | opens at once | opens at once |
 * | the pointer leaves button and tooltip | closes after 750 ms | stays open |
 * | focus leaves the button | | closes |
 * | Esc, a press elsewhere, another tooltip | closes | closes |
 *
 * The last row is that of a native popover. React Aria's tooltip opens on no tap (adobe/react-spectrum#4137), closes when the page scrolls
 * or the pointer leaves a button with focus, and is positioned by script.
 */
export function InfoTip({ term, text, noteId }: InfoTipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasEntered = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => () => clearTimeout(timer.current), []);
  // Browsers of 2024 and older have no popover, and show the tooltip at the end of the content.
  useEffect(() => void tip.current?.togglePopover?.(true), [isOpen]);

  const change = (shouldOpen: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(shouldOpen), delayMs);
  };
  const handleClick = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
    // The press was outside the popover, so the browser has closed it.
    tip.current?.togglePopover?.(true);
  };
  const handleBlur = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  const handlePointerEnter = () => {
    hasEntered.current = true;
  };
  // Only the first move opens it: not a button that scrolls under a resting pointer, and not a move after Esc.
  const handlePointerMove = ({ pointerType }: PointerEvent) => {
    if (hasEntered.current && pointerType !== 'touch') change(true, openDelayMs);
    hasEntered.current = false;
  };
  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && document.activeElement !== button.current) change(false, closeDelayMs);
  };

  return (
    <>
      {!isHydrated && <span data-without-js>{term}</span>}
      <button
        ref={button}
        className={styles.trigger}
        type="button"
        aria-describedby={noteId}
        data-open={isOpen || undefined}
        onClick={handleClick}
        onFocus={() => change(true, openDelayMs)}
        onBlur={handleBlur}
        onPointerEnter={handlePointerEnter}
        onPointerMove={handlePointerMove}
        onPointerLeave={handlePointerLeave}
      >
        <span>{term}</span>
        <span className={styles.mark} data-screen aria-hidden="true">
          ?
        </span>
      </button>
      {isOpen &&
        // In the cell, its text would be part of the header. At the end of the body, it would be outside all landmarks.
        createPortal(
          <div
            ref={tip}
            className={styles.tip}
            role="tooltip"
            data-screen
            popover="auto"
            onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={handlePointerLeave}
          >
            {text}
          </div>,
          document.querySelector('main') ?? document.body,
        )}
    </>
  );
}
