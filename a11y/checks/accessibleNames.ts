import { dom } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Walk } from '../inPage/walk';
import type { TreeNode } from '../tree';
import type { Check } from './check';

export const accessibleNames: Check = {
  criteria: ['1.1.1', '2.4.6', '4.1.2'],
  claim:
    'Expects a role for every tab stop; a name for every control, picture, and meter that is neither vague nor unfinished; and a distinct one for the controls of a group.',
  on: 'every page',
  views: ['opened'],
  measure,
  reads: {
    'has a meaningful name for every control, picture, and gauge': ({ tree }) =>
      expect([...withoutName(tree), ...vagueNames(tree), ...unfinishedNames(tree)]).toHaveNoFindings(),
  },
  barriers: {
    'empty links': dom('header nav a', (link) => link.replaceChildren()),
    'a tab stop without a role': dom('main h1', (heading) => (heading.tabIndex = 0)),
  },
};

/** Tab stops without a role. */
export function measure({ parts }: Walk) {
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

/** WCAG 1.1.1, 4.1.2: finds controls, pictures, and gauges without a name. */
function withoutName(tree: readonly TreeNode[]): Finding[] {
  return tree
    .filter(({ role, name }) => named.test(role) && !name)
    .map((node) => ({ selector: node.selector(), what: `a ${node.role} without a name` }));
}

/** WCAG 2.4.6: finds names without letters, vague names, and buttons or fields of a group with the same name. */
function vagueNames(tree: readonly TreeNode[]): Finding[] {
  const parts = tree.filter(
    ({ role, name }) => name && /^(?:button|checkbox|combobox|heading|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/.test(role),
  );
  const empty = parts
    .filter(({ name }) => !/[\p{L}\p{N}]/u.test(name) || vague.test(name))
    .map((node) => ({ selector: node.selector(), what: `“${node.name}” is a vague name for a ${node.role}` }));
  const seen = new Set<string>();
  const twice = parts.flatMap(({ role, name, ancestors, selector }) => {
    if (role === 'heading') return [];
    const group = ancestors.findIndex((ancestor) => /^(?:tablist|radiogroup|group|figure|row)$/.test(ancestor.role));
    // Adjacent groups may have the same name, so their ancestors distinguish them.
    const key = [role, name, ...ancestors.slice(Math.max(0, group)).map((ancestor) => `${ancestor.role} ${ancestor.name}`)].join(' | ');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [{ selector: selector(), what: `another ${role} called “${name}”` }] : [];
  });
  return [...empty, ...twice];
}

/** Text from programming errors, and placeholders from drafts. */
const missing = /\b(?:undefined|null|NaN|lorem ipsum|TODO|TBD|FIXME|foo ?bar|xxx+)\b|\[object \w+\]|\{\{|\}\}|\$\{|%[sd]\b/;

/** WCAG 2.4.6: finds names of controls, headings, and groups with a missing word. */
function unfinishedNames(tree: readonly TreeNode[]): Finding[] {
  return tree
    .filter(({ role, name }) => !/^(?:StaticText|InlineTextBox|code|paragraph|ListMarker)$/i.test(role) && missing.test(name))
    .map(({ role, name, selector }) => ({ selector: selector(), what: `“${name}”, a ${role}, lacks a word` }));
}
