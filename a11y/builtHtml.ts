import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planted } from './audit/barriers/barriers';
import { plantInHtml } from './audit/barriers/plant';

/** The HTML of a built page, as it lies in `dist`. Throws when there is none at `path`. */
export function builtHtml(path: string): string {
  const text = readFileSync(join(import.meta.dirname, '../dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  return plantInHtml(path, text, planted);
}
