import { Fragment } from 'react';
import type { Inline, RichText as RichTextContent } from '../../content/types';
import { SiteLink } from '../SiteLink/SiteLink';
import { Pieces } from './Pieces';
import styles from './RichText.module.css';

/** Text with code, emphasis, and links. */
export function RichText({ text }: { readonly text: RichTextContent }) {
  if (typeof text === 'string') return text;
  // A link that is alone is in no sentence, so it needs a larger target (WCAG 2.5.5).
  const linkVariant = text.length === 1 ? 'standalone' : 'text';
  return text.map((part, index) => <Fragment key={index}>{renderPart(part, linkVariant, text[index - 1], text[index + 1])}</Fragment>);
}

function renderPart(part: Inline, linkVariant: 'standalone' | 'text', before?: Inline, after?: Inline) {
  // Punctuation after code moves into the same unbreakable span.
  if (typeof part === 'string') return isCode(before) ? part.replace(punctuation, '') : part;
  if ('code' in part) {
    return (
      <span className={styles.piece}>
        <code className={styles.code} translate="no" data-long={part.code.length > longCode || undefined}>
          <Pieces text={part.code} at={part.code.includes('/') ? slashes : names} />
        </code>
        {typeof after === 'string' && punctuation.exec(after)?.[0]}
      </span>
    );
  }
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return (
    <SiteLink href={part.href} draft={part.draft} variant={linkVariant}>
      {part.text}
    </SiteLink>
  );
}

const punctuation = /^[.,:;?!)]+/;

/** Code of more characters may be wider than a phone. */
const longCode = 24;

/** Positions at which code may wrap: after the slashes of a URL, or between the names of a field. */
const slashes = /(?<=\/)(?!\/)/;
const names = /(?=\.\w|\[)/;

const isCode = (part?: Inline) => typeof part === 'object' && 'code' in part;
