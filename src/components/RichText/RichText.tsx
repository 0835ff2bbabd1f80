import { Fragment } from 'react';
import type { Inline, RichText as RichTextContent } from '../../content/types';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './RichText.module.css';

/** Running text with inline code, emphasis and links. */
export function RichText({ text }: { readonly text: RichTextContent }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => <Fragment key={index}>{inline(part, text[index - 1], text[index + 1])}</Fragment>);
}

function inline(part: Inline, before?: Inline, after?: Inline) {
  // What ends a sentence stays with the code before it.
  if (typeof part === 'string') return isCode(before) ? part.replace(ending, '') : part;
  if ('code' in part) {
    return (
      <span className={styles.piece}>
        <code className={styles.code} translate="no">
          {part.code.split(breaks).map((piece, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {piece}
            </Fragment>
          ))}
        </code>
        {typeof after === 'string' && ending.exec(after)?.[0]}
      </span>
    );
  }
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

const ending = /^[.,:;?!)]+/;

/** Where code that is longer than its line may go on in the next. */
const breaks = /(?=[./[])/;

const isCode = (part?: Inline) => typeof part === 'object' && 'code' in part;
