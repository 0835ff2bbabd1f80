import type { HighlightedCode } from '../../content/types';
import { decodeRuns, type Token } from '../../lib/tokenRuns';
import tokenStyles from './CodeTokens.module.css';
import styles from './CodeLines.module.css';

/** Highlighted code in lines that can wrap: what continues a line is indented further than its start. */
export function CodeLines({ code }: { readonly code: HighlightedCode }) {
  return linesOf(decodeRuns(code.code, code.runs)).map((tokens, index) => (
    <span key={index} className={styles.line} data-indent={indentOf(tokens) || undefined}>
      {tokens.map(({ kind, text }, at) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={at} className={tokenStyles[kind]}>
            {text}
          </span>
        ),
      )}
    </span>
  ));
}

/** Each line ends with its line break, so that a selection and its copy keep the breaks. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** Even, and as deep as the style sheet knows. */
function indentOf(line: readonly Token[]): number {
  const spaces = line.map(({ text }) => text).join('').search(/\S/);
  return Math.min(Math.floor(Math.max(spaces, 0) / 2) * 2, 12);
}
