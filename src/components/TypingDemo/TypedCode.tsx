import { useLayoutEffect, useRef } from 'react';
import type { HighlightedCode } from '../../content/types';
import { CodeLines } from '../CodeBlock/CodeLines';
import { CodePre } from '../CodeBlock/CodePre';
import styles from './TypedCode.module.css';

export interface TypedCodeProps {
  readonly code: HighlightedCode;
  /** Shows the whole code. Typing starts over when it is false again. */
  readonly isDone: boolean;
  readonly onDone: () => void;
}

/** The names of the highlights. CSS modules hash them, as they do classes. */
const { untyped = '', caret = '' } = styles;
const characterDelayMs = 20;
/** Each step paints the code again. */
const stepCharacters = 3;

/** Types code: all of it is there, and a highlight that covers the untyped rest shrinks. Nothing renders and nothing moves. */
export function TypedCode({ code, isDone, onDone }: TypedCodeProps) {
  const root = useRef<HTMLDivElement>(null);
  const start = useRef(0);

  // Other code must be covered before it is painted.
  useLayoutEffect(() => {
    if (isDone) {
      start.current = 0;
      return undefined;
    }
    // From the clock, because timers are late on busy and hidden pages.
    start.current ||= performance.now();
    const type = () => {
      const typed = Math.floor((performance.now() - start.current) / characterDelayMs);
      if (!root.current || !highlightFrom(typed, root.current)) onDone();
    };
    type();
    const timer = setInterval(type, stepCharacters * characterDelayMs);
    return () => {
      clearInterval(timer);
      removeHighlights();
    };
  }, [isDone, code, onDone]);

  return (
    <div ref={root} className={styles.root}>
      <CodePre size="dense" isDecorative>
        <CodeLines code={code} />
      </CodePre>
    </div>
  );
}

/** Returns false at the end of the text, and in browsers without highlights. */
function highlightFrom(length: number, root: Element): boolean {
  if (!('highlights' in CSS)) return false;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let offset = length;
  let text = texts.nextNode();
  for (; text && offset >= (text.nodeValue ?? '').length; text = texts.nextNode()) offset -= (text.nodeValue ?? '').length;
  if (!text) return false;
  const at = { startContainer: text, startOffset: offset };
  CSS.highlights.set(untyped, new Highlight(new StaticRange({ ...at, endContainer: root, endOffset: root.childNodes.length })));
  CSS.highlights.set(caret, new Highlight(new StaticRange({ ...at, endContainer: text, endOffset: offset + 1 })));
  return true;
}

function removeHighlights() {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(untyped);
  CSS.highlights.delete(caret);
}
