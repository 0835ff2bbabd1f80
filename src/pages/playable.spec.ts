/** Tests interactive drawings and the contents list: with the app, before hydration, and without JavaScript. */
import type { Page } from '@playwright/test';
import { codeLanguageNames, onThisPage } from '../content/interface';
import { home } from '../content/pages/home';
import { providerBay } from '../content/pages/providerBay';
import { providerNames } from '../content/facts/providers';
import { routeById } from '../content/routes';
import { callLog } from '../content/pages/callLog';
import { failoverOrder } from '../content/pages/failoverOrder';
import { expectNoViolations } from '../../a11y/axe';
import { expectAnnouncements, recordAnnouncements } from '../../a11y/audit/measures/liveRegions';
import { covers } from '../../a11y/covers';
import { openEarly, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

test.describe('the providers of the home page', () => {
  const { openai, anthropic } = providerNames;
  const results = (page: Page) => page.getByRole('main').locator('p:visible:has(strong + code)');
  const radio = (page: Page, name: string) =>
    page.getByRole('group', { name: home.hero.providerLabel, exact: true }).getByRole('radio', { name });
  const providerSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

  test('announce and show the result of each switch in one message, and which provider is next', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    const announcements = await recordAnnouncements(page);
    const expected: string[] = [];
    const { answers, next, up, down } = providerBay.states;
    const names = Object.values(providerNames);
    const others = names.slice(2);
    const first = others[0] ?? '';
    for (const [control, failed, answering, states] of [
      [providerSwitch(page, openai), [openai], anthropic, [down, answers, ...others.map((_, index) => (index === 0 ? next : up))]],
      [radio(page, anthropic), [], anthropic, [down, answers, ...others.map((_, index) => (index === 0 ? next : up))]],
      [
        providerSwitch(page, anthropic),
        [anthropic, openai],
        first,
        [down, down, answers, ...others.slice(1).map((_, index) => (index === 0 ? next : up))],
      ],
      [providerSwitch(page, openai), [anthropic], openai, [answers, down, next, ...others.slice(1).map(() => up)]],
    ] as const) {
      await control.tap();
      const result = providerBay.result(failed, answering);
      await page.clock.runFor(1000);
      await expectAnnouncements(announcements, (expected.push(result), expected));
      await expect(results(page)).toContainText([result]);
      await expect(page.locator('fieldset div:has(> [role=switch]) > span[data-state]')).toHaveText(states);
    }
  });

  test('answer inside a window of a small laptop, together with the heading', async ({ page }) => {
    await openPage(page, '/');
    for (const [width, height] of [
      [1280, 720],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      for (const language of Object.values(codeLanguageNames)) {
        await page.getByRole('radio', { name: language }).click();
        const parts = [page.getByRole('switch').last(), page.getByRole('figure', { name: home.hero.sampleTitle(openai) }), results(page)];
        for (const part of parts) await expect(part, `${language} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
        const response = page.locator('[data-shown] pre');
        await expect(response, `${language} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
    }
  });

  /** In the order of failover: the first answers, then the next, and at last none. */
  async function expectEachResult(page: Page) {
    const names = Object.values(providerNames);
    await expect(results(page)).toContainText(
      [...names, undefined].map((name, failures) => providerBay.result(names.slice(0, failures), name)),
    );
  }

  test('print each result', async ({ page }) => {
    await openPage(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expectEachResult(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show each result, and neither a control nor its instructions', async ({ page }) => {
      await page.goto('/');
      await expectEachResult(page);
      await expect(page.getByRole('main').locator('input:visible')).toHaveCount(0);
      await expect(page.getByText(providerBay.task)).toBeHidden();
    });
  });
});

test.describe('the tabs of the product page', () => {
  test.use({ viewport: { width: 1280, height: 600 }, isMobile: false });

  test('keep their position on the screen when the next panel is shorter', async ({ page }) => {
    await openPage(page, routeById('product').path);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const shorter = tabs.nth(2);
    await tabs.first().click();
    await page.getByRole('tabpanel').first().getByRole('term').last().scrollIntoViewIfNeeded();
    const heights = () =>
      page
        .getByRole('tabpanel')
        .first()
        .evaluate((panel) => panel.clientHeight);
    const [before, height] = [await shorter.boundingBox(), await heights()];
    await shorter.click();
    await expect.poll(heights).toBeLessThan(height);
    expect((await shorter.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  });
});

test.describe('the views of the product', () => {
  const { path } = routeById('product');
  const view = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });
  const places = (page: Page) => view(page, failoverOrder.title).getByRole('listitem');
  const calls = (page: Page) => view(page, callLog.title).getByRole('rowheader');
  const { openai: first, anthropic: second } = providerNames;

  test('keep focus on the button that moves a provider, and announce its place', covers('statusMessages', '4.1.3'), async ({ page }) => {
    await openPage(page, `${path}#orchestrator`);
    const top = () => page.evaluate(() => document.documentElement.scrollTop);
    for (const [direction, key, place, expected] of [
      ['down', 'Enter', 2, second],
      ['up', 'Space', 1, first],
    ] as const) {
      const button = page.getByRole('button', { name: failoverOrder[direction](first) });
      await button.focus();
      const before = await top();
      await button.press(key);
      await expect(places(page).first()).toContainText(expected);
      await expect(page.getByRole('status')).toHaveText(failoverOrder.moved(first, place));
      await expect(button).toBeFocused();
      expect(await top(), 'scroll position').toBe(before);
    }
    const disabled = page.getByRole('button', { name: failoverOrder.up(first) });
    await expect(disabled, 'at the end of the list').toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).toBeFocused();
  });

  test(
    'filter the log, before hydration too, and announce how many calls are left',
    covers('statusMessages', '4.1.3'),
    async ({ page }) => {
      const [, early, late] = callLog.filters;
      const lengthOf = (kind: string) => callLog.calls.filter((call) => call.kind === kind).length;
      const release = await openEarly(page, `${path}#monitoring`);
      const radio = (name: string) => view(page, callLog.title).getByRole('radio', { name });
      await radio(early.label).tap();
      await release();
      await expect(calls(page)).toHaveCount(lengthOf(early.id));
      await radio(late.label).press('Space');
      await expect(calls(page)).toHaveCount(lengthOf(late.id));
      await expect(page.getByRole('status')).toHaveText(callLog.count(lengthOf(late.id), callLog.calls.length));
      await expect(radio(late.label)).toBeFocused();
      await expectNoViolations(page, 'the log is filtered', { rules: 'strictest', part: 'main' });
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show everything, and no control', async ({ page }) => {
      await page.goto(path);
      await expect(places(page)).toHaveCount(failoverOrder.entries.length);
      await expect(calls(page)).toHaveCount(callLog.calls.length);
      await expect(page.getByRole('main').locator('button:visible, input:visible')).toHaveCount(0);
    });
  });
});

test.describe('the contents list', () => {
  // Narrow windows show the list in a closed bar. In a low window, the last section scrolls to the top too.
  test.use({ viewport: { width: 1280, height: 400 }, hasTouch: false });

  const links = (page: Page) => page.getByRole('navigation', { name: onThisPage }).getByRole('link');
  const marked = (page: Page) => links(page).and(page.locator('[aria-current=location]'));

  test('marks the section in view, and changes neither focus nor history', async ({ page }) => {
    await openPage(page, routeById('terms').path);
    await links(page).first().focus();
    const [before, entries] = [page.url(), await page.evaluate(() => history.length)];
    await expect(marked(page)).toHaveCount(0);
    for (const link of await links(page).all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? '-';
      await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
      await expect(marked(page)).toHaveText([(await link.textContent()) ?? '-']);
    }
    await expect(links(page).first()).toBeFocused();
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([before, entries]);
  });
});
