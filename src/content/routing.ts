/** How a call finds its provider, told once: the home page, the product page, the docs, the questions and the diagrams quote it. */
export const routing = {
  /** The list that failover goes through. */
  orderName: 'failover order',
  named: 'The hub calls the provider you name.',
  failover: 'If that provider is unavailable, the hub tries the next one in your failover order.',
  order: 'Your failover order is a list of providers, each with a model. You set it in the dashboard of your hub.',
  whoResponded: 'The provider and model fields of the response tell you who responded.',
  exhausted: 'If no provider in your failover order is available, you get a 503.',
} as const;
