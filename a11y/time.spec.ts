/** WCAG 2.2.1, 2.2.3, 2.2.5, 2.2.6: time takes nothing away. */
import type { Page } from '@playwright/test';
import { routeById } from '../src/routes';
import { expect, test } from './clockPage';
import { covers, noteSituation } from './covers';
import { samplePaths } from './test';

const half = 'name@exam';

/** The forms that take no empty fields. */
const formPaths = (['signin', 'signup'] as const).map((id) => routeById(id).path);

for (const path of samplePaths) {
  test(`an hour changes nothing of ${path}, nor of what was typed`, covers('noTimeLimits', '2.2.1', '2.2.3', '2.2.5', '2.2.6'), async ({ open }) => {
    const page = await open(path);
    const boxes = await page.getByRole('main').getByRole('textbox').all();
    await boxes[0]?.pressSequentially(half);
    if (boxes.length > 0) await noteSituation(page, 'the form is half filled');
    const before = await everything(page);
    await page.clock.fastForward('01:00:00');
    expect(await everything(page)).toEqual(before);
    expect(before.typed.filter((text) => text.includes(half))).toHaveLength(Math.min(1, boxes.length));
  });
}

for (const path of formPaths) {
  test(`an hour takes no message about a mistake from ${path}`, covers('noTimeLimits', '2.2.1', '3.3.1'), async ({ open }) => {
    const page = await open(path);
    await page.getByRole('main').locator('button[type=submit]').press('Enter');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await noteSituation(page, 'the form has been sent empty');
    // Whatever still comes with the messages is there by then.
    await page.clock.runFor(1000);
    const before = await everything(page);
    await page.clock.fastForward('01:00:00');
    expect(await everything(page)).toEqual(before);
  });
}

/** The address, the whole HTML, the words that are shown, what was typed, and where focus is. */
function everything(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    html: document.documentElement.outerHTML,
    words: document.body.innerText,
    typed: Array.from(document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=checkbox], [type=radio]), textarea)'), ({ value }) => value),
    focus: document.activeElement?.outerHTML.slice(0, 200),
  }));
}
