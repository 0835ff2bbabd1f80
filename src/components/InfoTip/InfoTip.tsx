import { useEffect, useId, useRef, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { watchDismissal } from './watchDismissal';
import styles from './InfoTip.module.css';

export interface InfoTipProps {
  /** The content of the button. */
  readonly term: string;
  /** Explains the term. The page must say it elsewhere too, because the button needs JavaScript. */
  readonly text: string;
}

/** Opens nothing while the pointer or the Tab key passes by. */
const openDelayMs = 150;
/** The 500 ms of React Aria are too short for a slow pointer on its way to a wide tooltip of one line. */
const closeDelayMs = 750;

/**
 * A term that is a button with a tooltip (WCAG 1.4.13). In a header cell, the header is still the term alone.
 *
 * | event | button without focus | button with focus |
 * | --- | --- | --- |
 * | the pointer stays on the button, or Tab reaches it | opens after 150 ms | opens after 150 ms |
 * | a press or a tap | opens at once | opens at once |
 * | the pointer leaves button and tooltip | closes after 750 ms | stays open |
 * | the page scrolls | closes at once | stays open |
 * | Esc, Back, a press elsewhere, another tooltip (watchDismissal.ts) | closes | closes |
 */
export function InfoTip({ term, text }: InfoTipProps) {
  const descriptionId = useId();
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
  // React Aria opens the tooltip before Tab has scrolled to the button, and not when a script moves focus.
  const handleFocus = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hasFocus() && setIsOpen(true), openDelayMs);
  };
  const handleChange = (shouldOpen: boolean) => {
    // React Aria would close it when the pointer leaves, and when Tab scrolls the page.
    if (!shouldOpen) setIsOpen(hasFocus());
    else if (hasFocus()) handleFocus();
    else setIsOpen(true);
  };

  return (
    <>
      <span data-without-js>{term}</span>
      <TooltipTrigger delay={openDelayMs} closeDelay={closeDelayMs} isOpen={isOpen} onOpenChange={handleChange}>
        <Button
          ref={button}
          className={styles.trigger}
          aria-describedby={descriptionId}
          data-open={isOpen || undefined}
          onFocus={handleFocus}
          // React Aria would not close it if the page has just scrolled. When another window gets focus, the button keeps it.
          onBlur={() => setIsOpen(hasFocus())}
          // The tooltips of React Aria do not open on touch (adobe/react-spectrum#4137).
          onPress={() => setIsOpen(true)}
        >
          {term}
          {/* It always describes the button: some screen readers would announce a description that changes with the tooltip twice, and
              others never. Firefox reads no description from a closed fold. */}
          <span id={descriptionId} hidden>
            {text}
          </span>
        </Button>
        {/* At the end of the body, the tooltip would be outside all landmarks. */}
        <PortalProvider getContainer={findMain}>
          <Tooltip
            ref={tip}
            className={styles.tip}
            data-screen
            // The start of the term, after the padding of the button.
            crossOffset={8}
            containerPadding={4}
            placement="top start"
          >
            <div className={styles.words}>{text}</div>
          </Tooltip>
        </PortalProvider>
      </TooltipTrigger>
    </>
  );
}

const findMain = () => document.querySelector('main');
