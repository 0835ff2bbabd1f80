/** The topics that this site doesn't document. Other pages link to a topic by its id. */

export interface OpenTopic {
  /** The anchor of its row on the page "Before you commit". */
  readonly id: string;
  readonly topic: string;
  readonly unknown: string;
  readonly ask: 'support' | 'sales';
}

export const notCovered = [
  {
    id: 'streaming',
    topic: 'Streaming',
    unknown: 'Whether a response can arrive piece by piece. Tools, images, and other inputs aren’t covered either.',
    ask: 'support',
  },
  { id: 'models', topic: 'Models', unknown: 'The full list of models, and when a new one can be called.', ask: 'support' },
  {
    id: 'starter-providers',
    topic: 'Providers on Starter',
    unknown: 'Which three AI providers the plan includes, and whether you can change them.',
    ask: 'sales',
  },
  { id: 'third-party-apis', topic: 'Third-party APIs', unknown: 'Which ones there are, and on which plans.', ask: 'sales' },
  { id: 'token-billing', topic: 'Token billing', unknown: 'Who bills the tokens, and at what price.', ask: 'sales' },
  {
    id: 'quota-size',
    topic: 'Quota',
    unknown: 'Its size, whether it counts requests or tokens, when the warning is sent, and what calls get once it’s used up.',
    ask: 'sales',
  },
  {
    id: 'rate-limit-headers',
    topic: 'Rate-limit headers',
    unknown: 'Whether responses tell you how many requests are left, or when to retry.',
    ask: 'support',
  },
  { id: 'unavailable', topic: 'What counts as unavailable', unknown: 'Which faults make the hub try the next provider.', ask: 'support' },
  {
    id: 'timeouts-and-attempts',
    topic: 'Timeouts and attempts',
    unknown: 'How long the hub waits for a provider, and how many it tries.',
    ask: 'support',
  },
  { id: 'latency', topic: 'Latency', unknown: 'How much time the hub adds to a call.', ask: 'support' },
  {
    id: 'cache-control',
    topic: 'Cache control and key',
    unknown: 'What counts as the same request, how long a response is kept, who shares it, and how to skip the cache.',
    ask: 'support',
  },
  { id: 'signatures', topic: 'Event signatures', unknown: 'Whether you can verify that the hub sent an event.', ask: 'support' },
  { id: 'webhook-delivery', topic: 'Event delivery', unknown: 'Ordering, redelivery, and registering a webhook by API.', ask: 'support' },
  {
    id: 'error-codes',
    topic: 'Error codes',
    unknown: 'The full list of error codes and messages, and of status values in events.',
    ask: 'support',
  },
  {
    id: 'key-rotation',
    topic: 'Key rotation',
    unknown: 'How to replace a key without downtime, and whether you can have more than one.',
    ask: 'support',
  },
  { id: 'regions', topic: 'Regions', unknown: 'Where the hub runs, and where your data goes.', ask: 'sales' },
  {
    id: 'prompt-retention',
    topic: 'Retention of prompts',
    unknown: 'Whether, where, and for how long your messages and the responses are stored.',
    ask: 'sales',
  },
  { id: 'compliance', topic: 'Compliance', unknown: 'Certifications, audits, and data processing agreements.', ask: 'sales' },
  { id: 'self-hosting', topic: 'Self-hosting', unknown: 'Whether you can run the hub yourself.', ask: 'sales' },
  { id: 'sla-terms', topic: 'SLA terms', unknown: 'How uptime is measured, and what you get when it’s missed.', ask: 'sales' },
] as const satisfies readonly OpenTopic[];
