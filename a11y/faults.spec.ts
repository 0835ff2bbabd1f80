/** What goes wrong on the way to the reader: hanging, failing and late script, and others who change the page. The words stay. */
import type { Page } from '@playwright/test';
import { signUp } from '../src/content/account';
import { errorPage, frame } from '../src/content/frame';
import { notFound, routeById } from '../src/routes';
import { foreignKinds, plantForeignNodes, translate } from './foreignNodes';
import { answerButtons, errorSummary, menuButton, submitButton } from './locators';
import { appCode, expect, holdApp, hydrated, isAudit, isEveryPage, openPage, paths, samplePaths, test, workedPaths } from './test';
import { faultsWithoutApp } from './withoutApp';

const everyPath = [...paths, notFound.path];
/** The pages that meet one of several faults which end alike: all in an audit; in `npm test`, each page meets one of them. */
const pagesOf = (fault: number, faults: number) => everyPath.filter((_, index) => isEveryPage || index % faults === fault);
const app = (page: Page) => page.locator('html').getAttribute('data-js');
const narrow = { width: 360, height: 800 };

test('when the first script fails, a page is as it is without script', async ({ page, complaints }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AbortController'));
  await page.setViewportSize(narrow);
  for (const path of pagesOf(0, 3)) {
    await page.goto(path);
    expect.soft(await app(page), path).toBeNull();
    expect.soft(await faultsWithoutApp(page), path).toEqual([]);
    expect(complaints.splice(0).join(), 'the console says why').toContain('AbortController');
  }
});

test('when the code of the app fails, a page is as it is without script', async ({ page, complaints }) => {
  await page.route(appCode, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }));
  await page.setViewportSize(narrow);
  for (const path of pagesOf(1, 3)) {
    await page.goto(path);
    await expect.poll(() => app(page), path).toBeNull();
    expect.soft(await faultsWithoutApp(page), path).toEqual([]);
    expect(complaints.splice(0).join(), 'the console says why').toContain('planted');
  }
});

test.describe('when the app hangs', () => {
  test.use({ hasOwnContext: true });

  test('a page is as it is without script after a few seconds', async ({ page }) => {
    await page.clock.install();
    await holdApp(page);
    await page.setViewportSize(narrow);
    for (const path of pagesOf(2, 3)) {
      const asked = page.waitForRequest(appCode);
      await page.goto(path);
      await asked;
      expect.soft(await app(page), path).toBe('loading');
      await page.clock.runFor(6000);
      expect.soft(await app(page), path).toBeNull();
      expect.soft(await faultsWithoutApp(page), path).toEqual([]);
    }
  });

  test('it may still take over when it comes, and leaves open what is being read', async ({ page }) => {
    await page.clock.install();
    const release = await holdApp(page);
    const asked = page.waitForRequest(appCode);
    await page.goto('/product');
    await asked;
    await page.clock.runFor(6000);
    const id = await page.locator('[data-collapsed] h2').last().getAttribute('id');
    const heading = page.locator(`#${id}`);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    release();
    await hydrated(page);
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText(await heading.innerText());
  });
});

test('the menu of narrow windows opens and closes by the first script alone, and stays as it is when the app takes over', async ({ page }) => {
  await page.setViewportSize(narrow);
  const navigation = page.getByRole('banner').getByRole('navigation');
  for (const path of samplePaths) {
    const release = await holdApp(page);
    await page.goto(path);
    await expect(navigation).toBeHidden();
    await menuButton(page).click();
    await expect(navigation).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page).press('Enter');
    await expect(navigation).toBeHidden();
    await menuButton(page).press('Space');
    release();
    await hydrated(page);
    await expect(navigation, path).toBeVisible();
    await menuButton(page).click();
    await expect(navigation, path).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a page whose paint the browser does not report gets the app by itself', async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}));
  await openPage(page, '/product');
});

/** Where an error is planted: in place of an element that only this part of the app has. */
const parts = { header: /`header`/g, footer: /`footer`/g, 'skip link': /`a`(?=,\{className:\w+\.root,href:`#)/g, page: /`h1`/g };

for (const [index, [part, element]] of Object.entries(parts).entries()) {
  test(`an error in the ${part} while hydrating leaves a page as it is without script`, async ({ page, complaints }) => {
    let planted = 0;
    await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
      const code = await (await route.fetch()).text();
      planted += code.match(element)?.length ?? 0;
      await route.fulfill({ contentType: 'text/javascript', body: code.replaceAll(element, '(()=>{throw Error("planted")})()') });
    });
    await page.setViewportSize(narrow);
    for (const path of pagesOf(index, Object.keys(parts).length)) {
      await page.goto(path);
      const title = await page.title();
      const words = await page.locator('main').textContent();
      await expect.poll(() => complaints.join(), `${path}: the console says why`).toContain('planted');
      await expect.poll(() => app(page), path).toBeNull();
      expect.soft(await faultsWithoutApp(page), path).toEqual([]);
      expect.soft(await page.locator('main').textContent(), path).toBe(words);
      expect.soft(await page.title(), path).toBe(title);
      expect.soft(await page.getByRole('status').allInnerTexts(), `${path} announces nothing`).toEqual(expect.not.arrayContaining([expect.stringMatching(/\S/)]));
      complaints.splice(0);
    }
    expect(planted, 'plants').toBeGreaterThan(0);
  });
}

test('a page that fails after that is replaced with the error page: its title, its heading with focus, and a way on', async ({ page, complaints }) => {
  await openPage(page, '/terms');
  await page.route('**/assets/StatusPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export function StatusPage() { throw new Error("planted"); }' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: routeById('status').label, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(errorPage.heading);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${errorPage.heading}`));
  await expect(page.getByRole('status').filter({ hasText: errorPage.heading })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: frame.mainNavigation })).toBeVisible();
  const [home] = errorPage.ways;
  await page.getByRole('main').getByRole('link', { name: home.text }).click();
  await expect(heading).not.toHaveText(errorPage.heading);
  await expect(heading).toBeFocused();
  expect(complaints.splice(0).join()).toContain('planted');
});

/** What an early visitor does: opens the menu, the last choice of each group, each answer; and types. */
async function useEarly(page: Page) {
  const last = page.locator('main :is([role=tab]:last-child, label:last-child > [type=radio]):visible');
  const buttons = page.locator('main button:visible:not([type=submit], [data-size])');
  // In reverse order: what opens may hide what stands after it.
  for (const control of (await buttons.or(last).or(menuButton(page)).all()).toReversed()) await control.click();
  const fields = page.locator('main :is(input:not([type=radio], [type=checkbox]), textarea)');
  for (const [index, field] of (await fields.all()).entries()) {
    const takesNumbers = (await field.getAttribute('type')) === 'number';
    await field.fill(takesNumbers ? `${index}` : `Ada ${index}`);
  }
  for (const box of await page.locator('main [type=checkbox]').all()) await box.check();
}

/** The state of every control and field, as screen readers are told. */
const states = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#app :is(button, [role=tab], input, textarea)'), (element) => {
      const { checked, value, type } = element as HTMLInputElement;
      return [element.ariaExpanded, element.ariaSelected, checked, type === 'radio' ? '' : value].join();
    }),
  );

/** Waits for what was typed to be searched, which fetches the index first. */
async function searched(page: Page) {
  for (const field of await page.getByRole('combobox').all()) await expect(field).toHaveAttribute('aria-expanded', 'true');
}

/** Runs in the page. The first script looks when the page is parsed, so that React cannot recognise this page. */
function changeBeforeFirstScriptLooks() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') document.querySelector('h1')?.before(document.createElement('aside'));
  });
}

/** What others have added where nothing is only for those without the app, or for those who want motion. */
const kept = '[data-foreign]:not([data-without-js] *, button *)';

test.describe('others change the page', () => {
  test.use({ viewport: narrow });

  for (const path of workedPaths) {
    test(`before the app is there: ${path} loses no press and no word`, async ({ page, complaints }) => {
      const open = async (change?: () => Promise<unknown>) => {
        const release = await holdApp(page);
        await page.goto(path);
        await useEarly(page);
        await change?.();
        release();
        await hydrated(page);
        await searched(page);
        const seen = await states(page);
        await page.evaluate(() => localStorage.clear());
        return seen;
      };
      const expected = await open();

      let added = 0;
      const seen = await open(async () => {
        await page.evaluate(plantForeignNodes, foreignKinds);
        added = await page.locator(kept).count();
      });
      expect(seen).toEqual(expected);
      expect(added, 'foreign nodes').toBeGreaterThan(10);
      await expect(page.locator(kept), 'foreign nodes are there again').toHaveCount(added);
      expect(complaints).toEqual([]);

      await page.addInitScript(changeBeforeFirstScriptLooks);
      expect(await open(), 'rendered anew').toEqual(expected);
      expect(complaints.splice(0).join(), 'React has rendered the page anew').toContain('418');
    });

    test(`after the app is there: every control of ${path} works on a translated page, and so does every way to another`, async ({ page }) => {
      await openPage(page, path);
      await useEarly(page);
      await searched(page);
      const expected = await states(page);
      await openPage(page, path);
      await page.evaluate(translate);
      await useEarly(page);
      await expect.poll(() => states(page)).toEqual(expected);
      const submit = submitButton(page);
      if (await submit.count()) {
        for (const field of await page.locator('main :is(input:not([type=radio], [type=checkbox]), textarea)').all()) await field.fill('');
        await submit.click();
        await page.evaluate(translate);
        await submit.click();
        // A form without required fields has no mistakes, and says what to do.
        const isAnyRequired = (await page.locator('main form :is([required], [aria-required=true])').count()) > 0;
        if (isAnyRequired) await expect(errorSummary(page)).toBeFocused();
        else await expect(page.locator('main [role=status]:not(:empty)')).toBeVisible();
      }
      // A second press of everything, with what the first has shown translated too.
      await page.evaluate(translate);
      await useEarly(page);
      for (const id of ['terms', 'product', 'status'] as const) {
        await page.evaluate(translate);
        await page.getByRole('contentinfo').locator(`a[href="${routeById(id).path}"]`).first().click();
        await expect(page).toHaveURL(routeById(id).path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage.heading);
      }
      await page.evaluate(translate);
      await page.goBack();
      await expect(page).toHaveURL(routeById('product').path);
    });
  }

  // In an audit: ten pages, and each kind of change by itself.
  const tenPages = paths.filter((path) => ['/', '/product', '/integrations', '/docs/api-reference', '/pricing', '/resources', '/contact', '/signin', '/signup', '/status'].includes(path));
  for (const path of isAudit ? tenPages : []) {
    test(`each kind of change by itself: ${path} loses no press and no word, before the app is there and after`, async ({ page, complaints }) => {
      const used = async (isEarly: boolean, kinds: readonly string[]) => {
        const release = isEarly ? await holdApp(page) : () => {};
        await (isEarly ? page.goto(path) : openPage(page, path));
        if (isEarly) await useEarly(page);
        await page.evaluate(plantForeignNodes, kinds);
        release();
        await hydrated(page);
        if (!isEarly) await useEarly(page);
        const seen = await states(page);
        await page.evaluate(() => localStorage.clear());
        return seen;
      };
      for (const isEarly of [true, false]) {
        const expected = await used(isEarly, []);
        for (const kind of foreignKinds) {
          const when = `${kind}, ${isEarly ? 'before' : 'after'}`;
          expect.soft(await used(isEarly, [kind]), when).toEqual(expected);
          // And the way to another page, whichever footer list the blocker has left.
          await page.getByRole('contentinfo').locator(`a[href="${routeById('docs').path}"]`).first().click();
          await expect.soft(page, when).toHaveURL(routeById('docs').path);
          await expect.soft(page.getByRole('heading', { level: 1 }), when).toBeFocused();
          await expect.soft(page.getByRole('heading', { level: 1 }), when).not.toHaveText(errorPage.heading);
          expect.soft(complaints.splice(0), when).toEqual([]);
        }
      }
    });
  }

  test('code, names and the typing demo are not translated', async ({ page }) => {
    for (const path of samplePaths) {
      await page.goto(path);
      const translated = await page.evaluate(() =>
        Array.from(document.querySelectorAll('code, pre > *'), (element) => (element.closest('[translate=no]') ? '' : element.outerHTML.slice(0, 100))).filter(Boolean),
      );
      expect.soft(translated, path).toEqual([]);
    }
  });

  test('what is typed while React renders the page anew stays under the cursor', async ({ page, complaints }) => {
    await page.addInitScript(changeBeforeFirstScriptLooks);
    const release = await holdApp(page);
    await page.goto('/signup');
    const name = page.getByRole('textbox', { name: signUp.fields.name.label });
    await name.fill('Ada Lovelace');
    await page.keyboard.press('Home');
    release();
    await hydrated(page);
    await expect(name).toBeFocused();
    await page.keyboard.type('Countess ');
    await expect(name).toHaveValue('Countess Ada Lovelace');
    complaints.splice(0);
  });
});

test.describe('a link to words in a closed part', () => {
  for (const path of ['/resources', '/product']) {
    test(`opens it on ${path}, before the app is there and after`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(path);
      // The first long text of each closed part that no other has.
      const texts = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main [data-collapsed]'), (part) => {
          const text = part.querySelector('p')?.textContent?.trim() ?? '';
          return text.split(/\s+/).length > 4 ? text : '';
        }).filter((text, index, all) => text && all.indexOf(text) === index),
      );
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts.slice(-3)) {
        const release = await holdApp(page);
        await page.goto('about:blank');
        await page.goto(`${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);
        const found = page.locator('main [data-collapsed] p').filter({ hasText: text }).first();
        await expect(found, text).toBeInViewport();
        release();
        await hydrated(page);
        await expect(page.locator('main p').filter({ hasText: text }).first(), text).toBeInViewport();
        const isOpen = path === '/resources' ? answerButtons(page).and(page.locator('[aria-expanded=true]')) : page.getByRole('tabpanel').filter({ hasText: text });
        await expect(isOpen.first(), text).toBeVisible();
      }
    });
  }
});
