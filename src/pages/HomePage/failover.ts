/** Which provider answers a call, by the rules that the docs explain. */

export interface Failover<Provider> {
  /** The failover order: the provider that the call names, then the others. */
  readonly order: readonly Provider[];
  /** The provider that answers. Undefined if all are down. */
  readonly answering: Provider | undefined;
  /** The provider that answers if `answering` goes down too. */
  readonly next: Provider | undefined;
  /** The providers that were called in vain. */
  readonly failed: readonly Provider[];
}

export function failover<Provider extends { readonly id: string }>(
  providers: readonly Provider[],
  named: string,
  down: readonly string[],
): Failover<Provider> {
  const order = [...providers.filter(({ id }) => id === named), ...providers.filter(({ id }) => id !== named)];
  const [answering, next] = order.filter(({ id }) => !down.includes(id));
  return { order, answering, next, failed: answering ? order.slice(0, order.indexOf(answering)) : order };
}
