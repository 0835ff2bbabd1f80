import type { Locator, Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { answerButtons, menuButton } from '../locators';
import { openPage } from '../openPage';
import type { Check } from './check';

export const inputModes: Check = {
  criteria: ['2.5.6'],
  claim: 'Uses touch, keyboard, and mouse in turn on the menu, an answer, and the tabs and choices of a page; expects each to work.',
  on: ['answer', 'choice', 'columnOfTabs', 'menu', 'tabs'],
  operates: { 'can be operated with touch, keyboard, and mouse in turn': { use: { hasTouch: true }, run } },
  barriers: {
    'no keys after a touch': dom('html', () =>
      addEventListener('touchstart', () => addEventListener('keydown', (event) => event.preventDefault(), { capture: true })),
    ),
  },
  left: {
    '2.5.6': {
      aids: ['voice control', 'no assistive technology'],
      steps: 'Switch between touch, keyboard, and mouse on a device that has all three.',
      expected: 'Everything keeps working.',
    },
  },
};

const tap = (control: Locator) => control.tap();
const click = (control: Locator) => control.click();
const enter = (control: Locator) => control.press('Enter');

async function run({ page, path }: { readonly page: Page; readonly path: string }) {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const answers = answerButtons(page);
  for (const button of [menuButton(page), ...((await answers.count()) > 0 ? [answers.last()] : [])]) {
    for (const [press, isOpen] of [
      [tap, true],
      [enter, false],
      [click, true],
      [tap, false],
      [click, true],
      [enter, false],
    ] as const) {
      await press(button);
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    }
  }
  // React Aria handles Enter, but the browser handles Tab.
  await tap(menuButton(page));
  await menuButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();
  await tap(menuButton(page));
  for (const group of await page.getByRole('main').locator(':is([role=tablist], fieldset:has([type=radio])):visible').all()) {
    const choices = group.locator('[role=tab], [type=radio]');
    const [first, before, last] = [choices.first(), choices.nth((await choices.count()) - 2), choices.last()];
    const isChosen = async (choice: Locator) => {
      if ((await choice.getAttribute('role')) === 'tab') await expect(choice).toHaveAttribute('aria-selected', 'true');
      else await expect(choice).toBeChecked();
    };
    await tap(last);
    await isChosen(last);
    await last.press('ArrowLeft');
    await isChosen(before);
    await click(last);
    await isChosen(last);
    await tap(first);
    await isChosen(first);
  }
}
