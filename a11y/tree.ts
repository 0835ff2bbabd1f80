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
  /** A CSS selector of the element, or of the element around text. */
  readonly selector: string;
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
  const selectorOf = selectorsOf(elements);
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
        selector: selectorOf(node.backendDOMNodeId) || (ancestors[0]?.selector ?? ''),
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

type DomNode = Awaited<ReturnType<typeof flattened>>[number];

const flattened = async (session: CDPSession) => (await session.send('DOM.getFlattenedDocument', { depth: -1 })).nodes;

/** Returns a function that returns the selector that `finding` returns in the page. */
function selectorsOf(elements: readonly DomNode[]): (backendNodeId: number | undefined) => string {
  const byNodeId = new Map(elements.map((element) => [element.nodeId, element]));
  const sameOf = new Map<string, DomNode[]>();
  for (const element of elements) {
    const key = `${element.parentId} ${element.localName}`;
    sameOf.set(key, [...(sameOf.get(key) ?? []), element]);
  }
  const selectorOf = (node: DomNode | undefined): string => {
    const parent = byNodeId.get(node?.parentId ?? 0);
    if (!node || node.nodeType === 9) return '';
    if (node.nodeType !== 1) return selectorOf(parent);
    const { id } = pairs(node.attributes ?? []);
    if (id && !/^react-aria|^_r_|[:«»]/i.test(id)) return /^[a-z][\w-]*$/i.test(id) ? `#${id}` : `[id="${id}"]`;
    if (!parent || ['body', 'main'].includes(node.localName)) return node.localName;
    const same = sameOf.get(`${node.parentId} ${node.localName}`) ?? [];
    return `${selectorOf(parent)} > ${node.localName}${same.length > 1 ? `:nth-of-type(${same.indexOf(node) + 1})` : ''}`;
  };
  const byBackendId = new Map(elements.map((element) => [element.backendNodeId, element]));
  return (backendNodeId) => selectorOf(byBackendId.get(backendNodeId ?? 0));
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
