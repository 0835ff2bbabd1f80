import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './InfoTip.module.css';

export interface InfoTipProps {
  /** What the tip is about: the button is called "About " and this. */
  readonly subject: string;
  /** The same words must stand on the page too, for those whom a tooltip does not reach. */
  readonly text: string;
}

/**
 * A "?" that shows a tooltip on hover, on focus and on press: React Aria's shows nothing on touch
 * (adobe/react-spectrum#4137). Esc closes it, and the pointer may rest on it (WCAG 1.4.13).
 */
export function InfoTip({ subject, text }: InfoTipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TooltipTrigger delay={150} closeDelay={150} isOpen={isOpen} onOpenChange={setIsOpen} shouldCloseOnPress={false}>
      <Button className={styles.trigger} onPress={() => setIsOpen(true)}>
        <span aria-hidden="true">?</span>
        <VisuallyHidden>About {subject}</VisuallyHidden>
      </Button>
      <Tooltip className={styles.tip} offset={4}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
