/** Tests the switches of the home page: what they announce, where their result appears, and what is open without JavaScript. */
import type { Page } from '@playwright/test';
import { codeLanguageNames } from '../../content/interface';
import { home } from '../../content/pages/home';
import { providerBay } from '../../content/pages/providerBay';
import { providerNames } from '../../content/facts/providers';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { pageHeading } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';
import { views } from '../../../a11y/views';

// The sample call names the first two.
const [first = '', second = '', ...others] = Object.values(providerNames);
const results = (page: Page) => page.getByRole('main').locator('p:visible:has(strong + code)');
const radio = (page: Page, name: string) =>
  page.getByRole('group', { name: home.hero.providerLabel, exact: true }).getByRole('radio', { name });
const providerSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

test('each switch shows and announces its result in one message, and which provider is next', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  const announcements = await recordAnnouncements(page);
  const { answers, next, up, down } = providerBay.states;
  const waiting = others.map((_, index) => (index === 0 ? next : up));
  for (const [control, failed, answering, states] of [
    [providerSwitch(page, first), [first], second, [down, answers, ...waiting]],
    [radio(page, second), [], second, [down, answers, ...waiting]],
    [providerSwitch(page, second), [second, first], others[0] ?? '', [down, down, ...[answers, ...waiting].slice(0, others.length)]],
    [providerSwitch(page, first), [second], first, [answers, down, ...waiting]],
  ] as const) {
    await control.click();
    const result = providerBay.result(failed, answering);
    await page.clock.runFor(1000);
    await expectAnnouncements(announcements, [result]);
    await expect(results(page)).toContainText([result]);
    await expect(page.locator('fieldset div:has(> [role=switch]) > span[data-state]')).toHaveText(states);
  }
});

test('switches, sample, and result are in a window of a small laptop, together with the heading', async ({ page }) => {
  await openPage(page, '/');
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(pageHeading(page)).toBeInViewport({ ratio: 1 });
    for (const language of Object.values(codeLanguageNames)) {
      await page.getByRole('radio', { name: language }).click();
      const sample = page.getByRole('figure', { name: home.hero.sampleTitle(first) });
      for (const part of [page.getByRole('switch').last(), sample, results(page), page.getByText('choices[0]')])
        await expect(part, `${language} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('shows the result of a switch without scrolling on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/');
  await page.getByRole('switch').evaluateAll((all) => all.at(-1)?.scrollIntoView({ block: 'center' }));
  await page.getByRole('switch').first().click();
  await expect(results(page).filter({ hasText: ' returned 503.' })).toBeInViewport({ ratio: 1 });
});

test('without JavaScript, shows what happens for each provider and for none, one response, and no control', async ({ look }) => {
  const page = await look('/', views.withoutScript);
  await expect(results(page)).toHaveCount(Object.keys(providerNames).length + 1);
  await expect(page.getByText('choices[0]')).toHaveCount(1);
  await expect(page.locator('input:visible')).toHaveCount(0);
});
