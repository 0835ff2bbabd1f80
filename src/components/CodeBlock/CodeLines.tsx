import { Fragment, type ReactNode, useMemo } from 'react';
import type { HighlightedCode } from '../../content/types';
import { decodeRuns, type Token } from '../../lib/tokenRuns';
import tokenStyles from './CodeTokens.module.css';
import styles from './CodeLines.module.css';

/**
 * Highlighted code, line by line. A wrapped line continues with a deeper indent. The content security policy blocks the inline styles of
 * most highlighters.
 */
export function CodeLines({ code }: { readonly code: HighlightedCode }) {
  const lines = useMemo(() => linesOf(code), [code]);
  return lines.map((tokens, index) => {
    const text = tokens.map((token) => token.text).join('');
    const [words = '', continuation] = text.split(/(?= \\\n$)/);
    return (
      <span key={`${index} ${text}`} className={styles.line} data-indent={indentOf(text) || undefined}>
        {firstOf(tokens, words.length).map(({ kind, text: shown }, position) =>
          kind === 'plain' ? (
            <Fragment key={position}>{withBreaks(shown)}</Fragment>
          ) : (
            <span key={position} className={tokenStyles[kind]}>
              {withBreaks(shown)}
            </span>
          ),
        )}
        {continuation && <span className={`${styles.continuation} ${tokenStyles.sign}`}>{continuation}</span>}
      </span>
    );
  });
}

/** Wrapped code breaks after a slash, before a dot or after a parenthesis, and inside a word only if it must. */
function withBreaks(text: string): ReactNode {
  const parts = text.split(/(?<=\w\/)(?=\w)|(?<=[a-z)\]])(?=\.[a-z])/);
  const [startsWithDot, endsWithParenthesis] = [/^\.(\w|$)/.test(text), text.endsWith('(')];
  if (parts.length === 1 && !startsWithDot && !endsWithParenthesis) return text;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {(index > 0 || startsWithDot) && <wbr />}
          {part}
        </Fragment>
      ))}
      {endsWithParenthesis && <wbr />}
    </>
  );
}

function firstOf(tokens: readonly Token[], length: number): readonly Token[] {
  let rest = length;
  return tokens.flatMap(({ kind, text }) => {
    const shown = text.slice(0, Math.max(rest, 0));
    rest -= text.length;
    return shown ? [{ kind, text: shown }] : [];
  });
}

/** Each line keeps its line break, so that copied text has the breaks. */
function linesOf({ code, runs }: HighlightedCode): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of decodeRuns(code, runs)) {
    for (const part of text.split(/(?<=\n)/)) {
      if (part) lines.at(-1)?.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((tokens) => tokens.length > 0);
}

/** The style sheet has even indents up to 12. */
function indentOf(line: string): number {
  return Math.min(Math.floor(Math.max(line.search(/\S/), 0) / 2) * 2, 12);
}
