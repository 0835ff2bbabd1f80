import type { Finding } from '../findings';
import { isShown } from './walk';

/** A selector, what the ARIA Authoring Practices say about its elements, and whether one of them does it. */
type Rule = readonly [selector: string, rule: string, isMet: (element: HTMLElement) => boolean];

const all = (selector: string, root: ParentNode = document) => Array.from(root.querySelectorAll<HTMLElement>(selector));
const referred = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id));
const panelOf = (control: Element) => referred(control, 'aria-controls')[0] ?? null;
const isNamed = (element: Element) => {
  const labels = referred(element, 'aria-labelledby');
  return Boolean(element.ariaLabel ?? (labels.length > 0 && labels.every((label) => label?.textContent?.trim())));
};
const isSelected = ({ ariaSelected }: Element) => ariaSelected === 'true';
const canBeFound = (panel: Element) => panel.getAttribute('hidden') === 'until-found';

// A search field has aria-expanded for its list of results.
const disclosure = '[aria-expanded]:not([role=combobox])';
const answer = `main ${disclosure}`;

const rules: readonly Rule[] = [
  // Search results are options that lead to a page, which ARIA in HTML allows.
  ['a[href]:not([role=option])', 'a link has no other role', (link) => !link.hasAttribute('role')],

  ['[role=tablist]', 'a tab list has a name', isNamed],
  ['[role=tablist]', 'a tab list holds two or more tabs', (list) => list.children.length > 1],
  ['[role=tablist] > *', 'a tab list holds nothing but tabs', ({ role }) => role === 'tab'],
  ['[role=tablist]', 'one tab is selected', (list) => all('[aria-selected=true]', list).length === 1],
  ['[role=tab]', 'a tab is in a tab list', (tab) => tab.closest('[role=tablist]') !== null],
  ['[role=tab]', 'each tab has aria-selected', (tab) => isSelected(tab) || tab.ariaSelected === 'false'],
  ['[role=tab]', 'the selected tab is the only tab stop', (tab) => tab.tabIndex === (isSelected(tab) ? 0 : -1)],
  ['[role=tab]', 'a tab controls a panel', (tab) => panelOf(tab) !== null],
  [
    '[role=tab]',
    'only the panel of the selected tab has the role tabpanel',
    (tab) => (panelOf(tab)?.role === 'tabpanel') === isSelected(tab),
  ],
  [
    '[role=tab]',
    'a shown panel is named by its tab',
    (tab) => !isSelected(tab) || panelOf(tab)?.getAttribute('aria-labelledby') === tab.id,
  ],
  ['[role=tab][aria-selected=true]', 'the panel of the selected tab is shown', (tab) => !panelOf(tab)?.hidden],
  ['[role=tab][aria-selected=false]', 'the other panels can be found', (tab) => canBeFound(panelOf(tab) ?? tab)],
  ['[role=tabpanel]', 'a panel has one tab', ({ id }) => all(`[role=tab][aria-controls="${CSS.escape(id)}"]`).length === 1],

  [disclosure, 'a disclosure has a button', (button) => button.tagName === 'BUTTON' && !button.role],
  [disclosure, 'a disclosure button has aria-expanded true or false', ({ ariaExpanded }) => /^(true|false)$/.test(ariaExpanded ?? '')],
  [disclosure, 'a disclosure is neither an ARIA menu nor a toggle', ({ ariaHasPopup, ariaPressed }) => !ariaHasPopup && !ariaPressed],
  [disclosure, 'a disclosure controls a panel', (button) => panelOf(button) !== null],
  [
    disclosure,
    'a panel is shown while it is open, and only then',
    // The menu button is hidden in wide viewports.
    (button) => !isShown(button) || (isShown(panelOf(button)) && !panelOf(button)?.hidden) === (button.ariaExpanded === 'true'),
  ],
  [answer, 'the button of an answer is the child of a heading', ({ parentElement }) => /^H[2-6]$/.test(parentElement?.tagName ?? '')],
  [`${answer}[aria-expanded=false]`, 'a closed answer can be found', (button) => canBeFound(panelOf(button) ?? button)],
  [answer, 'an answer is no region, because ten regions are noise', (button) => panelOf(button)?.role === null],
  [
    '[role=tab], [aria-expanded]',
    'a panel is neither aria-hidden nor inert',
    (control) => !panelOf(control)?.matches('[aria-hidden], [inert]'),
  ],

  [
    '[type=radio]',
    'a radio button is in a group with a name',
    (radio) => Boolean(radio.closest('fieldset')?.querySelector(':scope > legend')),
  ],
  ['fieldset:has([type=radio])', 'one radio button of a group is checked', (group) => all(':checked', group).length === 1],

  ['[role=tooltip]', 'a tooltip is in a landmark', (tip) => tip.closest('main') !== null],
  ['[role=tooltip]', 'a tooltip holds no control', (tip) => all('a, button, input, [tabindex="0"]', tip).length === 0],
  [
    '[role=tooltip]',
    'the text of a tooltip describes its button',
    ({ textContent }) => all('[aria-describedby]').some((button) => referred(button, 'aria-describedby')[0]?.textContent === textContent),
  ],
  // A hint stays when the field is valid again, so the error is the last part.
  [
    '[aria-invalid=true]',
    'an invalid field is described by its error',
    (field) => isShown(referred(field, 'aria-describedby').at(-1) ?? null),
  ],
];

/** Finds elements that break a rule. */
export const patternFaults = (): Finding[] =>
  rules.flatMap(([selector, rule, isMet]) =>
    all(selector)
      .filter((element) => !isMet(element))
      .map((element) => finding(element, `breaks the rule “${rule}”`)),
  );
