import { type ReactNode, useId } from 'react';
import type { PictureText } from '../../content/types';
import { SampleTag } from '../SampleTag/SampleTag';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The visible caption and the accessible name of the figure. */
  readonly caption: PictureText;
  readonly children: ReactNode;
}

/** A picture of the product, made of text and drawings. */
export function Picture({ caption: { id, title, isSample }, children }: PictureProps) {
  const captionId = useId();
  return (
    <figure id={id} className={styles.root} aria-labelledby={captionId}>
      {/* The figure has its name. In a caption with a link, Orca would skip the text. */}
      <figcaption className={styles.caption} role="none">
        <span id={captionId}>{title}</span>
        {isSample && <SampleTag />}
      </figcaption>
      {children}
    </figure>
  );
}
