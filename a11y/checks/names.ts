/** The names of controls, links, and pictures. */
import { dom, markup } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import { controls } from '../inPage/controls';
import { drawnTexts, isInSentence, joined, type Walk } from '../inPage/walk';
import { generatedIn } from '../inPage/words';
import { pressesOn } from '../presses';
import type { Check } from './check';

export const accessibleNames: Check = {
  criteria: ['1.1.1', '1.3.6', '2.4.6', '4.1.2'],
  claim:
    'Expects a role for every tab stop; a name for every canvas and meter; no name of a control, heading, or picture that is vague, unfinished, or of a file; and, by a rule of this house, a distinct one for the controls, pictures, and meters of a group. axe expects names of all else. Knows vague names in English only.',
  on: 'every page',
  views: ['opened'],
  measure: accessibleNamesFaults,
  barriers: {
    'a canvas without a name': markup('<canvas></canvas>'),
    'a file name': markup('<img src="/favicon.svg" width="48" alt="favicon.svg" />'),
    'a vague name': dom('main button', (button) => (button.textContent = 'More…')),
    'an unfinished name': dom('main button', (button) => (button.textContent = 'The plans of undefined')),
    'two pictures with one name': markup('<img src="/favicon.svg" width="48" alt="A jack" />'.repeat(2)),
    'a tab stop without a role': dom('main h1', (heading) => (heading.tabIndex = 0)),
  },
  left: {
    '1.3.6': {
      steps: 'Open each page with a tool that adds symbols or simplifies pages.',
      expected: 'The tool recognizes regions, icons, and controls.',
    },
  },
};

/** Roles whose names are compared. Those of links are judged by linkNames. */
const named =
  /^(?:alertdialog|button|checkbox|combobox|dialog|heading|image|listbox|menuitem(?:checkbox|radio)?|meter|option|progressbar|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/;

/** Names that would fit any other element, and names of files, with dots or an arrow beside them or not. */
const vague =
  /^[^\p{L}\p{N}]*(?:(?:click|tap|press)(?: here| me| this)?|here|this|that|(?:(?:see|learn|read|show|find out) )?more|details?|info|information|button|link|icon|image|picture|photo|drawing|logo|diagram|chart|screenshot|heading|title|section|part|text|field|input|value|option|item|label|untitled|placeholder|(?:section|part|heading|item|option|button|tab|field|column|row) (?:\d+|[a-z])||.*\.(?:svg|png|jpe?g|gif|webp|avif))[^\p{L}\p{N}?]*$/iu;

/** Text from programming errors, and placeholders from drafts. */
const missing = /\b(?:undefined|null|NaN|lorem ipsum|TODO|TBD|FIXME|foo ?bar|xxx+)\b|\[object \w+\]|\{\{|\}\}|\$\{|%[sd]\b/;

export function accessibleNamesFaults({ parts }: Walk) {
  const seen: { readonly key: string; readonly group: Element | null }[] = [];
  return parts.flatMap(({ element }) => {
    if (element.closest('[aria-hidden=true], [inert]')) return [];
    const [role, name] = [element.computedRole, element.computedName.trim()];
    const breaks = [role === 'image' ? '1.1.1' : '2.4.6'];
    // Frames, players, and links without an address are no tab stops, although their tabIndex is 0.
    if (element.matches('[tabindex]') && element.tabIndex >= 0 && /^(?:generic|heading|paragraph)$/.test(role))
      return { ...finding(element, 'is a tab stop without a role'), breaks: ['1.3.6', '4.1.2'] };
    // No rule of axe asks for these.
    if (!name && element.matches('canvas:not([role=none]), meter')) return { ...finding(element, 'has no name'), breaks: ['1.1.1'] };
    if (missing.test(name) && role !== 'link') return { ...finding(element, `“${name}” lacks a word`), breaks };
    if (!name || !named.test(role)) return [];
    if (vague.test(name)) return { ...finding(element, `“${name}” is a vague name`), breaks };
    const key = `${role} ${name}`;
    const group = element.closest('fieldset, figure, tr, [role=group], [role=tablist], [role=radiogroup], header, main');
    const isKnown = role !== 'heading' && seen.some((other) => other.key === key && other.group === group);
    seen.push({ key, group });
    return isKnown ? houseRule(element, `another ${role} called “${name}”`) : [];
  });
}

export const linkNames: Check = {
  criteria: ['2.4.4', '2.4.9'],
  claim:
    'Expects no vague or unfinished link names, and one destination for each name on a page. A sentence may say what a vague name leads to. Knows vague names in English only.',
  on: 'every page',
  views: ['opened'],
  measure: linkNamesFaults,
  barriers: {
    'vague links': dom('main a', (link) => (link.textContent = 'Learn more →')),
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
  /^[^\p{L}\p{N}]*(?:(?:is|are|has|have|was|were|can|does|do)(?:n[’']t)?\b[^?]*|(?:click|tap|press|go|see|read|learn|find out|show|view|get|know)?\s*(?:it|here|there|this|that|more|now|on|details?|info|information|link|page|this page|this link|website|continue|start|next|previous|back))[^\p{L}\p{N}?]*$/iu;

export function linkNamesFaults({ parts }: Walk) {
  const destinations = new Map<string, string>();
  return parts.flatMap(({ element: link }) => {
    if (!link.matches(':any-link') || link.closest('[aria-hidden=true], [inert]')) return [];
    const [name, { href }] = [link.computedName, new URL(link.getAttribute('href') ?? '', document.baseURI)];
    const vagueIn = isInSentence(link) ? { breaks: ['2.4.9'] } : {};
    if (!/[\p{L}\p{N}]/u.test(name) || vagueLink.test(name) || missing.test(name))
      return { ...finding(link, `“${name}” is vague`), ...vagueIn };
    const before = destinations.get(name.toLowerCase()) ?? href;
    destinations.set(name.toLowerCase(), before);
    return before === href ? [] : { ...finding(link, `“${name}” leads to ${before} and to ${href}`), breaks: ['2.4.9'] };
  });
}

export const labelInName: Check = {
  criteria: ['2.5.3'],
  claim:
    'Expects the accessible name of each control to contain its visible text and that of its label, with all tabs and answers open, and after presses of one button, field, and tab of each kind, or in an audit of each, but none that opens a dialog. Leaves out placeholders, words that are only beside a field, and the result that a copy button shows for two seconds.',
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
    'F96: another name than a slot': dom('main p', (p) => (p.attachShadow({ mode: 'open' }).innerHTML = '<a href aria-label="Go"><slot>')),
    'F111: text without a name': dom('main button', (button) => (button.innerHTML = '<span aria-hidden="true">Save</span>')),
    'F96: another name than the value of a button': markup('<input type="submit" value="Sign up" aria-label="Join" />'),
    'F96: another name than a sum': markup('<a href="/terms" aria-label="Four">2 + 2</a>'),
    'F96: another name than the text of a role': markup('<span role="checkbox" aria-checked="false" aria-label="News">Plans</span>'),
    'words in another order': markup('<button aria-label="Plans of all providers">All providers of plans</button>'),
    'words between those of the label': markup('<button aria-label="Compare the plans">Compare plans</button>'),
  },
};

export function labelInNameFaults({ parts }: Walk) {
  return parts.flatMap(({ element: control }) => {
    if (!control.matches(controls) || control.closest('[inert], [aria-hidden=true]')) return [];
    const labels = 'labels' in control ? Array.from((control as HTMLInputElement).labels ?? []) : [];
    // The text of these is their value.
    const root = control.getRootNode();
    const slotted = root instanceof ShadowRoot ? drawnTexts(root.host).filter((text) => control.contains(slotOf(text))) : [];
    const shown = [control.matches('textarea, select, [role=combobox]') ? [] : control, ...labels].flat();
    const texts = shown
      .flatMap((part) => [joined(drawnTexts(part)), ...[part, ...part.querySelectorAll('*')].flatMap(generatedIn)])
      .concat(joined(slotted))
      .concat(control.matches('input:is([type=submit], [type=reset], [type=button])') ? (control as HTMLInputElement).value : []);
    const name = ` ${plain(control.computedName)} `;
    // A letter alone may be a sign: X closes, B is for bold text.
    const lacking = texts.filter((text) => /\p{L}.*\p{L}|\p{N}/su.test(plain(text)) && !name.includes(` ${plain(text)} `));
    return lacking.map((text) => finding(control, 'the name of a control', control.computedName, `text with “${text}”`));
  });
}

/** The slot that shows a text of a host. */
const slotOf = (node: Text | Element): Element | null => node.assignedSlot ?? (node.parentElement && slotOf(node.parentElement));

/** Labels may have notes in parentheses, such as “(optional)” (w3c/wcag#2276). */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(?:\(.*?\)|[^\p{L}\p{N}])+/gu, ' ')
    .trim();
