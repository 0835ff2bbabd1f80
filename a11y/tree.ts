/** Reads the accessibility tree of a page, with roles and names as Chromium computes them. */
import type { CDPSession, Page } from '@playwright/test';

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** The level of a heading, or 0. */
  readonly level: number;
  /** The URL of a link, or an empty string. */
  readonly url: string;
  /** The attributes of the HTML element. Text has none. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Returns a CSS selector of the element, or of the element around text. */
  readonly selector: () => string;
  /** Starts with the nearest ancestor. */
  readonly ancestors: readonly TreeNode[];
}

/** Returns all nodes in reading order, without ignored ones. */
export async function readTree(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const elements = await flattened(session);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();

  const attributesOf = new Map(elements.map(({ backendNodeId, attributes = [] }) => [backendNodeId, pairs(attributes)]));
  const elementOf = new Map(elements.map((element) => [element.backendNodeId, element]));
  const byNodeId = new Map(elements.map((element) => [element.nodeId, element]));
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
        selector: () => selectorOf(elementOf.get(node.backendDOMNodeId ?? 0), byNodeId) || (ancestors[0]?.selector() ?? ''),
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

async function flattened(session: CDPSession) {
  return (await session.send('DOM.getFlattenedDocument', { depth: -1 })).nodes;
}

type DomNode = Awaited<ReturnType<typeof flattened>>[number];

/** Returns the selector that `finding` returns in the page. */
function selectorOf(node: DomNode | undefined, byNodeId: ReadonlyMap<number, DomNode>): string {
  const parent = byNodeId.get(node?.parentId ?? 0);
  if (!node || node.nodeType === 9) return '';
  if (node.nodeType !== 1) return selectorOf(parent, byNodeId);
  const { id } = pairs(node.attributes ?? []);
  if (id && !/^react-aria|^_r_|[:«»]/i.test(id)) return /^[a-z][\w-]*$/i.test(id) ? `#${id}` : `[id="${id}"]`;
  if (!parent || ['body', 'main'].includes(node.localName)) return node.localName;
  const same = Array.from(byNodeId.values()).filter(
    ({ parentId, localName }) => parentId === parent.nodeId && localName === node.localName,
  );
  return `${selectorOf(parent, byNodeId)} > ${node.localName}${same.length > 1 ? `:nth-of-type(${same.indexOf(node) + 1})` : ''}`;
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
