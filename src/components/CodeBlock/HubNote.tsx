import { hubChoice } from '../../content/hubChoice';
import { hubNotes } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { RichText } from '../RichText/RichText';
import type { CodeBlockProps } from './CodeBlock';
import styles from './HubNote.module.css';

export interface HubNoteProps extends Pick<CodeBlockProps, 'variant'> {
  readonly samples: readonly HighlightedCode[];
}

/** Below samples, once: which hub they call. */
export function HubNote({ samples, variant }: HubNoteProps) {
  const [hub] = useStoredChoice(hubChoice);
  return (
    samples.some(({ mock }) => mock) && (
      <p className={styles.root} data-variant={variant}>
        <small>
          <RichText text={hubNotes[hub]} />
        </small>
      </p>
    )
  );
}
