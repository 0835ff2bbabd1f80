/**
 * The chunks of the app that a page needs: its HTML lists them, so that the first script requests all of them at once, and evaluates
 * each in a task of its own. What a page imports shows only when it is loaded: the server's build notes it.
 */
import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export type Chunks = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'imports' | 'moduleIds'>>>;

declare global {
  /** The modules that pages have imported since this was set, without their extensions. */
  var importedModules: Set<string> | undefined;
}

/** Vite plugin: lets the server's build note what pages import. */
export function noteImports(): Plugin {
  return {
    name: 'note-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /src\/load(Docs)?Page\.tsx$/ },
      handler: (code, id) => withNotes(code, posix.dirname(id)),
    },
  };
}

/** Throws when there is nothing to note: pages would list no chunks. */
export function withNotes(code: string, folder: string): string {
  const noted = code.replace(
    /\bimport\('(\.[^']+)'\)/g,
    (call, path: string) => `(globalThis.importedModules?.add(${JSON.stringify(posix.join(folder, path))}), ${call})`,
  );
  if (noted === code) throw new Error('A module that loads pages imports none.');
  return noted;
}

/** The modules that `load` makes pages import. */
export async function importsOf(load: () => Promise<unknown>): Promise<readonly string[]> {
  const modules = new Set<string>();
  globalThis.importedModules = modules;
  await load();
  globalThis.importedModules = undefined;
  return [...modules];
}

/** The chunks among what a build has written. */
export function chunksByFile(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Chunks {
  return Object.fromEntries(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** The files of the chunks that contain these modules. Throws when one is missing. */
export function chunksWith(modules: readonly string[], chunks: Chunks): readonly string[] {
  return modules.map((module) => {
    const [file] = Object.entries(chunks).find(([, { moduleIds }]) => moduleIds.some((id) => id.startsWith(`${module}.`))) ?? [];
    if (!file) throw new Error(`The build has no chunk with ${module}.`);
    return file;
  });
}

/** These files and all that they import, each after those that it imports: the order in which a browser evaluates them. */
export function withImports(files: readonly string[], chunks: Chunks): readonly string[] {
  const seen = new Set<string>();
  const all: string[] = [];
  const add = (file: string) => {
    const chunk = chunks[file];
    if (!chunk || seen.has(file)) return;
    // Before its imports: chunks may import each other in a circle.
    seen.add(file);
    chunk.imports.forEach(add);
    all.push(file);
  };
  files.forEach(add);
  return all;
}
