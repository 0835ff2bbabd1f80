/** Finds the script files of a page, so that the browser can request all of them in one step instead of one import after the other. */
import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports'>;

/** What every page needs besides its own sources. Its script is `app/main.tsx`. */
const entry = '/index.html';

/**
 * Returns the files that `import()` of each source requests, and all files that these import. Such a file may contain no more than exports of
 * another. `sources` are paths below `root`.
 */
export function pageModules(sources: readonly string[], chunks: readonly Chunk[], root: string): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bySource = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  for (const source of [entry, ...sources]) {
    const file = bySource.get(root + source);
    if (!file) throw new Error(`No file is the chunk of ${source}.`);
    add(file);
  }
  return Array.from(files);
}
