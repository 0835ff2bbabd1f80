import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';

/** Finds code of the pages that matches, which breaks a rule of this house: a person must judge what it does. */
export function sourcesWith(pattern: RegExp): Finding[] {
  const source = join(import.meta.dirname, '../src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ofPages = names.filter((name) => /\.tsx?$/.test(name) && !/^(build|tools|testing)\b|\.(test|spec)\./.test(name));
  return ofPages.flatMap((name) => {
    const [code] = pattern.exec(readFileSync(join(source, name), 'utf8')) ?? [];
    return code === undefined ? [] : [{ selector: '', what: `code of src/${name}`, value: code.trim(), limit: 'none', breaks: [] }];
  });
}
