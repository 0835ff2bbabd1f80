/** Edits TypeScript sources by what they declare, so that no file needs a marker for tools. */
import { parseAst } from 'vite';

/**
 * A literal, or a template that ends in text.
 * @typedef {object} FoundText
 * @property {string} text for a template its last part
 * @property {string | undefined} key the property or constant that holds it; entries of a list have the key of the list
 * @property {Readonly<Record<string, string>>} siblings the other literals of the object that it stands in, by their key
 */

/** @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node */

/**
 * Adds entries at the end of a list, or properties at the end of an object.
 * @param {string} source
 * @param {string} name the constant that is declared as the list or the object
 * @param {readonly string[]} entries source text, one entry each
 * @throws when `source` does not declare it
 */
export function append(source, name, entries) {
  const declaration = find(parse(source), (node) => node.type === 'VariableDeclarator' && node.id.name === name);
  const list = declaration && withoutTypes(declaration.init);
  /** @type {Node[] | undefined} */
  const members = list?.elements ?? list?.properties;
  if (!list || !members) throw new Error(`No list or object is declared as "${name}".`);
  const last = members.at(-1);
  const at = last?.end ?? list.start + 1;
  return source.slice(0, at) + entries.map((entry, index) => (last || index ? `,\n  ${entry}` : `\n  ${entry}`)).join('') + source.slice(at);
}

/**
 * Rewrites the strings in the values of a module; imports, types and keys stay as they are.
 * @param {string} source
 * @param {(found: FoundText) => string | undefined} rewrite undefined leaves the text as it is
 */
export function rewriteStrings(source, rewrite) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /**
   * @param {Node} node
   * @param {string | undefined} key
   * @param {Readonly<Record<string, string>>} siblings
   */
  const visit = (node, key, siblings) => {
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !node.expression)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const text = rewrite({ text: node.value, key, siblings });
      if (text !== undefined) edits.push({ start: node.start, end: node.end, text: quoted(text) });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const last = node.quasis.at(-1);
      const text = last.value.cooked && rewrite({ text: last.value.cooked, key, siblings });
      // Between the expression or the first backtick and the last backtick.
      if (text) edits.push({ start: node.end - 1 - last.value.raw.length, end: node.end - 1, text: text.replace(/[`\\]|\$\{/g, '\\$&') });
      return;
    }
    // What a function is called with need not be a value of the key.
    if (node.type === 'CallExpression') return visitAll([node.callee, ...node.arguments], undefined, {});
    if (node.type === 'VariableDeclarator') return visitAll([node.init], node.id.name, {});
    if (node.type === 'Property') return visitAll([node.value], node.key.name ?? node.key.value, siblings);
    if (node.type === 'ObjectExpression') return visitAll(node.properties, key, literalsOf(node));
    return visitAll(Object.values(node).flat(), key, siblings);
  };
  /** @type {(values: readonly unknown[], key: string | undefined, siblings: Readonly<Record<string, string>>) => void} */
  const visitAll = (values, key, siblings) => {
    for (const value of values) if (isNode(value)) visit(value, key, siblings);
  };
  visit(parse(source), undefined, {});
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/**
 * @param {string} source
 * @returns {Node}
 */
function parse(source) {
  return parseAst(source, { lang: 'tsx' });
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * @param {Node} node
 * @param {(node: Node) => boolean} isWanted
 * @returns {Node | undefined}
 */
function find(node, isWanted) {
  if (isWanted(node)) return node;
  for (const child of Object.values(node).flat()) {
    const found = isNode(child) && find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/**
 * Without `as const` and `satisfies`.
 * @param {Node} node
 * @returns {Node}
 */
function withoutTypes(node) {
  return node.type.startsWith('TS') ? withoutTypes(node.expression) : node;
}

/**
 * @param {Node} object
 * @returns {Readonly<Record<string, string>>}
 */
function literalsOf({ properties }) {
  return Object.fromEntries(
    properties.flatMap((/** @type {Node} */ { key, value }) => (value?.type === 'Literal' ? [[key.name ?? key.value, String(value.value)]] : [])),
  );
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
