/** The words of the home page. The typing demo has its own file, `providerDemo.ts`. */
import type { RouteId } from '../routes';
import { planFacts } from './planFacts';
import { site } from './site';

export interface HomeAction {
  readonly text: string;
  readonly route: RouteId;
}

interface HomeItem {
  /** A stable slug, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface HomeContent {
  readonly hero: {
    /** The page's h1. */
    readonly heading: string;
    readonly lead: string;
    readonly primaryAction: HomeAction;
    readonly secondaryAction: HomeAction;
    /** Names the buttons that choose the provider of the sample. */
    readonly providerLabel: string;
    /** Stands above the sample. */
    readonly sampleTitle: (provider: string) => string;
  };
  readonly trust: {
    readonly heading: string;
    /** What plans state in figures, and not the names that the patch bay above has. */
    readonly items: readonly { readonly id: string; readonly name: string }[];
  };
  readonly howItWorks: {
    readonly heading: string;
    readonly steps: readonly [HomeItem, HomeItem, HomeItem];
  };
  readonly integrationsTeaser: {
    readonly heading: string;
    readonly text: string;
    /** Ids of `integrations.ts`, so that an item can link to its tab. */
    readonly items: readonly { readonly id: string; readonly name: string; readonly text: string }[];
    readonly action: HomeAction;
  };
  readonly features: { readonly heading: string; readonly items: readonly HomeItem[] };
  readonly callToAction: { readonly heading: string; readonly text: string; readonly actions: readonly HomeAction[] };
}

const [starter, access, enterprise] = planFacts;

export const home = {
  hero: {
    heading: site.slogan,
    lead: `Send one kind of request to OpenAI, Anthropic, Google, Mistral and third-party application programming interfaces (APIs). ${site.name} carries the key, counts the quota, and moves the cable when a provider goes quiet.`,
    primaryAction: { text: 'Open an account', route: 'signup' },
    secondaryAction: { text: 'Read the docs', route: 'docs' },
    providerLabel: 'Provider',
    sampleTitle: (provider: string) => `Sample call, ${provider}`,
  },
  trust: {
    heading: 'What plans include',
    items: [
      { id: 'price', name: `${starter.name} at ${starter.price}` },
      { id: 'rate', name: access.rateLimit.replace('/', ' a ') },
      { id: 'logs', name: `${access.logRetention} of logs` },
      { id: 'uptime', name: `${enterprise.uptimeSla} uptime` },
    ],
  },
  howItWorks: {
    heading: 'How it works',
    steps: [
      {
        id: 'plug-in',
        title: 'Plug in one key',
        text: 'Put your key in the Authorization header. It is the only key that your code has to carry.',
      },
      {
        id: 'name-the-socket',
        title: 'Name the provider and the model',
        text: 'Send a POST request to /v1/call with a provider, a model and your messages. Change provider by changing two values, not your code.',
      },
      {
        id: 'watch-the-line',
        title: 'Watch every call',
        text: 'Each answer says how many tokens it used. Webhooks report what completed, what failed, and when a quota runs low.',
      },
    ],
  },
  integrationsTeaser: {
    heading: 'Connect what you already run',
    text: 'The hub takes an ordinary HTTP request, so anything that can send one can use it.',
    items: [
      { id: 'hub', name: site.host, text: 'Call the hub from your own code.' },
      { id: 'n8n', name: 'n8n', text: 'Add a call to a workflow with the HTTP Request node.' },
      { id: 'rapidapi', name: 'RapidAPI', text: 'Try a call, and combine it with APIs that you subscribe to there.' },
      { id: 'web-widgets', name: 'Web Widgets', text: 'Put answers on a page while the key stays on your server.' },
    ],
    action: { text: 'See how to connect', route: 'integrations' },
  },
  features: {
    heading: 'What the hub does for you',
    items: [
      {
        id: 'unified-key',
        title: 'One key, one set of quotas',
        text: 'One key to keep and to replace. One place to see how much of your quota is left, whichever provider answered.',
      },
      {
        id: 'routing',
        title: 'Routing with failover',
        text: 'The hub sends each call to the provider that you named. When that provider is unavailable, another one can take the call.',
      },
      {
        id: 'caching',
        title: 'Caching',
        text: 'A question that was just answered need not be asked again. The cached answer comes back without a trip to the provider.',
      },
      {
        id: 'observability',
        title: 'Observability',
        text: 'Every call has an id, a status and a duration. Logs stay for as long as your plan says, so you can look before you guess.',
      },
      {
        id: 'webhooks',
        title: 'Webhooks',
        text: 'Five events tell your own systems that a call started, completed or failed, and that a quota is running low or has run out.',
      },
      {
        id: 'security',
        title: 'Security',
        text: 'Your code holds one secret where it used to hold several. It travels in a header, from your server, and never belongs in a browser.',
      },
    ],
  },
  callToAction: {
    heading: 'Bring one cable',
    text: 'Read how a first call is made, compare the plans, or ask us whether the hub fits what you build.',
    actions: [
      { text: 'Make a first call', route: 'docs' },
      { text: 'Compare the plans', route: 'pricing' },
      { text: 'Write to us', route: 'contact' },
    ],
  },
} as const satisfies HomeContent;
