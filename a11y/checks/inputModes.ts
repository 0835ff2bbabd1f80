import type { Locator, Page } from '@playwright/test';
import { passwordToggle } from '../../src/content/interface';
import { on } from '../audit/barriers/plant';
import { breaking, expect } from '../findings';
import { answerButtons, menuButton } from '../locators';
import { openPage } from '../openPage';
import type { Check, Operation } from './check';

export const inputModes: Check = {
  criteria: ['2.1.1', '2.1.3', '2.5.6'],
  claim:
    'Uses touch, keyboard, mouse, and the click of a screen reader in turn on the menu, an answer, and the button of a password, and on the first and the last two tabs and the last two choices of each list of a page; expects each to have its effect once, also a held key, and by rules of this house Home and End to lead to tabs, Tab to lead into their panel, and keys with a modifier to leave them alone.',
  on: ['answer', 'choice', 'columnOfTabs', 'header', 'password', 'rowOfTabs'],
  operates: { 'can be operated with touch, keyboard, mouse, and screen reader in turn': { use: { hasTouch: true }, run } },
  barriers: {
    'no keys after a touch': on('html', 'touchstart', () => addEventListener('keydown', (event) => event.preventDefault(), true)),
    'tabs without keys': on('[role=tablist]', 'keydown', (_, event) => event.key !== 'Tab' && event.stopPropagation()),
    'radio buttons without arrow keys': on('main fieldset', 'keydown', (_, event) => event.key !== 'Tab' && event.preventDefault()),
    'answers without Space': on('[aria-expanded]', 'keydown', (_, one) => one.key === ' ' && [one.preventDefault(), one.stopPropagation()]),
    'a menu that Enter opens and closes again': on('header button[aria-expanded]', 'keyup', (button) => setTimeout(() => button.click())),
    'choices that need a pointer or a key': on('main fieldset', 'click', (_, event) => event.isTrusted || event.preventDefault()),
    'tabs that need a pointer': on('[role=tab]', 'click', (_, event) => event.stopPropagation()),
  },
  left: {
    '2.5.6': {
      aids: ['voice control', 'no assistive technology'],
      steps: 'Switch between touch, keyboard, and mouse on a device that has all three.',
      expected: 'Everything keeps working.',
    },
  },
};

const ways: Readonly<Record<string, (control: Locator) => Promise<unknown>>> = {
  'a tap': (control) => control.tap(),
  Enter: (control) => control.press('Enter'),
  'a click': (control) => control.click(),
  Space: (control) => control.press('Space'),
  'a held Enter': async (control) => {
    await control.focus();
    // Each press after the first is a repeat.
    for (let press = 0; press < 4; press++) await control.page().keyboard.down('Enter');
    await control.page().keyboard.up('Enter');
  },
  'a click of a screen reader': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

/** A mouse, a finger, and a screen reader are no keyboard, and arrow keys lead to each tab without other keys. */
const brokenBy = (way: string) =>
  /^a (?:tap|click)/.test(way) ? ['2.5.6'] : /^(?:Home|End|a held|a key)/.test(way) ? [] : inputModes.criteria;

async function run({ page, path }: Parameters<Operation['run']>[0]) {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const main = page.getByRole('main');
  const password = main.getByRole('button', { name: new RegExp(`^(${passwordToggle.show}|${passwordToggle.hide}) `) });
  for (const toggle of [menuButton(page), answerButtons(page).last(), password.first()]) {
    if ((await toggle.count()) === 0) continue;
    const state = () => toggle.evaluate((element) => `${element.ariaExpanded} ${element.textContent}`);
    const before = await state();
    let isOn = false;
    for (const [way, press] of Object.entries(ways)) {
      await press(toggle);
      isOn = !isOn;
      await breaking(brokenBy(way), expect.poll(async () => (await state()) !== before, way).toBe(isOn));
    }
  }
  for (const list of await main.locator('[role=tablist]:visible').all()) await useTabs(page, list);
  for (const group of await main.locator('fieldset:has([type=radio]):visible').all()) {
    const choices = group.getByRole('radio');
    const [, before, last] = await ends(choices);
    await last.tap();
    await breaking(['2.5.6'], expect(last).toBeChecked());
    await last.press('ArrowLeft');
    await expect(before).toBeChecked();
    await last.click();
    await breaking(['2.5.6'], expect(last).toBeChecked());
    await before.evaluate((choice: HTMLElement) => choice.click());
    await breaking(['2.5.6'], expect(before).toBeChecked());
  }
}

async function useTabs(page: Page, list: Locator) {
  const [first, before, last] = await ends(list.getByRole('tab'));
  const isSelected = (tab: Locator, how: string) => breaking(brokenBy(how), expect(tab, how).toHaveAttribute('aria-selected', 'true'));
  const isColumn = (await list.getAttribute('aria-orientation')) === 'vertical';
  await last.tap();
  await isSelected(last, 'a tap');
  await last.press(isColumn ? 'ArrowUp' : 'ArrowLeft');
  await isSelected(before, 'an arrow key');
  await before.press('Home');
  await isSelected(first, 'Home');
  await first.press('Control+End');
  await isSelected(first, 'a key with a modifier');
  await first.press('End');
  await isSelected(last, 'End');
  await first.click();
  await isSelected(first, 'a click');
  await last.evaluate((tab: HTMLElement) => tab.click());
  await isSelected(last, 'a click of a screen reader');
  await page.keyboard.press('Tab');
  await breaking([], expect(page.locator('[role=tabpanel]:focus, [role=tabpanel] :focus'), 'Tab leads into the panel').toBeVisible());
}

async function ends(controls: Locator): Promise<readonly [first: Locator, beforeLast: Locator, last: Locator]> {
  return [controls.first(), controls.nth((await controls.count()) - 2), controls.last()];
}
