import { type ReactNode, useState } from 'react';
import { typingDemo } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useReducedMotion } from '../../lib/useReducedMotion';
import { Button } from '../Button/Button';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { TypedCode } from './TypedCode';
import styles from './TypingDemo.module.css';

export interface TypingDemoProps {
  /** The accessible name of the sample. */
  readonly title: string;
  /** A change of the code does not restart the demo. */
  readonly code: HighlightedCode;
  /** Before the button. */
  readonly controls: ReactNode;
}

/**
 * Types a code sample once. Screen readers get the sample without animation. A button ends the animation, and then repeats it (WCAG 2.2.2).
 * With reduced motion, there is none. A new `key` restarts it.
 */
export function TypingDemo({ title, code, controls }: TypingDemoProps) {
  const [isTyped, setIsTyped] = useState(false);
  const isDone = useReducedMotion() || isTyped;

  return (
    <CodeBlock
      title={title}
      code={code}
      animation={(shown) => <TypedCode code={shown} isDone={isDone} onDone={() => setIsTyped(true)} />}
      controls={
        <>
          {controls}
          <div className={styles.control} data-with-js>
            <Button size="small" onPress={() => setIsTyped(!isTyped)}>
              <span className={styles.widest}>{isDone ? typingDemo.play : typingDemo.showAll}</span>
            </Button>
          </div>
        </>
      }
    />
  );
}
