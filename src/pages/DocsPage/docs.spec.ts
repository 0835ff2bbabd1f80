/** What a reader of the docs meets in windows of several widths. */
import { endpoint } from '../../content/facts/apiReference';
import { codeLanguageNames, copyButton, docsLayout, hubNames } from '../../content/interface';
import { markdownPath } from '../../content/outputPaths';
import { docsMenu, routeAt } from '../../content/routes';
import { openEarly, openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

const webhooks = routeAt('/docs/webhooks');

test('samples call a mock hub where there are no accounts, and follow the choice on every page and in every language', async ({ page }) => {
  const { host } = new URL(endpoint.url);
  const samplesOf = (title: string) => page.getByRole('figure', { name: new RegExp(`^${title}, `) }).filter({ visible: true });
  const expectHub = async (title: string, hub: string, other: string) => {
    const tabs = page.getByRole('tablist', { name: new RegExp(title, 'i') });
    for (const language of Object.values(codeLanguageNames)) {
      await tabs.getByRole('tab', { name: language }).click();
      await expect(samplesOf(title)).toContainText(hub);
      await expect(samplesOf(title)).not.toContainText(other);
    }
  };
  const expectAtHome = async (hub: string, note: string) => {
    await openPage(page, '/');
    const sample = page.getByRole('figure', { name: /^Call to / }).filter({ visible: true });
    for (const code of await sample.locator('code').all()) await expect(code).toContainText(hub);
    await expect(page.getByText(note)).toBeVisible();
  };
  await expectAtHome('127.0.0.1:4010', 'The code calls a mock hub, which needs no account.');
  // Its tabs are named “Format of the request”.
  await openPage(page, '/docs/api-reference');
  await expectHub('Request', '127.0.0.1:4010', host);
  await openPage(page, '/docs');
  await expectHub('Your first call', '127.0.0.1:4010', host);
  await page.getByRole('tab', { name: hubNames.key }).click();
  await expectHub('Your first call', host, '127.0.0.1');
  await openPage(page, '/docs/recipes#retries-and-timeouts');
  await expectHub('With retries and timeouts', host, '127.0.0.1');
  await expectAtHome(host, 'The code calls the hub with your key.');
});

test('a hash and the bar lead to a heading below it, Back closes its list, a new tab does not, and it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openEarly(page, `${webhooks.path}#payload`);
  const [heading, bar] = [page.locator('#payload'), page.locator('[data-sticky-bar]')];
  await expect(heading).toBeInViewport();
  await release();
  const box = await bar.boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN));

  await openPage(page, webhooks.path);
  const section = bar.locator('a[href^="#"]').last();
  const hash = (await section.getAttribute('href')) ?? '-';
  await bar.locator('summary').first().click();
  await section.click({ modifiers: ['ControlOrMeta'] });
  await expect(section, 'in a new tab').toBeFocused();
  await section.click();
  await expect(page).toHaveURL(webhooks.path + hash);
  await expect(page.locator(hash)).toBeFocused();
  await bar.locator('summary').first().click();
  await bar.getByRole('link').first().focus();
  await page.goBack();
  await expect(page).toHaveURL(webhooks.path);
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(bar.locator('summary').first()).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator(hash).scrollIntoViewIfNeeded();
  await expect(bar, 'in a low window').not.toBeInViewport();
});

test('a row that the URL or a link names is marked, below its column headers', async ({ page }) => {
  for (const path of ['/docs/limits-and-errors', '/docs/before-you-commit', '/docs/quotas-and-rate-limits']) {
    await openPage(page, path);
    const row = page.locator('tbody tr:has(th[id])').last();
    for (const width of [1280, 900]) {
      await page.setViewportSize({ width, height: 750 });
      await page.goto(`${path}#${await row.locator('th').getAttribute('id')}`);
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row).toHaveCSS('outline-style', 'solid');
      const header = row.locator('xpath=ancestor::table').getByRole('columnheader').first();
      await expect(header, path).toBeInViewport({ ratio: 1 });
      const [above, below] = [await header.boundingBox(), await row.boundingBox()];
      expect(below?.y, path).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
      const isCovered = await header.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 1, top + height / 2));
      });
      expect(isCovered, path).toBe(false);
    }
  }
  await openPage(page, '/docs/api-reference');
  await page.getByRole('main').locator('a[href="/docs/before-you-commit#models"]').first().click();
  await expect(page.locator('#models')).toBeFocused();
  await expect(page.locator('tr:has(> #models)')).toHaveCSS('outline-style', 'solid');
});

test('the menu shows every group and the pages of the current one without scrolling on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const { heading, pages } of docsMenu) {
    await openPage(page, pages.at(-1)?.path ?? '');
    const menu = page.locator('[data-sticky-bar]');
    for (const { heading: other } of docsMenu) await expect(menu.getByText(other, { exact: true })).toBeInViewport({ ratio: 1 });
    const links = menu.getByRole('list', { name: heading }).locator(':scope > li > a');
    await expect(links).toHaveText(pages.map(({ label }) => label));
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('a menu that continues below the window fades there, and ends below its last group', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, webhooks.path);
  const menu = page.locator('[data-sticky-bar]');
  const lowerEdge = async (scrollTop: number) => {
    // Below a header of two rows, the lower edge is in the window once the page scrolls.
    await menu.evaluate((element, top) => (scrollTo(0, 200), (element.scrollTop = top)), scrollTop);
    const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: 0, y: y + height - 4, width: x + width, height: 4 } });
  };
  const last = menu.getByText(docsMenu.at(-1)?.heading ?? '', { exact: true });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const edges = [];
    // In a row of 44 px, some line of the text is at each of these.
    for (let top = 0; top < 44; top += 4) edges.push(await lowerEdge(top));
    await expect(last).not.toBeInViewport();
    const end = await lowerEdge(9999);
    await expect(last).toBeInViewport({ ratio: 1 });
    for (const edge of edges) expect(edge.equals(end), `forced colors: ${forcedColors}`).toBe(true);
  }
});

test('a group that the visitor opens leads to its pages, which close the group before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, webhooks.path);
  const menu = page.locator('[data-sticky-bar]');
  const { path, label } = routeAt('/docs/limits-and-errors');
  await menu.getByText('Reference', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(path);
  await expect(menu.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: webhooks.label })).toBeHidden();
});

test('a page of the docs is copied as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, webhooks.path);
  const button = page.getByRole('button', { name: copyButton.name(docsLayout.markdown) });
  await button.click();
  const markdown = await (await request.get(markdownPath(webhooks.path))).text();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  await page.evaluate(() => Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('', { status: 503 })) }));
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: docsLayout.markdownFailure })).toHaveCount(1);
});

test('a folded section opens for a fragment, a link, and a phrase of the URL, also again, and stays open', async ({ page, pageFor }) => {
  const words = 'It accepts any key';
  const text = page.getByText(words);
  await openPage(page, '/docs');
  await expect(text).toBeHidden();
  for (const url of ['/docs#if-it-fails', `/docs#:~:text=${encodeURIComponent(words)}`]) {
    await openPage(page, url);
    await expect(text).toBeVisible();
  }
  await openPage(page, '/docs/go-to-production');
  await page.getByRole('main').locator('a[href$="#if-it-fails"]').click();
  await expect(page.locator('#if-it-fails')).toBeFocused();
  await expect(text).toBeInViewport();
  // A link opens again what the visitor has closed.
  await page.locator('#if-it-fails').click();
  await expect(page).toHaveURL('/docs');
  await page.evaluate(() => (location.hash = '#if-it-fails'));
  await expect(text).toBeVisible();
  // What a visitor has opened stays open.
  await page.evaluate(() => (location.hash = '#third-party-api'));
  await expect(text).toBeVisible();
  const withoutScript = await pageFor('off');
  await withoutScript.goto(new URL('/docs#if-it-fails', page.url()).href);
  await expect(withoutScript.getByText(words)).toBeVisible();
  const arrow = withoutScript.locator('summary:has(:target)').evaluate((fold) => getComputedStyle(fold, '::after').rotate);
  expect(await arrow, 'the arrow of an open fold').toBe('225deg');
});
