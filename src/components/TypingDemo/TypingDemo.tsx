import { useEffect, useState } from 'react';
import { scrollBox, typingDemo } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useCodeWrap } from '../../lib/codeWrap';
import { useHydrated } from '../../lib/useHydrated';
import { useReducedMotion } from '../../lib/useReducedMotion';
import { Button } from '../Button/Button';
import { CodeLines } from '../CodeBlock/CodeLines';
import { CodePre } from '../CodeBlock/CodePre';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TypingDemo.module.css';

export interface TypingDemoProps {
  /** The accessible name of the sample. */
  readonly title: string;
  readonly code: HighlightedCode;
}

const characterDelayMs = 20;

/**
 * Types a code sample once. The untyped rest is faint, so nothing moves. Screen readers get the sample without animation. Buttons control
 * the animation (WCAG 2.2.2), and it does not run with reduced motion. A new `key` restarts it.
 */
export function TypingDemo({ title, code }: TypingDemoProps) {
  const length = code.code.length;
  const isHydrated = useHydrated();
  const isReduced = useReducedMotion();
  const [isWrapped] = useCodeWrap();
  const [typedLength, setTypedLength] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isDone = !isHydrated || isReduced || typedLength >= length;
  const isRunning = !isDone && !isPaused;

  useEffect(() => {
    if (!isRunning) return;
    // From the clock, because timers are late on busy and hidden pages.
    const start = performance.now();
    const timer = setInterval(() => {
      setTypedLength(Math.min(length, typedLength + Math.floor((performance.now() - start) / characterDelayMs)));
    }, characterDelayMs);
    return () => clearInterval(timer);
    // Changes of `typedLength` must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, length]);

  const handlePlay = () => {
    if (isDone) setTypedLength(0);
    setIsPaused(isRunning);
  };

  return (
    <div className={styles.root} data-wraps={isWrapped || undefined}>
      <ScrollBox label={scrollBox.code(title)}>
        <div className={styles.sample}>
          <VisuallyHidden>
            <code className={styles.whole} translate="no">
              {code.code}
            </code>
          </VisuallyHidden>
          <CodePre size="large" isDecorative>
            <CodeLines code={code} typedLength={isDone ? undefined : typedLength} />
          </CodePre>
        </div>
      </ScrollBox>
      {!isReduced && (
        <div className={styles.controls} data-with-js>
          <Button size="small" onPress={handlePlay}>
            <span className={styles.widest}>{isRunning ? typingDemo.pause : typingDemo.play}</span>
          </Button>
          <Button size="small" isDisabled={isDone} onPress={() => setTypedLength(length)}>
            {typingDemo.showAll}
          </Button>
        </div>
      )}
    </div>
  );
}
