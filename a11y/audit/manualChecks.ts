/** What a person must check, because no test decides it: the steps and the expected result for each criterion. */
import { formOrigins } from '../../src/content/facts/connections';
import type { ManualCheck } from '../checks/check';
import { all } from '../checks/index';
import { type Aid, screenReaders } from './evaluation';
import type { CriterionId } from './wcag';

const look: readonly Aid[] = ['no assistive technology'];
const listen: readonly Aid[] = screenReaders;
const magnify: readonly Aid[] = ['magnifier'];

const check = (aids: readonly Aid[], steps: string, expected: string): ManualCheck => ({ aids, steps, expected });
const formCheck = (aids: readonly Aid[], steps: string, expected: string): ManualCheck => ({ aids, steps, expected, isAboutForms: true });

/** For the forms of an owner who has connected them. Without a server, criteria.ts says why these criteria do not apply. */
const errorPrevention = formCheck(
  look,
  'Submit each form with a mistake that the page cannot know, such as the address of somebody else, and follow what the server shows.',
  'What was sent can be checked and corrected before it counts, or taken back.',
);
const authentication = formCheck(
  look,
  'Try each way to an account, also the buttons beside the form.',
  'There is nothing to remember, transcribe, or solve.',
);

const leftByChecks = Object.fromEntries(
  all.flatMap(([, { left = {}, on }]) =>
    Object.entries(left).map(([criterion, steps]) => [criterion, { ...steps, isAboutForms: on.includes('form') }]),
  ),
);

export const manualChecks: Partial<Readonly<Record<CriterionId, ManualCheck>>> = {
  ...leftByChecks,
  '1.3.1': check(
    listen,
    'Read each page with its tabs and answers open. Read each table cell by cell.',
    'What looks like a heading, list, quotation, table, or group is announced as one. Each cell comes with its headers. Markup or text says what position, bold type, or a mark says.',
  ),
  '1.3.5': formCheck(look, 'Look at the autocomplete value of each field about the person who fills it in.', 'The value fits the field.'),
  '2.4.6': check(
    listen,
    'Listen to each heading, label, and button alone, also after a press has changed it.',
    'It describes its topic or purpose.',
  ),
  '3.1.6': check(look, 'Read each page aloud.', 'No word is ambiguous without its pronunciation.'),
  '3.3.1': formCheck(
    look,
    'Make several mistakes at once in each form.',
    'Text at each field names its mistake, and stays until it is corrected.',
  ),
  '3.3.2': formCheck(
    [...listen, ...magnify],
    'Go to each field, and type.',
    'Labels, hints, and groups say what to enter, in which format, and what is required, before and while you type.',
  ),
  '3.3.3': formCheck(listen, 'Make each possible mistake on its own.', 'Its message says how to correct this very mistake.'),
  ...(formOrigins.length > 0 && { '3.3.4': errorPrevention, '3.3.6': errorPrevention }),
  '3.3.5': formCheck(look, 'Look for help at each field.', 'The help for a field is next to it.'),
  '3.3.7': formCheck(look, 'Fill in each form, and look at the next page.', 'Nothing is asked for twice, except a password to confirm it.'),
  '3.3.8': authentication,
  '3.3.9': authentication,
};
