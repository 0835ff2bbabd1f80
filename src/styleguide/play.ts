/** What a person would do to bring a sample into its state. */

export function pressFirst(sample: HTMLElement): void {
  sample.querySelector('button')?.click();
}

export function pressLast(sample: HTMLElement): void {
  Array.from(sample.querySelectorAll('button')).at(-1)?.click();
}

export function typePassword(sample: HTMLElement): void {
  const input = sample.querySelector<HTMLInputElement>('input[type=password]');
  // React tracks the value in a setter of its own, and would ignore the event if that one were used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'patch');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function showPassword(sample: HTMLElement): void {
  typePassword(sample);
  pressFirst(sample);
}

export function tick(sample: HTMLElement): void {
  sample.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}
