/** What a color alone says, and what is left without the colors of the site. */
import { contrast } from '../../src/styles/contrast';
import { css } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import { groundOf } from '../inPage/tabStops';
import { isInSentence, seenAs, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const useOfColor: Check = {
  criteria: ['1.4.1'],
  claim:
    'Expects an underline or another weight for links in sentences, more than a color for selected items and checked checkboxes, and by a rule of this house text beside icons.',
  on: 'every style',
  measure: useOfColorFaults,
  barriers: {
    'links without an underline': css('main p a', 'text-decoration: none; font-weight: inherit; border: 0'),
    'selected tabs that look like others': css('[role=tab], [role=tab] *', 'font-weight: 400; text-decoration: none'),
    'a checkbox that only changes its color': css('main [type=checkbox]::after', 'content: none'),
  },
  left: {
    '1.4.1': {
      steps: 'Look at each page in grayscale, also with errors and with something selected, pressed, or visited.',
      expected: 'Nothing is lost, and the lines of each drawing can be told apart.',
    },
  },
};

export function useOfColorFaults({ parts }: Walk): Finding[] {
  const faults: Finding[] = [];
  for (const { element, style } of parts) {
    const unmarked = `${getComputedStyle(element.parentElement ?? element).fontWeight} none 0px 0px none`;
    if (element.matches('a[href]') && isInSentence(element) && appearanceOf(element).trim() === unmarked)
      faults.push(finding(element, 'is a link in a sentence without an underline or another weight'));

    if (element.matches('[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], main label:has([type=radio]:checked)')) {
      // The last item of a breadcrumb is the current page.
      const list = element.closest('ul, ol:not(nav > :has(> :last-child [aria-current])), [role=tablist], fieldset');
      const other = list?.querySelector('a:not([aria-current]), [role=tab][aria-selected=false], label:has([type=radio]:not(:checked))');
      // A ratio of 3:1 between light and dark is more than a color.
      if (other && appearanceOf(element) === appearanceOf(other) && contrast(groundOf(element), groundOf(other)) < 3)
        faults.push(finding(element, 'looks like an unselected item', appearanceOf(element)));
    }
    // The lever beside a switch moves, and browsers draw a mark in a checkbox without a style of its own.
    if (element instanceof HTMLInputElement && element.matches('[type=checkbox]:not([role=switch])') && style.appearance === 'none') {
      const [one, other] = [0, 1].map(() => {
        // Without an event, so that the app does not notice.
        element.checked = !element.checked;
        return appearanceOf(element);
      });
      if (one === other) faults.push(finding(element, 'looks the same with and without a check', one));
    }
    const holder =
      element.matches('main svg:not([role=img] *)') && element.closest('table, li, p, dt, dd') && element.closest('td, th, li, p, dt, dd');
    if (holder && !/\p{L}/u.test(holder.textContent ?? '')) faults.push(houseRule(element, 'is an icon without text'));
  }
  return faults;
}

/** A selected item must differ in weight, underline, the line at its start or below it, or the mark in its radio button or checkbox. */
function appearanceOf(element: Element): string {
  const { borderInlineStartWidth, borderBottom, fontWeight, textDecorationLine } = getComputedStyle(element);
  const choice = element.matches('input') ? element : element.querySelector('input');
  const marks = choice ? ['::before', '::after'].map((mark) => getComputedStyle(choice, mark).content) : [];
  const line = borderBottom.replace(/.*rgba.*, 0\)$/, '0px none').replace(/ rgb.*/, '');
  const isDrawn = choice && seenAs(choice) === choice && getComputedStyle(choice).appearance !== 'none';
  return [fontWeight, textDecorationLine, borderInlineStartWidth, line, ...marks, isDrawn && choice.checked].join(' ');
}

export const forcedColors: Check = {
  criteria: ['1.4.11'],
  claim:
    'Expects, by a rule of this house, controls with a frame or a background to keep an edge in forced colors, which remove backgrounds and shadows.',
  on: 'every control',
  reads: {
    'controls keep an edge in forced colors': async ({ look, path }) => {
      const edged = await (await look(path)).evaluateHandle(controlsWithEdge);
      await look(path, { forcedColors: 'active' });
      expect(await edged.evaluate(lostEdges)).toHaveNoFindings();
    },
  },
  barriers: { 'lost edges': css('main :is(button, input, a)', 'border: 0', '(forced-colors: active)') },
};

/** Runs in the page, without forced colors. */
function controlsWithEdge(): HTMLElement[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')).filter((control) => {
    const { backgroundColor, borderWidth } = getComputedStyle(control);
    const isFilled = !/^rgba.*, 0\)$/.test(backgroundColor) && backgroundColor !== ground;
    return control.checkVisibility({ visibilityProperty: true }) && (isFilled || !/\b0px/.test(borderWidth));
  });
}

/** Runs in the page, in forced colors. */
function lostEdges(controls: readonly HTMLElement[]): Finding[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return controls.flatMap((control) => {
    const style = getComputedStyle(control);
    const isNative = style.appearance !== 'none' && control.matches('input:not([type=text])');
    const hasFrame = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== ground;
    const isFilled = style.backgroundColor !== ground && style.forcedColorAdjust === 'none';
    return isNative || hasFrame || isFilled ? [] : [houseRule(control, 'border in forced colors', style.borderTopWidth, 'an edge')];
  });
}
