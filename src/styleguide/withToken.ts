/** A ref that sets a property to a token by script: the content security policy forbids style attributes in HTML. */
export function withToken(property: string, token: string) {
  return (element: HTMLElement | null): void => element?.style.setProperty(property, `var(${token})`);
}
