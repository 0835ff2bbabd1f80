/** Records what the live regions of a page announce, as screen readers would get it. */
import { expect, type Page } from '@playwright/test';

export interface Saying {
  readonly text: string;
  /** The role of the region, and the part of the page that it is in. */
  readonly region: string;
  readonly politeness: 'polite' | 'assertive';
  /** Milliseconds since recording began. */
  readonly at: number;
  /** Milliseconds since the last press or input. */
  readonly after: number;
  /** Whether the region was added together with its text: most screen readers do not announce that. */
  readonly isLate: boolean;
}

/** Records from now until the page is reloaded. Returns a function that gives all announcements so far, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly Saying[]>> {
  const sayings = await page.evaluateHandle(() => {
    const selector = '[role=status], [role=alert], [role=log], [role=timer], [aria-live]:not([aria-live=off]), output';
    const wordsOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const known = new Map(Array.from(document.querySelectorAll(selector), (region) => [region, wordsOf(region)]));
    const said: Saying[] = [];
    const start = performance.now();
    let acted = start;
    for (const type of ['pointerup', 'keydown', 'keyup', 'input', 'click']) {
      addEventListener(type, () => (acted = performance.now()), { capture: true });
    }
    const hear = (region: Element) => {
      const text = wordsOf(region);
      const before = known.get(region);
      known.set(region, text);
      if (!text || text === before) return;
      const isAlert = region.role === 'alert' || region.ariaLive === 'assertive';
      said.push({
        text,
        region: `${region.role ?? 'region'} in ${region.closest('main, header, footer')?.tagName.toLowerCase() ?? 'the frame'}`,
        politeness: isAlert ? 'assertive' : 'polite',
        at: performance.now() - start,
        after: performance.now() - acted,
        isLate: before === undefined,
      });
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const own = (target instanceof Element ? target : target.parentElement)?.closest(selector);
        if (own) regions.add(own);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(selector)) regions.add(region);
        }
      }
      for (const region of regions) if (region.isConnected) hear(region);
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => sayings.jsonValue();
}

/** Waits for exactly these announcements, and fails if one is assertive, in a region that did not exist before, or later than `within` ms. */
export async function expectSaid(sayings: () => Promise<readonly Saying[]>, texts: readonly string[], within = 1000): Promise<void> {
  await expect.poll(async () => (await sayings()).map(({ text }) => text)).toEqual(texts);
  for (const { text, politeness, isLate, after } of await sayings()) {
    expect(politeness, text).toBe('polite');
    expect(isLate, `the region of “${text}” is added together with its text`).toBe(false);
    expect(after, `milliseconds until “${text}”`).toBeLessThanOrEqual(within);
  }
}
