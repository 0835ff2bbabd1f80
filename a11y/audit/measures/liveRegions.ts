/** Records what live regions announce, in the order in which screen readers get it. */
import { expect, type Page } from '@playwright/test';

export interface Announcement {
  readonly text: string;
  readonly politeness: 'polite' | 'assertive';
  /** Whether the region was added together with its text. Most screen readers do not announce such a region. */
  readonly isLate: boolean;
}

/** Records until the page reloads. Returns a function that returns all announcements so far, in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly Announcement[]>> {
  const recorded = await page.evaluateHandle(() => {
    const selector = '[role=status], [role=alert], [role=log], [role=timer], [aria-live]:not([aria-live=off]), output';
    const textOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const known = new Map(Array.from(document.querySelectorAll(selector), (region) => [region, textOf(region)]));
    const announcements: Announcement[] = [];
    const record = (region: Element) => {
      const text = textOf(region);
      const before = known.get(region);
      known.set(region, text);
      if (!text || text === before) return;
      const isAlert = region.role === 'alert' || region.ariaLive === 'assertive';
      announcements.push({
        text,
        politeness: isAlert ? 'assertive' : 'polite',
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
      for (const region of regions) if (region.isConnected) record(region);
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    return announcements;
  });
  return () => recorded.jsonValue();
}

/** Waits for exactly these announcements. Fails if one is assertive, or in a new region. */
export async function expectAnnouncements(recorded: () => Promise<readonly Announcement[]>, texts: readonly string[]): Promise<void> {
  await expect.poll(async () => (await recorded()).map(({ text }) => text)).toEqual(texts);
  for (const { text, politeness, isLate } of await recorded()) {
    expect(politeness, text).toBe('polite');
    expect(isLate, `the region of “${text}” is added together with its text`).toBe(false);
  }
}
