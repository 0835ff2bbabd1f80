import { faq } from '../src/content/faq';
import { site } from '../src/content/site';
import { expectNoViolations } from './axe';
import { clipped, smallTargets } from './layout';
import { expect, openPage, paths, test } from './test';

for (const path of paths) {
  test(`${path} fits 320 px, with the menu open too (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, path);
    expect(await clipped(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await clipped(page)).toEqual([]);
  });

  test(`${path} keeps its words at 200 % text and with wide text spacing (WCAG 1.4.4, 1.4.12)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await clipped(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.removeProperty('font-size');
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
        if (element.tagName === 'P') element.style.setProperty('margin-block-end', '2em', 'important');
      }
    });
    expect(await clipped(page)).toEqual([]);
  });

  test(`${path} has targets of 44 px, but for links in sentences (WCAG 2.5.5)`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    expect(await smallTargets(page)).toEqual([]);
  });

  test(`${path} works in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, path);
    await expectNoViolations(page);
    // The focus ring must be one that forced colours keep: an outline.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('solid');
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

test('tables stay tables at 320 px: caption, headers for columns and rows, words in every cell (WCAG 1.3.1)', async ({ page }) => {
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

test('live regions are few and polite, and no badge is one', async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    const regions = await page.locator('[role=status], [role=alert], [aria-live]').all();
    // The announcer of the frame, and the answers of forms.
    expect(regions.length, path).toBeLessThanOrEqual(/sign|contact/.test(path) ? 5 : 1);
    for (const region of regions) {
      await expect(region).toHaveRole('status');
      expect((await region.textContent())?.trim(), path).toBe('');
    }
  }
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

for (const width of [320, 1280]) {
  test(`code and tables are stops for Tab only while they scroll, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/docs/api-reference', '/product', '/pricing']) {
      await openPage(page, path);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
              if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !element.checkVisibility()) return [];
              if (element.role === 'tablist' || element.tagName === 'TEXTAREA') return [];
              const scrolls = element.scrollWidth > element.clientWidth;
              const isStop = element.tabIndex === 0 && element.hasAttribute('tabindex');
              const hasName = element.role === 'group' && Boolean(element.ariaLabel);
              return scrolls === isStop && scrolls === hasName ? [] : [element.outerHTML.slice(0, 120)];
            }),
          ),
        )
        .toEqual([]);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the typing demo runs, can be paused and finished, moves nothing and never starts by itself again', async ({ page }) => {
    await openPage(page, '/');
    const pause = page.getByRole('button', { name: 'Pause typing' });
    await expect(pause).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play typing' })).toBeFocused();
    const still = await page.locator('main').innerHTML();
    await page.waitForTimeout(500);
    expect(await page.locator('main').innerHTML()).toBe(still);
    expect(await height()).toBe(before);
    await page.getByRole('button', { name: 'Show all' }).click();
    const done = await page.locator('main').innerHTML();
    await page.waitForTimeout(1000);
    expect(await page.locator('main').innerHTML()).toBe(done);
    expect(await height()).toBe(before);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('drawings move once and for at most 300 ms, menu and answers open within 200 ms, and scrolling moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const started: number[] = [];
      Object.assign(globalThis, { started });
      for (const type of ['animationstart', 'transitionrun']) {
        addEventListener(type, () => {
          for (const { effect } of document.getAnimations()) started.push(Number(effect?.getComputedTiming().endTime));
        });
      }
    });
    /** How long each movement takes that has begun since the last call, in ms. */
    const started = () => page.evaluate(() => (globalThis as unknown as { started: number[] }).started.splice(0));
    let drawn = 0;
    for (const path of paths) {
      await openPage(page, path);
      await page.waitForTimeout(400);
      const onArrival = await started();
      drawn += onArrival.length;
      expect(Math.max(0, ...onArrival), path).toBeLessThanOrEqual(300);
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(200);
      expect(await started(), `${path}, scrolled`).toEqual([]);
    }
    expect(drawn, 'something drew itself').toBeGreaterThan(0);

    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/resources');
    await page.waitForTimeout(400);
    await started();
    for (const name of ['Menu', faq[0].question]) {
      await page.getByRole('button', { name }).click();
      await page.waitForTimeout(100);
      const opening = await started();
      expect(opening.length, name).toBeGreaterThan(0);
      expect(Math.max(...opening), name).toBeLessThanOrEqual(200);
    }
  });
});

test('nothing moves where the visitor has asked for less motion', async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: /typing/ })).toBeHidden();
});
