/** Roles and states, as the ARIA Authoring Practices have them. What React Aria decides is tested there. */
import { dom, markup } from '../audit/barriers/plant';
import { screenReadersAnd } from '../audit/evaluation';
import { isShown, usable } from '../inPage/walk';
import type { Check } from './check';

export const roles: Check = {
  criteria: ['4.1.2', '1.3.1'],
  claim:
    'Compares tabs, disclosures, radio buttons, tooltips, and invalid fields, and what they refer to, with some rules of the ARIA Authoring Practices and of this house, also after one control of each kind was used.',
  on: 'every control',
  views: ['desktop', 'phone'],
  measure: rolesFaults,
  barriers: {
    'tabs without panels': dom('[role=tab]', (tab) => tab.removeAttribute('aria-controls')),
    'an error that is not tied to its field': dom('[inputmode]', (field) => setInterval(() => field.removeAttribute('aria-describedby'))),
    'a group of fields with an empty legend': markup('<fieldset><legend></legend><label>Name <input /></label></fieldset>'),
    'a description in a fold': markup('<button aria-describedby="fold">A</button><details><p id="fold">B</p></details>'),
    'a panel that is there while its tab is not selected': dom('main [hidden=until-found]', (panel) => (panel.role = 'tabpanel')),
  },
  left: {
    '4.1.2': {
      aids: screenReadersAnd('voice control'),
      steps: 'Go to each control, before and after each press, and in a form with errors. Go to each dialog, region, and group.',
      expected: 'Name, role, and state are right.',
    },
  },
};

/** What is true of each element, as a sentence. */
type Rule = readonly [selector: string, rule: string, isMet: (element: HTMLElement) => boolean];

const referred = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id));
const panelOf = (control: Element) => referred(control, 'aria-controls')[0] ?? null;
const canBeFound = (control: Element) => panelOf(control)?.getAttribute('hidden') === 'until-found';

const closedFold = 'details:not([open]) > :not(summary), [hidden=until-found]';

// A search field has aria-expanded for its list of results.
const disclosure = '[aria-expanded][aria-controls]:not([role=combobox])';
const answer = `main ${disclosure}`;

const ofStates: readonly Rule[] = [
  [
    `[role=tab][aria-selected=true], ${disclosure}[aria-expanded=true]`,
    'a shown panel is neither aria-hidden nor inert',
    (control) => !panelOf(control)?.matches('[aria-hidden=true]:not([hidden]), [inert]'),
  ],
  [
    '[role=tab][aria-selected=true]',
    'the panel of the selected tab is shown, and has a name and the role tabpanel',
    (tab) => panelOf(tab)?.matches('[role=tabpanel]:is([aria-label], [aria-labelledby]):not([hidden])') ?? false,
  ],
  [
    disclosure,
    'a panel is shown while it is open, and only then',
    // The menu button is hidden in wide viewports.
    (button) => !isShown(button) || (isShown(panelOf(button)) && !panelOf(button)?.hidden) === (button.ariaExpanded === 'true'),
  ],
];

const ofRelations: readonly Rule[] = [
  ['[type=radio]', 'a radio button is in a group', (radio) => radio.closest('fieldset, [role=radiogroup], [role=group]') !== null],
  [
    '[role=radiogroup], [role=group]:has([type=radio]), fieldset:not([aria-hidden=true]):has(> legend, [type=radio])',
    'a group of fields has a name',
    (group) => !isShown(group) || group.computedName.trim() !== '',
  ],
  [
    '[role=tooltip]',
    'the text of a tooltip describes the button with focus',
    (tip) => !isShown(tip) || referred(document.activeElement ?? document.body, 'aria-describedby')[0]?.textContent === tip.textContent,
  ],
  // A hint stays when the field is valid again, so the error is the last part.
  [
    '[aria-invalid=true]',
    'an invalid field is described by its error',
    (field) => isShown(referred(field, 'aria-describedby').at(-1) ?? null),
  ],
  [
    '[aria-describedby]',
    'no description is in a closed fold, from which Firefox reads nothing',
    (element) => !isShown(element) || !referred(element, 'aria-describedby').some((text) => text?.closest(closedFold)),
  ],
];

const houseRules: readonly Rule[] = [
  ['[role=tab]', 'the selected tab is the only tab stop', (tab) => tab.tabIndex === (tab.ariaSelected === 'true' ? 0 : -1)],
  ['[role=tab]', 'a tab follows the one before in the direction of its list', isInDirection],
  [
    `[role=tab][aria-selected=false], ${answer}[aria-expanded=false]`,
    // Ten answers that are regions would be noise.
    'a closed panel has no role, and can be found',
    (control) => canBeFound(control) && panelOf(control)?.role === null,
  ],
  [answer, 'the button of an answer is the child of a heading', ({ parentElement }) => /^H[2-6]$/.test(parentElement?.tagName ?? '')],
];

function isInDirection(tab: HTMLElement): boolean {
  const [before, list] = [tab.previousElementSibling?.getBoundingClientRect(), tab.closest('[role=tablist]')];
  const { left, top, width } = tab.getBoundingClientRect();
  if (!before || !list) return true;
  // A row wraps where it has no room for both.
  return list.ariaOrientation === 'vertical'
    ? top > before.top
    : left !== before.left || before.right + width > list.getBoundingClientRect().right;
}

export function rolesFaults() {
  return [...broken(ofStates, ['4.1.2']), ...broken(ofRelations, ['1.3.1']), ...broken(houseRules, [])];
}

function broken(all: readonly Rule[], breaks: readonly string[]) {
  return all.flatMap(([selector, rule, isMet]) =>
    Array.from(usable().querySelectorAll<HTMLElement>(selector))
      .filter((element) => !isMet(element))
      .map((element) => ({ ...finding(element, `breaks the rule “${rule}”`), breaks })),
  );
}
