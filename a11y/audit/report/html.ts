/** HTML out of template literals: whatever is put into `html` is escaped, unless `html` made it. */
import { stripVTControlCharacters } from 'node:util';

/** Markup that is escaped already. */
export interface Html {
  readonly markup: string;
}

type Value = Html | string | number | false | undefined | readonly Value[];

/** `html\`<p>${text}</p>\``; lists are put one after the other, `false` and `undefined` leave nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

/** Puts words between entries: `1.1.1, 1.1.2 and 1.2.1`. */
export function joined(entries: readonly (Html | string)[], last = ', '): readonly Value[] {
  return entries.map((entry, index) => [index === 0 ? '' : index === entries.length - 1 ? last : ', ', entry]);
}

function markupOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  const readable = stripVTControlCharacters(text).replace(notInHtml, '\ufffd');
  return readable.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Control characters, half pairs and non-characters: the HTML standard forbids them, and messages of tools may quote anything. */
const notInHtml = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
