/** The text of the home page. The typing demo is in `providerDemo.ts`. */
import { planById } from '../facts/planFacts';
import { aiProviders, providers, thirdParty } from '../facts/providers';
import { site } from '../site';
import type { Href } from '../routes';
import type { TextLink } from '../types';
import { integrations } from './integrations';
import type { NextStepContent } from './nextStep';

export const home = {
  hero: {
    heading: 'A provider goes down. Your app doesn’t.',
    lead: `${site.name} is a hosted API hub. Call ${aiProviders.list}, and third-party APIs with one key.`,
    primaryAction: { text: 'Open an account', href: '/signup' } satisfies TextLink,
    secondaryAction: { text: 'Read the docs', href: '/docs' } satisfies TextLink,
    /** The names of the radio buttons that select the provider and the language of the sample. */
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
        text: 'To switch, change these two strings.',
      },
      {
        id: 'watch-the-line',
        title: 'See every call',
        text: 'Each response counts its tokens.',
      },
    ],
  },
  integrationsTeaser: {
    heading: 'Connect the tools you already use',
    text: `If it can send an HTTP request, it can call ${site.name}.`,
    items: integrations.map(({ id, name, summary }) => ({ id, name, text: summary })),
    action: { text: 'See all integrations', href: '/integrations' } satisfies TextLink,
  },
  features: {
    heading: `What ${site.name} takes care of`,
    items: [
      {
        id: 'unified-key',
        /** Where visitors see it. */
        proof: '/product#hub',
        title: 'One key, one quota',
        text: 'You store one secret, and watch one quota.',
      },
      {
        id: 'routing',
        proof: '/#switches',
        title: 'Routing with failover',
        text: 'If a provider is unavailable, the next one takes the call.',
      },
      {
        id: 'caching',
        proof: '/docs/caching#hit',
        title: 'Cached responses',
        text: 'A repeated request may need no provider call.',
      },
      {
        id: 'observability',
        proof: '/product#monitoring',
        title: 'Observability in one log',
        text: 'Every call has an ID, a status, and a duration.',
      },
      {
        id: 'webhooks',
        proof: '/docs/webhooks#bodies',
        title: 'Webhook events',
        text: 'Your server gets five: three about a call, two about a quota.',
      },
      {
        id: 'security',
        proof: '/product#security',
        title: 'Security',
        text: 'The key stays on your server. Your users never see it.',
      },
    ] satisfies readonly { readonly id: string; readonly proof: Href; readonly title: string; readonly text: string }[],
  },
  callToAction: {
    heading: 'Make your first call',
    text: `${planById.starter.name} costs ${planById.starter.price} a month. Your code stays the same when you switch plans.`,
    actions: [
      { text: 'Open an account', href: '/signup' },
      { text: 'Before you commit', href: '/docs/before-you-commit' },
    ] satisfies NextStepContent['actions'],
  },
} as const;
