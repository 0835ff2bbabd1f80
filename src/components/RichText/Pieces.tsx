import { Fragment } from 'react';
import styles from './Pieces.module.css';

export interface PiecesProps {
  readonly text: string;
  /** The positions at which the text may wrap. */
  readonly at: RegExp;
}

/** Text that may wrap inside a word. Not with `wbr`, which Chromium reads as a space in the name of a link or a cell. */
export function Pieces({ text, at }: PiecesProps) {
  return text.split(at).map((piece, index) =>
    index === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <span key={index} className={styles.piece}>
        {piece}
      </span>
    ),
  );
}
