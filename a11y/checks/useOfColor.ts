import { css } from '../audit/barriers/plant';
import { type Area, capture, changedArea } from '../audit/measures/pixels';
import { expect, type Finding } from '../findings';
import { isInSentence, type Walk } from '../inPage/walk';
import { openPage } from '../openPage';
import type { Check } from './check';

export const useOfColor: Check = {
  criteria: ['1.4.1'],
  claim:
    'Expects an underline for links in sentences, more than a color for selected items, and text beside icons. Compares a checked checkbox with an unchecked one; expects pixels to differ by 3:1.',
  on: 'every style',
  measure: useOfColorFaults,
  operates: {
    'a checked checkbox differs from an unchecked one in lightness': {
      on: ['checkbox'],
      run: async ({ page, path }) => {
        await openPage(page, path);
        const session = await page.context().newCDPSession(page);
        const box = page.getByRole('main').getByRole('checkbox').first();
        await box.scrollIntoViewIfNeeded();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { area, selector } = await box.evaluate((element): { area: Area; selector: string } => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return { area: { x: left + scrollX, y: top + scrollY, width, height }, selector: finding(element, '').selector };
          });
          const before = await capture(session, area);
          // Without a pointer and without focus.
          const toggle = () => box.evaluate((element: HTMLInputElement) => element.click());
          await toggle();
          const value = changedArea(before, await capture(session, area), 3);
          await toggle();
          const isFaint = value <= 20;
          expect(
            isFaint ? [{ selector, what: `pixels that change, ${colorScheme}`, value, limit: 'more than 20' }] : [],
          ).toHaveNoFindings();
        }
      },
    },
  },
  barriers: {
    'links without an underline': css('main p a', 'text-decoration: none; font-weight: inherit; border: 0'),
    'selected tabs that look like others': css('[role=tab], [role=tab] *', 'font-weight: 400; text-decoration: none'),
    'a check mark without contrast': css(
      'main [type=checkbox]::before, main [type=checkbox]::after',
      'border-color: var(--color-line-hair)',
    ),
  },
  left: {
    '1.4.1': {
      aids: ['no assistive technology'],
      steps: 'Look at each page in grayscale, also with errors and with something selected, pressed, or visited.',
      expected: 'Nothing is lost, and the lines of each drawing can be told apart.',
    },
  },
};

export function useOfColorFaults({ parts }: Walk): Finding[] {
  const faults: Finding[] = [];
  for (const { element, style } of parts) {
    if (element.matches('a[href]') && isInSentence(element) && !style.textDecorationLine.includes('underline'))
      faults.push(finding(element, 'is a link in a sentence without an underline'));

    if (element.matches('[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], main label:has([type=radio]:checked)')) {
      const list = element.closest('ul, ol, [role=tablist], fieldset');
      const other = list?.querySelector('a:not([aria-current]), [role=tab][aria-selected=false], label:has([type=radio]:not(:checked))');
      if (other && look(element) === look(other)) faults.push(finding(element, 'looks like an unselected item', look(element)));
    }
    const holder = element.matches('main svg') && element.closest('table, li, p, dt, dd') && element.closest('td, th, li, p, dt, dd');
    if (holder && !/\p{L}/u.test(holder.textContent ?? '')) faults.push(finding(element, 'is an icon without text'));
  }
  return faults;
}

/** A selected item must differ in weight, underline, the line at its start, or the mark in its radio button. */
function look(element: Element): string {
  const { borderInlineStartWidth, fontWeight, textDecorationLine } = getComputedStyle(element);
  const radio = element.querySelector('[type=radio]');
  return `${fontWeight} ${textDecorationLine} ${borderInlineStartWidth} ${radio && getComputedStyle(radio, '::before').content}`;
}
