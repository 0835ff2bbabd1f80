/** A ref that sets one property to a token. By script: a style attribute in the HTML is what the policy forbids. */
export function withToken(property: string, token: string) {
  return (element: HTMLElement | null): void => element?.style.setProperty(property, `var(${token})`);
}
