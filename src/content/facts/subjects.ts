/** The subjects of messages: `/contact?subject=<key>` prefills the subject with the value. */
import { planById } from './planFacts.ts';

const { starter } = planById;

// Most are open questions of the page “Before you commit”, by the id of their row.
const salesSubjects = {
  enterprise: 'Enterprise plan',
  integration: 'An integration',
  'provider-keys': 'Provider keys',
  'token-billing': 'Token billing',
  'quota-size': 'Quota',
  budgets: 'Budgets',
  'annual-billing': 'Annual billing and discounts',
  invoices: 'Billing and tax',
  cancellation: 'Cancellation',
  'starter-providers': `Providers on ${starter.name}`,
  'third-party-apis': 'Third-party APIs',
  'sla-terms': 'SLA terms',
  'other-terms': 'Other contract terms',
  liability: 'Liability',
  teams: 'Teams and SSO',
  regions: 'Regions',
  'prompt-retention': 'Retention of prompts',
  training: 'Training on your data',
  subprocessors: 'Subprocessors',
  ownership: 'Ownership of responses',
  backup: 'Backup and recovery',
  encryption: 'Encryption of stored data',
  'breach-notice': 'Notice of a breach',
  'data-processing': 'Data processing agreement',
  compliance: 'Compliance',
  'accessibility-report': 'Accessibility report',
  'self-hosting': 'Self-hosting',
} as const;

const supportSubjects = {
  'password-reset': 'Password reset',
  'failing-call': 'A failing call',
  'leaked-key': 'A leaked key',
  'key-rotation': 'Keys',
  'log-access': 'Reading and exporting logs',
  streaming: 'Streaming',
  'support-hours': 'Support hours',
  models: 'Models',
  'model-deprecation': 'Retired models',
  'request-size': 'Request size',
  'rate-limit-scope': 'Scope of the rate limit',
  'rate-limit-headers': 'Rate-limit headers',
  'provider-sdks': 'SDKs of providers',
  'hub-outage': 'An outage of the hub',
  unavailable: 'Unavailable providers',
  'timeouts-and-attempts': 'Timeouts and attempts',
  'failover-control': 'Failover for one call',
  latency: 'Latency',
  'cache-control': 'Cache control',
  'cache-flag': 'Cache flag',
  roadmap: 'Roadmap',
  versioning: 'Versions and deprecation',
  webhook: 'Register a webhook',
  'failure-events': 'Events of failed calls',
  signatures: 'Event signatures',
  'webhook-delivery': 'Event delivery',
  'error-codes': 'Error codes',
} as const;

export const subjects = { ...supportSubjects, ...salesSubjects };

/** Whether sales answers a message. Support answers every other one, and subjects that visitors write themselves. */
export const isForSales = (subject: string) => Object.values<string>(salesSubjects).includes(subject);

/** The id of the heading of the contact form. A link with a subject leads to it. */
export const messageForm = 'message';

/** A link to the contact form that fills in its subject. */
export const contactAbout = (subject: keyof typeof subjects) => `/contact?subject=${subject}#${messageForm}` as const;
