/** Reads the published schemas and vocabularies that the formats are held against. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function published(name: string): string {
  return readFileSync(join(import.meta.dirname, '../schemas', name), 'utf8');
}
