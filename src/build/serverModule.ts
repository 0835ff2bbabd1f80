import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Runs a module of the site in the dev server, in its newest version, and returns its exports. `path` begins with `/src/`. */
export function serverModule<Exports>({ environments: { ssr } }: ViteDevServer, path: string): Promise<Exports> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment is not runnable.');
  return ssr.runner.import(path);
}
