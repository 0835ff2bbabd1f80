/** The words of the home page. The typing demo has its own file, `providerDemo.ts`. */
import type { RouteId } from '../routes';
import { planFacts } from './planFacts';
import { routing } from './routing';
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
    lead: 'One request format, one key and one quota for OpenAI, Anthropic, Google, Mistral and third-party APIs, with failover when a provider goes down.',
    primaryAction: { text: 'Open an account', route: 'signup' },
    secondaryAction: { text: 'Read the docs', route: 'docs' },
    providerLabel: 'Provider',
    sampleTitle: (provider: string) => `Call to ${provider}`,
  },
  trust: {
    heading: 'What plans include',
    items: [
      { id: 'price', name: `${starter.name}: ${starter.price} per month` },
      { id: 'rate', name: `${access.name}: ${access.rateLimit}` },
      { id: 'uptime', name: `${enterprise.name}: ${enterprise.uptimeSla} uptime SLA` },
    ],
  },
  howItWorks: {
    heading: 'How it works',
    steps: [
      {
        id: 'plug-in',
        title: 'Use one key',
        text: 'Put it in the Authorization header. It is the only key your code needs.',
      },
      {
        id: 'name-the-socket',
        title: 'Name a provider and a model',
        text: 'Send both with your messages to /v1/call. To switch providers, change two values, not your code.',
      },
      {
        id: 'watch-the-line',
        title: 'Watch every call',
        text: 'Each response reports the tokens it used. Webhooks tell you when a call completes or fails, and when your quota runs low.',
      },
    ],
  },
  integrationsTeaser: {
    heading: 'Connect the tools you already use',
    text: 'Anything that can send an HTTP request can call the hub.',
    items: [
      { id: 'hub', name: site.host, text: 'Call the hub from your own code.' },
      { id: 'n8n', name: 'n8n', text: 'Add a call to a workflow with the HTTP Request node.' },
      { id: 'rapidapi', name: 'RapidAPI', text: 'Try a call in the browser before you write code.' },
      { id: 'web-widgets', name: 'Web Widgets', text: 'Put AI on a page and keep the key on your server.' },
    ],
    action: { text: 'See how to connect', route: 'integrations' },
  },
  features: {
    heading: 'What the hub does for you',
    items: [
      {
        id: 'unified-key',
        title: 'One key, one quota',
        text: 'One key to store and protect. One quota to watch, whichever provider responds.',
      },
      {
        id: 'routing',
        title: 'Routing with failover',
        text: `${routing.named} ${routing.failover}`,
      },
      {
        id: 'caching',
        title: 'Caching',
        text: 'Repeat a request, and the hub can return the earlier response: faster, and without calling a provider.',
      },
      {
        id: 'observability',
        title: 'Observability',
        text: 'Every call has an id, a status and a duration. One log shows them all, for as long as your plan keeps it.',
      },
      {
        id: 'webhooks',
        title: 'Webhooks',
        text: 'Five events tell your systems when a call starts, completes or fails, and when your quota is low or used up.',
      },
      {
        id: 'security',
        title: 'Security',
        text: 'Your code holds one secret instead of several. It stays on your server and travels only in a request header.',
      },
    ],
  },
  callToAction: {
    heading: 'Make your first call',
    text: 'It takes three steps and a terminal. Or compare the plans first, or ask us whether the hub fits your project.',
    actions: [
      { text: 'Get started', route: 'docs' },
      { text: 'Compare plans', route: 'pricing' },
      { text: 'Contact us', route: 'contact' },
    ],
  },
} as const satisfies HomeContent;
