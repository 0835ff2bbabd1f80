import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The HTML of a built page, as it lies in `dist`. Throws when there is none at `path`. */
export function builtHtml(path: string): string {
  return readFileSync(join(import.meta.dirname, '../dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}
