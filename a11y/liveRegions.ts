/** Records what live regions announce, in the order in which screen readers get it. */
import type { Page } from '@playwright/test';
import { expect, type Finding, firstDifference } from './findings';

interface Announcement {
  readonly text: string;
  readonly selector: string;
  readonly isAssertive: boolean;
  /** Whether the region was added together with its text. Most screen readers do not announce such a region. */
  readonly isLate: boolean;
}

/** Records until the page reloads. Returns a function that returns the announcements since its last call, in order. */
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
      if (!text || text === before || !region.checkVisibility()) return;
      const isAssertive = region.role === 'alert' || region.ariaLive === 'assertive';
      announcements.push({ text, selector: finding(region, '').selector, isAssertive, isLate: before === undefined });
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
  return () => recorded.evaluate((all) => all.splice(0));
}

/** Waits for exactly these announcements since the last call. Fails if one is assertive, or in a new region. */
export async function expectAnnouncements(recorded: () => Promise<readonly Announcement[]>, texts: readonly string[]): Promise<void> {
  const all: Announcement[] = [];
  const faults = async (): Promise<Finding[]> => {
    all.push(...(await recorded()));
    const [spoken, selectors] = [all.map(({ text }) => text), all.map(({ selector }) => selector)];
    const breaks = texts.every((text) => spoken.includes(text)) ? [] : ['4.1.3'];
    return [
      firstDifference('an announcement', spoken, texts, selectors).map((other) => ({ ...other, breaks })),
      all.flatMap(({ text, selector, isAssertive, isLate }) => [
        isAssertive ? { selector, what: `“${text}” interrupts what is spoken`, breaks: ['2.2.4'] } : [],
        isLate ? { selector, what: `is added together with its text “${text}”`, breaks: ['4.1.3'] } : [],
      ]),
    ].flat(2);
  };
  let found: Finding[] = [];
  const count = expect.poll(async () => (found = await faults()).length);
  // The findings say more than their number.
  await count.toBe(0).catch(() => {});
  expect(found.map((fault) => ({ ...fault, isLast: true }))).toHaveNoFindings();
}
