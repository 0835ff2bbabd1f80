/** Reads the accessibility tree of a page, with roles and names as Chromium computes them. */
import type { Page } from '@playwright/test';

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** The level of a heading, or 0. */
  readonly level: number;
  /** The URL of a link, or an empty string. */
  readonly url: string;
  /** The attributes of the HTML element. Text has none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Starts with the nearest ancestor. */
  readonly ancestors: readonly TreeNode[];
}

/** Returns all nodes in reading order, without ignored ones. */
export async function readTree(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const { nodes: elements } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();

  const attributesOf = new Map(elements.map(({ backendNodeId, attributes = [] }) => [backendNodeId, pairs(attributes)]));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read: TreeNode[] = [];
  const visit = (id: string, ancestors: readonly TreeNode[]) => {
    const node = byId.get(id);
    if (!node) return;
    let inner = ancestors;
    if (!node.ignored) {
      const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value.value;
      const found: TreeNode = {
        role: node.role?.value ?? '',
        name: String(node.name?.value ?? '').trim(),
        level: Number(property('level') ?? 0),
        url: String(property('url') ?? ''),
        attributes: attributesOf.get(node.backendDOMNodeId ?? 0) ?? {},
        ancestors,
      };
      read.push(found);
      inner = [found, ...ancestors];
    }
    for (const child of node.childIds ?? []) visit(child, inner);
  };
  for (const { nodeId, parentId } of nodes) if (!parentId) visit(nodeId, []);
  return read;
}

export function isIn({ ancestors }: TreeNode, ...roles: readonly string[]): boolean {
  return ancestors.some(({ role }) => roles.includes(role));
}

/** Returns path, query, and hash for links within the site, and the full URL for other links. */
export function destinationOf({ url }: TreeNode, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function pairs(attributes: readonly string[]): Record<string, string> {
  const entries = attributes.flatMap((name, index) => (index % 2 ? [] : [[name, attributes[index + 1] ?? '']]));
  return Object.fromEntries(entries);
}
