import { Fragment, memo, type ReactNode, useMemo } from 'react';
import type { HighlightedCode } from '../../content/types';
import { decodeRuns, type Token } from '../../lib/tokenRuns';
import tokenStyles from './CodeTokens.module.css';
import styles from './CodeLines.module.css';

export interface CodeLinesProps {
  readonly code: HighlightedCode;
  /** Shows a caret after so many characters, and the rest as untyped. */
  readonly typedLength?: number | undefined;
}

/**
 * Highlighted code, line by line. A wrapped line continues with a deeper indent. The content security policy blocks the inline styles of
 * most highlighters.
 */
export function CodeLines({ code, typedLength }: CodeLinesProps) {
  const lines = useMemo(() => linesOf(code), [code]);
  return lines.map(({ tokens, start, length }, index) => {
    const rest = typedLength === undefined ? Infinity : typedLength - start;
    return <CodeLine key={index} tokens={tokens} typedLength={rest < length ? Math.max(rest, -1) : undefined} />;
  });
}

interface CodeLineProps {
  readonly tokens: readonly Token[];
  /** Without one, the line is complete. The caret is in the line unless it is negative. */
  readonly typedLength: number | undefined;
}

/** Only the line that is being typed renders again. */
const CodeLine = memo(function CodeLine({ tokens, typedLength }: CodeLineProps) {
  const text = tokens.map((token) => token.text).join('');
  const [words = '', continuation] = text.split(/(?= \\\n$)/);
  const untyped = typedLength === undefined ? '' : words.slice(Math.max(typedLength, 0));
  return (
    <span className={styles.line} data-indent={indentOf(text) || undefined}>
      {typedTokens(tokens, words.length - untyped.length).map(({ kind, text: shown }, position) =>
        kind === 'plain' ? (
          <Fragment key={position}>{withBreaks(shown)}</Fragment>
        ) : (
          <span key={position} className={tokenStyles[kind]}>
            {withBreaks(shown)}
          </span>
        ),
      )}
      {typedLength !== undefined && typedLength >= 0 && <span className={tokenStyles.caret} />}
      {untyped && (
        // A new element for each rest, because browsers count text whose start moves as a layout shift.
        <span key={`untyped ${untyped.length}`} className={tokenStyles.untyped}>
          {withBreaks(untyped)}
        </span>
      )}
      {continuation && (
        <span className={`${styles.continuation} ${typedLength === undefined ? tokenStyles.sign : tokenStyles.untyped}`}>
          {continuation}
        </span>
      )}
    </span>
  );
});

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

function typedTokens(tokens: readonly Token[], length: number): readonly Token[] {
  let rest = length;
  return tokens.flatMap(({ kind, text }) => {
    const shown = text.slice(0, Math.max(rest, 0));
    rest -= text.length;
    return shown ? [{ kind, text: shown }] : [];
  });
}

interface Line {
  readonly tokens: Token[];
  /** The position of its first character in the code. */
  readonly start: number;
  readonly length: number;
}

/** Each line keeps its line break, so that copied text has the breaks. */
function linesOf({ code, runs }: HighlightedCode): readonly Line[] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of decodeRuns(code, runs)) {
    for (const part of text.split(/(?<=\n)/)) {
      if (part) lines.at(-1)?.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  let end = 0;
  return lines
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => {
      const length = tokens.reduce((sum, { text }) => sum + text.length, 0);
      const start = end;
      end += length;
      return { tokens, start, length };
    });
}

/** The style sheet has even indents up to 12. */
function indentOf(line: string): number {
  return Math.min(Math.floor(Math.max(line.search(/\S/), 0) / 2) * 2, 12);
}
