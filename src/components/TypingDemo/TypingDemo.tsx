import { useEffect, useState } from 'react';
import { scrollBox, typingDemo } from '../../content/controls';
import type { HighlightedCode } from '../../content/types';
import { useHydrated } from '../../lib/useHydrated';
import { useReducedMotion } from '../../lib/useReducedMotion';
import { Button } from '../Button/Button';
import { CodePre } from '../CodeBlock/CodePre';
import { CodeTokens } from '../CodeBlock/CodeTokens';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TypingDemo.module.css';

export interface TypingDemoProps {
  /** The accessible name of the sample. */
  readonly title: string;
  readonly code: HighlightedCode;
}

/** Milliseconds per character. */
const typingSpeed = 20;

/**
 * Types a sample once. The typed text lies over the whole sample in faint ink, so that no text is missing and nothing moves.
 * Screen readers get the whole sample, and not the animation. Pause, Play and Show all control it (WCAG 2.2.2); with reduced
 * motion it does not run. A new `key` restarts it.
 */
export function TypingDemo({ title, code }: TypingDemoProps) {
  const length = code.code.length;
  const isHydrated = useHydrated();
  const isReduced = useReducedMotion();
  const [typed, setTyped] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isDone = !isHydrated || isReduced || typed >= length;
  const isRunning = !isDone && !isPaused;

  useEffect(() => {
    if (!isRunning) return;
    // Computed from the clock, because timers run late on busy and on hidden pages.
    const start = performance.now();
    const timer = setInterval(() => {
      setTyped(Math.min(length, typed + Math.floor((performance.now() - start) / typingSpeed)));
    }, typingSpeed);
    return () => clearInterval(timer);
    // Only the initial value of `typed` counts; its changes must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, length]);

  const handlePlay = () => {
    if (isDone) setTyped(0);
    setIsPaused(isRunning);
  };

  return (
    <div className={styles.root}>
      <ScrollBox label={scrollBox.code(title)}>
        <div className={styles.sample}>
          <VisuallyHidden>
            <code className={styles.whole} translate="no">{code.code}</code>
          </VisuallyHidden>
          <CodePre size="large" isDecorative>
            {isDone ? (
              <span>
                <CodeTokens code={code} />
              </span>
            ) : (
              <span className={styles.layers}>
                <span className={styles.untyped}>{code.code}</span>
                <span>
                  <span className={styles.typed}>
                    <CodeTokens code={{ code: code.code.slice(0, typed), runs: code.runs }} />
                  </span>
                </span>
              </span>
            )}
          </CodePre>
        </div>
      </ScrollBox>
      {!isReduced && (
        <div className={styles.controls} data-with-js>
          <Button size="small" onPress={handlePlay}>
            <span className={styles.widest}>{isRunning ? typingDemo.pause : typingDemo.play}</span>
          </Button>
          <Button size="small" isDisabled={isDone} onPress={() => setTyped(length)}>
            {typingDemo.showAll}
          </Button>
        </div>
      )}
    </div>
  );
}
