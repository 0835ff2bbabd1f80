/** The figures of the plans, and the only place for prices and limits. Pricing, docs, answers, and page descriptions read them. */
import { listInWords } from '../../lib/listInWords.ts';

export type PlanId = 'starter' | 'access' | 'enterprise';

export interface PlanFacts {
  readonly id: PlanId;
  readonly name: string;
  /** Tagged as popular on the pricing page. */
  readonly isPopular: boolean;
  /** Per month, such as `€1,899.90`, or `1.899,90 €` with a no-break space. */
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

/** By id, so that texts about a plan stay true when another is added. Cheapest first. */
export const planById: { readonly [Id in PlanId]: PlanFacts & { readonly id: Id } } = {
  starter: {
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
  access: {
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
  enterprise: {
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
};

export const planFacts = Object.values<PlanFacts>(planById) as [PlanFacts, ...PlanFacts[]];

/** “Starter for $0, Access for $280, and Enterprise for $999”. */
export function planPrices(conjunction: 'and' | 'or'): string {
  const prices = planFacts.map(({ name, price }) => `${name} for ${price}`);
  return listInWords(prices, conjunction);
}

/** The requests per minute of a plan. A limit without a number means unlimited requests. */
export function limitOf({ rateLimit }: PlanFacts): number {
  return figureIn(rateLimit) ?? Infinity;
}

/** Reads “€1,899.90” and “1.899,90 €”. */
export function figureIn(text: string): number | undefined {
  const [figure] = /\d[\d.,]*/.exec(text) ?? [];
  return figure ? Number.parseFloat(figure.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.')) : undefined;
}
