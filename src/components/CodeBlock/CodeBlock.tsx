import { type ReactNode, useRef, useState } from 'react';
import { codeFor, hubChoice } from '../../content/hubChoice';
import { copyButton, scrollBox } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { keepInPlace } from '../../lib/keepInPlace';
import { isTyping } from '../../lib/keyOf';
import { storedChoice } from '../../lib/storedChoice';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { CopyButton } from '../CopyButton/CopyButton';
import { Faceplate } from '../Faceplate/Faceplate';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import { CodeLines } from './CodeLines';
import { CodePre } from './CodePre';
import { useHasLongLines } from './useHasLongLines';
import { WrapButton } from './WrapButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import layout from '../../styles/layout.module.css';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The visible title. The scroll box and the copy button are named after it, so it must be unique on its page. */
  readonly title: string;
  /** The start of the title, beside tabs that show the rest of it. */
  readonly shortTitle?: string;
  readonly code: HighlightedCode;
  /** Before the buttons. */
  readonly controls?: ReactNode;
  /** Shown in place of the code, which stays in the page for screen readers. Its lines wrap without a button. */
  readonly animation?: (code: HighlightedCode) => ReactNode;
}

/** Whether long lines wrap in narrow code blocks: one choice for all code. */
const wrapChoice = storedChoice('codeWrap', ['on', 'off']);

/** Source code with a copy button, and with a wrap button when the block is narrower than its lines. */
export function CodeBlock({ title, shortTitle, code: sample, controls, animation }: CodeBlockProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hub] = useStoredChoice(hubChoice);
  const code = codeFor(hub, sample);
  const [wrapping, setWrapping] = useStoredChoice(wrapChoice);
  const isWrapped = wrapping === 'on';
  const hasLongLines = useHasLongLines(root);
  const [hasFailed, setHasFailed] = useState(false);

  const handleFailure = () => {
    setHasFailed(true);
    const shown = root.current?.querySelector('pre');
    // A selection would take the caret from a visitor who types by now.
    if (shown && !isTyping()) getSelection()?.selectAllChildren(shown);
  };

  return (
    <div ref={root} className={styles.root} data-wraps={isWrapped || undefined}>
      <Faceplate
        title={title}
        shortTitle={shortTitle}
        variant={animation && 'module'}
        controls={
          <div className={`${layout.line} ${controls ? styles.controls : styles.buttons}`}>
            {controls}
            <CopyButton text={code.code} subject={title} onSuccess={() => setHasFailed(false)} onFailure={handleFailure} />
            {!animation && hasLongLines && (
              // Code blocks above this one change height too.
              <WrapButton
                title={title}
                isPressed={isWrapped}
                onPress={() => keepInPlace(root.current, () => setWrapping(isWrapped ? 'off' : 'on'))}
              />
            )}
          </div>
        }
      >
        {hasFailed && <p className={styles.failure}>{copyButton.shownFailure}</p>}
        <ScrollBox label={scrollBox.code(title)}>
          {animation ? (
            <div className={styles.animation}>
              <VisuallyHidden>
                <code className={styles.whole} translate="no">
                  {code.code}
                </code>
              </VisuallyHidden>
              {animation(code)}
            </div>
          ) : (
            <CodePre>
              <CodeLines code={code} />
            </CodePre>
          )}
        </ScrollBox>
      </Faceplate>
    </div>
  );
}
