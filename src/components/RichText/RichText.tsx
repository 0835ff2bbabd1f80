import { Fragment } from 'react';
import type { Inline, RichText as RichTextContent } from '../../content/types';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './RichText.module.css';

/** Running text with inline code, emphasis and links. */
export function RichText({ text }: { readonly text: RichTextContent }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
}

function inline(part: Inline) {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code className={styles.code} translate="no">{part.code}</code>;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('route' in part) {
    return (
      <SiteLink route={part.route} hash={part.hash}>
        {part.text}
      </SiteLink>
    );
  }
  return <SiteLink href={part.href}>{part.text}</SiteLink>;
}
