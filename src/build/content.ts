/** Vite plugin: imports an article in Markdown, and `…/samples/call.sh?highlight`, as data. An article with tabs has their component too. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { Mistake } from '../lib/mistake.ts';
import { linkMistakes } from './linkMistakes.ts';
import { publishedReport, reportFiles } from './publishedReport.ts';
import type { PagesHtml } from './serverEntry';

type Readers = typeof import('./contentMistakes');

const articles = '/src/content/articles';
const sampleSuffix = '?highlight';

export function content(pages: PagesHtml): Plugin[] {
  let report = {};
  let root = '';
  let base = '/';
  let loading: ReturnType<typeof runnerImport<Readers>> | undefined;
  /** The files that articles quote, such as samples and those with prices. */
  const quoted = new Set<string>();

  /** They keep what they have read, until a file that articles quote changes. Not a static import, with which the dev server would restart then. */
  async function loadReaders(): Promise<Readers> {
    loading ??= runnerImport<Readers>('/src/build/contentMistakes.ts', { root, base });
    const { module, dependencies } = await loading;
    for (const file of [...dependencies, ...module.sampleFiles]) quoted.add(file);
    return module;
  }

  const readContent: Plugin = {
    name: 'content',
    // One instance for all environments, so that `buildApp` knows what they have loaded.
    sharedDuringBuild: true,
    configResolved(config) {
      ({ root, base } = config);
      const has = (file: string) => config.command === 'build' && existsSync(join(publishedReport, file));
      report = { hasReport: has(''), isSigned: has(`${reportFiles}/openacr.yaml`) };
    },
    load: {
      filter: { id: /\/src\/content\/(articles\/.*\.md|samples\/.*\?highlight)$/ },
      async handler(id) {
        const { readArticle, readSample } = await loadReaders();
        for (const file of quoted) this.addWatchFile(file);
        if (id.endsWith(sampleSuffix)) return dataModule(readSample(id.slice(0, -sampleSuffix.length)));
        const path = id.slice(root.length + articles.length, -'.md'.length);
        const { article, mistakes } = readArticle(path, report);
        stopAt(mistakes);
        const data = dataModule(article);
        if (!data.code.includes('"kind":"codeTabs"')) return data;
        return {
          ...data,
          code: `import { CodeTabs } from '/src/components/CodeTabs/CodeTabs'; ${data.code.replace(/\}$/, ', CodeTabs }')}`,
        };
      },
    },
    watchChange(id) {
      if (!/\.(md|tsx|css)$/.test(id)) loading = undefined;
    },
    buildApp: {
      // Anchors and files are known when all plugins have written theirs.
      order: 'post',
      async handler({ config: { build } }) {
        const { contentFiles, filesWithSamples, retiredModels, searchWords } = await loadReaders();
        const content = new Map(contentFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
        stopAt(linkMistakes({ pages, hasFile: (path) => existsSync(join(root, build.outDir, path)), base, searchWords, content }));
        for (const warning of retiredModels()) console.warn(warning);
        console.log(`Files with samples: ${filesWithSamples(report).join(', ') || 'none'}`);
      },
    },
  };

  // Rolldown would show no more than five mistakes, among lines about itself.
  const checkContent: Plugin = {
    name: 'check-content',
    buildApp: { order: 'pre', handler: async () => stopAt((await loadReaders()).contentMistakes(report)) },
  };
  return [readContent, checkContent];
}

function stopAt(mistakes: readonly string[]) {
  if (mistakes.length) throw new Mistake(mistakes.join('\n'));
}

/** Without `moduleType`, Vite would parse the result of a .json file as JSON. */
const dataModule = (data: unknown) => ({ code: `export default ${JSON.stringify(data)}`, moduleType: 'js' });
