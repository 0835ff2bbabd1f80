import { useEffect, useState } from 'react';
import type { HighlightedCode } from '../../content/types';
import { CodeLines } from '../CodeBlock/CodeLines';
import { CodePre } from '../CodeBlock/CodePre';

export interface TypedCodeProps {
  readonly code: HighlightedCode;
  readonly isRunning: boolean;
  /** Shows the whole code. */
  readonly isDone: boolean;
  readonly onDone: () => void;
}

const characterDelayMs = 20;

/** Types code. The untyped rest is faint, so nothing moves. A component of its own, so that its surroundings do not render with each character. */
export function TypedCode({ code, isRunning, isDone, onDone }: TypedCodeProps) {
  const [typedLength, setTypedLength] = useState(0);
  const { length } = code.code;

  useEffect(() => {
    if (!isRunning) return;
    // From the clock, because frames are late on busy pages, and hidden pages have none.
    const start = performance.now();
    let frame = requestAnimationFrame(function type() {
      const typed = typedLength + Math.floor((performance.now() - start) / characterDelayMs);
      setTypedLength(typed);
      if (typed < length) frame = requestAnimationFrame(type);
      else onDone();
    });
    return () => cancelAnimationFrame(frame);
    // Changes of `typedLength` must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, length]);

  return (
    <CodePre size="dense" isDecorative>
      <CodeLines code={code} typedLength={isDone ? undefined : typedLength} />
    </CodePre>
  );
}
