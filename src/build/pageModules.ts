/** Finds the script files of a page, so that the browser can request all of them in one step instead of one import after the other. */
import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports'>;

/** What every page needs besides its own sources. */
const appSources = ['/src/app/main.tsx', '/src/app/hydrate.tsx'];

/** Returns the files of the chunks that contain the sources, and of all chunks that these import. `sources` are paths below `root`. */
export function pageModules(sources: readonly string[], chunks: readonly Chunk[], root: string): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName] as const)));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  for (const source of [...appSources, ...sources]) {
    const file = byModule.get(root + source);
    if (!file) throw new Error(`No chunk contains ${source}.`);
    add(file);
  }
  return Array.from(files);
}
