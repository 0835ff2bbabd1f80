/** The questions of the resources page, and the text of the page itself. */
import { billing } from './billing.ts';
import { planFacts } from './planFacts.ts';
import { site } from './site.ts';
import type { RichText } from './types';

export interface FaqEntry {
  /** The anchor on the page is `faq-<id>`. */
  readonly id: string;
  readonly question: string;
  /** One entry per paragraph. */
  readonly answer: readonly RichText[];
}

const [starter, access, enterprise] = planFacts;

export const resourcesPage = {
  heading: 'Resources',
  lead: 'See how two teams use one key, find answers to ten common questions, and read how to run AI calls in production.',
  articlesHeading: 'Latest articles',
  /** The link in a teaser. The title of the article follows for screen readers. */
  readArticle: 'Read the article',
  caseStudiesHeading: 'Case studies',
  faqHeading: 'Questions and answers',
} as const;

export const faq = [
  {
    id: 'what-is-it',
    question: `What is ${site.name}?`,
    answer: [
      [
        `${site.name} is an `,
        { text: 'API', route: 'docsGlossary', hash: 'api' },
        ' hub that sits between your code and the providers you call. You send every call in one format with one key, and it goes on to OpenAI, Anthropic, Google, Mistral, or a third-party API.',
      ],
      'Think of the patch bay in a recording studio: one panel, and a cable that reaches any socket.',
    ],
  },
  {
    id: 'which-providers',
    question: 'Which providers can I call?',
    answer: [
      [
        `OpenAI, Anthropic, Google, and Mistral, plus third-party APIs. ${starter.name} includes three AI providers; ${access.name} and ${enterprise.name} include ${access.providers} of them. The API Reference `,
        { text: 'lists provider and model names', route: 'docsApiReference', hash: 'providers' },
        '.',
      ],
    ],
  },
  {
    id: 'change-provider',
    question: 'How do I switch providers?',
    answer: [
      [
        'Change two strings in the request body: ',
        { code: 'provider' },
        ' and ',
        { code: 'model' },
        '. Your key, the URL, and the response format stay the same.',
      ],
      [
        'Models word things differently, so try your own prompts before you switch for good. ',
        { text: 'Compare two providers on one prompt', route: 'docsRecipes', hash: 'compare-providers' },
        ' has the code. Coming from a provider’s own SDK? See ',
        { text: 'what changes in your code', route: 'docsMovingFromAnSdk' },
        '.',
      ],
    ],
  },
  {
    id: 'provider-down',
    question: 'What happens when a provider is down?',
    answer: [
      [
        'The call goes to the next provider in your failover order, and your code gets a response in the usual shape. Its ',
        { code: 'provider' },
        ' field tells you who responded. This is called ',
        { text: 'failover', route: 'docsGlossary', hash: 'failover' },
        '.',
      ],
      [
        'When every provider is down, the call fails with a ',
        { code: '503' },
        ', and you get the event ',
        { code: 'call.failed' },
        '. ',
        { text: 'See when to retry', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
        '.',
      ],
    ],
  },
  {
    id: 'caching',
    question: 'Does caching change my responses?',
    answer: [
      [
        'A response from the ',
        { text: 'cache', route: 'docsGlossary', hash: 'cache' },
        ' is an earlier response to the same request. It’s fast, but it isn’t new. That’s fine for a translation, and wrong for ten fresh ideas.',
      ],
      [{ text: 'Caching', route: 'docsCaching' }, ' in the docs covers what to cache and what isn’t documented.'],
    ],
  },
  {
    id: 'limits',
    question: 'What happens when I reach a limit?',
    answer: [
      billing.atTheRateLimit,
      `The limit is ${starter.rateLimit} on ${starter.name} and ${access.rateLimit} on ${access.name}. On ${enterprise.name}, it’s ${enterprise.rateLimit}.`,
      billing.atTheQuota,
      [{ text: 'See what to do at each event', route: 'docsQuotasAndRateLimits', hash: 'quota-events' }, '.'],
    ],
  },
  {
    id: 'webhooks',
    question: 'Which events can I receive?',
    answer: [
      [
        'Five: ',
        { code: 'call.started' },
        ', ',
        { code: 'call.completed' },
        ', ',
        { code: 'call.failed' },
        ', ',
        { code: 'quota.warning' },
        ', and ',
        { code: 'quota.exceeded' },
        '. Each arrives at your webhook as a small JSON body. ',
        { text: 'Webhooks', route: 'docsWebhooks' },
        ' in the docs has a body for each event and a receiver to copy.',
      ],
    ],
  },
  {
    id: 'where-to-keep-the-key',
    question: 'Where do I store my key?',
    answer: [
      'On your server, in an environment variable or a secret manager. Never put it in a page, a mobile app, or a repository: anyone who can read it can use it.',
      [
        'A widget calls your server, and your server makes the call. ',
        { text: 'See the steps for web widgets', route: 'integrations', hash: 'web-widgets' },
        '.',
      ],
    ],
  },
  {
    id: 'sdk-needed',
    question: 'Do I need an SDK?',
    answer: [
      [
        'No. There’s one call, and any HTTP client can make it. The ',
        { text: 'SDK page', route: 'docsSdk' },
        ' has short clients for JavaScript and Python, and types for TypeScript.',
      ],
    ],
  },
  {
    id: 'tokens-and-quotas',
    question: 'Who pays for tokens, and what does a quota count?',
    answer: [billing.setWithPlan, billing.usage],
  },
] as const satisfies readonly FaqEntry[];
