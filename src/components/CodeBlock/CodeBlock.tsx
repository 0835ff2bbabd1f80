import { useRef, useState } from 'react';
import { copyButton, scrollBox } from '../../content/controls';
import type { HighlightedCode } from '../../content/types';
import { CopyButton } from '../CopyButton/CopyButton';
import { Faceplate } from '../Faceplate/Faceplate';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import { CodePre } from './CodePre';
import { CodeTokens } from './CodeTokens';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** Shown on the label strip. It names the scroll box and the copy button, so it must be unique on its page. */
  readonly title: string;
  readonly code: HighlightedCode;
}

/** Source code on a faceplate, with a button that copies it. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const codeElement = useRef<HTMLElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const handleFailure = () => {
    setHasFailed(true);
    if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
  };

  return (
    <Faceplate
      title={title}
      control={
        <CopyButton text={code.code} subject={title} onSuccess={() => setHasFailed(false)} onFailure={handleFailure} />
      }
    >
      {hasFailed && <p className={styles.failure}>{copyButton.shownFailure}</p>}
      <ScrollBox label={scrollBox.code(title)}>
        <CodePre ref={codeElement}>
          <CodeTokens code={code} />
        </CodePre>
      </ScrollBox>
    </Faceplate>
  );
}
