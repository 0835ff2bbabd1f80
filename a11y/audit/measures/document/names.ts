/** The names of controls, pictures, gauges and headings, as screen readers say them. */
import type { TreeNode } from './tree';

/** What must have a name: Chromium's words for roles. */
const named = /^(?:button|checkbox|combobox|ComboBox\w*|dialog|alertdialog|Iframe|image|img|link|listbox|menuitem|meter|option|progressbar|ProgressIndicator|radio|searchbox|slider|spinbutton|switch|tab|textbox|tree|treeitem)$/;

/** Names that would fit any other part as well. */
const vague =
  /^(?:(?:click|tap|press) (?:here|me|this)|here|this|that|more|see more|details?|info|information|button|link|icon|image|heading|title|section|part|text|field|input|value|option|item|label|untitled|placeholder|lorem ipsum.*|(?:section|part|heading|item|option|button|tab|field|column|row) (?:\d+|[a-z]))$/i;

/** WCAG 1.1.1, 4.1.2: controls, pictures and gauges without a name. */
export function nameless(tree: readonly TreeNode[]): string[] {
  return tree.filter(({ role, name }) => named.test(role) && !name).map(({ role, attributes }) => `a ${role} without a name: ${JSON.stringify(attributes)}`);
}

/** WCAG 2.4.6: names of signs alone, names that say nothing, and one name for two buttons or fields of a group. */
export function vagueNames(tree: readonly TreeNode[]): string[] {
  const parts = tree.filter(({ role, name }) => name && /^(?:button|checkbox|combobox|heading|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/.test(role));
  const empty = parts.filter(({ name }) => !/[\p{L}\p{N}]/u.test(name) || vague.test(name)).map(({ role, name }) => `“${name}” says nothing of a ${role}`);
  const seen = new Set<string>();
  const twice = parts.flatMap(({ role, name, ancestors }) => {
    if (role === 'heading') return [];
    const group = ancestors.findIndex((ancestor) => /^(?:tablist|radiogroup|group|figure|row)$/.test(ancestor.role));
    // Groups of one name may stand side by side: they are told apart by what they are in.
    const key = [role, name, ...ancestors.slice(Math.max(0, group)).map((ancestor) => `${ancestor.role} ${ancestor.name}`)].join(' | ');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [`two ${role}s called “${name}”`] : [];
  });
  return [...empty, ...twice];
}

/** What a program writes where it lacks a word, and what stands in drafts until somebody has one. */
const missing = /\b(?:undefined|null|NaN|lorem ipsum|TODO|TBD|FIXME|foo ?bar|xxx+)\b|\[object \w+\]|\{\{|\}\}|\$\{|%[sd]\b/;

/** WCAG 2.4.6: names of controls, headings, groups and parts in which a word is missing. */
export function unfinishedNames(tree: readonly TreeNode[]): string[] {
  return tree.filter(({ role, name }) => !/^(?:StaticText|InlineTextBox|code|paragraph|ListMarker)$/i.test(role) && missing.test(name)).map(({ role, name }) => `“${name}”, a ${role}, lacks a word`);
}

/** WCAG 4.1.2: tab stops that are neither controls nor parts with a role. Runs in the page. */
export function stopsWithoutRole(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('body [tabindex]:not([tabindex="-1"], [role], a[href], button, input, select, textarea, summary, [contenteditable])')).map((stop) => stop.outerHTML.slice(0, 100));
}
