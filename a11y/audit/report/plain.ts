/** Makes quoted text safe for every format. */
import { stripVTControlCharacters } from 'node:util';

/**
 * Drops terminal colours, and replaces what HTML, XML or YAML cannot hold (control characters, unpaired surrogates,
 * noncharacters): messages of tools may quote anything.
 */
export function plain(text: string): string {
  return stripVTControlCharacters(text).replace(unsafe, '\uFFFD');
}

const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** The same value with every text in it made `plain`. */
export function plainly<Value>(value: Value): Value {
  return JSON.parse(json(value)) as Value;
}

/** Compact: indentation would be a third of such long files. */
export function json(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) => (typeof held === 'string' ? plain(held) : held));
}
