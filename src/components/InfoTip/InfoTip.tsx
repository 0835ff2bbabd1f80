import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { OverlayArrow, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { watchDismissal } from './watchDismissal';
import styles from './InfoTip.module.css';

export interface InfoTipProps {
  /** The id of the button. */
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

/** Milliseconds for a pointer, or the Tab key, to pass by. */
const delay = 150;
/**
 * Milliseconds for a slow pointer that leaves the button at its side on the way to the tooltip. React Aria's own 500 are too few
 * for a tooltip of one line: its middle lies far to the side and only just above.
 */
const closeDelay = 750;

/** A "?" that shows a tooltip on hover, on focus and on press. */
export function InfoTip({ id, label, text, noteId }: InfoTipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    return watchDismissal([button, tip], () => {
      clearTimeout(timer.current);
      setIsOpen(false);
    });
  }, [isOpen]);

  const hasFocus = () => document.activeElement === button.current;
  // React Aria opens it at once, where the button was before the scrolling that Tab causes; and not when a script moves focus.
  const handleFocus = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hasFocus() && setIsOpen(true), delay);
  };
  const handleChange = (isWanted: boolean) => {
    // Focus holds the tip (WCAG 1.4.13). React Aria closes it when a pointer leaves, and on the scrolling that Tab causes.
    if (!isWanted) setIsOpen(hasFocus());
    else if (hasFocus()) handleFocus();
    else setIsOpen(true);
  };

  return (
    <TooltipTrigger delay={delay} closeDelay={closeDelay} isOpen={isOpen} onOpenChange={handleChange}>
      <Button
        ref={button}
        id={id}
        className={styles.trigger}
        data-with-js
        aria-describedby={noteId}
        data-open={isOpen || undefined}
        onFocus={handleFocus}
        // React Aria's tooltips do not open on touch (adobe/react-spectrum#4137).
        onPress={() => setIsOpen(true)}
      >
        <span aria-hidden="true">?</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <Tooltip
        ref={tip}
        className={styles.tip}
        data-screen
        // Touches the button, so that even a slow pointer gets across.
        offset={0}
        placement="top start"
        // At the end of the body it would stand outside every landmark.
        UNSTABLE_portalContainer={(isOpen && document.querySelector('main')) || undefined}
      >
        <OverlayArrow className={styles.cable} />
        <div className={styles.words}>{text}</div>
      </Tooltip>
    </TooltipTrigger>
  );
}
