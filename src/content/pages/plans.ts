/** The text of the pricing page. The figures are in `planFacts.ts`, under the same ids. */
import { billing } from '../facts/billing';
import { isDemo } from '../facts/connections';
import { currency, planById, type PlanFacts, type PlanId } from '../facts/planFacts';
import { aiProviders } from '../facts/providers';
import { contactAbout } from '../facts/subjects';
import type { Term, TextLink } from '../types';

interface PlanFeature {
  readonly label: string;
  /** Explains the row in a tooltip, and again in a note under the table. */
  readonly tooltip: string;
}

type FeatureId = Exclude<keyof PlanFacts, 'id' | 'name' | 'isPopular'>;

interface PlanText {
  /** A sentence without figures, under the name of the plan. */
  readonly summary: string;
  readonly audience: string;
  readonly action: TextLink;
}

const { starter, access, enterprise } = planById;

export const pricingPage = {
  heading: 'Pricing',
  lead: `Compare what each plan includes. Your code stays the same when you switch.${isDemo ? ' This is a demonstration: nobody can open an account or pay.' : ''}`,
  cardsHeading: 'Plans',
  /** Follows the price on a card. */
  perMonth: 'per month',
  /** The field that finds the fitting plan. */
  finder: {
    label: 'Which plan fits your requests per minute?',
    invalid: 'Enter a whole number of 1 or more, such as 250 or 1,000.',
    tooMany: 'No plan allows that many. Ask sales for your limit.',
    result: ({ name, price, rateLimit }: PlanFacts) =>
      `${name} fits, for ${price} per month.${/\d/.test(rateLimit) ? '' : ' Ask sales for your limit.'}`,
  },
  /** On the card of the plan that the finder has found. */
  fits: 'FITS',
  tableHeading: 'Compare plans',
  /** The header of the first column. */
  featureColumn: 'Feature',
  /** On the card and in the column header of the popular plan. */
  popular: 'POPULAR',
  notesHeading: 'What the features mean',
  billing: {
    heading: 'Billing questions',
    questions: [
      { term: 'What happens over my rate limit?', text: billing.atTheRateLimit },
      { term: 'What happens when my quota runs out?', text: billing.atTheQuota },
      { term: 'Who bills the tokens?', text: billing.setWithPlan },
    ] satisfies readonly Term[],
  },
} as const;

export const plans: Readonly<Record<PlanId, PlanText>> = {
  starter: {
    summary: 'For trying real calls before you decide.',
    audience: 'For one developer and a first project.',
    action: { text: `Sign up for ${starter.name}`, href: `/signup?plan=${starter.id}` },
  },
  access: {
    summary: 'Every provider, longer logs, and support by email.',
    audience: 'For teams with calls in production.',
    action: { text: `Sign up for ${access.name}`, href: `/signup?plan=${access.id}` },
  },
  enterprise: {
    summary: 'Custom limits and a direct line to us.',
    audience: 'For companies whose product depends on every call.',
    action: { text: 'Contact sales', href: contactAbout('enterprise') },
  },
};

/** The rows of the comparison table, each with the values of the field of `planFacts` that has its name. */
export const planFeatures: Readonly<Record<FeatureId, PlanFeature>> = {
  price: {
    label: 'Price per month',
    tooltip: `In ${currency.name}.`,
  },
  rateLimit: {
    label: 'Rate limit',
    tooltip: `How many requests you can send per minute. For a custom limit, ask sales about ${enterprise.name}.`,
  },
  logRetention: {
    label: 'Log retention',
    tooltip: 'How long the log keeps the record of a call.',
  },
  support: {
    label: 'Support',
    tooltip: `Our docs assume that a support SLA is the time to a first reply. On ${starter.name}, other users help.`,
  },
  uptimeSla: {
    label: 'Uptime SLA',
    tooltip: 'The uptime that a service level agreement (SLA) commits us to.',
  },
  providers: {
    label: 'Providers',
    tooltip: `How many AI providers you can call, of ${aiProviders.and}. Our docs assume that third-party APIs don’t count. Ask us which ones ${starter.name} includes.`,
  },
};

export const featureIds = Object.keys(planFeatures) as readonly FeatureId[];
