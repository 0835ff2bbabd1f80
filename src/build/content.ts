/** Vite plugin: imports an article in Markdown, and `…/samples/hub.sh?highlight`, as data. Browsers get only the data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Readers = typeof import('./articles/readArticle');

/** `npm run audit` leaves its report here for the next build. */
export const publishedReport = '.cache/audit/published';

const articles = '/src/content/articles/';
const sampleSuffix = '?highlight';

export function content(): Plugin {
  let hasReport = false;
  let root = '';
  let loading: ReturnType<typeof runnerImport<Readers>> | undefined;
  /** The files that articles and samples quote, such as those with prices. */
  const quoted = new Set<string>();

  /** Not a static import, with which the dev server would restart after each change of a quoted file. */
  async function load(): Promise<Readers> {
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
    configResolved(config) {
      root = config.root;
      hasReport = config.command === 'build' && existsSync(join(publishedReport, 'index.html'));
    },
    async load(id) {
      const file = id.slice(root.length);
      const isSample = id.endsWith(sampleSuffix);
      if (!isSample && !(file.startsWith(articles) && file.endsWith('.md'))) return;
      const { readArticle, readSample } = await load();
      const data = isSample
        ? readSample(id.slice(0, -sampleSuffix.length))
        : readArticle(file.slice(articles.length - 1, -'.md'.length), { hasReport }).article;
      for (const dependency of quoted) this.addWatchFile(dependency);
      // Without `moduleType`, Vite would parse the result of a .json file as JSON.
      return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' };
    },
    watchChange(file) {
      if (quoted.has(file)) loading = undefined;
    },
  };
}
