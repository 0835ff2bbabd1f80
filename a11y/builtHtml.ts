import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planted } from './audit/barriers/barriers';
import { plantInHtml } from './audit/barriers/plant';
import { address, served } from './run';

/** Returns the HTML of a page as it was built, or as it is published. Throws if there is none. */
export function builtHtml(path: string): string {
  const file = join(import.meta.dirname, '..', address ? served : 'dist', path === '/' ? 'index.html' : `${path}.html`);
  return plantInHtml(path, readFileSync(file, 'utf8'), planted());
}
