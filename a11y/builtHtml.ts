import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planted } from './audit/barriers/barriers';
import { plantInHtml } from './audit/barriers/plant';

/** Returns the HTML of a built page in `dist`. Throws if there is none. */
export function builtHtml(path: string): string {
  const text = readFileSync(join(import.meta.dirname, '../dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  return plantInHtml(path, text, planted());
}
