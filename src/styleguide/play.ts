/** Simulated input that brings a sample into a state. */

export function clickFirstButton(sample: HTMLElement): void {
  sample.querySelector('button')?.click();
}

export function clickLastButton(sample: HTMLElement): void {
  Array.from(sample.querySelectorAll('button')).at(-1)?.click();
}

export function typePassword(sample: HTMLElement): void {
  const input = sample.querySelector<HTMLInputElement>('input[type=password]');
  // React overrides the setter of the element to track its value, and would ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'patch');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function showPassword(sample: HTMLElement): void {
  typePassword(sample);
  clickFirstButton(sample);
}

export function tickCheckbox(sample: HTMLElement): void {
  sample.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}
