/** Settings that visitors choose: window size and zoom, text size and spacing, orientation, forced colors, paper, and reading order. */
import type { Locator, Page } from '@playwright/test';
import { sections } from '../src/content/facts/sections';
import { wrapButton } from '../src/content/interface';
import { site } from '../src/content/site';
import { routeById } from '../src/content/routes';
import { readTree } from './audit/measures/document/tree';
import {
  clipped,
  coveredText,
  doubleText,
  smallText,
  stuckHeight,
  overlappingLines,
  sidewaysBoxes,
  smallTargets,
  spaceText,
} from './audit/measures/layout';
import { lostText, printedLinks, rotations, visibleText, tableFaults, tableParts, unprintedText } from './audit/measures/pageText';
import { prose } from './audit/measures/prose';
import { readingOrder } from './audit/measures/readingOrder';
import { controlsWithEdge, lostEdges } from './audit/measures/forcedColors';
import { covers, noteSituation } from './covers';
import { foundAt } from './findings';
import { menuButton, tipButtons, wrapButton as wrapControl } from './locators';
import { inEveryState } from './states';
import { measuredPaths, operatedPaths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

for (const path of measuredPaths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test(
      'has all its words at 320 px, without horizontal scrolling, with the menu open too',
      covers('reflow', '1.4.10'),
      async ({ look }) => {
        const wide = await (await look(path)).evaluate(visibleText, 'main');
        // The size that a window of 1280 × 1024 px has at a zoom of 400 %.
        const page = await look(path, { width: 320, height: 256 });
        // The menu of the docs is a disclosure there.
        await page.evaluate(() => document.querySelectorAll('details').forEach((element) => (element.open = true)));
        expect(await page.evaluate(stuckHeight), 'what stays in view leaves half of the window to the text').toHaveNoFindings();
        const narrow = await page.evaluate(visibleText, 'main');
        await page.evaluate(() => document.querySelectorAll('details').forEach((element) => (element.open = false)));
        // The bar of the docs takes the place of the breadcrumbs.
        const crumbs: readonly string[] = [routeById('home').label, sections.docs];
        const words = wide.filter(({ what }) => !crumbs.includes(what));
        expect(lostText(words, narrow, 'at 320 px')).toHaveNoFindings();
        await inEveryState(page, async (state) => {
          expect(await clipped(page), state).toHaveNoFindings();
          expect(await page.evaluate(sidewaysBoxes), state).toHaveNoFindings();
        });
        await withOpenMenu(page, async () => expect(await clipped(page), 'the menu is open').toHaveNoFindings());
        await look(path, { width: 320 });
        expect(await coveredText(page), 'words under something else').toHaveNoFindings();
      },
    );

    test(
      'has tables with a caption, row headers and column headers, at 320 px too',
      covers('tables', '1.3.1'),
      async ({ look, request }) => {
        const page = await look(path, { width: 320 });
        const built = await (await request.get(path)).text();
        const count = built.split('<table').length - 1;
        await expect(page.locator('table')).toHaveCount(count);
        if (count === 0) return;
        expect(await page.evaluate(tableFaults)).toHaveNoFindings();
        // Browsers can drop the table roles when cells are displayed as blocks.
        const tree = await readTree(page);
        for (const [role, elements] of Object.entries(tableParts)) {
          const nodes = tree.filter((node) => node.role === role).map((node) => node.selector());
          const parts = await foundAt(page.locator(`:is(${elements}):not([hidden] *)`), `has not the role ${role}`);
          expect.soft(parts.filter(({ selector }) => !nodes.includes(selector))).toHaveNoFindings();
        }
      },
    );

    test('prints all its words, and no navigation', async ({ look }) => {
      const page = await look(path, { media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      expect(await page.evaluate(unprintedText)).toHaveNoFindings();
      expect(await clipped(page)).toHaveNoFindings();
    });

    test('has targets of at least 44 × 44 px, except links in sentences', covers('targetSize', '2.5.5', '2.5.8'), async ({ look }) => {
      for (const width of [320, 1280]) {
        const page = await look(path, { width });
        await inEveryState(page, async (state) => expect(await smallTargets(page), `${width} px ${state}`).toHaveNoFindings());
        if (width === 320) await withOpenMenu(page, async () => expect(await smallTargets(page), 'the menu is open').toHaveNoFindings());
      }
    });

    test('shows the same words in portrait and in landscape', covers('orientation', '1.3.4'), async ({ look }) => {
      const read = async (width: number, height: number) => {
        const page = await look(path, { width, height });
        expect(await page.evaluate(rotations), `${width} × ${height} px`).toHaveNoFindings();
        // The button that wraps lines is only beside lines that are too long for the window.
        return (await page.evaluate(visibleText, 'body')).filter(({ what }) => !what.startsWith(wrapButton('')));
      };
      const [portrait, landscape] = [await read(360, 640), await read(640, 360)];
      expect(lostText(portrait, landscape, 'in landscape')).toHaveNoFindings();
      expect(lostText(landscape, portrait, 'in portrait')).toHaveNoFindings();
    });

    test('loses no words at a text size of 200 %, and at a zoom of 200 %', covers('textSize', '1.4.4'), async ({ look }) => {
      // A zoom of 200 % halves the window.
      const page = await look(path, { width: 640, height: 450 });
      expect(await clipped(page), 'at a zoom of 200 %').toHaveNoFindings();
      await look(path);
      expect(await page.evaluate(smallText), 'small text at 100 %').toHaveNoFindings();
      await inEveryState(page, async (state) => {
        const undo = await doubleText(page);
        await noteSituation(page, state);
        expect(undo.tooSmall, `text that does not grow ${state}`).toHaveNoFindings();
        expect(await clipped(page), state).toHaveNoFindings();
        expect(await overlappingLines(page), `lines that overlap ${state}`).toHaveNoFindings();
        await undo.restore();
      });
    });

    test('loses no words with wide text spacing', covers('textSpacing', '1.4.12'), async ({ look }) => {
      const page = await look(path);
      await inEveryState(page, async (state) => {
        const restore = await spaceText(page);
        await noteSituation(page, state ? `${state}, with wide text spacing` : 'with wide text spacing');
        expect(await clipped(page), state).toHaveNoFindings();
        if (isAudit && !state) expect(await coveredText(page), 'words under something else').toHaveNoFindings();
        await restore();
      });
      // Columns are narrowest in the viewport in which they begin.
      await look(path, { width: 800 });
      const restore = await spaceText(page);
      expect(await coveredText(page), 'words under something else, 800 px').toHaveNoFindings();
      await restore();
    });

    for (const width of [320, 1280]) {
      test(`has its HTML in the order in which it is shown, ${width} px`, covers('readingOrder', '1.3.2'), async ({ look }) => {
        const page = await look(path, { width });
        await inEveryState(page, async (state) => expect(await readingOrder(page), state).toHaveNoFindings());
      });
    }

    test('has short lines with space between them', covers('prose', '1.4.8'), async ({ look }) => {
      const page = await look(path);
      await inEveryState(page, async (state) => expect(await prose(page), state).toHaveNoFindings());
    });
  });
}

test('links print their addresses, and a page prints its own', async ({ look }) => {
  const page = await look('/docs', { media: 'print' });
  await expect(page.getByText(`${site.origin}/docs`, { exact: true })).toBeVisible();
  for (const { href, after } of await page.evaluate(printedLinks)) {
    if (!href.startsWith('#')) expect.soft(after, `after the link to ${href}`).toContain(href);
  }
  await look('/terms', { media: 'print' });
  const mailboxes = (await page.evaluate(printedLinks)).filter(({ href }) => href.startsWith('mailto:'));
  expect(mailboxes).not.toEqual([]);
  for (const { href, after } of mailboxes) expect.soft(after, `${href} is the text of its link`).toBe('none');
});

test('what only a screen needs does not print, such as the button that wraps code', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openPage(page, '/docs/sdk');
  await expect(wrapControl(page)).toBeVisible();
  // A browser prints the page as it is: no script measures the code again.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-screen]').filter({ visible: true })).toHaveCount(0);
});

test('labels and hints of fields print in lines of their own', async ({ look }) => {
  for (const path of ['/contact', '/signup']) {
    const page = await look(path, { media: 'print' });
    const tops = await page.locator('main form :has(> label):has(> [slot=description])').evaluateAll((fields) =>
      fields.map((field) => {
        const [label, hint] = ['label', '[slot=description]'].map((part) => field.querySelector(part)?.getBoundingClientRect());
        return (hint?.top ?? NaN) - (label?.bottom ?? NaN);
      }),
    );
    expect(tops.length, path).toBeGreaterThan(0);
    for (const gap of tops) expect(gap, path).toBeGreaterThanOrEqual(-1);
  }
});

test('a long panel begins on the first printed sheet, below the introduction', async ({ page }) => {
  for (const path of ['/status', '/docs/api-reference']) {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const isMovedWhole = await page.locator('main :has(> :is(h2, h3)):has(figure)').evaluateAll(
      (panels) =>
        panels.filter((panel) => {
          const box = panel.getBoundingClientRect();
          // The height of A4 at 96 dpi.
          return box.height > 1000 && getComputedStyle(panel).breakInside !== 'auto';
        }).length,
    );
    expect(isMovedWhole, path).toBe(0);
  }
});

test('the selected tab has a different border in forced colors', async ({ look }) => {
  const page = await look('/product', { forcedColors: 'active' });
  const border = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => {
        const style = getComputedStyle(tab);
        return `${style.borderBlockEndColor} ${style.borderBlockStartColor} ${style.fontWeight}`;
      });
  expect(await border(true)).not.toBe(await border(false));
});

for (const path of operatedPaths) {
  test(`controls of ${path} keep an edge in forced colors`, covers('edgeContrast', '1.4.11'), async ({ look }) => {
    const page = await look(path);
    const edges = await page.evaluateHandle(controlsWithEdge);
    expect(await edges.evaluate(({ length }) => length)).toBeGreaterThan(0);
    await look(path, { forcedColors: 'active' });
    expect(await edges.evaluate(lostEdges)).toHaveNoFindings();
  });
}

test('a button looks different when hovered and when pressed in forced colors', async ({ look }) => {
  const page = await look('/contact', { forcedColors: 'active' });
  const button = page.getByRole('main').locator('button[type=submit]');
  const colors = () => button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const atRest = await colors();
  await button.hover();
  const hovered = await colors();
  await page.mouse.down();
  const pressed = await colors();
  expect(hovered).not.toEqual(atRest);
  expect(pressed).not.toEqual(hovered);
  await page.mouse.move(0, 0);
  await page.mouse.up();
});

for (const path of ['/product', '/integrations']) {
  test(`every tab of ${path} is in view at 320 px, and a click selects it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, path);
    for (const tab of (await page.getByRole('tablist').first().getByRole('tab').all()).toReversed()) {
      const box = await tab.boundingBox();
      expect(box && [box.x >= 0, box.x + box.width <= 320]).toEqual([true, true]);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  });
}

test.describe('in a browser whose language is Arabic', () => {
  test.use({ locale: 'ar' });

  test('a tooltip has the left edge of its button', async ({ page }) => {
    await openPage(page, '/pricing');
    const trigger = tipButtons(page).first();
    await trigger.focus();
    const left = async (target: Locator) => (await target.boundingBox())?.x;
    expect(await left(page.getByRole('tooltip'))).toBeCloseTo((await left(trigger)) ?? NaN, 0);
  });
});

/** Opens the menu of narrow windows for a check, and closes it again. */
async function withOpenMenu(page: Page, check: () => Promise<void>) {
  const menu = menuButton(page);
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await noteSituation(page, 'the menu is open');
  await check();
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
}
