/** Terms and abbreviations, each explained once. Pages link to a term where it first matters (WCAG 3.1.3, 3.1.4). */
import type { RichText } from './types';

export interface GlossaryTerm {
  /** The anchor on the glossary page. */
  readonly id: string;
  readonly term: string;
  /** The long form of an abbreviation. */
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
        meaning: ['One HTTP request to ', { code: 'POST /v1/call' }, ' and its response. A retry is a new request, and a new call.'],
      },
      {
        id: 'event',
        term: 'Event',
        meaning: 'Something that happened to a call or to your quota. There are five.',
      },
      {
        id: 'failover',
        term: 'Failover',
        meaning: [
          'What happens when the provider you name is unavailable: the hub tries the next one in your failover order. ',
          { text: 'See how routing works', route: 'docsRoutingAndFailover' },
          '.',
        ],
      },
      {
        id: 'model',
        term: 'Model',
        meaning: 'An AI program that reads your messages and writes a response. Each provider has several.',
      },
      {
        id: 'provider',
        term: 'Provider',
        meaning:
          'A service that you name in a call: OpenAI, Anthropic, Google, or Mistral. The number of providers on a plan counts these. A third-party API goes in the same field.',
      },
      {
        id: 'quota',
        term: 'Quota',
        meaning: 'The amount of use that your plan includes. Once it’s used up, waiting a minute doesn’t help.',
      },
      {
        id: 'rate-limit',
        term: 'Rate limit',
        meaning: ['How many requests you can send per minute. Over the limit, a call gets a ', { code: '429' }, '.'],
      },
      {
        id: 'third-party-api',
        term: 'Third-party API',
        meaning: 'An API that isn’t one of the AI providers, called through the hub with the same key and the same call.',
      },
      {
        id: 'token',
        term: 'Token',
        meaning: 'The unit in which models count text: a short word, or part of a longer one.',
      },
      {
        id: 'webhook',
        term: 'Webhook',
        meaning: 'The URL on your server to which the hub sends events.',
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
        meaning: 'A store of earlier responses. When the same request comes again, it can return the stored one.',
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
        meaning: 'Having the same effect once or many times. An idempotent handler can get the same event twice and do no harm.',
      },
      {
        id: 'json',
        term: 'JSON',
        expansion: 'JavaScript Object Notation',
        meaning: 'A text format for data that every programming language can read.',
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
        meaning: 'A commitment to a level of service, such as an uptime or a time to reply.',
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
        meaning:
          'Whatever carries this tag is made up, to show what belongs there: testimonials, case studies, articles, uptime figures, incidents, the failover order, and what each version changed. The terms and the privacy page carry it too, because no lawyer has reviewed them. Prices, limits, status codes, events, and version numbers aren’t samples.',
      },
    ],
  },
];
