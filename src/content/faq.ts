/** The questions of the resources page, and the words of the page itself. */
import { billing } from './billing.ts';
import { planFacts } from './planFacts.ts';
import { routing } from './routing.ts';
import { site } from './site.ts';
import type { RichText } from './types';

export interface FaqEntry {
  /** The anchor on the page is `faq-<id>`. */
  readonly id: string;
  readonly question: string;
  /** One entry for each paragraph. */
  readonly answer: readonly RichText[];
}

const [starter, access, enterprise] = planFacts;

export const resourcesPage = {
  heading: 'Resources',
  lead: 'Three articles on running AI calls in production, two case studies, and ten common questions.',
  articlesHeading: 'Featured articles',
  /** The link in a teaser; the article's title follows, for screen readers. */
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
        ' hub. It sits between your code and the providers you call. You send every call in one format with one key, and the hub passes it to OpenAI, Anthropic, Google, Mistral or a third-party API.',
      ],
      'Think of the patch bay in a sound studio: one panel where a cable reaches any socket.',
    ],
  },
  {
    id: 'which-providers',
    question: 'Which providers can I call?',
    answer: [
      [
        `OpenAI, Anthropic, Google and Mistral, plus third-party APIs. ${starter.name} includes ${starter.providers} providers. ${access.name} and ${enterprise.name} include ${access.providers} of them. `,
        { text: 'Pricing', route: 'pricing' },
        ' compares the plans, and the ',
        { text: 'API Reference', route: 'docsApiReference' },
        ' lists provider and model names.',
      ],
    ],
  },
  {
    id: 'change-provider',
    question: 'How do I switch providers?',
    answer: [
      [
        'Change two values in the request body: ',
        { code: 'provider' },
        ' and ',
        { code: 'model' },
        '. Your key, the URL and the response format stay the same.',
      ],
      'Models word things differently, so test your own prompts before you switch for good.',
    ],
  },
  {
    id: 'provider-down',
    question: 'What happens when a provider is down?',
    answer: [
      [`${routing.named} ${routing.failover} This is called `, { text: 'failover', route: 'docsGlossary', hash: 'failover' }, '.'],
      `${routing.order} ${routing.whoResponded}`,
      [
        `${routing.exhausted} Your webhook gets the event `,
        { code: 'call.failed' },
        '. ',
        { text: 'Limits and Errors', route: 'docsLimitsAndErrors' },
        ' explains when to retry.',
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
        ' is an earlier response to the same request. It is fast, but it is not new. That suits a translation. It does not suit a request for ten fresh ideas.',
      ],
      [
        'The article ',
        { text: 'Cache AI calls without surprises', route: 'articles', hash: 'caching-without-surprises' },
        ' covers when to cache.',
      ],
    ],
  },
  {
    id: 'limits',
    question: 'What happens when I reach a limit?',
    answer: [
      billing.atTheRateLimit,
      `The limit is ${starter.rateLimit} on ${starter.name} and ${access.rateLimit} on ${access.name}. On ${enterprise.name} it is ${enterprise.rateLimit}.`,
      billing.atTheQuota,
    ],
  },
  {
    id: 'webhooks',
    question: 'Which webhook events are there?',
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
        ' and ',
        { code: 'quota.exceeded' },
        '. Each delivery has the name of the event, an id, a status and a duration in milliseconds.',
      ],
      [{ text: 'Webhooks', route: 'docsWebhooks' }, ' in the docs explains every field.'],
    ],
  },
  {
    id: 'where-to-keep-the-key',
    question: 'Where do I store my key?',
    answer: [
      'On your server, in an environment variable or a secret manager. Never put it in a page, a mobile app or a repository: anyone who can read it can spend your quota.',
      [
        'A widget calls your server, and your server calls the hub. ',
        { text: 'Web Widgets', route: 'integrations', hash: 'web-widgets' },
        ' has the steps.',
      ],
    ],
  },
  {
    id: 'sdk-needed',
    question: 'Do I need an SDK?',
    answer: [
      [
        'No. The hub has one call, and any HTTP client can make it. The ',
        { text: 'SDK page', route: 'docsSdk' },
        ' has short clients for JavaScript and Python that you can copy into your project.',
      ],
    ],
  },
  {
    id: 'tokens-and-quotas',
    question: 'Who pays for tokens, and what does a quota count?',
    answer: [billing.setWithPlan, billing.usage],
  },
] as const satisfies readonly FaqEntry[];
