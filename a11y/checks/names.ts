/** The names of controls, links, and pictures. */
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding } from '../findings';
import type { Walk } from '../inPage/walk';
import { pressesOn } from '../presses';
import { destinationOf, type TreeNode } from '../tree';
import { namesWithoutVisibleText } from '../visibleText';
import type { Check } from './check';

export const accessibleNames: Check = {
  criteria: ['1.1.1', '2.4.6', '4.1.2'],
  claim:
    'Expects a role for every tab stop; a name for every control, picture, and meter that is neither vague nor unfinished; and a distinct one for the controls, pictures, and meters of a group.',
  on: 'every page',
  views: ['opened'],
  measure: accessibleNamesFaults,
  reads: {
    'has a meaningful name for every control, picture, and gauge': ({ tree }) => expect(nameFaults(tree)).toHaveNoFindings(),
  },
  barriers: {
    'empty links': dom('header nav a', (link) => link.replaceChildren()),
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
};

/** Tab stops without a role. */
export function accessibleNamesFaults({ parts }: Walk) {
  const roles = '[tabindex="-1"], [role], a[href], button, input, select, textarea, summary, [contenteditable]';
  return parts
    .filter(({ element }) => element.matches(`body [tabindex]:not(${roles})`))
    .map(({ element }) => finding(element, 'is a tab stop without a role'));
}

/** Roles that require a name, as Chromium names them. */
const named =
  /^(?:button|checkbox|combobox|ComboBox\w*|dialog|alertdialog|Iframe|image|img|link|listbox|menuitem|meter|option|progressbar|ProgressIndicator|radio|searchbox|slider|spinbutton|switch|tab|textbox|tree|treeitem)$/;

/** Names that would fit any other element. */
const vague =
  /^(?:(?:click|tap|press) (?:here|me|this)|here|this|that|more|see more|details?|info|information|button|link|icon|image|heading|title|section|part|text|field|input|value|option|item|label|untitled|placeholder|lorem ipsum.*|(?:section|part|heading|item|option|button|tab|field|column|row) (?:\d+|[a-z]))$/i;

/** Roles whose elements need names of their own. Names of links are in linkNames. */
const distinct = /^(?:button|checkbox|combobox|image|img|meter|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;

/** Text from programming errors, and placeholders from drafts. */
const missing = /\b(?:undefined|null|NaN|lorem ipsum|TODO|TBD|FIXME|foo ?bar|xxx+)\b|\[object \w+\]|\{\{|\}\}|\$\{|%[sd]\b/;

function nameFaults(tree: readonly TreeNode[]): Finding[] {
  const seen = new Set<string>();
  return tree.flatMap(({ role, name, ancestors, selector }): Finding[] => {
    const fault = (what: string) => [{ selector, what }];
    if (named.test(role) && !name) return fault(`a ${role} without a name`);
    if (missing.test(name) && !/^(?:StaticText|InlineTextBox|code|paragraph|ListMarker)$/i.test(role))
      return fault(`“${name}”, a ${role}, lacks a word`);
    if (!name || !(distinct.test(role) || role === 'heading')) return [];
    if (!/[\p{L}\p{N}]/u.test(name) || vague.test(name)) return fault(`“${name}” is a vague name for a ${role}`);
    const group = ancestors.findIndex((ancestor) => /^(?:tablist|radiogroup|group|figure|row)$/.test(ancestor.role));
    // Adjacent groups may have the same name, so their ancestors distinguish them.
    const key = [role, name, ...ancestors.slice(Math.max(0, group)).map((ancestor) => `${ancestor.role} ${ancestor.name}`)].join(' | ');
    const isKnown = seen.has(key) && role !== 'heading';
    seen.add(key);
    return isKnown ? fault(`another ${role} called “${name}”`) : [];
  });
}

export const linkNames: Check = {
  criteria: ['2.4.4', '2.4.9'],
  claim: 'Expects no vague link names, none of an action, and one destination for each name on a page.',
  on: 'every page',
  reads: {
    'has no vague link names, and one target for each link name': ({ opened, tree }) =>
      expect(linkFaults(tree, opened.url())).toHaveNoFindings(),
  },
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

/** Names that promise what only a button does. */
const action = /^(?:copy|import|paste|reset)\b/i;

/** Finds links without a name, with a vague name, with the name of an action, or with the same name as a link to another target. */
function linkFaults(tree: readonly TreeNode[], pageUrl: string): Finding[] {
  const links = tree.filter(({ role }) => role === 'link');
  const destinations = new Map<string, string>();
  return links.flatMap((link): Finding[] => {
    const fault = (what: string) => [{ selector: link.selector, what }];
    const name = link.name.toLowerCase();
    const to = destinationOf(link, pageUrl);
    const before = destinations.get(name) ?? to;
    destinations.set(name, before);
    if (!/[\p{L}\p{N}]/u.test(name)) return fault(`the name “${name}” of a link to ${to} has no word`);
    if (vagueLink.test(name)) return fault(`“${link.name}” is vague`);
    if (action.test(name)) return fault(`“${link.name}” sounds like a button`);
    return before === to ? [] : fault(`“${link.name}” leads to ${before} and to ${to}`);
  });
}

export const labelInName: Check = {
  criteria: ['2.5.3'],
  claim:
    'Expects the accessible name of each control to contain its visible text and that of its label, with all tabs and answers open, after presses of one control of each kind, or in an audit of each control, and in search. Leaves out the result that a copy button shows for two seconds.',
  on: 'every page',
  reads: {
    'has the visible text of each control in its accessible name': ({ tree }) => expect(namesWithoutVisibleText(tree)).toHaveNoFindings(),
  },
  operates: {
    'keeps the visible text of controls in their names after each press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).mislabeled).toHaveNoFindings(),
    },
  },
  barriers: { 'another name than the text': dom('main button', (button) => (button.ariaLabel = 'Go')) },
};
