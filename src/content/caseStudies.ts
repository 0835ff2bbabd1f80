/** Illustrative: replace before you publish. No such customers exist; a real case study needs the customer's consent. */
import type { RichText } from './types';

export interface CaseStudy {
  readonly id: string;
  readonly title: string;
  /** For example "a chain of bicycle shops". No names. */
  readonly kindOfCompany: string;
  readonly problem: RichText;
  readonly approach: RichText;
  /** What changed, in words: a figure would need a source. */
  readonly outcome: RichText;
}

export const caseStudiesIntro = {
  kindOfCompanyLabel: 'Company',
  problemLabel: 'Problem',
  approachLabel: 'Approach',
  outcomeLabel: 'Outcome',
} as const;

export const caseStudies = [
  {
    id: 'case-bicycle-shops',
    title: 'Repair quotes that no longer wait for one provider',
    kindOfCompany: 'A chain of bicycle shops',
    problem:
      'Mechanics dictate what a bicycle needs, and a model turns it into a quote that the customer can read. When the shop’s only provider was down, the counter stopped.',
    approach: [
      'The shop’s server now sends each quote to ',
      { code: 'POST /v1/call' },
      '. The team ran its own examples on two providers, shortened the instruction until both wrote a usable quote, and put the second one in its failover order. A ',
      { code: 'call.failed' },
      ' webhook posts to the workshop’s chat.',
    ],
    outcome:
      'A bad minute at one provider no longer reaches the counter. When both are unavailable, the screen says so and keeps the dictation, and the mechanic writes the quote by hand.',
  },
  {
    id: 'case-museum',
    title: 'One key instead of a drawer full',
    kindOfCompany: 'A museum with three small software teams',
    problem:
      'Labels, audio guides and the ticket desk each used a different provider with its own keys. Nobody could say which team used how much, and replacing a key meant asking around.',
    approach: [
      'The teams moved to the hub one at a time, starting with the audio guides. Each kept its provider and changed only the URL and the key. The ',
      { code: 'quota.warning' },
      ' event goes to the person who holds the budget.',
    ],
    outcome:
      'There is one key to protect and one log to check. The label team has since tried a second provider for translations. That took two changed values and a week of reading the results.',
  },
] as const satisfies readonly CaseStudy[];
