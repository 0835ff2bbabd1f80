import { sourceFiles } from '../src/testing/sourceFiles';
import type { Finding } from './findings';

/** Finds code of the pages that matches, which breaks a rule of this house: a person must judge what it does. */
export function sourcesWith(pattern: RegExp): Finding[] {
  return sourceFiles(/^src\/(?!build|tools|testing).*(?<!\.(test|spec))\.tsx?$/).flatMap(([path, text]) => {
    const [code] = pattern.exec(text) ?? [];
    return code === undefined ? [] : [{ selector: '', what: `code of ${path}`, value: code.trim(), limit: 'none', breaks: [] }];
  });
}
