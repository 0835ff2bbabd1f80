/** Finds the script files of a page, so that the browser can request all of them in one step instead of one import after the other. */
import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports'>;

/** What every page needs besides its own sources: `app/main.tsx`. It comes first, because the inline script runs the first module. */
const entry = '/index.html';

/** Returns a function that lists the files that `import()` of each source requests, and all that these import. `sources` are below `root`. */
export function pageModules(chunks: readonly Chunk[], root: string): (sources: readonly string[]) => readonly string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const bySource = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  return (sources) => {
    const files = new Set<string>();
    const add = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      importsOf.get(file)?.forEach(add);
    };
    for (const source of [entry, ...sources]) {
      const file = bySource.get(root + source);
      if (!file) throw new Error(`No file is the chunk of ${source}.`);
      add(file);
    }
    return Array.from(files);
  };
}
