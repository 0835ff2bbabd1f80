/** Loads the server bundle of the last build. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResolvedConfig } from 'vite';

export type ServerBundle = typeof import('./serverEntry');

export function serverBundle({ root, environments }: ResolvedConfig): Promise<ServerBundle> {
  const file = join(root, environments.ssr?.build.outDir ?? '', 'serverEntry.js');
  return import(pathToFileURL(file).href);
}
