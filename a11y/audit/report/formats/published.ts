/** Reads a published schema or vocabulary, for the tests that validate the formats. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function published(name: string): string {
  return readFileSync(join(import.meta.dirname, '../schemas', name), 'utf8');
}
