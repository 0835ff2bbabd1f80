/** Runs axe alone on a page with a barrier, in the situations in which the suite runs it. */
import type { Browser, Page } from '@playwright/test';
import { runAxe } from '../../axe';
import { statesOf } from '../../states';
import { changedElements, styledElements } from './copyOfSite';
import type { Mutant } from './types';

export interface AxeAlone {
  /** The rules that fail in the first situation in which any does. */
  readonly rules: readonly string[];
  /** Selectors of plants that matched in no situation. */
  readonly notPlanted: readonly string[];
  /** Errors of the page: a plant that breaks the app proves nothing. */
  readonly complaints: readonly string[];
}

/**
 * Light and dark, narrow and wide, as in `pages.spec.ts`; then one state of each kind, as in `states.spec.ts`. A quick run goes
 * on only until the plant has matched. Ignores the rules in `known`, which fail without a barrier too.
 */
export async function axeAlone(browser: Browser, site: string, { where, plant }: Pick<Mutant, 'where' | 'plant'>, known: readonly string[], isQuick = false): Promise<AxeAlone> {
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
    const rules = await firstFaults(page, where, wanted, known, isQuick);
    return { rules, notPlanted: rules.length ? [] : [...wanted.styled, ...wanted.changed], complaints };
  } finally {
    await context.close();
  }
}

/** Selectors of plants that have not matched yet. */
interface Wanted {
  readonly styled: Set<string>;
  readonly changed: Set<string>;
}

async function firstFaults(page: Page, where: string, { styled, changed }: Wanted, known: readonly string[], isQuick: boolean): Promise<readonly string[]> {
  const isEnough = () => isQuick && styled.size + changed.size === 0;
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
      if (rules.length || isEnough()) return rules;
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
      // The barrier may be that this state cannot be entered, which axe cannot see.
      continue;
    }
    const rules = await look();
    if (rules.length || isEnough()) return rules;
  }
  return [];
}

async function open(page: Page, where: string) {
  await page.goto(where);
  await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
}
