/** The figures of the plans, and the only place for prices and limits. Pricing, docs, answers, and page descriptions read them. */

export interface PlanFacts {
  readonly id: 'starter' | 'access' | 'enterprise';
  readonly name: string;
  /** Tagged as popular on the pricing page. */
  readonly isPopular: boolean;
  /** Per month. */
  readonly price: string;
  readonly rateLimit: string;
  readonly logRetention: string;
  readonly support: string;
  /** SLA: service level agreement. */
  readonly uptimeSla: string;
  readonly providers: string;
}

/** The currency of all prices: its sign, its ISO 4217 code, and what the tooltip of the price calls it. */
export const currency = { sign: '$', code: 'USD', name: 'US dollars' } as const;

/** Cheapest first. The keys after `isPopular` are the ids of `planFeatures`, in the same order. */
const plans: readonly PlanFacts[] = [
  {
    id: 'starter',
    name: 'Starter',
    isPopular: false,
    price: `${currency.sign}0`,
    rateLimit: '100 requests/minute',
    logRetention: '7 days',
    support: 'community',
    uptimeSla: 'none',
    providers: '3',
  },
  {
    id: 'access',
    name: 'Access',
    isPopular: true,
    price: `${currency.sign}280`,
    rateLimit: '1,000 requests/minute',
    logRetention: '30 days',
    support: 'email, 24h SLA',
    uptimeSla: '99.9%',
    providers: 'all',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    isPopular: false,
    price: `${currency.sign}999`,
    rateLimit: 'custom',
    logRetention: 'custom',
    support: 'dedicated Slack',
    uptimeSla: '99.99%',
    providers: 'all',
  },
];

// Two constants, because the type check reports a mistake in a tuple at its name, not where it stands.
export const planFacts = plans as readonly [PlanFacts, ...PlanFacts[]];

/** The figures of a plan by its id, so that texts about a plan stay true when another is added. */
export const planById = Object.fromEntries(planFacts.map((facts) => [facts.id, facts])) as Record<PlanFacts['id'], PlanFacts>;

/** “Starter for $0, Access for $280, and Enterprise for $999”. */
export function planPrices(conjunction: 'and' | 'or'): string {
  const prices = planFacts.map(({ name, price }) => `${name} for ${price}`);
  return `${prices.slice(0, -1).join(', ')}, ${conjunction} ${prices.at(-1)}`;
}

/** The requests per minute of a plan. A limit without a number means unlimited requests. */
export function limitOf({ rateLimit }: PlanFacts): number {
  const limit = Number.parseInt(rateLimit.replaceAll(',', ''), 10);
  return Number.isNaN(limit) ? Infinity : limit;
}
