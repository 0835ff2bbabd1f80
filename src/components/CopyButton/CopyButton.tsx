import { useEffect, useRef, useState } from 'react';
import { copyButton } from '../../content/interface';
import { announce } from '../../lib/announce';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import primitives from '../../styles/primitives.module.css';
import styles from './CopyButton.module.css';

export type CopyButtonProps = {
  /** The text to copy, or a function that fetches it on click. */
  readonly text: string | (() => Promise<string>);
  /** Names the copied thing, as part of the accessible name. */
  readonly subject: string;
  /** Shows the whole accessible name, for places without a title beside the button. */
  readonly isNameShown?: boolean;
  readonly onSuccess?: () => void;
} & FailureProps;

/** Another way to copy, for a clipboard that is blocked, missing, or too slow. */
type FailureProps =
  /** Selects the text, as the announcement says. */
  | { readonly onFailure: () => void; readonly spokenFailure?: undefined }
  /** Announced instead. */
  | { readonly onFailure?: undefined; readonly spokenFailure: string };

const outcomeDurationMs = 2000;
/** Some browsers never settle the promise of the clipboard. */
const clipboardTimeoutMs = 3000;

const labels = [
  { kind: 'copy', text: copyButton.copy, icon: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3' },
  { kind: 'copied', text: copyButton.copied, icon: 'm3 8.5 3.5 3.5L13 4.5' },
  { kind: 'failed', text: copyButton.failed, icon: 'm4 4 8 8m0-8-8 8' },
] as const;

/** Copies text, then announces the outcome and shows it for two seconds. The accessible name does not change. */
export function CopyButton({
  text,
  subject,
  isNameShown,
  spokenFailure = copyButton.spokenFailure,
  onSuccess,
  onFailure,
}: CopyButtonProps) {
  // A new object for each click, so that a second click restarts the timer.
  const [outcome, setOutcome] = useState<{ readonly kind: 'copied' | 'failed' }>();
  const lastClick = useRef(0);
  // Ignores a clipboard that responds after the button has unmounted.
  useEffect(() => () => void lastClick.current++, []);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), outcomeDurationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handlePress = async () => {
    const click = ++lastClick.current;
    const report = (kind: 'copied' | 'failed', message: string, callback?: () => void) => {
      if (click !== lastClick.current) return;
      setOutcome({ kind });
      announce(message);
      callback?.();
    };
    const fail = () => report('failed', spokenFailure, onFailure);
    const timer = setTimeout(fail, clipboardTimeoutMs);
    try {
      await write(text);
      report('copied', copyButton.copied, onSuccess);
    } catch {
      fail();
    }
    clearTimeout(timer);
  };

  const name = copyButton.name(subject);
  const shown = outcome?.kind ?? 'copy';
  // Text browsers would read an outcome that has not happened.
  const rendered = labels.filter(({ kind }) => kind === 'copy' || kind === shown);
  return (
    <Button
      className={styles.root}
      size={isNameShown ? 'medium' : 'small'}
      data-screen
      data-copied={shown === 'copied' || undefined}
      data-failed={shown === 'failed' || undefined}
      onPress={handlePress}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {/* Labels share one grid cell, so that the button keeps its size. */}
      <span className={styles.faces} aria-hidden="true">
        {rendered.map(({ kind, text: label, icon }) => (
          <span key={kind} className={styles.face} data-shown={kind === shown || undefined}>
            <svg className={primitives.icon} viewBox="0 0 16 16" width="16">
              <path d={icon} />
            </svg>
            <span>{isNameShown && kind === 'copy' ? name : label}</span>
          </span>
        ))}
      </span>
    </Button>
  );
}

/** Safari allows a write only during a click, so it must get a promise before the text is fetched. */
async function write(text: CopyButtonProps['text']) {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text().then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  // The write below rejects too; without this line, the browser would report an unhandled rejection.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
