/** The names of controls, links, and pictures. */
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import { drawnTexts, type Walk } from '../inPage/walk';
import { pressesOn } from '../presses';
import type { Check } from './check';

export const accessibleNames: Check = {
  criteria: ['1.1.1', '1.3.6', '2.4.6', '4.1.2'],
  claim:
    'Expects a role for every tab stop; a name for every control, picture, and meter that is neither vague, unfinished, nor a file name; and, by a rule of this house, a distinct one for the controls, pictures, and meters of a group.',
  on: 'every page',
  views: ['opened'],
  measure: accessibleNamesFaults,
  barriers: {
    'empty links': dom('header nav a', (link) => link.replaceChildren()),
    'a picture without an alternative': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48 })),
    ),
    'a canvas without a name': dom('main h1', (heading) => heading.after(document.createElement('canvas'))),
    'a file name': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48, alt: 'favicon.svg' })),
    ),
    'a vague name': dom('main button', (button) => (button.textContent = 'More')),
    'an unfinished name': dom('main a', (link) => (link.textContent = 'The plans of undefined')),
    'two pictures with one name': dom('main h1', (heading) =>
      heading.after(
        ...[1, 2].map(() => Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, alt: 'A red jack' })),
      ),
    ),
    'two meters with one name': dom('main h1', (heading) =>
      heading.after(...[0.2, 0.8].map((value) => Object.assign(document.createElement('meter'), { value, ariaLabel: 'Load' }))),
    ),
    'a tab stop without a role': dom('main h1', (heading) => (heading.tabIndex = 0)),
  },
  left: {
    '1.3.6': {
      aids: ['no assistive technology'],
      steps: 'Open each page with a tool that adds symbols or simplifies pages.',
      expected: 'The tool recognizes regions, icons, and controls.',
    },
  },
};

/** Roles that require a name of their own. Names of links are in linkNames. */
const named = /^(?:button|checkbox|combobox|image|meter|option|progressbar|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;

/** Names that would fit any other element, and names of files. */
const vague =
  /^(?:(?:click|tap|press) (?:here|me|this)|here|this|that|more|see more|details?|info|information|button|link|icon|image|picture|photo|drawing|logo|diagram|chart|screenshot|heading|title|section|part|text|field|input|value|option|item|label|untitled|placeholder|(?:section|part|heading|item|option|button|tab|field|column|row) (?:\d+|[a-z])|[^\p{L}\p{N}]*|.*\.(?:svg|png|jpe?g|gif|webp|avif))$/iu;

/** Text from programming errors, and placeholders from drafts. */
const missing = /\b(?:undefined|null|NaN|lorem ipsum|TODO|TBD|FIXME|foo ?bar|xxx+)\b|\[object \w+\]|\{\{|\}\}|\$\{|%[sd]\b/;

export function accessibleNamesFaults({ parts }: Walk) {
  const seen: { readonly key: string; readonly group: Element | null }[] = [];
  return parts.flatMap(({ element }) => {
    // Chromium gives no role to a canvas, which can show a picture.
    const [role, name] = [element.localName === 'canvas' ? 'image' : element.computedRole, element.computedName.trim()];
    if (element.tabIndex >= 0 && /^(?:generic|heading|paragraph|)$/.test(role) && element.localName !== 'summary')
      return finding(element, 'is a tab stop without a role');
    if (!name && (named.test(role) || role === 'link' || role === 'dialog')) return finding(element, `has the role ${role} and no name`);
    if (missing.test(name)) return finding(element, `“${name}” lacks a word`);
    if (!name || !(named.test(role) || role === 'heading')) return [];
    if (vague.test(name)) return finding(element, `“${name}” is a vague name`);
    const [key, group] = [
      `${role} ${name}`,
      element.closest('fieldset, figure, tr, [role=group], [role=tablist], [role=radiogroup], header, main'),
    ];
    const isKnown = role !== 'heading' && seen.some((other) => other.key === key && other.group === group);
    seen.push({ key, group });
    return isKnown ? houseRule(element, `another ${role} called “${name}”`) : [];
  });
}

export const linkNames: Check = {
  criteria: ['2.4.4', '2.4.9'],
  claim: 'Expects no vague link names, and one destination for each name on a page.',
  on: 'every page',
  views: ['opened'],
  measure: linkNamesFaults,
  barriers: {
    'vague links': dom('main a', (link) => (link.textContent = 'click here')),
    'links of punctuation': dom('main a', (link) => (link.textContent = '…')),
  },
  left: {
    '2.4.4': {
      aids: screenReaders,
      steps: 'Read each link with its sentence, list item, cell, or heading. Follow it.',
      expected: 'The link says where it leads, and leads there.',
    },
    '2.4.9': {
      aids: screenReaders,
      steps: 'Listen to a list of the links of each page.',
      expected: 'The text of each link alone says where it leads.',
    },
  },
};

/** Names that do not describe the target of a link: a verb without its subject, or words for any target. */
const vagueLink =
  /^(?:(?:is|are|has|have|was|were|can|does|do)(?:n[’']t)?\b[^?]*|(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back))$/i;

export function linkNamesFaults({ parts }: Walk) {
  const destinations = new Map<string, string>();
  return parts.flatMap(({ element: link }) => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    const name = link.computedName;
    if (!/[\p{L}\p{N}]/u.test(name) || vagueLink.test(name)) return finding(link, `“${name}” is vague`);
    const before = destinations.get(name.toLowerCase()) ?? link.href;
    destinations.set(name.toLowerCase(), before);
    return before === link.href ? [] : { ...finding(link, `“${name}” leads to ${before} and to ${link.href}`), breaks: ['2.4.9'] };
  });
}

export const labelInName: Check = {
  criteria: ['2.5.3'],
  claim:
    'Expects the accessible name of each control to contain its visible text and that of its label, with all tabs and answers open, and after presses of one button, field, and tab of each kind, or in an audit of each, but none that opens a dialog. Leaves out the result that a copy button shows for two seconds.',
  on: 'every page',
  views: ['opened'],
  measure: labelInNameFaults,
  operates: {
    'keeps the visible text of controls in their names after each press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).flatMap(({ mislabeled }) => mislabeled)).toHaveNoFindings(),
    },
  },
  barriers: {
    'F96: another name than the text': dom('main button', (button) => (button.ariaLabel = 'Go')),
    'F111: text without a name': dom('main button', (button) =>
      button.replaceChildren(Object.assign(document.createElement('span'), { ariaHidden: 'true', textContent: 'Save' })),
    ),
  },
};

export function labelInNameFaults({ parts }: Walk) {
  return parts.flatMap(({ element: control }) => {
    if (!control.matches('a[href], button, [role=tab], input, select, textarea, summary')) return [];
    const labels = 'labels' in control ? Array.from((control as HTMLInputElement).labels ?? []) : [];
    // The text of a textarea is its value.
    const shown = [control instanceof HTMLTextAreaElement ? [] : control, ...labels].flat();
    const text = shown.flatMap((part) => [...drawnTexts(part).map(({ data }) => data), ...generatedIn(part)]).join(' ');
    const isNamed = !/\p{L}/u.test(text) || ` ${plain(control.computedName)} `.includes(` ${plain(text)} `);
    return isNamed ? [] : finding(control, 'the name of a control', control.computedName, `text with “${text}”`);
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns text that CSS adds. */
const generatedIn = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((part) => ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .filter(({ visibility, display }) => visibility === 'visible' && display !== 'none')
    .map(({ content }) => /^"(.*?)"/.exec(content)?.[1] ?? '');
