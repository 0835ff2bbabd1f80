/** Vite plugin: writes the files besides pages, such as pictures, Markdown, the search index, and feeds. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { reportPath } from '../content/reportFiles.ts';
import { routes } from '../routes.ts';
import { pageContent } from './pageContent.ts';
import { pictures } from './pictures.ts';
import { pageFile } from './prerender.ts';
import { serverBundle } from './serverBundle.ts';
import { textFiles } from './textFiles.ts';

/** `npm run audit` leaves its report here for the next build. */
const report = '.cache/audit/published';

export function outputs(): Plugin {
  return {
    name: 'outputs',
    // A constant instead of a request: prerender and browser must agree, or hydration fails.
    config: (_, { command }) => ({ define: { __HAS_REPORT__: String(command === 'build' && hasReport()) } }),
    async buildApp({ config }) {
      const outDir = join(config.root, config.build.outDir);
      const contents = await Promise.all(
        routes.map(async ({ path }) => [path, pageContent(await readFile(join(outDir, pageFile(path)), 'utf8'), path)] as const),
      );
      const drawn = Array.from(pictures(await serverBundle(config)), ([path, draw]) => [path, () => draw().content] as const);
      for (const [path, write] of [...drawn, ...textFiles(new Map(contents))]) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, write());
      }
      if (hasReport()) await cp(report, join(outDir, reportPath), { recursive: true });
    },
  };
}

function hasReport(): boolean {
  return existsSync(join(report, 'index.html'));
}
