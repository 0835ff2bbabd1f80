import type { Locator } from '@playwright/test';
import { site } from '../src/content/site';
import { clipped, doubleText, smallTargets } from './audit/measures/layout';
import { covers } from './covers';
import { expectNoViolations } from './engines';
import { inEveryState } from './states';
import { expect, isAudit, openPage, paths, samplePaths, test } from './test';

for (const path of paths) {
  test(`${path} fits 320 px, with the menu open too`, covers('reflow', '1.4.10'), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, path);
    await inEveryState(page, async (state) => {
      expect(await clipped(page), state).toEqual([]);
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await clipped(page)).toEqual([]);
  });

  test(`${path} keeps its words when its text is twice as large, and at a zoom of 200 %`, covers('textSize', '1.4.4'), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await inEveryState(page, async (state) => {
      expect(await doubleText(page), `text that does not grow ${state}`).toEqual([]);
      expect(await clipped(page), state).toEqual([]);
    });
    // To the layout, zoom is a window of half the size.
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await clipped(page)).toEqual([]);
  });

  test(`${path} keeps its words with wide text spacing`, covers('textSpacing', '1.4.12'), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await inEveryState(page, async (state) => {
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
          element.style.setProperty('line-height', '1.5', 'important');
          element.style.setProperty('letter-spacing', '0.12em', 'important');
          element.style.setProperty('word-spacing', '0.16em', 'important');
          if (element.tagName === 'P') element.style.setProperty('margin-block-end', '2em', 'important');
        }
      });
      expect(await clipped(page), state).toEqual([]);
    });
    if (!isAudit) return;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await clipped(page)).toEqual([]);
  });

  test(`${path} has targets of 44 px, but for links in sentences`, covers('targetSize', '2.5.5', '2.5.8'), async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await inEveryState(page, async (state) => {
        expect(await smallTargets(page), state).toEqual([]);
      });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await smallTargets(page), 'the menu is open').toEqual([]);
  });

  test(`${path} shows the same words whichever way the screen is turned`, covers('orientation', '1.3.4'), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, path);
    /** Every word that is shown, but for hints at scrolling, which the wider way needs less; which way up the page is drawn. */
    const shown = () =>
      page.evaluate(() => ({
        words: Array.from(document.querySelectorAll('body :not(script, style, [class*=hint])'), (element) =>
          element.checkVisibility({ visibilityProperty: true })
            ? Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''))
            : [],
        )
          .flat()
          .filter(Boolean)
          .toSorted(),
        turned: [document.documentElement, document.body].map((element) => getComputedStyle(element).rotate + getComputedStyle(element).transform),
      }));
    const upright = await shown();
    await page.setViewportSize({ width: 640, height: 360 });
    await expect.poll(shown).toEqual(upright);
    expect(upright.turned).toEqual(['nonenone', 'nonenone']);
  });

  test(`${path} prints all its words and none of its chrome`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const unseen = await page.evaluate(() => {
      const missing: string[] = [];
      for (const element of document.querySelectorAll('main h2, main h3, main p, main li, main td, main pre')) {
        const isChrome = element.closest('nav, [data-without-app], form, [aria-hidden], [class*=hint], [class*=ScrollBox]');
        const isEmpty = !element.textContent?.trim();
        if (!isChrome && !isEmpty && !element.checkVisibility({ contentVisibilityAuto: true })) {
          missing.push(element.outerHTML.slice(0, 100));
        }
      }
      return missing;
    });
    expect(unseen).toEqual([]);
  });
}

for (const path of samplePaths) {
  test(`${path} works in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, path);
    await expectNoViolations(page);
    // The focus ring must be one that forced colours keep: an outline.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('solid');
  });
}

test('on paper, links say where they lead, and the page where it is from', async ({ page }) => {
  await openPage(page, '/docs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${site.origin}/docs`, { exact: true })).toBeVisible();
  const printed = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed('Open an account')).toContain('/signup');
  await openPage(page, '/terms');
  await page.emulateMedia({ media: 'print' });
  expect(await printed(site.supportEmail), 'an address is its own text').toBe('none');
});

test('tables stay tables at 320 px: caption, headers for columns and rows, words in every cell', covers('tables', '1.3.1'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let tables = 0;
  for (const path of paths) {
    await openPage(page, path);
    for (const table of await page.locator('table').all()) {
      tables++;
      const faults = await table.evaluate((element: HTMLTableElement) => {
        const cells = [...element.querySelectorAll('th, td')];
        return [
          getComputedStyle(element).display === 'table' ? [] : ['not shown as a table'],
          element.caption?.textContent ? [] : ['no caption'],
          [...element.querySelectorAll('thead th')].every((header) => header.getAttribute('scope') === 'col') ? [] : ['column headers'],
          [...element.tBodies[0]?.rows ?? []].every((row) => row.cells[0]?.getAttribute('scope') === 'row') ? [] : ['row headers'],
          cells.filter((cell) => !/[\w$]/.test(cell.textContent ?? '')).map(() => 'a blank cell'),
        ].flat();
      });
      expect(faults, path).toEqual([]);
    }
  }
  expect(tables).toBeGreaterThan(8);
});

test('the selected tab differs by a border in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/product');
  const border = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => {
      const style = getComputedStyle(tab);
      return `${style.borderBlockEndColor} ${style.borderBlockStartColor} ${style.fontWeight}`;
    });
  expect(await border('Hub')).not.toBe(await border('Security'));
});

test('a pressed button differs from one under the pointer in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/contact');
  const button = page.getByRole('main').getByRole('button').first();
  const colors = () => button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const atRest = await colors();
  await button.hover();
  const hovered = await colors();
  await page.mouse.down();
  const pressed = await colors();
  expect(hovered).not.toEqual(atRest);
  expect(pressed).not.toEqual(hovered);
});

test('the row of tabs scrolls on narrow screens, with the selected tab in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/product#monitoring');
  const tab = page.getByRole('tab', { name: 'Monitoring' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => {
    const box = await tab.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 320;
  }).toBe(true);
  await page.getByRole('tab', { name: 'Hub' }).scrollIntoViewIfNeeded();
  // React Aria undoes a scroll of the same frame as a press, which no person can do.
  await page.waitForTimeout(200);
  await page.getByRole('tab', { name: 'Hub' }).click();
  await expect(page.getByRole('tab', { name: 'Hub' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await page.getByRole('tab', { name: 'Hub' }).boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test.describe('in a browser that speaks Arabic', () => {
  test.use({ locale: 'ar' });

  test('what stands at the start stands on the left, as the words of the page do', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, '/pricing');
    const trigger = page.getByRole('button', { name: /^About/ }).first();
    await trigger.focus();
    const left = async (target: Locator) => (await target.boundingBox())?.x;
    expect(await left(page.getByRole('tooltip'))).toBeCloseTo((await left(trigger)) ?? NaN, 0);
  });
});
