/** Measures contrast in pixels: 7:1 for text, 3:1 for edges. Color alone must convey no information. */
import type { Locator, Page } from '@playwright/test';
import { faqEntry } from './articles';
import { colorAlone } from './audit/measures/colorAlone';
import { edgeContrasts } from './audit/measures/edgeContrast';
import { forced, forcePseudoStates } from './audit/measures/forcePseudoStates';
import { pictureWithoutText } from './audit/measures/picture';
import { changedArea, capture } from './audit/measures/pixels';
import { textContrasts } from './audit/measures/textContrast';
import { covers } from './covers';
import { noteSituation, returnTo } from './situations';
import type { Finding } from './findings';
import { once } from './once';
import { inEveryState } from './states';
import { measuredPaths, operatedPaths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

const text = covers('textContrast', '1.4.3', '1.4.6');
const edges = covers('edgeContrast', '1.4.11');
const byColor = covers('useOfColor', '1.4.1');
const themes = ['light', 'dark'] as const;

/** Two tests share a picture, because it takes a second. */
const pictureOf = (page: Page, theme: string) => once(`picture of ${page.url()}, ${theme}`, () => pictureWithoutText(page));

async function contrastInStates(page: Page) {
  const found: { readonly state: string; readonly text: readonly Finding[]; readonly edges: readonly Finding[] }[] = [];
  await inEveryState(page, async (state) => {
    // A failed copy selects the code. The browser chooses the colors of a selection.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    const picture = await pictureWithoutText(page);
    found.push({ state, text: (await textContrasts(page, picture)).faint, edges: (await edgeContrasts(page, picture)).faint });
  });
  return found;
}

for (const path of measuredPaths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    for (const theme of operatedPaths.includes(path) ? themes : (['light'] as const)) {
      test(`text has a contrast of 7:1, ${theme}`, text, async ({ look }) => {
        const page = await look(path, { theme });
        const { lines, faint } = await textContrasts(page, await pictureOf(page, theme));
        expect(faint).toHaveNoFindings();
        expect(lines, 'measured lines').toBeGreaterThan(0);
      });

      test(`edges of controls and lines of drawings have a contrast of 3:1, ${theme}`, edges, async ({ look }) => {
        const page = await look(path, { theme });
        const { measured, faint } = await edgeContrasts(page, await pictureOf(page, theme));
        expect(faint).toHaveNoFindings();
        expect(measured, 'measured edges').toBeGreaterThan(0);
      });
    }

    test('color alone conveys no information', byColor, async ({ look }) => {
      expect(await colorAlone(await look(path))).toHaveNoFindings();
    });
  });

  // Each theme at one width, because colors do not depend on the width.
  for (const { theme, width } of isAudit
    ? ([
        { theme: 'light', width: 1280 },
        { theme: 'dark', width: 320 },
      ] as const)
    : []) {
    test.describe(path, () => {
      test.describe.configure({ mode: 'default' });

      for (const [part, details] of [
        ['text', text],
        ['edges', edges],
      ] as const) {
        test(`${part} in states have enough contrast, ${theme}, ${width} px`, details, async ({ page }) => {
          const states = await once(`contrast in states, ${path}, ${theme}`, async () => {
            await page.emulateMedia({ colorScheme: theme });
            await page.setViewportSize({ width, height: 900 });
            await openPage(page, path);
            return contrastInStates(page);
          });
          for (const found of states) {
            returnTo(found.state);
            expect.soft(found[part], found.state || 'as loaded').toHaveNoFindings();
          }
        });
      }
    });
  }
}

for (const [index, path] of operatedPaths.entries()) {
  // Every page has header and footer, and tokens.test.ts asserts the pairs of colors in both themes.
  for (const theme of isAudit ? themes : themes.slice(index % 2, (index % 2) + 1)) {
    test(`text of ${path} has a contrast of 7:1 on hovered and pressed controls, ${theme}`, text, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await openPage(page, path);
      for (const state of forced) {
        await noteSituation(page, `every control has the state ${state.join(' and ')}`);
        const undo = await forcePseudoStates(page, state);
        const { faint } = await textContrasts(page, await pictureWithoutText(page));
        await undo();
        expect(faint, state.join()).toHaveNoFindings();
      }
    });
  }
}

test.describe('in shades of gray', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  });

  test('a checked checkbox differs from an unchecked one', byColor, async ({ page }) => {
    await openPage(page, '/signup');
    const box = page.getByRole('checkbox').first();
    await expectVisibleChange(page, box, () => box.check());
  });

  test('a field with an error has a thicker border', byColor, async ({ page }) => {
    await openPage(page, '/signup');
    const field = page.getByRole('main').getByRole('textbox').first();
    const thickness = () => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBlockStartWidth));
    const before = await thickness();
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect.poll(thickness, 'px of the border of a field with an error').toBeGreaterThan(before);
  });

  test('an open disclosure differs from a closed one', byColor, async ({ page }) => {
    await openPage(page, '/resources');
    const button = page.getByRole('button', { name: faqEntry(1).question });
    await expectVisibleChange(page, button, () => button.click());
  });
});

/** Expects pixels to change by 3:1 in both themes after `act`, without hover or focus. */
async function expectVisibleChange(page: Page, part: Locator, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await part.scrollIntoViewIfNeeded();
  const { area, selector } = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { area: { x: left + scrollX, y: top + scrollY, width, height }, selector: finding(element, '').selector };
  });
  const captureThemes = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await capture(session, area);
    await page.emulateMedia({ colorScheme: 'light' });
    return { dark, light: await capture(session, area) };
  };
  const before = await captureThemes();
  await act();
  const after = await captureThemes();
  // A letter that turns bold changes fewer pixels. A plug, a check mark, or a thicker border changes more.
  const changed = themes.map((theme) => ({ theme, value: changedArea(before[theme], after[theme], 3) }));
  const faint = changed.filter(({ value }) => value <= 20);
  expect(
    faint.map(({ theme, value }) => ({ selector, what: `pixels that change, ${theme}`, value, limit: 'more than 20' })),
  ).toHaveNoFindings();
}
