import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `isSample` in TypeScript, the property of an article, and the mark of a section. */
const flag = /\bisSample: true\b|^sample: true$|\{#[a-z\d-]+ \.sample\b/m;

/** Whether any part of the content is a sample. Searches the files, because articles ask before the others are compiled. */
export function findSamples(content: string): boolean {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(site\.ts|(facts|pages|articles)\b.*\.(ts|md))$/.test(name) && !name.endsWith('.test.ts'))
    .some((name) => flag.test(readFileSync(join(content, name), 'utf8')));
}
