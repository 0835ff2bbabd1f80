/** The text of the home page. The typing demo is in `providerDemo.ts`. */
import { planById } from '../facts/planFacts';
import { aiProviders, providers, type ProviderMark, thirdParty } from '../facts/providers';
import { site } from '../site';
import type { Href } from '../routes';
import type { TextLink } from '../types';
import { integrations } from './integrations';
import type { NextStepContent } from './nextStep';

interface HomeItem {
  /** A stable slug, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Feature extends HomeItem {
  /** Where visitors see it. */
  readonly proof: Href;
}

interface HomeContent {
  readonly hero: {
    /** The h1 of the page. */
    readonly heading: string;
    readonly lead: string;
    readonly primaryAction: TextLink;
    readonly secondaryAction: TextLink;
    /** The name of the radio buttons that select the provider of the sample. */
    readonly providerLabel: string;
    /** The name of the radio buttons that select the language of the sample. */
    readonly languageLabel: string;
    /** The title of the sample. */
    readonly sampleTitle: (provider: string) => string;
  };
  readonly trust: {
    readonly heading: string;
    /** The providers that one key reaches. */
    readonly items: readonly { readonly id: string; readonly name: string; readonly mark: ProviderMark }[];
  };
  readonly howItWorks: {
    readonly heading: string;
    readonly steps: readonly [HomeItem, HomeItem, HomeItem];
  };
  readonly integrationsTeaser: {
    readonly heading: string;
    readonly text: string;
    /** An item links to its tab. */
    readonly items: readonly { readonly id: string; readonly name: string; readonly text: string }[];
    readonly action: TextLink;
  };
  readonly features: { readonly heading: string; readonly items: readonly Feature[] };
  readonly callToAction: NextStepContent;
}

export const home = {
  hero: {
    heading: 'A provider goes down. Your app doesn’t.',
    lead: `${site.name} is a hosted API hub. Call ${aiProviders.list}, and third-party APIs with one key.`,
    primaryAction: { text: 'Open an account', href: '/signup' },
    secondaryAction: { text: 'Read the docs', href: '/docs' },
    providerLabel: 'Call',
    languageLabel: 'Code language',
    sampleTitle: (provider: string) => `Call to ${provider}`,
  },
  trust: {
    heading: 'Works with',
    items: [...providers, thirdParty],
  },
  howItWorks: {
    heading: 'How it works',
    steps: [
      {
        id: 'plug-in',
        title: 'Use one key',
        text: 'Put it in the Authorization header.',
      },
      {
        id: 'name-the-socket',
        title: 'Name a provider and a model',
        text: 'To switch providers, change these two strings.',
      },
      {
        id: 'watch-the-line',
        title: 'Watch every call',
        text: 'Responses report tokens. Events report calls and quotas.',
      },
    ],
  },
  integrationsTeaser: {
    heading: 'Connect the tools you already use',
    text: `If it can send an HTTP request, it can call ${site.name}.`,
    items: integrations.map(({ id, name, summary }) => ({ id, name, text: summary })),
    action: { text: 'See all integrations', href: '/integrations' },
  },
  features: {
    heading: `What ${site.name} takes care of`,
    items: [
      {
        id: 'unified-key',
        proof: '/product#hub',
        title: 'One key, one quota',
        text: 'One secret to store, and one quota to watch.',
      },
      {
        id: 'routing',
        proof: '/docs/routing-and-failover',
        title: 'Routing with failover',
        text: 'When a provider is unavailable, the next one takes the call.',
      },
      {
        id: 'caching',
        proof: '/docs/caching',
        title: 'Caching',
        text: 'Repeated requests can come from the cache, with no provider call.',
      },
      {
        id: 'observability',
        proof: '/docs/observability',
        title: 'Observability',
        text: 'One log for all providers, with an ID, a status, and a duration.',
      },
      {
        id: 'webhooks',
        proof: '/docs/webhooks',
        title: 'Webhooks',
        text: 'Five events reach your server: three about a call, two about your quota.',
      },
      {
        id: 'security',
        proof: '/product#security',
        title: 'Security',
        text: 'The key stays on your server. Your users never see it.',
      },
    ],
  },
  callToAction: {
    heading: 'Make your first call',
    text: `${planById.starter.name} costs ${planById.starter.price} a month, and your code stays the same when you switch plans.`,
    actions: [
      { text: 'Open an account', href: '/signup' },
      { text: 'Before you commit', href: '/docs/before-you-commit' },
    ],
  },
} as const satisfies HomeContent;
