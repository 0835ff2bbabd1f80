import { createContext, use } from 'react';
import { sampleTag } from '../../content/interface';
import { SiteLink } from '../SiteLink/SiteLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './SampleTag.module.css';

/** Whether a tag above already covers the content, so that its parts need none. */
export const IsCoveredBySampleTag = createContext<boolean | undefined>(false);

/** Marks invented content, and links to an explanation. */
export function SampleTag() {
  if (use(IsCoveredBySampleTag)) return null;
  return (
    <SiteLink href={sampleTag.href} variant="quiet">
      <span className={styles.strip}>{sampleTag.text}</span>
      <VisuallyHidden>{sampleTag.purpose}</VisuallyHidden>
    </SiteLink>
  );
}
