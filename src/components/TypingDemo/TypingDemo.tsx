import { type ReactNode, useState } from 'react';
import { typingDemo } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useHydrated } from '../../lib/useHydrated';
import { useReducedMotion } from '../../lib/useReducedMotion';
import { Button } from '../Button/Button';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { TypedCode } from './TypedCode';
import styles from './TypingDemo.module.css';

export interface TypingDemoProps {
  /** The accessible name of the sample. */
  readonly title: string;
  /** A change of the code does not restart the demo. */
  readonly code: HighlightedCode;
  /** Before the buttons. */
  readonly controls?: ReactNode;
  readonly variant?: 'plate' | 'module';
}

/**
 * Types a code sample once. Screen readers get the sample without animation. Buttons control the animation (WCAG 2.2.2), and it does not
 * run with reduced motion. A new `key` restarts it.
 */
export function TypingDemo({ title, code, controls, variant }: TypingDemoProps) {
  const isHydrated = useHydrated();
  const isReduced = useReducedMotion();
  const [run, setRun] = useState(0);
  const [state, setState] = useState<'running' | 'paused' | 'done'>('running');
  const isDone = !isHydrated || isReduced || state === 'done';
  const isRunning = !isDone && state === 'running';

  const action = isRunning ? 'pause' : 'play';

  const handlePlay = () => {
    if (isDone) setRun(run + 1);
    setState(isRunning ? 'paused' : 'running');
  };

  return (
    <CodeBlock
      title={title}
      code={code}
      variant={variant}
      animation={<TypedCode key={run} code={code} isRunning={isRunning} isDone={isDone} onDone={() => setState('done')} />}
      controls={
        <>
          {controls}
          {!isReduced && (
            <div className={styles.controls} data-with-js>
              <Button size="small" onPress={handlePlay}>
                <VisuallyHidden>{typingDemo[action]}</VisuallyHidden>
                <span className={styles.widest} aria-hidden="true">
                  {typingDemo.shown[action]}
                </span>
              </Button>
              <Button size="small" isDisabled={isDone} onPress={() => setState('done')}>
                {typingDemo.showAll}
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}
