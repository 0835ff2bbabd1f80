/** Case studies. A real one needs the customer's consent. */
import type { RichText } from '../types';

export interface CaseStudy {
  readonly id: string;
  readonly title: string;
  /** Such as "a chain of bicycle shops". No names. */
  readonly kindOfCompany: string;
  readonly problem: RichText;
  readonly approach: RichText;
  /** A description of the change. A figure would need a source. */
  readonly outcome: RichText;
  readonly before: CaseWiring;
  readonly after: CaseWiring;
  /** No such customer exists. */
  readonly isSample?: boolean;
}

/** A drawing: cables from what calls, on the left, to what answers, on the right. */
interface CaseWiring {
  readonly callers: readonly string[];
  readonly answers: readonly string[];
  /** Each cable runs from a caller to an answer. Without a kind, it is that of the hub's key. */
  readonly cables: readonly { readonly from: string; readonly to: string; readonly kind?: 'cut' | `key${2 | 3 | 4}` }[];
}

export const caseStudiesIntro = {
  kindOfCompanyLabel: 'Company',
  problemLabel: 'Problem',
  approachLabel: 'Approach',
  outcomeLabel: 'Outcome',
  beforeLabel: 'Before',
  afterLabel: 'After',
  drawing: (cables: CaseWiring['cables']) =>
    cables.map(({ from, to, kind }) => (kind === 'cut' ? `${from}, cut off from ${to}` : `${from} to ${to}`)).join('; '),
} as const;

export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'case-bicycle-shops',
    title: 'Repair quotes that don’t wait for one provider',
    kindOfCompany: 'A chain of bicycle shops',
    isSample: true,
    problem:
      'Mechanics dictate what a bicycle needs, and a model turns it into a quote that the customer can read. Whenever the only provider went down, so did the counter.',
    approach: [
      'The shop’s server now sends each quote to ',
      { code: 'POST /v1/call' },
      '. The team ran its own examples on two providers, shortened the instructions until both wrote a usable quote, and planned for the second one to take over. If every provider is down, a ',
      { code: 'call.failed' },
      ' event posts to the workshop’s chat.',
    ],
    outcome:
      'A bad minute at one provider no longer reaches the counter. When both are down, the screen says so and keeps the dictation, and the mechanic writes the quote by hand.',
    before: { callers: ['Counter'], answers: ['One provider'], cables: [{ from: 'Counter', to: 'One provider', kind: 'cut' }] },
    after: {
      callers: ['Counter'],
      answers: ['First provider', 'Second provider'],
      cables: [
        { from: 'Counter', to: 'First provider', kind: 'cut' },
        { from: 'Counter', to: 'Second provider' },
      ],
    },
  },
  {
    id: 'case-museum',
    title: 'One key instead of a drawer full',
    kindOfCompany: 'A museum with three small software teams',
    isSample: true,
    problem:
      'Labels, audio guides, and the ticket desk each used a different provider with its own keys. Replacing a key meant asking around, and nobody knew the total bill until it came.',
    approach: [
      'The teams moved one at a time, starting with the audio guides. Each kept its provider and its model: the code got a new URL, the new key, and one more field, ',
      { code: 'provider' },
      '. Each team adds up its own tokens from ',
      { code: 'usage' },
      ', and the ',
      { code: 'quota.warning' },
      ' event goes to the person who holds the budget.',
    ],
    outcome:
      'There’s one key to protect and one log to check. The label team has since tried a second provider for translations. That took two changed strings and a week of reading the results.',
    before: {
      callers: ['Labels', 'Audio guides', 'Ticket desk'],
      answers: ['A key', 'Another key', 'A third key'],
      cables: [
        { from: 'Labels', to: 'A key', kind: 'key2' },
        { from: 'Audio guides', to: 'Another key', kind: 'key3' },
        { from: 'Ticket desk', to: 'A third key', kind: 'key4' },
      ],
    },
    after: {
      callers: ['Labels', 'Audio guides', 'Ticket desk'],
      answers: ['One key'],
      cables: [
        { from: 'Labels', to: 'One key' },
        { from: 'Audio guides', to: 'One key' },
        { from: 'Ticket desk', to: 'One key' },
      ],
    },
  },
];
