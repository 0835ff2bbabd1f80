/** What the pricing page says about the plans. Every figure is in `planFacts.ts`, under the same ids. */
import type { RouteId } from '../routes';
import type { PlanFacts } from './planFacts';

export interface PlanText {
  readonly id: PlanFacts['id'];
  /** One sentence under the plan's name. No figures. */
  readonly summary: string;
  /** Whom the plan is for. */
  readonly audience: string;
  readonly action: { readonly text: string; readonly route: RouteId };
}

export interface PlanFeature {
  /** A row of the comparison table: the field of `planFacts` that fills it. */
  readonly id: Exclude<keyof PlanFacts, 'id' | 'name' | 'isPopular'>;
  readonly label: string;
  /** Plain sentences that explain the row. Shown as a tooltip and, for everyone, as a note under the table. */
  readonly tooltip: string;
}

export const pricingPage = {
  heading: 'Pricing',
  lead: 'Three plans, billed by the month. Every plan uses the same key, the same call and the same docs, so you can change plans without changing code. SLA stands for service level agreement.',
  cardsHeading: 'Plans',
  /** Follows the price on a card. */
  perMonth: 'per month',
  tableHeading: 'Side by side',
  tableCaption: 'What each plan includes',
  /** Column header of the first column. */
  featureColumn: 'Feature',
  /** Stands on the card and in the table of a plan that `planFacts` marks as popular. */
  popular: 'POPULAR',
  notesHeading: 'What the features mean',
  /** Names the button that shows a tooltip; followed by the label of the feature. */
  tooltipButtonLabel: 'About',
} as const;

export const plans = [
  {
    id: 'starter',
    summary: 'Enough to make real calls and see whether the hub fits.',
    audience: 'For one developer and a first project.',
    action: { text: 'Open a Starter account', route: 'signup' },
  },
  {
    id: 'access',
    summary: 'Every provider, longer logs, and an answer when you write.',
    audience: 'For a team with calls in production.',
    action: { text: 'Open an Access account', route: 'signup' },
  },
  {
    id: 'enterprise',
    summary: 'Limits that we agree with you, and a channel straight to us.',
    audience: 'For companies whose product depends on the hub.',
    action: { text: 'Write to sales', route: 'contact' },
  },
] as const satisfies readonly PlanText[];

export const planFeatures = [
  {
    id: 'price',
    label: 'Price per month',
    tooltip: 'What you pay us for a month on the plan, in US dollars.',
  },
  {
    id: 'rateLimit',
    label: 'Rate limit',
    tooltip: 'How many requests your key may send in one minute. A request over the limit gets the status 429 and can be sent again later.',
  },
  {
    id: 'logRetention',
    label: 'Log retention',
    tooltip: 'How long the record of a call is kept. After that it is deleted and cannot be looked up.',
  },
  {
    id: 'support',
    label: 'Support',
    tooltip: 'Where you ask for help. An SLA (service level agreement) on support is the time within which you can expect an answer.',
  },
  {
    id: 'uptimeSla',
    label: 'Uptime SLA',
    tooltip: 'The share of time for which we agree that the hub is up. SLA stands for service level agreement. A plan without one has no agreed figure.',
  },
  {
    id: 'providers',
    label: 'Providers',
    tooltip: 'How many of the AI providers behind the hub your key can reach.',
  },
] as const satisfies readonly PlanFeature[];
