/** The accessibility tree of a page: roles and names as Chromium computes them. */
import type { Page } from '@playwright/test';

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** Of a heading; else 0. */
  readonly level: number;
  /** Of a link; else empty. */
  readonly url: string;
  /** Of the HTML element; none for text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest first. */
  readonly ancestors: readonly TreeNode[];
}

/** All nodes that are not ignored, in reading order. */
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

/** Whether a node is inside an element with one of the roles. */
export function isIn({ ancestors }: TreeNode, ...roles: readonly string[]): boolean {
  return ancestors.some(({ role }) => roles.includes(role));
}

/** Path, query and hash of a link within the site; the full URL of any other link. */
export function destinationOf({ url }: TreeNode, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function pairs(attributes: readonly string[]): Record<string, string> {
  const entries = attributes.flatMap((name, index) => (index % 2 ? [] : [[name, attributes[index + 1] ?? '']]));
  return Object.fromEntries(entries);
}
