/** The words and samples of the product page: four tabs and the comparison with native providers. */
import { planFacts } from './planFacts';
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
  /** The tab and its address: `/product#<id>`. */
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** Names the sample below the points. */
  readonly sampleTitle: string;
  readonly codeSet: CodeSet;
}

export const productPage = {
  heading: 'One panel, every connection',
  lead: `What ${site.name} puts between your code and the providers: one key, routing that copes with failure, and a clear view of every call.`,
  /** Names the drawing beside the heading. */
  drawingName: (parts: string) => `One panel with a row of jacks for each of ${parts}, and cables from row to row`,
  /** Names the tabs. */
  tabsLabel: 'Parts of the product',
  comparisonHeading: 'Beside calling each provider yourself',
  /** Ends the comparison. */
  more: [
    { text: 'Read the API reference', route: 'docsApiReference' },
    ' or ',
    { text: 'compare the plans', route: 'pricing' },
    '.',
  ] satisfies RichText,
} as const;

const retention = planFacts.map((plan) => `${plan.logRetention} on ${plan.name}`).join(', ');

export const productTabs = [
  {
    id: 'hub',
    label: 'Hub',
    heading: 'Hub',
    lead: 'One application programming interface (API) in front of OpenAI, Anthropic, Google, Mistral and third-party APIs. You learn one call and keep one key.',
    points: [
      {
        title: 'One key',
        text: 'The same key reaches every provider on your plan. There is no account to open and no key to copy for each of them.',
      },
      {
        title: 'One call',
        text: 'POST /v1/call takes a provider, a model and messages. To change provider, change the first two. The rest of your code stays.',
      },
      {
        title: 'One answer',
        text: 'Every provider’s answer has the same shape: an id, the provider and model, the choices, and the tokens used.',
      },
      {
        title: 'Unified quotas',
        text: 'All calls count against one quota, whichever provider answers them. There is one number to watch.',
      },
    ],
    sampleTitle: 'Send one call',
    codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy },
  },
  {
    id: 'orchestrator',
    label: 'Orchestrator',
    heading: 'Orchestrator',
    lead: 'Smart routing decides where a call goes. It moves a call away from a provider that is down, and it can answer a repeated call from a cache.',
    points: [
      {
        title: 'Failover',
        text: 'When a provider does not answer, the hub can pass the call to another one. Your code sends one call and gets one answer.',
      },
      {
        title: 'Caching',
        text: 'An earlier answer to the same request can be given again. It comes back sooner, and no provider is called for it.',
      },
      {
        title: 'You can see what happened',
        text: 'The answer names the provider and the model that gave it. You can always compare them with what you asked for.',
      },
      {
        title: 'Or you decide the order',
        text: 'When no provider can take the call, you get the status 503. The sample shows how to go through a list of your own then. The body stays the same for each provider on the list.',
      },
    ],
    sampleTitle: 'Try your own list of providers on 503',
    codeSet: { curl: orchestratorCurl, javascript: orchestratorJs, python: orchestratorPy },
  },
  {
    id: 'security',
    label: 'Security',
    heading: 'Security',
    lead: 'One key is one secret to look after. Keep it on your server, out of your code, and know at once when it is refused.',
    points: [
      {
        title: 'One secret instead of many',
        text: 'You store one key and replace one key. There are no others to forget in an old script.',
      },
      {
        title: 'Never in code',
        text: 'The key travels in the Authorization header of an HTTPS request. Your program reads it from its environment, so it stands in no repository and in no page.',
      },
      {
        title: 'A clear refusal',
        text: 'A wrong key gets the status 401. Do not send the call again: check the key. And never write the key to a log.',
      },
    ],
    sampleTitle: 'Read the key from the environment and handle 401',
    codeSet: { curl: securityCurl, javascript: securityJs, python: securityPy },
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    heading: 'Monitoring',
    lead: 'See every call in one place, whichever provider took it. Webhooks bring the same news to your own tools.',
    points: [
      {
        title: 'Calls as they happen',
        text: 'Three events follow a call: call.started, call.completed and call.failed. Each carries an id, a status and a duration in milliseconds.',
      },
      {
        title: 'Quotas before they run out',
        text: 'quota.warning comes while there is still something left. quota.exceeded comes when there is not.',
      },
      {
        title: 'Tokens in every answer',
        text: 'The answer says how many tokens went in, how many came out, and the sum. You need no second call to find out.',
      },
      {
        title: 'Logs',
        text: `The log of your calls is kept for a time that depends on the plan: ${retention}.`,
      },
    ],
    sampleTitle: 'Log the webhook events that arrive',
    codeSet: { curl: monitoringCurl, javascript: monitoringJs, python: monitoringPy },
  },
] as const satisfies readonly ProductTab[];

/** Native providers beside the product, topic by topic. */
export const comparison = {
  caption: `Calling each provider natively, and calling through ${site.name}`,
  columns: ['Topic', 'Native providers', site.name],
  rows: [
    ['Auth', 'One account and one key for each provider.', 'One key for all of them.'],
    [
      'Retry',
      'Written once for each provider, because errors differ.',
      'Failover in the hub. One list of status codes, so your own retry is written once.',
    ],
    ['Caching', 'Differs from provider to provider.', 'Part of the routing, for every provider.'],
    ['Webhooks', 'Differ from provider to provider.', 'Five events, with one payload for all of them.'],
    ['Quotas', 'One for each provider, each counted apart.', 'One for all, with an event before it runs out.'],
    ['Logs', 'One console for each provider.', `One place for all calls. Kept ${retention}.`],
  ],
} as const satisfies TableContent;
