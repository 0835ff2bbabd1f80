import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../content');

/** `isSample` in TypeScript, the property of an article, and the mark of a section. */
const flag = /\bisSample: true\b|^sample: true$|\{#[a-z\d-]+ \.sample\b/m;

/** The files with a part that is made up. Searches them, because articles ask before the others are compiled. */
export function filesWithSamples(folder = content): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(site\.ts|(facts|pages|articles)\b.*\.(ts|md))$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => flag.test(readFileSync(join(folder, name), 'utf8')))
    .toSorted();
}
