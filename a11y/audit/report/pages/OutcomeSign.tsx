import type { ReactNode } from 'react';
import { outcomes, outcomeWord } from '../outcomes';
import type { Outcome } from '../run';
import styles from './OutcomeSign.module.css';

const text = 'var(--color-text)';
const surface = 'var(--color-surface)';
const success = 'var(--color-success)';

/** Each outcome has a shape of its own, since colour alone must not tell (WCAG 1.4.1). */
const drawings: Readonly<Record<Outcome, ReactNode>> = {
  failed: (
    <>
      <path d="M7.7 1.5h8.6l6.2 6.2v8.6l-6.2 6.2H7.7l-6.2-6.2V7.7z" fill="var(--color-error)" />
      <path d="m8 8 8 8m0-8-8 8" stroke={surface} strokeWidth="2.5" />
    </>
  ),
  cantTell: (
    <>
      <circle cx="12" cy="12" r="10.25" stroke={text} strokeWidth="2" />
      <path d="M8.9 9.3a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.5 1.1-1.5 2.3" stroke={text} strokeWidth="2" />
      <circle cx="12" cy="17.3" r="1.4" fill={text} />
    </>
  ),
  passed: (
    <>
      <circle cx="12" cy="12" r="10.5" stroke={success} strokeWidth="1.5" />
      <circle cx="12" cy="12" r="8" fill={success} />
      <path d="m8 12.5 2.75 2.75L16 9.5" stroke={surface} strokeWidth="2" />
    </>
  ),
  inapplicable: (
    <>
      <circle cx="12" cy="12" r="10.5" stroke="var(--color-line)" strokeWidth="1.5" />
      <path d="M7 12h10" stroke={text} strokeWidth="2.5" />
    </>
  ),
  untested: <circle cx="12" cy="12" r="10.25" stroke={text} strokeWidth="2" strokeDasharray="3.4 3.04" />,
};

/** The drawings of all signs, once a page: there may be hundreds of each. */
export function SignSprite() {
  return (
    <svg width="0" height="0" className={styles.sprite} aria-hidden="true">
      {outcomes.map(({ id }) => (
        <symbol key={id} id={`sign-${id}`} viewBox="0 0 24 24" fill="none" strokeLinecap="round" strokeLinejoin="round">
          {drawings[id]}
        </symbol>
      ))}
    </svg>
  );
}

export interface SignProps {
  readonly outcome: Outcome;
  readonly size?: 'small' | 'heading' | 'panel';
}

/** A picture only: the word stands beside it. */
export function Sign({ outcome, size = 'small' }: SignProps) {
  return (
    <svg className={styles.sign} data-size={size} aria-hidden="true">
      <use href={`#sign-${outcome}`} />
    </svg>
  );
}

/** An outcome as it stands in a table or in a sentence: its sign and a word, its own by default. */
export function OutcomeWord({ outcome, word = outcomeWord(outcome) }: { readonly outcome: Outcome; readonly word?: string }) {
  return (
    <span className={styles.word}>
      <Sign outcome={outcome} />
      {word}
    </span>
  );
}
