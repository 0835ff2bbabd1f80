import type { Term } from '../../content/types';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { RichText } from '../RichText/RichText';

export interface TermListProps {
  readonly items: readonly Term[];
  /** `cards` is for terms side by side in wide containers, and `quiet` for terms that say less than their texts. */
  readonly variant: 'cards' | 'quiet';
}

/** A list of terms, each with its text. */
export function TermList({ items, variant }: TermListProps) {
  const isCards = variant === 'cards';
  return (
    <dl className={isCards ? layout.columns : layout.rows} data-split={isCards ? 'cards' : undefined} data-gap={isCards ? undefined : '1'}>
      {items.map(({ term, text }) => (
        <div key={term} className={isCards ? layout.ruled : undefined}>
          <dt className={isCards ? undefined : primitives.quiet}>{isCards ? <strong>{term}</strong> : term}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
