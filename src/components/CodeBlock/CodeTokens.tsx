import type { HighlightedCode } from '../../content/types';
import { decodeRuns } from '../../lib/tokenRuns';
import styles from './CodeTokens.module.css';

/** Highlighted code as spans with classes. The content security policy blocks the inline styles of most highlighters. */
export function CodeTokens({ code }: { readonly code: HighlightedCode }) {
  return decodeRuns(code.code, code.runs).map(({ kind, text }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ),
  );
}
