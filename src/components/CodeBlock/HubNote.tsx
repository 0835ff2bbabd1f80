import { hubChoice } from '../../content/hubChoice';
import { hubNotes } from '../../content/interface';
import type { HighlightedCode } from '../../content/types';
import { useStoredChoice } from '../../lib/useStoredChoice';
import { RichText } from '../RichText/RichText';
import styles from './HubNote.module.css';

export interface HubNoteProps {
  readonly variant?: 'module';
  readonly samples: readonly HighlightedCode[];
}

/** Below samples, once: which hub they call. */
export function HubNote({ samples, variant }: HubNoteProps) {
  const [hub] = useStoredChoice(hubChoice);
  return (
    samples.some(({ mock }) => mock) && (
      // Other text gets elements of its own, because a translator replaces bare text, which React could then not remove.
      <p key={hub} className={styles.root} data-variant={variant}>
        <small>
          <RichText text={hubNotes[hub]} />
        </small>
      </p>
    )
  );
}
