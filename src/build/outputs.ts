/** Vite plugin: writes the files besides pages, such as pictures, Markdown, the search index, and feeds. */
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { publishedReport, reportPath } from './publishedReport.ts';
import { serverBundle } from './serverBundle.ts';
import type { PagesHtml } from './template.ts';

export function outputs(pages: PagesHtml): Plugin {
  return {
    name: 'outputs',
    async buildApp({ config }) {
      const outDir = join(config.root, config.build.outDir);
      const { drawPictures, writeTextFiles } = await serverBundle(config);
      const drawn = Array.from(drawPictures(), ([path, draw]) => [path, () => draw().content] as const);
      for (const [path, write] of [...drawn, ...writeTextFiles(pages)]) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, write());
      }
      if (existsSync(join(publishedReport, 'index.html'))) await cp(publishedReport, join(outDir, reportPath), { recursive: true });
    },
  };
}
