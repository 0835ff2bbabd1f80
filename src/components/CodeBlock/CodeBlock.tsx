import { useRef, useState } from 'react';
import { copyButton, scrollBox } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useCodeWrap } from '../../lib/codeWrap';
import { keepInPlace } from '../../lib/keepInPlace';
import { CopyButton } from '../CopyButton/CopyButton';
import { Faceplate } from '../Faceplate/Faceplate';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import { CodeLines } from './CodeLines';
import { CodePre } from './CodePre';
import { WrapButton } from './WrapButton';
import layout from '../../styles/layout.module.css';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The visible title. The scroll box and the copy button are named after it, so it must be unique on its page. */
  readonly title: string;
  readonly code: HighlightedCode;
}

/** Source code with a copy button, and with a wrap button when the block is narrow. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const codeElement = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isWrapped, setIsWrapped] = useCodeWrap();
  const [hasFailed, setHasFailed] = useState(false);

  const handleFailure = () => {
    setHasFailed(true);
    if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
  };

  return (
    <div ref={root} className={styles.root} data-wraps={isWrapped || undefined}>
      <Faceplate
        title={title}
        control={
          <div className={layout.line} data-gap="half">
            {/* Code blocks above this one change height too. */}
            <WrapButton title={title} isPressed={isWrapped} onPress={() => keepInPlace(root.current, () => setIsWrapped(!isWrapped))} />
            <CopyButton text={code.code} subject={title} onSuccess={() => setHasFailed(false)} onFailure={handleFailure} />
          </div>
        }
      >
        {hasFailed && <p className={styles.failure}>{copyButton.shownFailure}</p>}
        <ScrollBox label={scrollBox.code(title)}>
          <CodePre ref={codeElement}>
            <CodeLines code={code} />
          </CodePre>
        </ScrollBox>
      </Faceplate>
    </div>
  );
}
