/** What `InteractionSample` plays: the presses and the typing that lead to a state. */

export function pressFirst(sample: HTMLElement): void {
  sample.querySelector('button')?.click();
}

export function pressLast(sample: HTMLElement): void {
  Array.from(sample.querySelectorAll('button')).at(-1)?.click();
}

/** Presses Copy without touching what is on the clipboard. */
export async function copy(sample: HTMLElement): Promise<void> {
  await pressWithClipboard(sample, () => Promise.resolve());
}

/** Presses Copy while the clipboard refuses, and removes the selection that CopyButton makes for a visitor. */
export async function failToCopy(sample: HTMLElement): Promise<void> {
  await pressWithClipboard(sample, () => Promise.reject(new Error('refused')));
  getSelection()?.removeAllRanges();
}

async function pressWithClipboard(sample: HTMLElement, writeText: () => Promise<void>) {
  // Undefined in an insecure context.
  const { clipboard } = navigator;
  if (clipboard) Object.defineProperty(clipboard, 'writeText', { configurable: true, value: writeText });
  pressFirst(sample);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (clipboard) Reflect.deleteProperty(clipboard, 'writeText');
}

export function typePassword(sample: HTMLElement): void {
  const input = sample.querySelector<HTMLInputElement>('input[type=password]');
  if (!input) return;
  // React tracks the value in a setter of its own, and would ignore the event if that one were used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'patch');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function showPassword(sample: HTMLElement): void {
  typePassword(sample);
  pressFirst(sample);
}

export function tick(sample: HTMLElement): void {
  sample.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}
