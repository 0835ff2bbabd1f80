/** The texts of the integrations page, and two workflows as data, which it shows as drawings and lists. */
import { providerNames } from '../facts/providers';
import { contactAbout } from '../facts/subjects';
import { site } from '../site';
import type { CallStep } from '../types';
import type { NextStepContent } from './nextStep';

const { openai, anthropic } = providerNames;

export const integrationsPage = {
  heading: 'Integrations',
  lead: `Call ${site.name} from your own code, n8n, RapidAPI, or a widget on a page.`,
  overviewHeading: 'Overview',
  connectHeading: 'Connect',
  exampleHeading: 'Example flow',
  workflowsHeading: 'Two workflows',
  /** In the drawing beside the heading. */
  app: 'Your app',
  hub: 'The hub',
  drawingName: (callers: string, hub: string) => `${callers} connect to ${hub}`,
} as const;

export const integrationsNextStep: NextStepContent = {
  heading: 'Don’t see your tool?',
  text: `If it can send an HTTP request with a header, it can call ${site.name}.`,
  actions: [
    { text: 'Getting Started', href: '/docs' },
    { text: 'Ask about an integration', href: contactAbout('integration') },
  ],
};

export const workflows: readonly { readonly id: string; readonly title: string; readonly steps: readonly CallStep[] }[] = [
  {
    id: 'workflow-failover',
    title: 'Failover: the next provider takes over',
    steps: [
      { id: 'app', lane: 0, title: 'Your app', note: 'One key', text: 'It sends one call to the hub.' },
      { id: 'hub', lane: 0, title: 'The hub', note: 'POST /v1/call', text: 'It calls the provider that the call names.' },
      { id: 'first', lane: 0, title: openai, note: 'First choice', text: `The attempt fails: ${openai} is unavailable.`, cable: 'cut' },
      {
        id: 'second',
        lane: 1,
        title: anthropic,
        note: 'Failover',
        text: 'The hub calls the next provider, which responds.',
        from: 'hub',
        cable: 'takeover',
      },
      {
        id: 'response',
        lane: 1,
        title: 'Response',
        note: 'Back to your app',
        text: `It names ${anthropic} as the provider.`,
        cable: 'takeover',
      },
    ],
  },
  {
    id: 'workflow-n8n',
    title: 'n8n: a call goes out, an event comes back',
    steps: [
      { id: 'trigger', lane: 0, title: 'Form entry', note: 'Your form', text: 'It starts the first n8n workflow.' },
      { id: 'request', lane: 0, title: 'HTTP Request', note: 'n8n node', text: 'It sends a call to the hub: POST /v1/call.' },
      { id: 'hub', lane: 0, title: 'The hub', note: 'One key', text: 'It passes the call to the provider.' },
      { id: 'provider', lane: 0, title: providerNames.mistral, note: 'Provider', text: 'It responds, through the hub.' },
      {
        id: 'webhook',
        lane: 1,
        title: 'Webhook',
        note: 'n8n node',
        text: 'The event call.completed starts the second n8n workflow.',
        from: 'hub',
      },
      { id: 'log', lane: 1, title: 'Log', note: 'Second workflow', text: 'It keeps the call’s ID, status, and duration.' },
    ],
  },
];
