/** The routing of calls to providers. The docs explain it in full. Other pages name the next provider and link there. */
export const routing = {
  named: 'The hub calls the provider you name.',
  failover: 'If that provider is unavailable, the hub tries the next one.',
  order: 'Your failover order is a list of providers, each with a model. You set it in the dashboard.',
  whoResponded: 'The response’s provider and model fields tell you who responded.',
  exhausted: 'If none of them is available, the call fails with a 503.',
} as const;
