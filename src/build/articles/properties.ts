/** Reads the properties of an article, which are lines between two lines of `---`. */
import type { Node, Yaml } from 'mdast';
import type { Article } from '../../content/types';
import { stringWithFacts } from './articleText.ts';
import { attempt, type Context, fail } from './context.ts';

type Properties = Pick<Article, 'isSample' | 'lastChanged'>;

export function propertiesOf({ value, position }: Yaml, context: Context): Properties {
  const properties = value.split('\n').map((text, index) => {
    const start = { line: (position?.start.line ?? 0) + 1 + index, column: 1 };
    return attempt(context, () => propertyOf(text, { type: 'yaml', position: { start, end: start } }, context), {});
  });
  return Object.assign({}, ...properties);
}

function propertyOf(text: string, node: Node, context: Context): Properties {
  if (/^(#|$)/.test(text)) return {};
  if (!context.path) return fail(node, context, 'This file is not a page, so it has no properties.');
  if (text === 'sample: true') return { isSample: true };
  const [, value] = /^lastChanged: '?(.*?)'?$/.exec(text) ?? [];
  if (value === undefined) return fail(node, context, `“${text}” is neither “sample: true” nor a date, such as “lastChanged: 2026-05-03”.`);
  if (!context.path.startsWith('/docs')) return fail(node, context, 'Only pages of the docs show “lastChanged”.');
  const date = stringWithFacts(value, node, context);
  const mistake = date && dateMistake(date);
  if (mistake) return fail(node, context, mistake);
  return date ? { lastChanged: date } : {};
}

/** What is wrong with a text that should be a day, whose type does not know how many days a month has. */
export function dateMistake(text: string): string | undefined {
  const time = Date.parse(text);
  if (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text) return undefined;
  return `“${text}” is no date. Write YYYY-MM-DD, such as 2026-05-03.`;
}
