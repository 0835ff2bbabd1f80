/** Vite plugin: puts modules of our own in place of private ones of a package. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The source of each replacement, or what makes it of the module's own, by the end of the path of the module that it replaces. */
export type Replacements = Readonly<Record<string, string | ((source: string) => string)>>;

/** Stops the build when the client has no such module any more, so that no replacement is forgotten. */
export function replaceModules(name: string, replacements: Replacements): Plugin {
  const replaced = (id: string) => Object.keys(replacements).find((module) => id.endsWith(module));
  return {
    name,
    enforce: 'pre',
    async load(id) {
      const replacement = replacements[replaced(id) ?? ''];
      return typeof replacement === 'function' ? replacement(await readFile(id, 'utf8')) : replacement;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const found = new Set(Array.from(this.getModuleIds(), replaced));
      const missing = Object.keys(replacements).filter((module) => !found.has(module));
      if (missing.length) throw new Error(`${name}: there is no ${missing.join(', ')} any more. Does it still need replacing?`);
    },
  };
}
