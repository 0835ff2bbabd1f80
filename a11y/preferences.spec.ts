/** What people set for themselves: window size and zoom, text size and spacing, forced colours, the way up of the screen, paper, language. */
import type { Locator, Page } from '@playwright/test';
import { frame } from '../src/content/frame';
import { site } from '../src/content/site';
import { routeById } from '../src/routes';
import { readTree } from './audit/measures/document/tree';
import { clipped, coveredWords, doubleText, overlappingLines, smallTargets } from './audit/measures/layout';
import { type Paper, paperFaults, printSheets } from './audit/measures/paper';
import { covers, noteSituation } from './covers';
import { expectNoViolations } from './engines';
import { expect, test } from './sharedPage';
import { inEveryState, tipButtons } from './states';
import { hydrated, isAudit, isEveryPage, openPage, paths, samplePaths, test as testOnOwnPage } from './test';

/** The longest pages: samples in three languages and the answers of every provider are on paper too. A sheet of Letter is 18 mm shorter. */
const mostSheets: Readonly<Record<string, Readonly<Record<Paper, number>>>> = {
  '/': { A4: 4, Letter: 4 },
  '/product': { A4: 8, Letter: 9 },
};

for (const path of paths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test('fits 320 px, with the menu open too', covers('reflow', '1.4.10'), async ({ look }) => {
      const page = await look(path);
      const wide = await page.evaluate(mainWords);
      // What a window of 1280 × 1024 px has left at a zoom of 400 %.
      await resize(page, 320, 256);
      const narrow = new Set(await page.evaluate(mainWords));
      expect(wide.filter((words) => !narrow.has(words)), 'words that a narrow screen lacks').toEqual([]);
      await visitStates(page, async (state) => {
        expect(await clipped(page), state).toEqual([]);
      });
      await withOpenMenu(page, async () => {
        expect(await clipped(page), 'the menu is open').toEqual([]);
      });
      // Higher, so that fewer windows show all of it. What covers words at this width does so at any height.
      await resize(page, 320, 900);
      expect(await coveredWords(page), 'words under something else').toEqual([]);
    });

    test('has targets of 44 px, but for links in sentences', covers('targetSize', '2.5.5', '2.5.8'), async ({ look }) => {
      for (const width of [320, 1280]) {
        const page = await look(path, { width });
        await visitStates(page, async (state) => {
          expect(await smallTargets(page), `${width} px ${state}`).toEqual([]);
        });
        if (width > 320) continue;
        await withOpenMenu(page, async () => {
          expect(await smallTargets(page), 'the menu is open').toEqual([]);
        });
      }
    });

    test('keeps its tables as tables at 320 px: caption, headers for columns and rows, words in every cell', covers('tables', '1.3.1'), async ({ look, request }) => {
      const page = await look(path, { width: 320 });
      const built = await (await request.get(path)).text();
      expect(await page.evaluate(tableFaults)).toEqual([]);
      await expect(page.locator('table'), 'as many as in the file').toHaveCount(built.split('<table').length - 1);
      // With their cells shown one below the other, browsers could forget that they are tables.
      const roles = (await readTree(page)).map(({ role }) => role);
      for (const [role, elements] of Object.entries(tableParts)) {
        expect.soft(roles.filter((one) => one === role), role).toHaveLength(await page.locator(elements).count());
      }
    });

    test('shows the same words whichever way the screen is turned', covers('orientation', '1.3.4'), async ({ look }) => {
      const page = await look(path, { width: 360 });
      await resize(page, 360, 640);
      const upright = await page.evaluate(shownWords);
      expect(upright.turned).toEqual(['nonenone', 'nonenone']);
      await resize(page, 640, 360);
      expect(await page.evaluate(shownWords)).toEqual(upright);
    });

    test('keeps its words when its text is twice as large, and at a zoom of 200 %', covers('textSize', '1.4.4'), async ({ look }) => {
      const page = await look(path);
      await visitStates(page, async (state) => {
        expect(await doubleText(page), `text that does not grow ${state}`).toEqual([]);
        expect(await clipped(page), state).toEqual([]);
        expect(await overlappingLines(page), `lines over each other ${state}`).toEqual([]);
      });
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      // To the layout, zoom is a window of half the size.
      await resize(page, 640, 450);
      expect(await clipped(page), 'at a zoom of 200 %').toEqual([]);
    });

    test('keeps its words with wide text spacing', covers('textSpacing', '1.4.12'), async ({ look }) => {
      const page = await look(path);
      await visitStates(page, async (state) => {
        for (const width of isAudit ? [320, 1280] : [1280]) {
          await resize(page, width, 900);
          await page.evaluate(spaceText);
          expect(await clipped(page), `${width} px ${state}`).toEqual([]);
          if (isEveryPage && !state) expect(await coveredWords(page), `${width} px, words under something else`).toEqual([]);
          await page.evaluate(() => document.adoptedStyleSheets.pop());
        }
      });
    });

    if (samplePaths.includes(path)) {
      test('works in forced colours', async ({ look }) => {
        const page = await look(path);
        await page.emulateMedia({ forcedColors: 'active' });
        await noteSituation(page);
        await expectNoViolations(page, '', { rules: 'colours' });
        // Shadows and backgrounds are lost in forced colours: a focus ring must be an outline.
        await page.evaluate(focusStart);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('solid');
        await page.emulateMedia({ forcedColors: null });
      });
    }

    test('prints all its words and no navigation', async ({ look }) => {
      const page = await look(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      expect(await page.evaluate(unprintedWords)).toEqual([]);
      await page.emulateMedia({ media: null });
    });

    test('prints on sheets that are not empty, with nothing over anything else, no heading at the end, and nothing cut that fits', async ({ look }) => {
      const page = await look(path);
      for (const paper of isAudit ? (['A4', 'Letter'] as const) : (['A4'] as const)) {
        const sheets = await printSheets(page, paper);
        expect.soft(paperFaults(sheets, paper), paper).toEqual([]);
        const most = mostSheets[path]?.[paper];
        if (most) expect.soft(sheets.length, `sheets of ${paper}`).toBeLessThanOrEqual(most);
      }
    });
  });
}

test('on paper, links say where they lead, and the page where it is from', async ({ look }) => {
  const page = await look('/docs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${site.origin}/docs`, { exact: true })).toBeVisible();
  for (const { href, after } of await page.evaluate(printedLinks)) {
    if (!href.startsWith('#')) expect.soft(after, `after the link to ${href}`).toContain(href);
  }
  await look('/terms');
  const mailboxes = (await page.evaluate(printedLinks)).filter(({ href }) => href.startsWith('mailto:'));
  expect(mailboxes).not.toEqual([]);
  for (const { href, after } of mailboxes) expect.soft(after, `${href} is its own text`).toBe('none');
  await page.emulateMedia({ media: null });
});

test('the selected tab differs by a border in forced colours', async ({ look }) => {
  const page = await look('/product');
  await page.emulateMedia({ forcedColors: 'active' });
  const border = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => {
        const style = getComputedStyle(tab);
        return `${style.borderBlockEndColor} ${style.borderBlockStartColor} ${style.fontWeight}`;
      });
  expect(await border(true)).not.toBe(await border(false));
  await page.emulateMedia({ forcedColors: null });
});

test('a pressed button differs from one under the pointer in forced colours', async ({ look }) => {
  const page = await look('/contact');
  await page.emulateMedia({ forcedColors: 'active' });
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
  await page.emulateMedia({ forcedColors: null });
});

test('the row of tabs scrolls on narrow screens, with the selected tab in view', async ({ look }) => {
  const page = await look('/product', { width: 320 });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const isInRow = (tab: Locator) => async () => {
    const box = await tab.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 320;
  };
  await expect.poll(isInRow(tabs.first())).toBe(true);
  await expect.poll(isInRow(tabs.last())).toBe(false);
  await tabs.first().press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isInRow(tabs.last())).toBe(true);
  await expect.poll(isInRow(tabs.first())).toBe(false);

  const address = page.url();
  await page.goto('about:blank');
  await openPage(page, address);
  await expect.poll(isInRow(tabs.last()), 'where the address names the last tab').toBe(true);
  await tabs.first().click();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isInRow(tabs.first())).toBe(true);
});

test('the steps of a workflow stand beside its drawing, and begin where it begins, from 700 to 900 px', async ({ look }) => {
  for (const width of [700, 800, 900]) {
    const page = await look(routeById('integrations').path, { width });
    const flows = page.locator('figure:has([role=img]):has(ol)');
    expect(await flows.count()).toBeGreaterThan(0);
    for (const flow of await flows.all()) {
      const [drawing, steps] = await Promise.all([flow.getByRole('img').locator('..').boundingBox(), flow.locator('ol').locator('..').boundingBox()]);
      expect(steps?.y, `${width} px`).toBeCloseTo(drawing?.y ?? NaN, 0);
      expect(steps?.x, `${width} px`).toBeGreaterThanOrEqual((drawing?.x ?? NaN) + (drawing?.width ?? NaN));
    }
  }
});

test('code runs from left to right, and is shown from its start, on a page from right to left', async ({ look }) => {
  const page = await look('/', { width: 320 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const codes = await page.locator('pre').evaluateAll((all) =>
    all.filter((pre) => pre.checkVisibility()).map((pre) => {
      const text = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const box = pre.parentElement?.getBoundingClientRect();
      return { direction: getComputedStyle(pre).direction, isInView: range.getBoundingClientRect().left >= (box?.left ?? NaN) };
    }),
  );
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  expect(codes).not.toEqual([]);
  for (const code of codes) expect(code).toEqual({ direction: 'ltr', isInView: true });
});

testOnOwnPage.describe('in a browser that speaks Arabic', () => {
  testOnOwnPage.use({ locale: 'ar' });

  testOnOwnPage('a tooltip stands at the left edge of its button, as the page is read from left to right', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, '/pricing');
    const trigger = tipButtons(page).first();
    await trigger.focus();
    const left = async (target: Locator) => (await target.boundingBox())?.x;
    expect(await left(page.getByRole('tooltip'))).toBeCloseTo((await left(trigger)) ?? NaN, 0);
  });
});

/** Calls `check` in every state of the page, and leaves the page as it loads. */
async function visitStates(page: Page, check: (state: string) => Promise<void>) {
  const address = page.url();
  await inEveryState(page, check);
  if (isEveryPage) await openPage(page, address);
}

/** Gives the window another size, and waits until the page has been laid out for it. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await hydrated(page);
}

/** Opens the menu of narrow screens for a check, and closes it again. */
async function withOpenMenu(page: Page, check: () => Promise<void>) {
  const menu = page.getByRole('button', { name: frame.menu, exact: true });
  // By key: what the menu holds is looked at here, not what a pointer hits.
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await check();
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
}

/** Runs in the page. The distances of WCAG 1.4.12, laid over whatever the page has. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  // More specific than any selector of the site.
  sheet.replaceSync(`
    :is(body, body *):not(#a#b#c) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p:not(#a#b#c) { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. From here, Tab leads to the first tab stop. */
function focusStart() {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/** Each role of a table, and which elements have it. */
const tableParts = { table: 'table', row: 'tr', columnheader: 'th[scope=col]', rowheader: 'th[scope=row]', cell: 'td' };

/** Runs in the page. Faults of its tables, each with the caption. */
function tableFaults(): string[] {
  return Array.from(document.querySelectorAll('table')).flatMap((table) => {
    const caption = table.caption?.textContent ?? '';
    const cells = Array.from(table.querySelectorAll('th, td'));
    const rows = Array.from(table.tBodies).flatMap((body) => Array.from(body.rows));
    return [
      caption ? [] : ['has no caption'],
      Array.from(table.querySelectorAll('thead th')).every((header) => header.getAttribute('scope') === 'col') ? [] : ['has no column headers'],
      rows.length > 0 && rows.every((row) => row.cells[0]?.getAttribute('scope') === 'row') ? [] : ['has no row headers'],
      cells.flatMap((cell) => {
        const named = (cell.getAttribute('headers') ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id));
        const isOf = (header: Element | null) =>
          header instanceof HTMLTableCellElement && (header.parentElement === cell.parentElement || header.cellIndex === (cell as HTMLTableCellElement).cellIndex);
        return named.every(isOf) ? [] : [`names for “${cell.textContent}” a header of another row and column`];
      }),
      cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).map((cell) => `has “${cell.textContent}” out of sight`),
      cells.filter((cell) => !/[\p{L}\p{N}$]/u.test(cell.textContent ?? '')).map(() => 'has a blank cell'),
    ]
      .flat()
      .map((fault) => `“${caption}” ${fault}`);
  });
}

/** Runs in the page. Each piece of text that `main` shows. */
function mainWords(): string[] {
  return Array.from(document.querySelectorAll('main :not(script, style)'), (element) =>
    element.checkVisibility({ visibilityProperty: true }) ? Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : '')) : [],
  )
    .flat()
    .filter(Boolean);
}

/** Runs in the page. All words that are shown, and whether style sheets turn the page. */
function shownWords() {
  const words = Array.from(document.querySelectorAll('body :not(script, style)'), (element) =>
    element.checkVisibility({ visibilityProperty: true })
      ? Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''))
      : [],
  );
  return {
    words: words.flat().filter(Boolean).toSorted(),
    turned: [document.documentElement, document.body].map((element) => getComputedStyle(element).rotate + getComputedStyle(element).transform),
  };
}

/** Runs in the page, as it prints. Elements with words that paper would not have; forms and navigation may be left out. */
function unprintedWords(): string[] {
  return Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)')).flatMap((element) => {
    const isScreenOnly = element.closest('nav, [data-without-js], form, [aria-hidden]');
    const isPrinted = !element.textContent?.trim() || element.checkVisibility({ contentVisibilityAuto: true });
    return isScreenOnly || isPrinted ? [] : [element.outerHTML.slice(0, 100)];
  });
}

/** Runs in the page. The links of its text that can be seen, with what stands after each. */
function printedLinks() {
  return Array.from(document.querySelectorAll('main a[href]'))
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ href: link.getAttribute('href') ?? '', after: getComputedStyle(link, '::after').content }));
}
