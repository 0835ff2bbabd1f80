/** Loads the server bundle of the last build (src/app/serverEntry.tsx), which renders pages and draws pictures. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResolvedConfig } from 'vite';

export type ServerBundle = typeof import('../app/serverEntry');

export function serverBundle({ root, environments }: ResolvedConfig): Promise<ServerBundle> {
  return import(pathToFileURL(join(root, environments.ssr?.build.outDir ?? '', 'serverEntry.js')).href);
}
