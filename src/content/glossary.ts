/** Terms and abbreviations, explained once. Pages link to a term where it first matters (WCAG 3.1.3, 3.1.4). */
import { routing } from './routing.ts';
import type { RichText } from './types';

export interface GlossaryTerm {
  /** The anchor on the glossary page. */
  readonly id: string;
  readonly term: string;
  /** What an abbreviation stands for. */
  readonly expansion?: string;
  readonly meaning: RichText;
}

export interface GlossaryGroup {
  readonly id: string;
  readonly heading: string;
  /** In alphabetical order. */
  readonly terms: readonly GlossaryTerm[];
}

export const glossary: readonly GlossaryGroup[] = [
  {
    id: 'terms-of-the-hub',
    heading: 'The hub',
    terms: [
      {
        id: 'call',
        term: 'Call',
        meaning: ['One request to ', { code: 'POST /v1/call' }, ' and the response to it.'],
      },
      {
        id: 'failover',
        term: 'Failover',
        meaning: `What happens when the provider you name is unavailable: the hub tries the next one. ${routing.order}`,
      },
      {
        id: 'model',
        term: 'Model',
        meaning: 'An AI program that reads your messages and writes a response. Each provider has several.',
      },
      {
        id: 'provider',
        term: 'Provider',
        meaning: 'A company whose models you can call through the hub, or a third-party API that you can call the same way.',
      },
      {
        id: 'quota',
        term: 'Quota',
        meaning: 'The amount of use that your plan includes. Once it is used up, waiting a minute does not help.',
      },
      {
        id: 'rate-limit',
        term: 'Rate limit',
        meaning: ['How many requests your key can send per minute. Over the limit, a call gets a ', { code: '429' }, '.'],
      },
      {
        id: 'token',
        term: 'Token',
        meaning: 'The unit in which models count text: a short word, or a part of a longer one.',
      },
      {
        id: 'webhook',
        term: 'Webhook',
        meaning: 'A request that the hub sends to your server when something happens.',
      },
    ],
  },
  {
    id: 'terms-of-the-web',
    heading: 'Web development',
    terms: [
      {
        id: 'api',
        term: 'API',
        expansion: 'Application programming interface',
        meaning: 'A set of calls that one program offers to others.',
      },
      {
        id: 'cache',
        term: 'Cache',
        meaning: 'A store of earlier responses. When the same request comes again, the stored response can be returned.',
      },
      {
        id: 'environment-variable',
        term: 'Environment variable',
        meaning: 'A named value that a program gets from the system it runs on. It keeps secrets out of the code.',
      },
      {
        id: 'exponential-backoff',
        term: 'Exponential backoff',
        meaning: 'Doubling the wait before each retry: 1 second, then 2, then 4.',
      },
      {
        id: 'idempotent',
        term: 'Idempotent',
        meaning: 'Having the same effect once or many times. An idempotent handler can get the same delivery twice and do no harm.',
      },
      {
        id: 'json',
        term: 'JSON',
        expansion: 'JavaScript Object Notation',
        meaning: 'A text format for data, which every programming language can read.',
      },
      {
        id: 'sdk',
        term: 'SDK',
        expansion: 'Software development kit',
        meaning: 'Ready-made code that calls an API for you.',
      },
      {
        id: 'sla',
        term: 'SLA',
        expansion: 'Service level agreement',
        meaning: 'A commitment to a level of service, such as a share of time online or a time to reply.',
      },
    ],
  },
  {
    id: 'terms-of-this-site',
    heading: 'This site',
    terms: [
      {
        id: 'sample',
        term: 'Sample',
        meaning: 'What carries this tag is made up, to show what belongs there: testimonials, case studies, articles, uptime figures, incidents, and what each version changed. The terms and the privacy page carry it too, because no lawyer has reviewed them. Prices, limits, status codes, events and version numbers are not samples.',
      },
    ],
  },
];
