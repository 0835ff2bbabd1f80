import { useEffect, useRef, useState } from 'react';
import { copyButton } from '../../content/controls';
import { announce } from '../../lib/announce';
import buttonStyles from '../Button/Button.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** A function for text that must be fetched. */
  readonly text: string | (() => Promise<string>);
  /** What is copied: part of the button's name. */
  readonly subject: string;
  /** Shows its whole name, as large as other buttons: for where nothing beside it says what is copied. */
  readonly isNameShown?: boolean;
  /** Announced when the clipboard is blocked, missing or silent. */
  readonly spokenFailure?: string;
  readonly onSuccess?: () => void;
  /** Called when the clipboard is blocked, missing or silent. The button announces that; the page must offer another way to copy. */
  readonly onFailure?: () => void;
}

/** How long the button shows that it has copied, in milliseconds. */
const shownFor = 2000;
/** How long the clipboard may take to answer, in milliseconds. Some never do. */
const patience = 3000;

const faces = [
  { kind: 'copy', word: copyButton.copy, icon: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3' },
  { kind: 'copied', word: copyButton.copied, icon: 'm3 8.5 3.5 3.5L13 4.5' },
  { kind: 'failed', word: copyButton.failed, icon: 'm4 4 8 8m0-8-8 8' },
] as const;

/** Copies text. Says "Copied" once, politely, and shows it for two seconds; its name stays the same. */
export function CopyButton({ text, subject, isNameShown, spokenFailure = copyButton.spokenFailure, onSuccess, onFailure }: CopyButtonProps) {
  // A new object for each press, so that a second press restarts the timer.
  const [outcome, setOutcome] = useState<{ readonly kind: 'copied' | 'failed' }>();
  const presses = useRef(0);
  // An answer that comes after the button is gone is ignored.
  useEffect(() => () => void presses.current++, []);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handlePress = async () => {
    const press = ++presses.current;
    const answer = (kind: 'copied' | 'failed', spoken: string, tellPage?: () => void) => {
      if (press !== presses.current) return;
      setOutcome({ kind });
      announce(spoken);
      tellPage?.();
    };
    const fail = () => answer('failed', spokenFailure, onFailure);
    const timer = setTimeout(fail, patience);
    try {
      await write(text);
      answer('copied', copyButton.copied, onSuccess);
    } catch {
      fail();
    }
    clearTimeout(timer);
  };

  const name = copyButton.name(subject);
  const shown = outcome?.kind ?? 'copy';
  return (
    <button
      type="button"
      className={`${buttonStyles.root} ${styles.root}`}
      data-screen
      data-size={isNameShown ? undefined : 'small'}
      data-copied={shown === 'copied' || undefined}
      data-failed={shown === 'failed' || undefined}
      onClick={handlePress}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {/* All labels are always rendered, in the same grid cell, so that the button keeps its size. */}
      <span className={styles.faces} aria-hidden="true">
        {faces.map(({ kind, word, icon }) => (
          <span key={kind} className={styles.face} data-shown={kind === shown || undefined}>
            <svg className={styles.icon} viewBox="0 0 16 16" width="16">
              <path d={icon} />
            </svg>
            {isNameShown && kind === 'copy' ? name : word}
          </span>
        ))}
      </span>
    </button>
  );
}

/** Some browsers let only a press write to the clipboard, and forget it while text is fetched: they take a promise instead. */
async function write(text: CopyButtonProps['text']) {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text().then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  // The write below fails as well; without this, the browser would also report an unhandled rejection.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
