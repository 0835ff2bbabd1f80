/** Reads the code of the project, for tests of how it is written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The path and the text of each file of src and a11y whose path matches, such as `src/styles/tokens.css`. Tests are files too. */
export function sourceFiles(pattern: RegExp): readonly (readonly [path: string, text: string])[] {
  const paths = ['src', 'a11y'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`.replaceAll('\\', '/')),
  );
  return paths.filter((path) => pattern.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
}
