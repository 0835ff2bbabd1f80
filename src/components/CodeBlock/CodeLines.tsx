import { Fragment, type ReactNode } from 'react';
import type { HighlightedCode } from '../../content/types';
import { decodeRuns, type TokenKind } from '../../lib/tokenRuns';
import tokenStyles from './CodeTokens.module.css';
import styles from './CodeLines.module.css';

interface ShownToken {
  readonly kind: TokenKind | 'caret' | 'untyped';
  readonly text: string;
}

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
  return linesOf(tokensOf(code, typedLength)).map((tokens, index) => (
    <span key={index} className={styles.line} data-indent={indentOf(tokens) || undefined}>
      {tokens.map(({ kind, text }, position) =>
        kind === 'plain' ? (
          <Fragment key={position}>{withBreaks(text)}</Fragment>
        ) : (
          // A new element for each rest, because browsers count text whose start moves as a layout shift.
          <span key={kind === 'untyped' ? `untyped ${text.length}` : position} className={tokenStyles[kind]}>
            {withBreaks(text)}
          </span>
        ),
      )}
    </span>
  ));
}

/** Wrapped code breaks after a slash, and inside a word only if it must. */
function withBreaks(text: string): ReactNode {
  const parts = text.split(/(?<=\w\/)(?=\w)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function tokensOf({ code, runs }: HighlightedCode, typedLength = code.length): readonly ShownToken[] {
  const typed = decodeRuns(code.slice(0, typedLength), runs).filter(({ text }) => text);
  if (typedLength === code.length) return typed;
  return [...typed, { kind: 'caret', text: '' }, { kind: 'untyped', text: code.slice(typedLength) }];
}

/** Each line keeps its line break, so that copied text has the breaks. */
function linesOf(tokens: readonly ShownToken[]): ShownToken[][] {
  const lines: ShownToken[][] = [[]];
  for (const { kind, text } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** The style sheet has even indents up to 12. */
function indentOf(line: readonly ShownToken[]): number {
  const spaces = line
    .map(({ text }) => text)
    .join('')
    .search(/\S/);
  return Math.min(Math.floor(Math.max(spaces, 0) / 2) * 2, 12);
}
