/** Tests the search dialog: what it does to the page behind it, early keys, links, and its failures. */
import { searchIndexPath } from '../../content/outputPaths';
import { routeAt } from '../../content/routes';
import { answer, dialogField, options, query } from '../../testing/searchParts';
import { errorSummary, linkTo, pageHeading } from '../../../a11y/locators';
import { hold, openEarly, openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

const { path } = routeAt('/search');

test('the code of search loads with its dialog, a result in a closed tab opens it, and Escape returns focus', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 720 });
  await openPage(page, '/product');
  expect(requests.filter((request) => request.includes('searchEngine') || request === searchIndexPath)).toEqual([]);
  await page.keyboard.press('Control+k');
  await dialogField(page).fill('security');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('dialog').locator('[role=option][href="/product#security"]').click();
  const panel = page.locator('#security');
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await page.keyboard.press('Control+k');
  await dialogField(page).press('Escape');
  await expect(panel, 'which is no tab stop').toBeFocused();
});

for (const isHydrated of [false, true]) {
  test(`no key goes astray while search loads ${isHydrated ? 'after' : 'before'} hydration, and Esc calls it off`, async ({ page }) => {
    /** Returns a function that lets search load. */
    const open = async (url: string): Promise<() => unknown> => {
      if (!isHydrated) return openEarly(page, url);
      const release = await hold(page, /\/assets\/searchEngine-[^/]*\.js$/);
      await openPage(page, url);
      return release;
    };
    await open('/contact');
    const name = page.getByRole('main').locator('[name=name]');
    await name.pressSequentially('Ada/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('key');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.type(' Love');
    await expect(name).toHaveValue('Ada/ Love');
    await page.unrouteAll();

    const release = await open('/signin');
    await page.getByRole('main').locator('[name=email]').focus();
    for (const key of ['Control+k', 'Enter']) await page.keyboard.press(key);
    await expect(dialogField(page)).toBeFocused();
    await expect(errorSummary(page)).toHaveCount(0);
    await page.keyboard.type('a webj');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('h/');
    for (const key of ['Tab', 'Shift+Tab', 'End']) await page.keyboard.press(key);
    await page.keyboard.type('ook');
    await release();
    await expect(dialogField(page)).toBeFocused();
    await expect(dialogField(page)).toHaveValue('a webh/ook');
    await expect(options(page).first()).toBeVisible();
  });
}

test('after Escape, keys go on where they left off in each field', async ({ page }) => {
  // Text, email, password, several lines, and the combobox.
  for (const url of ['/signup', '/contact', '/search']) {
    await openPage(page, url);
    const fields = page.getByRole('main').locator('input:not([type=checkbox], [type=radio]), textarea').and(page.locator(':visible'));
    for (const field of await fields.all()) {
      await field.fill('24');
      await field.press('ArrowLeft');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('key');
      await page.keyboard.press('Escape');
      await page.keyboard.type('3');
      await expect(field, url).toHaveValue('234');
    }
  }
});

test('a held slash only opens search, and a result that opens in a new tab leaves focus in the field', async ({ page, context }) => {
  await openPage(page, '/terms');
  for (let press = 0; press < 3; press++) await page.keyboard.down('/');
  await page.keyboard.type(query);
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', answer);
  await page.keyboard.press('ArrowDown');
  const press = (keys: string) => () => page.keyboard.press(keys);
  for (const open of [press('Control+Enter'), press('Shift+Enter'), () => first.click({ modifiers: ['Control'] })]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(opened).toHaveURL(answer);
    await opened.close();
    await expect(dialogField(page)).toBeFocused();
  }
  await page.keyboard.type('s');
  await expect(dialogField(page)).toHaveValue(`${query}s`);
});

test('the dialog scrolls only to its field, moves nothing behind it, and lets a magnified page be panned', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScrollbarsHidden', { hidden: false });
  const heading = pageHeading(page);
  for (const height of [700, 9000]) {
    await page.setViewportSize({ width: 1280, height });
    await openPage(page, '/signin');
    const before = await heading.boundingBox();
    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toBeVisible();
    expect(await heading.boundingBox(), `in a window of ${height} px`).toEqual(before);
  }
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  const { x = 0, y = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
  await session.send('Input.synthesizeScrollGesture', { x: x + 100, y: y + 100, xDistance: -200, yDistance: -100, speed: 4000 });
  await expect
    .poll(() => page.evaluate(() => Math.min(visualViewport?.offsetLeft ?? 0, visualViewport?.offsetTop ?? 0)))
    .toBeGreaterThan(50);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  // 1280 by 720 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 180 });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 's']) await page.keyboard.press(key);
  const top = async (role: 'dialog' | 'combobox') => (await page.getByRole(role).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await top('combobox')) - (await top('dialog')), 'the whole field').toBeGreaterThan(0);
});

test('a swipe beyond the results leaves the page of a phone where it was', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await openPage(page, '/docs/webhooks');
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  for (let y = 700; y > 0; y -= 100) await touch(y === 700 ? 'touchStart' : 'touchMove', [{ x: 200, y }]);
  await touch('touchEnd', []);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.close();
});

test('keys that end a composition leave the dialog and its text, and one that is opened again at once is empty', async ({ page }) => {
  await openPage(page, '/terms');
  await page.keyboard.press('Control+k');
  await dialogField(page).fill('web');
  // Safari reports the key after the end of the composition.
  for (const isComposing of [true, false])
    for (const key of ['Enter', 'Escape']) await dialogField(page).dispatchEvent('keydown', { key, keyCode: 229, isComposing });
  await expect(dialogField(page)).toHaveValue('web');
  await expect(page).toHaveURL('/terms');
  // Opens it again before the browser reports that it was closed.
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.showModal();
  });
  await expect(dialogField(page)).toHaveValue('');
});

test('Back closes the dialog and moves focus to the page, and the dialog does not print', async ({ page }) => {
  await openPage(page, '/terms');
  const link = linkTo(page, '/privacy');
  await link.click();
  await expect(page).toHaveURL('/privacy');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pageHeading(page)).toHaveText(routeAt('/terms').label);
  await expect(link).toBeFocused();
});

test('the field of a dialog whose code does not load leads to the search page', async ({ page, consoleErrors }) => {
  await openPage(page, '/terms');
  await page.route('**/searchEngine-*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await dialogField(page).fill('webhook');
  await page.unroute('**/searchEngine-*.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?q=webhook`);
  await expect(options(page).first()).toContainText(/webhook/i);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !error.includes('ERR_FAILED')));
});
