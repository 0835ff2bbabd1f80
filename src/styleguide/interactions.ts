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

/** Presses Copy while the clipboard refuses. The selection that helps a visitor then would only puzzle here. */
export async function failToCopy(sample: HTMLElement): Promise<void> {
  await pressWithClipboard(sample, () => Promise.reject(new Error('refused')));
  getSelection()?.removeAllRanges();
}

async function pressWithClipboard(sample: HTMLElement, writeText: () => Promise<void>) {
  // Browsers have none where the page did not come safely.
  const { clipboard } = navigator;
  if (clipboard) Object.defineProperty(clipboard, 'writeText', { configurable: true, value: writeText });
  pressFirst(sample);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (clipboard) Reflect.deleteProperty(clipboard, 'writeText');
}

export function typePassword(sample: HTMLElement): void {
  const input = sample.querySelector<HTMLInputElement>('input[type=password]');
  if (!input) return;
  // As React hears it: its own setter would take the new value for the old one.
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
