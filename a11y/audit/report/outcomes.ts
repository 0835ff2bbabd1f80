/** The five outcomes of EARL in words, in the order in which people should read them. */
import type { Outcome, ToolOutcome } from './run';

export const outcomes: readonly { readonly id: Outcome; readonly word: string; readonly meaning: string }[] = [
  { id: 'failed', word: 'Failed', meaning: 'A check found a barrier, and finds it again when it is repeated.' },
  {
    id: 'cantTell',
    word: 'Cannot tell',
    meaning: 'Nothing found a barrier, but part of the criterion was not judged: a person must judge it and nobody has signed that yet, or only an audit asks it.',
  },
  { id: 'passed', word: 'Passed', meaning: 'Our checks decide all of it and found no barrier, or a named person has signed what they cannot decide.' },
  { id: 'inapplicable', word: 'Inapplicable', meaning: 'This website has nothing that the criterion is about; where a check can prove that, one did.' },
  { id: 'untested', word: 'Untested', meaning: 'Nothing that was run tests it.' },
];

/** What a tool came to, as words that follow its name. */
export const toolOutcomeWords: Readonly<Record<ToolOutcome, string>> = {
  failed: 'found a barrier',
  undecided: 'could not decide',
  notRun: 'did not run to the end',
  passed: 'found no barrier',
  inapplicable: 'found nothing to look at',
};

export function outcomeWord(outcome: Outcome): string {
  return outcomes.find(({ id }) => id === outcome)?.word ?? outcome;
}
