/** What axe alone makes of a page, in the situations in which the suite asks it. */
import type { Browser, Page } from '@playwright/test';
import { runAxe } from '../../axe';
import { statesOf } from '../../states';
import { changedElements, styledElements } from './copyOfSite';
import type { Mutant } from './types';

export interface AxeAlone {
  /** The rules that failed, in the first situation in which any did. */
  readonly rules: readonly string[];
  /** Plants whose elements no situation had. */
  readonly notPlanted: readonly string[];
  /** What the page complained of: a plant that breaks the app is no barrier. */
  readonly complaints: readonly string[];
}

/**
 * As `pages.spec.ts`: light and dark, narrow and wide; then, as `states.spec.ts`, one state of each kind.
 * `known` are rules that fail without a barrier too.
 */
export async function axeAlone(browser: Browser, site: string, { where, plant }: Pick<Mutant, 'where' | 'plant'>, known: readonly string[]): Promise<AxeAlone> {
  const complaints: string[] = [];
  const wanted: Wanted = {
    styled: new Set(plant.flatMap((part) => styledElements(part) ?? [])),
    changed: new Set(plant.flatMap((part) => changedElements(part) ?? [])),
  };
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const rules = await firstFaults(page, where, wanted, known);
    return { rules, notPlanted: rules.length ? [] : [...wanted.styled, ...wanted.changed], complaints };
  } finally {
    await context.close();
  }
}

/** Selectors of elements that a plant is for, until they have been met. */
interface Wanted {
  readonly styled: Set<string>;
  readonly changed: Set<string>;
}

async function firstFaults(page: Page, where: string, { styled, changed }: Wanted, known: readonly string[]): Promise<readonly string[]> {
  const look = async () => {
    for (const selector of styled) if ((await page.locator(selector).count()) > 0) styled.delete(selector);
    const planted = await page.evaluate(() => [...((globalThis as { planted?: Set<string> }).planted ?? [])]);
    for (const selector of planted) changed.delete(selector);
    const { violations } = (await runAxe(page)).raw;
    return violations.map(({ id }) => id).filter((id) => !known.includes(id));
  };
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, where);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = await look();
      if (rules.length) return rules;
    }
  }
  const kinds = new Set<string>();
  for (const { name, enter } of await statesOf(page)) {
    const kind = name.replaceAll(/“.*”/g, '');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    try {
      await enter();
    } catch {
      // A barrier may be that a state cannot be entered, which axe never learns.
      continue;
    }
    const rules = await look();
    if (rules.length) return rules;
  }
  return [];
}

async function open(page: Page, where: string) {
  await page.goto(where);
  await page.waitForSelector('html[data-app=here]', { state: 'attached' });
}
