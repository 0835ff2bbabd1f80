/** The text and code samples of the product page: the comparison with native providers, and its tabs. */
import hubJs from '../samples/call.mjs?highlight';
import hubPy from '../samples/call.py?highlight';
import hubCurl from '../samples/call.sh?highlight';
import monitoringJs from '../samples/monitoring.mjs?highlight';
import monitoringPy from '../samples/monitoring.py?highlight';
import monitoringCurl from '../samples/monitoring.sh?highlight';
import orchestratorJs from '../samples/orchestrator.mjs?highlight';
import orchestratorPy from '../samples/orchestrator.py?highlight';
import orchestratorCurl from '../samples/orchestrator.sh?highlight';
import securityJs from '../samples/security.mjs?highlight';
import securityPy from '../samples/security.py?highlight';
import securityCurl from '../samples/security.sh?highlight';
import { aiProviders, providers } from '../facts/providers';
import { countInWords } from '../interface';
import { site } from '../site';
import type { CodeSet, RichText, TableContent, Term } from '../types';

export interface ProductTab {
  /** The anchor that selects the tab: `/product#<id>`. */
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly points: readonly Term[];
  /** The title of the sample above the points. */
  readonly sampleTitle: string;
  readonly codeSet: CodeSet;
}

export const productPage = {
  heading: 'One API in front of every provider',
  lead: 'You write one call. We handle failover, caching, and logs.',
  /** The name of the tabs. */
  tabsLabel: 'Product areas',
  comparisonHeading: `${site.name}, or ${countInWords(providers.length)} separate integrations`,
  /** Ends the page. */
  more: [
    'The ',
    { text: 'API Reference', href: '/docs/api-reference' },
    ' has every field. ',
    { text: 'Pricing', href: '/pricing' },
    ' has prices and limits.',
  ] satisfies RichText,
} as const;

export const productTabs = [
  {
    id: 'hub',
    label: 'Hub',
    heading: 'Hub',
    lead: `One key, one call, and one quota for ${aiProviders.list}, and third-party APIs.`,
    points: [
      { term: 'One response format', text: 'An ID, the provider and model, the choices, and the tokens used.' },
      {
        term: 'Third-party APIs',
        text: [
          'Name the API as the provider, and send the same call. ',
          { text: 'See a call to a weather API', href: '/docs#third-party-api' },
          '.',
        ],
      },
    ],
    sampleTitle: 'One call',
    codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy },
  },
  {
    id: 'orchestrator',
    label: 'Orchestrator',
    heading: 'Orchestrator',
    lead: 'When a provider goes down, your calls still get responses. A repeated request may not need a provider at all.',
    points: [
      {
        term: 'Failover',
        text: [
          'If the provider you name is unavailable, the next one takes the call. If every provider is unavailable, the call gets a 503, and the sample tries a list of your own. ',
          { text: 'See how a call is routed', href: '/docs/routing-and-failover' },
          '.',
        ],
      },
      {
        term: 'Caching',
        text: [
          'Repeated requests can come from the cache, with no provider call. ',
          { text: 'See what to cache', href: '/docs/caching' },
          '.',
        ],
      },
    ],
    sampleTitle: 'A list of your own after a 503',
    codeSet: { curl: orchestratorCurl, javascript: orchestratorJs, python: orchestratorPy },
  },
  {
    id: 'security',
    label: 'Security',
    heading: 'Security',
    lead: 'You have one secret to protect. It stays on your server, out of your code and your logs.',
    points: [
      { term: 'A clear error', text: 'An invalid key gets a 401, so you know to check HUB_KEY.' },
      {
        term: 'Before you commit',
        text: [
          'We haven’t published regions, encryption, subprocessors, or compliance. ',
          { text: 'See what to ask about security', href: '/docs/before-you-commit#not-covered' },
          '.',
        ],
      },
    ],
    sampleTitle: 'Key check, and a 401',
    codeSet: { curl: securityCurl, javascript: securityJs, python: securityPy },
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    heading: 'Monitoring',
    lead: 'Every call is in one log. Events tell your own tools about each call.',
    points: [
      {
        term: 'Events',
        text: 'call.started, call.completed, and call.failed have an ID, a status, and a duration. quota.warning tells you that your quota is running low, and quota.exceeded that it’s used up.',
      },
      {
        term: 'Logs',
        text: [
          'Each response reports its tokens: ',
          { text: 'see how to log tokens per feature', href: '/docs/observability#tokens-per-feature' },
          '. Your plan sets ',
          { text: 'how long our log keeps calls', href: '/docs/limits-and-errors#limits' },
          '.',
        ],
      },
    ],
    sampleTitle: 'Log the tokens of a call',
    codeSet: { curl: monitoringCurl, javascript: monitoringJs, python: monitoringPy },
  },
] as const satisfies readonly ProductTab[];

/** Compares native providers with the product, topic by topic. */
export const comparison = {
  columns: ['Topic', 'Native providers', site.name],
  rows: [
    ['Auth', 'One account and one key per provider.', 'One key for all of them.'],
    ['Retry', 'Each provider has its own errors to handle.', 'Failover to the next provider, and one set of status codes.'],
    ['Caching', 'Varies by provider.', 'Built into routing, for every provider.'],
    ['Webhooks', 'Varies by provider.', 'Five events with one payload.'],
    ['Quotas', 'One per provider, each counted separately.', 'One for all providers, with a warning when it runs low.'],
    ['Logs', 'One console per provider.', 'One log of all calls.'],
  ],
} as const satisfies Omit<TableContent, 'caption'>;
