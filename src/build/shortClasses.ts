/**
 * Vite plugins: number the classes of CSS modules. Names with a hash do not compress: 1.3 kB of 12.8, and some in each page and chunk.
 * Before Vite computes the hashes of files, so that a file with other names has another address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const moduleFile = /\.module\.css$/;
/** As lightningcss names what belongs to a module: a hash, with an underscore before one that starts with a digit. */
const hashed = /(?<![\w-])_?[\w-]{6}_([a-zA-Z][\w-]*)/g;

export function shortClasses(root = 'src'): Plugin[] {
  const numbers = numberClasses(root);
  const shorten = (code: string, id: string) => {
    const file = relative(root, id).replaceAll('\\', '/');
    return moduleFile.test(file) ? withShortNames(code, (name) => numbers.get(`${file} ${name}`)) : undefined;
  };
  // After the style has been compiled, and after it has become a script that exports the names.
  return [
    { name: 'short-classes', apply: 'build', transform: shorten },
    { name: 'short-class-names', apply: 'build', enforce: 'post', transform: shorten },
  ];
}

/** Only classes: a name that is none, as of an animation, keeps its hash. */
export function withShortNames(code: string, numberOf: (name: string) => number | undefined): string {
  return code.replace(hashed, (whole, name: string) => {
    const number = numberOf(name);
    // The underscore: no other class of the site starts with one.
    return number === undefined ? whole : `_${number.toString(36)}`;
  });
}

/** The same for the client and the server build. */
function numberClasses(root: string): ReadonlyMap<string, number> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => moduleFile.test(file)).toSorted();
  const keys = files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const names = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name));
    return Array.from(names, (name) => `${file.replaceAll('\\', '/')} ${name}`);
  });
  return new Map(keys.map((key, index) => [key, index]));
}
