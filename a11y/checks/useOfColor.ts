import { css } from '../audit/barriers/plant';
import type { Finding } from '../findings';
import { isInSentence, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const useOfColor: Check = {
  criteria: ['1.4.1'],
  claim:
    'Expects an underline for links in sentences, more than a color for selected items and checked checkboxes, and by a rule of this house text beside icons.',
  on: 'every style',
  measure: useOfColorFaults,
  barriers: {
    'links without an underline': css('main p a', 'text-decoration: none; font-weight: inherit; border: 0'),
    'selected tabs that look like others': css('[role=tab], [role=tab] *', 'font-weight: 400; text-decoration: none'),
    'a checkbox that only changes its color': css('main [type=checkbox]::after', 'content: none'),
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
    // The lever beside a switch moves, and browsers draw a mark in a checkbox without a style of its own.
    if (element instanceof HTMLInputElement && element.matches('[type=checkbox]:not([role=switch])') && style.appearance === 'none') {
      const [one, other] = [0, 1].map(() => {
        // Without an event, so that the app does not notice.
        element.checked = !element.checked;
        return look(element);
      });
      if (one === other) faults.push(finding(element, 'looks the same with and without a check', one));
    }
    const holder = element.matches('main svg') && element.closest('table, li, p, dt, dd') && element.closest('td, th, li, p, dt, dd');
    if (holder && !/\p{L}/u.test(holder.textContent ?? '')) faults.push(houseRule(element, 'is an icon without text'));
  }
  return faults;
}

/** A selected item must differ in weight, underline, the line at its start, or the mark in its radio button or checkbox. */
function look(element: Element): string {
  const { borderInlineStartWidth, fontWeight, textDecorationLine } = getComputedStyle(element);
  const choice = element.matches('input') ? element : element.querySelector('input');
  const marks = choice ? ['::before', '::after'].map((mark) => getComputedStyle(choice, mark).content) : [];
  return [fontWeight, textDecorationLine, borderInlineStartWidth, ...marks].join(' ');
}
