/** Reads the anchors of headings and rows: `{#id}` after their text. */
import type { Node, PhrasingContent } from 'mdast';
import { type Context, fail } from './context.ts';

interface WithId {
  readonly id: string | undefined;
  /** `{#id .sample}`: the section is made up. */
  readonly isSample: boolean;
  /** `{#id .folded}`: the section is closed at first. */
  readonly isFolded: boolean;
  /** The text without the anchor. */
  readonly nodes: readonly PhrasingContent[];
}

export function takeId(parent: Node, nodes: readonly PhrasingContent[], context: Context): WithId {
  const last = nodes.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^\s}]*)(?: \.([^}]*))?\}$/.exec(last.value) : null;
  const [mark = '', id = '', kind] = match ?? [];
  if (last?.type !== 'text' || !match) return { id: undefined, isSample: false, isFolded: false, nodes };
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) return fail(parent, context, `“${id}” is no id. Use small letters, digits, and hyphens.`);
  if (kind && !/^(sample|folded)$/.test(kind)) return fail(parent, context, `No mark is named “.${kind}”. Write .sample or .folded.`);
  if (context.ids.has(id)) return fail(parent, context, `Two anchors have the id “${id}”.`);
  context.ids.add(id);
  const value = last.value.slice(0, -mark.length);
  const text = [...nodes.slice(0, -1), ...(value ? [{ ...last, value }] : [])];
  return { id, isSample: kind === 'sample', isFolded: kind === 'folded', nodes: text };
}
