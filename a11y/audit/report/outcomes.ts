/** The five outcomes in words and signs, in the order in which people should read them. */
import { html, type Html } from './html';
import type { Line, Outcome } from './run';

export const outcomes: readonly { readonly id: Outcome; readonly word: string; readonly meaning: string }[] = [
  { id: 'failed', word: 'Failed', meaning: 'A check found a barrier, and finds it again when it is repeated.' },
  {
    id: 'cantTell',
    word: 'Cannot tell',
    meaning: 'No check found a barrier, but scripts cannot decide all of it. A person must look, and nobody has signed that yet.',
  },
  { id: 'passed', word: 'Passed', meaning: 'Scripts decide all of it and found no barrier, or a named person has signed what they cannot decide.' },
  { id: 'inapplicable', word: 'Inapplicable', meaning: 'What the criterion is about is not on this website; where a script can show that, one did.' },
  { id: 'untested', word: 'Untested', meaning: 'Nothing that was run speaks to it.' },
];

/** Says what a tool's own checks came to, after the name of the tool. */
export const checkWords: Readonly<Record<Line['checks'], string>> = {
  failed: 'found a barrier',
  undecided: 'could not decide',
  notRun: 'did not run to the end',
  passed: 'found no barrier',
  inapplicable: 'found nothing to look at',
};

/** Lamps of the site's status panel; each outcome has a shape of its own, and its word always stands beside it. */
export const signSprite = html`<svg width="0" height="0" class="sprite" aria-hidden="true">
${[
  { id: 'failed', drawing: html`<path d="M7.7 1.5h8.6l6.2 6.2v8.6l-6.2 6.2H7.7l-6.2-6.2V7.7z" fill="var(--color-error)"/><path d="m8 8 8 8m0-8-8 8" stroke="var(--color-surface)" stroke-width="2.5"/>` },
  { id: 'cantTell', drawing: html`<circle cx="12" cy="12" r="10.25" stroke="var(--color-text)" stroke-width="2"/><path d="M8.9 9.3a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.5 1.1-1.5 2.3" stroke="var(--color-text)" stroke-width="2"/><circle cx="12" cy="17.3" r="1.4" fill="var(--color-text)"/>` },
  { id: 'passed', drawing: html`<circle cx="12" cy="12" r="10.5" stroke="var(--color-success)" stroke-width="1.5"/><circle cx="12" cy="12" r="8" fill="var(--color-success)"/><path d="m8 12.5 2.75 2.75L16 9.5" stroke="var(--color-surface)" stroke-width="2"/>` },
  { id: 'inapplicable', drawing: html`<circle cx="12" cy="12" r="10.5" stroke="var(--color-line)" stroke-width="1.5"/><path d="M7 12h10" stroke="var(--color-text)" stroke-width="2.5"/>` },
  { id: 'untested', drawing: html`<circle cx="12" cy="12" r="10.25" stroke="var(--color-text)" stroke-width="2" stroke-dasharray="3.4 3.04"/>` },
].map(
  ({ id, drawing }) =>
    html`<symbol id="sign-${id}" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>
`,
)}</svg>`;

/** Decoration: the word stands beside it. */
export function sign(outcome: Outcome): Html {
  return html`<svg class="sign" aria-hidden="true"><use href="#sign-${outcome}"/></svg>`;
}

/** An outcome as it stands in a table or under a heading. */
export function outcomeWord(outcome: Outcome): Html {
  return html`<span class="outcome">${sign(outcome)}${wordOf(outcome)}</span>`;
}

export function wordOf(outcome: Outcome): string {
  return outcomes.find(({ id }) => id === outcome)?.word ?? outcome;
}
