/** Vite plugin: imports an article in Markdown, and `…/samples/call.sh?highlight`, as data. Browsers get only the data. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { AnchorLink } from './articles/context';
import { pageFile } from './prerender.ts';
import { publishedReport } from './publishedReport.ts';
import { serverBundle } from './serverBundle.ts';

type Readers = typeof import('./articles/readArticle');

const articles = '/src/content/articles';
const sampleSuffix = '?highlight';

export function content(): Plugin {
  let hasReport = false;
  let root = '';
  let loading: ReturnType<typeof runnerImport<Readers>> | undefined;
  const anchorsByFile = new Map<string, readonly AnchorLink[]>();
  /** The files that articles and samples quote, such as those with prices. */
  const quoted = new Set<string>();

  /** Not a static import, with which the dev server would restart after each change of a quoted file. */
  async function loadReaders(): Promise<Readers> {
    loading ??= runnerImport<Readers>('/src/build/articles/readArticle.ts', { root });
    try {
      const { module, dependencies } = await loading;
      for (const file of dependencies) quoted.add(file);
      return module;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    name: 'content',
    // One instance for all environments, so that `buildApp` knows what they have loaded.
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
      hasReport = config.command === 'build' && existsSync(join(publishedReport, 'index.html'));
    },
    load: {
      filter: { id: /\/src\/content\/(articles\/.*\.md(\?sample)?|samples\/.*\?highlight)$/ },
      async handler(id) {
        const { readArticle, readSample } = await loadReaders();
        const watch = (files: Iterable<string>) => Array.from(files, (dependency) => this.addWatchFile(dependency));
        watch(quoted);
        if (id.endsWith(sampleSuffix)) {
          const sample = id.slice(0, -sampleSuffix.length);
          watch([sample]);
          return dataModule(readSample(sample));
        }
        const [file = ''] = id.split('?');
        const { article, anchorLinks, sampleFiles } = readArticle(file.slice(root.length + articles.length, -'.md'.length), { hasReport });
        if (id !== file) return dataModule(article.isSample === true);
        watch(sampleFiles);
        anchorsByFile.set(id, anchorLinks);
        return dataModule(article);
      },
    },
    watchChange(file) {
      if (quoted.has(file)) loading = undefined;
    },
    buildApp: {
      // Anchors are known when all pages are rendered.
      order: 'post',
      async handler({ config }) {
        const { build } = config;
        const pages = (path: string) => readFileSync(join(root, build.outDir, pageFile(path)), 'utf8');
        const mistakes = brokenAnchors(Array.from(anchorsByFile.values()).flat(), pages);
        if (mistakes.length) throw new Error(mistakes.join('\n'));
        console.log((await serverBundle(config)).sampleReport);
      },
    },
  };
}

/** Without `moduleType`, Vite would parse the result of a .json file as JSON. */
const dataModule = (data: unknown) => ({ code: `export default ${JSON.stringify(data)}`, moduleType: 'js' });

/** Describes each link to an anchor that its page does not have. `htmlOf` returns the HTML of the page at a path. */
export function brokenAnchors(links: readonly AnchorLink[], htmlOf: (path: string) => string): readonly string[] {
  return links
    .filter(({ path, hash }) => !htmlOf(path).includes(` id="${hash}"`))
    .map(({ place, path, hash }) => `${place}: Nothing on ${path} has the id “${hash}”.`);
}
