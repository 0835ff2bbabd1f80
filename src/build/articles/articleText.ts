/** Compiles running text: fills in facts, and resolves links. */
import type { Link, Node, PhrasingContent } from 'mdast';
import { providers } from '../../content/facts/providers.ts';
import { contactAbout, isForSales, subjects } from '../../content/facts/subjects.ts';
import { site } from '../../content/site.ts';
import type { Inline, RichText } from '../../content/types';
import type { Href, Path } from '../../content/routes';
import { attempt, type Context, type Directive, fail, named } from './context.ts';

export function richText(nodes: readonly PhrasingContent[], context: Context): RichText {
  const parts = joined(nodes.flatMap((node) => attempt(context, () => inline(node, context), [])));
  const [only = ''] = parts;
  return parts.length < 2 && typeof only === 'string' ? only : parts;
}

/** Text without code, emphasis, and links, such as a heading or a caption. */
export function plainText(nodes: readonly PhrasingContent[], context: Context, what: string): string {
  return nodes
    .map((node) => (node.type === 'text' ? stringWithFacts(node.value, node, context) : fail(node, context, `${what} is plain text.`)))
    .join('')
    .trim();
}

function inline(node: PhrasingContent, context: Context): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return withFacts(node.value.replaceAll('\n', ' '), node, context);
    case 'inlineCode':
      return [{ code: stringWithFacts(node.value, node, context) }];
    case 'strong':
      return [{ strong: plainText(node.children, context, 'Strong text') }];
    case 'link':
      return [link(node, context)];
    case 'textDirective':
      return isShown(node, context) ? node.children.flatMap((child) => inline(child, context)) : [];
    case 'html':
      return fail(node, context, 'HTML in Markdown is not supported. src/content/README.md lists what is.');
    default:
      return fail(node, context, `${unsupported[node.type] ?? node.type} is not supported. src/content/README.md lists what is.`);
  }
}

const unsupported: Readonly<Record<string, string>> = {
  break: 'A line break inside a paragraph',
  delete: 'Struck text',
  emphasis: 'Emphasis with one asterisk or underscore',
  footnoteReference: 'A footnote',
  image: 'An image',
  imageReference: 'An image',
  linkReference: 'A link to a definition',
};

/** Whether the text of `:when[…]{name}`, `:unless[…]{name}`, or of such a container is part of this build. */
export function isShown(node: Directive, context: Context): boolean {
  const [condition, ...others] = Object.keys(node.attributes ?? {});
  if (others.length) return fail(node, context, `“${node.name}” has more than one condition.`);
  return named(node, context, 'condition', context.scope.conditions, condition) === (node.name === 'when');
}

/**
 * `/docs/glossary#key` is a page, and `/contact?subject=streaming` fills in its form. Everything else is a file, another site, or a mailbox. The
 * build checks anchors when all pages are rendered.
 */
function link(node: Link, context: Context): Inline {
  const { pages, files } = context.scope;
  if (node.title) return fail(node, context, 'The title of a link is not supported.');
  const text = plainText(node.children, context, 'The text of a link');
  const url = stringWithFacts(node.url, node, context);
  const href = (url.startsWith('#') ? `${context.path}${url}` : url) as Href;
  if (/^(https|mailto):/.test(href) || files.has(href)) return { text, href };
  const [path = '', search] = href.split('#', 1)[0]!.split('?');
  if (!pages.has(path))
    return fail(
      node,
      context,
      `No page and no file has the path “${url}”. A link is a path, such as /docs/caching, or starts with https: or mailto:.`,
    );
  // Not one expression: TypeScript cannot represent its type if a site has 1,000 pages.
  if (search === undefined) return { text, href };
  const subject = subjectOf(path, search, node, context);
  const mailbox = isForSales(subjects[subject]) ? site.salesEmail : site.supportEmail;
  const draft = `mailto:${mailbox}?subject=${encodeURIComponent(subjects[subject])}` as const;
  return { text, href: contactAbout(subject), ...(!site.forms.contact && { draft }) };
}

/** The subject that a query fills in. */
function subjectOf(path: string, search: string, node: Node, context: Context): keyof typeof subjects {
  if (path !== ('/contact' satisfies Path)) return fail(node, context, 'Only /contact takes a subject.');
  const [, subject] = /^subject=(.*)$/.exec(search) ?? fail(node, context, `“?${search}” is no subject: write ?subject=name.`);
  named(node, context, 'subject', context.scope.subjects, subject);
  return subject as keyof typeof subjects;
}

/** Replaces `{{name}}`. A fact can be rich text. */
function withFacts(text: string, node: Node, context: Context): readonly Inline[] {
  // The pieces alternate: text, name, text.
  return text.split(/\{\{(.*?)\}\}/).flatMap((piece, index) => {
    const part = () => (index % 2 ? factNamed(piece.trim(), node, context) : withoutFacts(piece, node, context));
    return attempt(context, part, '');
  });
}

/** Prices and providers change in one place. */
function withoutFacts(text: string, node: Node, context: Context): string {
  const [price] = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}/u.exec(text) ?? [];
  if (price) return fail(node, context, `“${price}” is a price. Name it, such as {{starter.price}}.`);
  const [stray] = /:::|::\w+\[|\{\{|\}\}/.exec(text) ?? [];
  if (stray) return fail(node, context, `“${stray}” would be shown. Close what it opens, or, around another directive, write ::::.`);
  const isIn = (name: string) => new RegExp(`(?<!\\w)${name.replaceAll(/\W/g, String.raw`\$&`)}(?!\\w)`).test(text);
  const provider = providers.find(({ name }) => isIn(name));
  if (provider)
    return fail(node, context, `“${provider.name}” is a provider. Name it as {{providerNames.${provider.id}}}, or use another word.`);
  return text;
}

function stringWithFacts(text: string, node: Node, context: Context): string {
  return withFacts(text, node, context)
    .map((part) => (typeof part === 'string' ? part : fail(node, context, `“${text}” names a fact that is no plain text.`)))
    .join('');
}

function factNamed(name: string, node: Node, context: Context): RichText {
  let value: unknown = context.scope.facts;
  for (const key of name.split('.'))
    value = typeof value === 'object' && value && Object.hasOwn(value, key) ? value[key as never] : undefined;
  if (value === '') return fail(node, context, `“${name}” is empty, and this sentence needs it. See src/content/site.ts.`);
  if (typeof value === 'string' || Array.isArray(value)) return value as RichText;
  return fail(node, context, `No fact is named “${name}”. The facts are in src/content/articles/names.ts.`);
}

/** Joins strings that are next to each other. React would separate them with comments. */
function joined(parts: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result.splice(-1, 1, last + part);
    else if (part !== '') result.push(part);
  }
  return result;
}
