import { sampleTag } from '../../content/interface';
import { SiteLink } from '../SiteLink/SiteLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './SampleTag.module.css';

/** Marks invented content, and links to an explanation. */
export function SampleTag() {
  return (
    <SiteLink route={sampleTag.route} hash={sampleTag.hash} variant="quiet">
      <span className={styles.strip}>{sampleTag.text}</span>
      <VisuallyHidden>{sampleTag.purpose}</VisuallyHidden>
    </SiteLink>
  );
}
