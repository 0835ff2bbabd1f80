import { dom } from '../audit/barriers/plant';
import type { ManualCheck } from '../audit/manualChecks';
import type { Walk } from '../inPage/walk';
import type { Check } from './check';

const judged: ManualCheck = {
  aids: ['voice control', 'no assistive technology'],
  steps: 'Use the site for an hour without a mouse. Try arrow keys, Home, and End, and hold what can be held.',
  expected: 'The keyboard does all that a mouse or a finger does, in pictures and text too, and keys scroll each page.',
};

/** Its other tests are in keyboard.spec.ts and patterns.spec.ts, and beside the search. */
export const keyboardControls: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Operates the menu, tabs, answers, choices, a form, and search with the keyboard alone. On each page, expects everything that React lets react to a click to be a control.',
  on: 'every page',
  views: ['opened'],
  measure,
  barriers: {
    'tabs without keys': dom('[role=tablist]', (list) =>
      list.addEventListener('keydown', (event) => event.key !== 'Tab' && event.stopPropagation()),
    ),
    'a paragraph that reacts to a click': dom('main p', (words) => (words.onclick = () => {})),
  },
  left: { '2.1.1': judged, '2.1.3': judged },
};

/** React listens at its root, but also sets `onclick` on each element with a handler, for Safari. */
export function measure({ parts }: Walk) {
  // Keys reach a negative tabindex only inside a composite widget, such as a tab list. The tabindex of `main` serves the skip link.
  const controls =
    'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=tab], [role=radio], [role=option], [role=menuitem], [contenteditable]';
  return parts
    .filter(({ element }) => element.onclick && !element.closest(controls) && !element.querySelector(controls))
    .map(({ element }) => finding(element, 'reacts to a click, but no key reaches it'));
}
