/**
 * The shortcut of search before hydration, and what is typed after it. The inline script records these keys, and the app repeats them after
 * it has hydrated. Other keys work without the app.
 */
import { isRecent } from './earlyClick';
import { isTextKey, isTyping } from './keyOf';
import { isSearchShortcut } from './searchShortcuts';

declare global {
  /** Undefined after hydration. Global, because the inline script and the app are separate bundles. */
  var earlyKeys: KeyboardEvent[] | undefined;
}

/** Starts recording. The inline script uses it, so it works without React. */
export function recordEarlyKeys(): void {
  globalThis.earlyKeys = [];
  addEventListener('keydown', handleKeyDown, true);
}

function handleKeyDown(event: KeyboardEvent) {
  const keys = globalThis.earlyKeys;
  // Without the app, `/` belongs to the browser.
  if (!keys || document.documentElement.dataset.js !== 'loading') return;
  if (keys.length > 0 ? isTyping() || !isTextKey(event) : !isSearchShortcut(event)) return;
  keys.push(event);
  event.preventDefault();
}

/** Stops recording. Call it right before hydration, because the app receives later keys. Returns a function that repeats the keys. */
export function takeEarlyKeys(): () => void {
  const keys = globalThis.earlyKeys ?? [];
  globalThis.earlyKeys = undefined;
  const last = keys.at(-1);
  if (!last || !isRecent(last.timeStamp)) return () => {};
  return () => keys.forEach((key) => document.dispatchEvent(new KeyboardEvent(key.type, key)));
}
