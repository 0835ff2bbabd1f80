import type { ElementHandle, Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { contextOf, endByThemselves, recordLoads } from '../context';
import { expect } from '../findings';
import { openPage } from '../openPage';
import { inEveryState } from '../states';
import type { Check } from './check';

export const onInput: Check = {
  criteria: ['3.2.2'],
  claim:
    'Changes the value of each visible field and choice of the tested pages; expects the page to stay and focus to stay in the field or its group. An audit repeats it in states of the page.',
  on: 'every control',
  operates: {
    'changing a control moves neither the page nor its focus': {
      run: async ({ page, path }) => {
        await openPage(page, path);
        const check = async () => {
          const loads = recordLoads(page);
          const before = await contextOf(page);
          // Every page has the theme control.
          const fields = page.locator('input, select, textarea, [role=tab][aria-selected=true]').locator('visible=true');
          expect(await fields.count()).toBeGreaterThan(0);
          for (const field of await fields.elementHandles()) {
            // A hidden panel contains this field since another tab was selected.
            if (await field.isVisible()) expect(await changeFaults(page, field, before)).toHaveNoFindings();
          }
          expect(loads()).toHaveNoFindings();
        };
        await inEveryState(page, check, endByThemselves);
      },
    },
  },
  barriers: {
    'input that leads to another page': dom('main input', (field) =>
      field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()),
    ),
    'input that moves focus': dom('main input', (field) =>
      field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a')?.focus()),
    ),
  },
};

/** The key that changes a field of a type or role. A character changes the others. */
const keyOf: Readonly<Record<string, string>> = {
  tab: 'ArrowRight',
  radio: 'ArrowRight',
  'select-one': 'ArrowDown',
  number: 'ArrowUp',
  range: 'ArrowUp',
  checkbox: 'Space',
  switch: 'Space',
};

/** Changes the value of a field with one key. Returns changes of the page, and of the place of focus. */
async function changeFaults(page: Page, field: ElementHandle, before: string) {
  const type = (await field.getAttribute('role')) ?? (await field.evaluate((element) => ('type' in element ? String(element.type) : '')));
  const read = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const { value = '', checked = false } = element as HTMLInputElement;
      return [element?.id, element?.textContent, value, checked].join();
    });
  await field.focus();
  const group = await field.evaluateHandle((element) => (element as Element).closest('[role=tablist], fieldset') ?? element);
  const previous = await read();
  await page.keyboard.press(keyOf[type] ?? 'a');
  await expect.poll(read, `${type} has changed`).not.toBe(previous);
  return group.evaluate(
    (element, [was, is]) => {
      const [control, { activeElement: focused }] = [element as Element, document];
      return [
        was === is ? [] : finding(control, 'a change of its value changes URL, title, or heading', is, was),
        // In a group, focus follows the selection.
        control.contains(focused) ? [] : finding(control, 'a change of its value moves focus', finding(focused, '').selector, 'inside'),
      ].flat();
    },
    [before, await contextOf(page)] as const,
  );
}
