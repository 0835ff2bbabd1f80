import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { announce } from '../../lib/announce';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied: the button is called "Copy " and this. */
  readonly subject: string;
  readonly onSuccess: () => void;
  /** The clipboard refused or is not there. The button says so aloud; offer another way on the page. */
  readonly onFailure: () => void;
}

/** How long the button shows Copied, in milliseconds (specification 4). */
const copiedFor = 2000;

/** Copies text. Says "Copied" once, politely, and shows it for two seconds; its name stays the same. */
export function CopyButton({ text, subject, onSuccess, onFailure }: CopyButtonProps) {
  // A number, so that a second press starts the two seconds again.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);

  const handlePress = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      announce('Copied');
      onSuccess();
    } catch {
      setCopies(0);
      announce('Copying did not work. The code is selected: press Control C, or Command C on a Mac.');
      onFailure();
    }
  };

  return (
    <AriaButton className={styles.root} data-copied={copies > 0 || undefined} onPress={handlePress}>
      <VisuallyHidden>Copy {subject}</VisuallyHidden>
      {/* Both faces are always there, one above the other, so that the button keeps its size. */}
      <span className={styles.copy} aria-hidden="true">
        <svg className={styles.icon} viewBox="0 0 16 16">
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </svg>
        Copy
      </span>
      <span className={styles.copied} aria-hidden="true">
        <svg className={styles.icon} viewBox="0 0 16 16">
          <path d="m3 8.5 3.5 3.5L13 4.5" />
        </svg>
        Copied
      </span>
    </AriaButton>
  );
}
