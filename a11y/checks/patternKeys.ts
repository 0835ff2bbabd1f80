import type { Locator, Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import type { Kind } from '../kinds';
import { answerButtons, menuButton, radios, tipButtons } from '../locators';
import { openPage } from '../openPage';
import type { Check } from './check';

const toggled: readonly Kind[] = ['answer', 'menu', 'password'];

export const patternKeys: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Presses the keys of the ARIA Authoring Practices on the menu, tabs, answers, choices, and the button of a password, and holds them; expects each to have its effect once, and keys with a modifier to leave tabs alone. Clicks them and a tooltip as a screen reader does, and opens search from them.',
  on: ['answer', 'checkbox', 'choice', 'columnOfTabs', 'menu', 'password', 'rowOfTabs', 'tooltip'],
  operates: {
    'arrow keys, Home, and End select tabs, in the direction of their row or column': {
      on: ['columnOfTabs', 'rowOfTabs'],
      run: selectTabs,
    },
    'arrow keys check a radio button, and the checked one is the tab stop of its group': { on: ['choice'], run: check },
    'Enter and Space open one answer at a time, and its question stays in place': { on: ['answer'], run: openAnswers },
    'a held Enter acts once, and Space takes it back': {
      on: toggled,
      run: async ({ page, path }) => {
        for (const { control, look } of await open(page, path)) {
          const before = await look();
          await control.focus();
          // Each press after the first is a repeat.
          for (let press = 0; press < 4; press++) await page.keyboard.down('Enter');
          await page.keyboard.up('Enter');
          await expect.poll(look).not.toBe(before);
          await page.keyboard.press('Space');
          await expect.poll(look).toBe(before);
        }
      },
    },
    'clicks of a screen reader, without a pointer and without focus, have their effect': {
      on: [...toggled, 'choice', 'columnOfTabs', 'tooltip'],
      run: async ({ page, path }) => {
        const others = [tabsOf(page, 'vertical').nth(1), radios(page).nth(1), tipButtons(page).first()];
        for (const { control, look } of await open(page, path, others)) {
          const before = await look();
          await control.evaluate((element: HTMLElement) => element.click());
          await expect.poll(look).not.toBe(before);
        }
      },
    },
    'the keys of search open it while a tab, a radio button, or a checkbox has focus': {
      on: ['checkbox', 'choice', 'columnOfTabs'],
      run: async ({ page, path }) => {
        await openPage(page, path);
        const dialog = page.getByRole('dialog');
        const main = page.getByRole('main');
        for (const control of await existing(
          ['tab', 'radio', 'checkbox'].map((role) => main.locator(`:is([role=${role}], [type=${role}]):visible`).first()),
        )) {
          for (const key of ['Control+k', '/']) {
            await control.focus();
            await page.keyboard.press(key);
            await expect(dialog, key).toBeVisible();
            await dialog.getByRole('combobox').press('Escape');
            await expect(control).toBeFocused();
          }
        }
      },
    },
  },
  barriers: {
    'tabs without keys': dom('[role=tablist]', (list) =>
      list.addEventListener('keydown', (event) => event.key !== 'Tab' && event.stopPropagation()),
    ),
    'radio buttons without arrow keys': dom('main fieldset', (group) =>
      group.addEventListener('keydown', (event) => event.key.startsWith('Arrow') && event.preventDefault(), { capture: true }),
    ),
    'answers without Space': dom('main button[aria-expanded]', (button) =>
      ['keydown', 'keyup'].forEach((type) =>
        button.addEventListener(type, (event) => (event as KeyboardEvent).key === ' ' && (event.preventDefault(), event.stopPropagation())),
      ),
    ),
    'a menu that Enter opens and closes again': dom('header button[aria-expanded]', (button) =>
      button.addEventListener('keyup', () => setTimeout(() => button.click())),
    ),
    'tabs that need a pointer': dom('[role=tab]', (tab) => tab.addEventListener('click', (event) => event.stopPropagation())),
    'search that a tab keeps closed': dom('html', () => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        if (document.activeElement?.role !== 'tab') showModal.call(this);
      };
    }),
  },
};

const tabsOf = (page: Page, orientation: string) =>
  page.getByRole('main').locator(`[role=tablist][aria-orientation=${orientation}]:visible`).first().getByRole('tab');

/** Presses a key that leads to a tab or a radio button, and selects it. */
async function press(page: Page, key: string, control: Locator) {
  await page.keyboard.press(key);
  await expect(control.and(page.locator(':is([aria-selected=true], :checked):focus')), key).toBeVisible();
}

async function selectTabs({ page, path }: { readonly page: Page; readonly path: string }) {
  await openPage(page, path);
  for (const [orientation, next, back, axis] of [
    ['vertical', 'ArrowDown', 'ArrowUp', 'y'],
    ['horizontal', 'ArrowRight', 'ArrowLeft', 'x'],
  ] as const) {
    const tabs = tabsOf(page, orientation);
    if ((await tabs.count()) === 0) continue;
    const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()];
    for (const width of [1280, 600]) {
      await page.setViewportSize({ width, height: 720 });
      await first.focus();
      await press(page, next, second);
      const [from, to] = [await first.boundingBox(), await second.boundingBox()];
      expect((to?.[axis] ?? 0) - (from?.[axis] ?? 0), `px from a tab to the next, ${orientation} at ${width} px`).toBeGreaterThan(20);
      await press(page, back, first);
    }
    await press(page, 'End', last);
    await press(page, 'Home', first);
    await press(page, next, second);
    for (const modifier of ['Shift', 'Control', 'Control+Shift', 'Meta']) {
      for (const key of [next, back, 'Home', 'End']) await press(page, `${modifier}+${key}`, second);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tabpanel]:focus, [role=tabpanel] :focus')).toBeVisible();
  }
}

async function check({ page, path }: { readonly page: Page; readonly path: string }) {
  await openPage(page, path);
  const group = page.getByRole('main').locator('fieldset:has([type=radio])').first();
  // The radio buttons may be in the panel of another tab.
  const panels = await existing([page.locator('main [data-collapsed]:has(fieldset [type=radio])').first()]);
  for (const panel of panels) await page.locator(`[aria-controls="${await panel.getAttribute('id')}"]`).click();
  const choices = group.getByRole('radio');
  const [first, second, last] = [choices.first(), choices.nth(1), choices.last()];
  await first.focus();
  await press(page, 'ArrowRight', second);
  await press(page, 'ArrowLeft', first);
  // The choices are a ring.
  await press(page, 'ArrowUp', last);
  await press(page, 'ArrowDown', first);
  await page.keyboard.press('Tab');
  await expect(group.locator('[type=radio]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
}

async function openAnswers({ page, path }: { readonly page: Page; readonly path: string }) {
  await openPage(page, path);
  const [first, third] = [answerButtons(page).first(), answerButtons(page).nth(2)];
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await third.focus();
  const before = await third.boundingBox();
  await page.keyboard.press('Space');
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(third).toBeFocused();
  const after = await third.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), 'px that the question moved').toBeLessThan(2);
}

/** Opens a page in a narrow window, and returns the controls that it has of those that toggle and of `others`. */
async function open(page: Page, path: string, others: readonly Locator[] = []) {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const password = page.getByRole('main').locator('form:has([name=password]) button[type=button]').first();
  const controls = await existing([menuButton(page), answerButtons(page).first(), password, ...others]);
  return controls.map((control) => ({
    control,
    /** Changes when the control has acted. */
    look: () =>
      control.evaluate((element) =>
        [
          ...['aria-expanded', 'aria-pressed', 'aria-selected'].map((name) => element.getAttribute(name)),
          (element as HTMLInputElement).checked,
          element.textContent,
          document.querySelector('[role=tooltip]') !== null,
        ].join(),
      ),
  }));
}

async function existing(controls: readonly Locator[]): Promise<readonly Locator[]> {
  const counts = await Promise.all(controls.map((control) => control.count()));
  return controls.filter((_, index) => counts[index]);
}
