/** Pictures that can be played: each control by mouse, touch and keyboard, after the app has come, before it, and without it. The section being read. */
import type { Locator, Page } from '@playwright/test';
import { onThisPage } from '../src/content/controls';
import { requestBuilder, requestProviders, statusAnswers, statusRow } from '../src/content/docs/referencePlates';
import { home } from '../src/content/home';
import { providerBay } from '../src/content/providerBay';
import { routeById } from '../src/routes';
import { covers } from './covers';
import { expect, openEarly, openPage, test } from './test';

type Way = (control: Locator) => Promise<void>;

const ways: Readonly<Record<string, Way>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: (control) => control.press('Space'),
};

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

test.describe('the plates of the API reference', () => {
  const reference = routeById('docsApiReference').path;
  const codes = (page: Page) => page.getByRole('group', { name: statusRow.label }).getByRole('radio');
  const builder = (page: Page) => page.getByRole('group', { name: requestBuilder.heading });
  const request = (page: Page) => page.getByRole('figure', { name: requestBuilder.title(requestBuilder.json) });
  const bodies = (page: Page) => page.getByRole('figure', { name: new RegExp(`^(${statusAnswers.map(({ bodyTitle }) => bodyTitle).join('|')})$`) });

  test('a status code shows its body, and another provider rewrites the request', covers('statusMessages', '4.1.3'), async ({ page }) => {
    for (const [name, way] of Object.entries(ways)) {
      await openPage(page, reference);
      for (const [index, { id, meaning, retry, bodyTitle }] of statusAnswers.entries()) {
        if (index === 0) continue;
        await way(codes(page).nth(index));
        await expect(bodies(page), name).toHaveAccessibleName(bodyTitle);
        await expect(page.getByRole('status'), name).toHaveText(`${id}: ${meaning}. ${retry}`);
      }
      await way(builder(page).getByRole('radio').last());
      const { provider, model } = requestProviders.at(-1)!.fields;
      for (const value of [provider, model]) await expect(request(page), name).toContainText(`"${value}"`);
      await way(codes(page).first());
      for (const value of [provider, model]) await expect(bodies(page), name).toContainText(`"${value}"`);
    }
  });

  test('what is chosen and typed before the app has come counts when it has', async ({ page }) => {
    const release = await openEarly(page, reference);
    await codes(page).last().click();
    await builder(page).getByRole('textbox').last().fill('777');
    await release();
    await expect(bodies(page)).toHaveAccessibleName(statusAnswers.at(-1)?.bodyTitle ?? '-');
    await expect(request(page)).toContainText('"max_tokens": 777');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all bodies stand in sequence, and no control that does nothing', async ({ page }) => {
      await page.goto(reference);
      await expect(bodies(page)).toHaveCount(statusAnswers.length);
      for (const body of await bodies(page).all()) await expect(body).toBeVisible();
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
  });
});

test.describe('the providers of the home page', () => {
  // Both that have a sample, by number: samples are no modules that a spec could import.
  const [first, second] = [0, 1];
  const bay = (page: Page) => page.getByRole('group', { name: home.hero.providerLabel });
  const plug = (page: Page, provider: number) => bay(page).getByRole('radio').nth(provider);
  const down = (page: Page, provider: number) => bay(page).getByRole('checkbox').nth(provider);
  const namesOf = async (page: Page) =>
    plug(page, first).evaluate((radio: HTMLInputElement) =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`[name="${radio.name}"]`), ({ labels }) => labels?.[0]?.textContent ?? ''),
    );

  /** What is pressed in turn, who is down and who answers then, and which cable the drawing shows. */
  const moves = [
    { press: down, of: first, unreachable: [first], answering: second, cable: 'takeover' },
    { press: down, of: second, unreachable: [first, second], answering: undefined, cable: 'none' },
    { press: down, of: first, unreachable: [second], answering: first, cable: 'plugged' },
    { press: plug, of: second, unreachable: [second], answering: first, cable: 'takeover' },
    { press: down, of: second, unreachable: [], answering: second, cable: 'plugged' },
  ];

  async function expectAnswer(page: Page, { answering, cable }: Pick<(typeof moves)[number], 'answering' | 'cable'>, title: string) {
    const names = await namesOf(page);
    const words = answering !== undefined ? providerBay.answers(names[answering] ?? '') : `${providerBay.unavailable.code} ${providerBay.unavailable.meaning}. ${providerBay.nobody}`;
    await expect(bay(page).locator('strong:visible'), title).toHaveText([words]);
    const sent = providerBay.events[answering !== undefined ? 'answered' : 'failed'];
    await expect(bay(page).locator('code:visible'), title).toHaveText([sent.join(' → ')]);
    await expect(bay(page).locator(`svg[data-when=${cable}]:visible, svg > g[data-when=${cable}]:visible`), title).toHaveCount(1);
  }

  async function play(page: Page, way: Way, name: string, after: (move: (typeof moves)[number], title: string) => Promise<void>) {
    await expectAnswer(page, { answering: first, cable: 'plugged' }, name);
    for (const [index, move] of moves.entries()) {
      await way(move.press(page, move.of));
      const title = `${name}, move ${index + 1}`;
      await expectAnswer(page, move, title);
      await after(move, title);
    }
  }

  test('show who answers when one goes down, and say it in one message', covers('statusMessages', '4.1.3'), async ({ page }) => {
    for (const [name, way] of Object.entries(ways)) {
      await openPage(page, '/');
      await play(page, way, name, async ({ unreachable, answering }, title) => {
        const names = await namesOf(page);
        const words = providerBay.spoken(unreachable.map((provider) => names[provider] ?? ''), names[answering ?? -1]);
        await expect(page.getByRole('status'), title).toHaveText(words);
      });
    }
  });

  test('have breakers with names of their own', async ({ page }) => {
    await openPage(page, '/');
    for (const [index, name] of (await namesOf(page)).entries()) {
      await expect(down(page, index)).toHaveAccessibleName(`${providerBay.breaker} ${name}`);
    }
  });

  test('follow the arrow keys', async ({ page }) => {
    await openPage(page, '/');
    await plug(page, first).press('ArrowDown');
    await expect(plug(page, second)).toBeFocused();
    await expectAnswer(page, { answering: second, cable: 'plugged' }, 'down');
    await page.keyboard.press('ArrowUp');
    await expectAnswer(page, { answering: first, cable: 'plugged' }, 'up');
  });

  test('can be played before the app has come, which then takes the state over', async ({ page }) => {
    for (const [name, way] of Object.entries(ways)) {
      const release = await openEarly(page, '/');
      await play(page, way, name, async () => {});
      await release();
      await expectAnswer(page, { answering: second, cable: 'plugged' }, `${name}, then the app`);
      await expect(page.getByRole('figure', { name: home.hero.sampleTitle((await namesOf(page))[second] ?? '') })).toBeVisible();
    }
  });

  test('print every answer, and when it is given', async ({ page }) => {
    await openPage(page, '/');
    await page.emulateMedia({ media: 'print' });
    const answers = [...(await namesOf(page)).map(providerBay.answers), providerBay.nobody];
    await expect(bay(page).locator('p:visible:has(code)')).toHaveText(answers.map((words) => new RegExp(`: .*${words}`)));
    await page.emulateMedia({ media: 'screen' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show who answers when one goes down', async ({ page }) => {
      for (const [name, way] of Object.entries(ways)) {
        await page.goto('/');
        await play(page, way, name, async () => {});
      }
    });
  });
});

test.describe('the panel of the product page', () => {
  const path = routeById('product').path;
  const rows = (page: Page) => page.getByRole('main').locator('header').getByRole('link');
  // A link is no control: Space scrolls.
  const linkWays: Readonly<Record<string, Way>> = { ...ways, keyboard: (link) => link.press('Enter') };

  async function expectShown(page: Page, row: Locator, title: string) {
    const id = (await row.getAttribute('href'))?.slice(1) ?? '-';
    await expect(page, title).toHaveURL(`${path}#${id}`);
    await expect(page.locator(`[id="${id}"]`), title).toBeInViewport();
  }

  async function expectSelected(page: Page, row: Locator, title: string) {
    const label = (await row.textContent()) ?? '-';
    await expect(page.getByRole('tab', { name: label, exact: true }), title).toHaveAttribute('aria-selected', 'true');
    await expect(row, title).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('header [aria-current=true]'), title).toHaveCount(1);
  }

  test('leads to the tab of the row that is pressed, and marks that row', async ({ page }) => {
    for (const [name, way] of Object.entries(linkWays)) {
      // One row each time: a browser drops a tap that comes while the page is still being scrolled by the one before.
      await openPage(page, path);
      await way(rows(page).last());
      await expectShown(page, rows(page).last(), name);
      await expectSelected(page, rows(page).last(), name);
    }
  });

  test('leads there before the app has come, which then marks the row', async ({ page }) => {
    for (const [name, way] of Object.entries(linkWays)) {
      const release = await openEarly(page, path);
      await way(rows(page).last());
      await expectShown(page, rows(page).last(), name);
      await release();
      await expectSelected(page, rows(page).last(), `${name}, then the app`);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the part of the row that is pressed', async ({ page }) => {
      for (const [name, way] of Object.entries(linkWays)) {
        await page.goto(path);
        await way(rows(page).last());
        await expectShown(page, rows(page).last(), name);
      }
    });
  });
});

test.describe('the contents list', () => {
  // In the menu of the docs, or in a navigation of its own.
  const links = (page: Page) => page.locator(`main :is(nav ul[aria-label="${onThisPage}"], nav:has(> p))`).getByRole('link');
  const marked = (page: Page) => links(page).and(page.locator('[aria-current=location]'));

  test('marks the section being read, and takes neither focus nor the address', async ({ page }) => {
    // Narrow windows have the list of a docs page in a disclosure.
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of [routeById('docsApiReference').path, routeById('terms').path]) {
      await openPage(page, path);
      await links(page).first().focus();
      const [before, entries] = [page.url(), await page.evaluate(() => history.length)];
      await expect(marked(page), path).toHaveCount(0);
      for (const link of await links(page).all()) {
        const id = (await link.getAttribute('href'))?.slice(1) ?? '-';
        await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
        await expect(marked(page), path).toHaveText([(await link.textContent()) ?? '-']);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await expect(marked(page), path).toHaveCount(0);
      await expect(links(page).first(), path).toBeFocused();
      expect([page.url(), await page.evaluate(() => history.length)], path).toEqual([before, entries]);
    }
  });

  test('marks the section that a link leads to, also where the page scrolls no further', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1800 });
    await openPage(page, routeById('terms').path);
    for (const link of (await links(page).all()).slice(-3)) {
      await link.click();
      await expect(marked(page)).toHaveText([(await link.textContent()) ?? '-']);
    }
  });
});
