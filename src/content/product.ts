/** The words and code samples of the product page: its tabs, and the comparison with native providers. */
import { planFacts } from './planFacts';
import { routing } from './routing';
import hubJs from './samples/hub.js?highlight';
import hubPy from './samples/hub.py?highlight';
import hubCurl from './samples/hub.sh?highlight';
import monitoringJs from './samples/monitoring.js?highlight';
import monitoringPy from './samples/monitoring.py?highlight';
import monitoringCurl from './samples/monitoring.sh?highlight';
import orchestratorJs from './samples/orchestrator.js?highlight';
import orchestratorPy from './samples/orchestrator.py?highlight';
import orchestratorCurl from './samples/orchestrator.sh?highlight';
import securityJs from './samples/security.js?highlight';
import securityPy from './samples/security.py?highlight';
import securityCurl from './samples/security.sh?highlight';
import { site } from './site';
import type { CodeSet, RichText, TableContent } from './types';

export interface ProductTab {
  /** The anchor that selects the tab: `/product#<id>`. */
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly points: readonly { readonly title: string; readonly text: RichText }[];
  /** Names the sample below the points. */
  readonly sampleTitle: string;
  readonly codeSet: CodeSet;
}

export const productPage = {
  heading: 'One panel, every connection',
  lead: `${site.name} sits between your code and your providers: one key, routing with failover and caching, and one log of every call.`,
  /** Names the tabs. */
  tabsLabel: 'Product areas',
  comparisonHeading: `${site.name} or four separate integrations`,
  /** Ends the comparison. */
  more: [
    'For every field, read the ',
    { text: 'API Reference', route: 'docsApiReference' },
    '. For prices and limits, ',
    { text: 'compare plans', route: 'pricing' },
    '.',
  ] satisfies RichText,
} as const;

const retention = planFacts.map((plan) => `${plan.logRetention} on ${plan.name}`).join(', ');

export const productTabs = [
  {
    id: 'hub',
    label: 'Hub',
    heading: 'Hub',
    lead: 'One API in front of OpenAI, Anthropic, Google, Mistral and third-party APIs. Learn one call and keep one key.',
    points: [
      { title: 'One key', text: 'The same key reaches every provider on your plan, and third-party APIs too.' },
      {
        title: 'One call',
        text: 'POST /v1/call takes a provider, a model and messages. To switch providers, change the first two.',
      },
      {
        title: 'One response format',
        text: 'Every response has the same shape: an id, the provider and model, the choices, and the tokens used.',
      },
      { title: 'One quota', text: 'All calls count against one quota, whichever provider responds.' },
      {
        title: 'Third-party APIs',
        text: [
          'Name the API as the provider and send the same call. The docs ',
          { text: 'show one in three languages', route: 'docs', hash: 'third-party-api' },
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
    lead: 'Smart routing keeps your calls going: failover when a provider is down, and a cache for repeated requests.',
    points: [
      { title: 'Failover', text: `${routing.named} ${routing.failover}` },
      { title: 'You set the order', text: routing.order },
      { title: 'Visible in every response', text: routing.whoResponded },
      {
        title: 'Caching',
        text: 'Repeat a request, and the hub can return the earlier response: faster, and without calling a provider.',
      },
      {
        title: 'When nobody is available',
        text: `${routing.exhausted} The sample then tries a list of its own, with the same body for each provider.`,
      },
    ],
    sampleTitle: 'Your own list of providers on 503',
    codeSet: { curl: orchestratorCurl, javascript: orchestratorJs, python: orchestratorPy },
  },
  {
    id: 'security',
    label: 'Security',
    heading: 'Security',
    lead: 'One key is one secret to protect. Keep it on your server, out of your code and out of your logs.',
    points: [
      { title: 'One secret instead of many', text: 'Store one key. There are no others to forget in an old script.' },
      {
        title: 'Never in code',
        text: 'Your program reads HUB_KEY from its environment and sends it over HTTPS in the Authorization header. The key never appears in a repository or on a page.',
      },
      {
        title: 'A clear error',
        text: 'A wrong key gets a 401. Don’t retry: check HUB_KEY. And never write the key to a log.',
      },
    ],
    sampleTitle: 'Read HUB_KEY and handle a 401',
    codeSet: { curl: securityCurl, javascript: securityJs, python: securityPy },
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    heading: 'Monitoring',
    lead: 'See every call in one log, whichever provider responds. Webhooks send the same news to your own tools.',
    points: [
      {
        title: 'Calls as they happen',
        text: 'Three events follow a call: call.started, call.completed and call.failed. Each has an id, a status and a duration in milliseconds.',
      },
      {
        title: 'Quotas before they run out',
        text: 'quota.warning arrives while you still have quota left. quota.exceeded arrives when it is used up.',
      },
      {
        title: 'Tokens in every response',
        text: 'Each response reports the tokens in your messages, in the response, and in total. No second request needed.',
      },
      { title: 'Logs', text: `Your plan sets how long the log of your calls is kept: ${retention}.` },
    ],
    sampleTitle: 'Log of webhook events',
    codeSet: { curl: monitoringCurl, javascript: monitoringJs, python: monitoringPy },
  },
] as const satisfies readonly ProductTab[];

/** Compares native providers with the product, topic by topic. */
export const comparison = {
  caption: `Native providers compared with ${site.name}`,
  columns: ['Topic', 'Native providers', site.name],
  rows: [
    ['Auth', 'One account and one key per provider.', 'One key for all of them.'],
    ['Retry', 'Your own logic per provider, because errors differ.', 'Built-in failover, and one set of status codes to handle.'],
    ['Caching', 'Differs from provider to provider.', 'Built into routing, for every provider.'],
    ['Webhooks', 'Differ from provider to provider.', 'Five events with one payload.'],
    ['Quotas', 'One per provider, each counted separately.', 'One for all providers, with a warning before it runs out.'],
    ['Logs', 'One console per provider.', `One log of all calls, kept ${retention}.`],
  ],
} as const satisfies TableContent;
