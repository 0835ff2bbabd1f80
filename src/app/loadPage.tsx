/** Loads each page: its code, and its article if it has one. Each page is a chunk. */
import type { ComponentType, ReactNode } from 'react';
import { articleFile } from '../content/outputPaths';
import { sections } from '../content/facts/sections';
import type { Article } from '../content/types';
import { Mistake } from '../lib/mistake';
import { Main } from '../layout/Main/Main';
import type { PageMeta, PageProps } from '../content/routes';
import { isArticle, normalizePath, notFound, siteRouteAt } from '../content/siteRoutes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly content: ReactNode;
}

type PageComponent = ComponentType<PageProps & { readonly article?: Article; readonly plate?: ReactNode }>;

/** Every component of a page, and every article outside the docs, by file. A file that exports `Plate` adds it to a page of the docs. */
const components = import.meta.glob<Record<string, PageComponent>>('/src/pages/*/*Page.tsx');
const articles = import.meta.glob<Article>(['/src/content/articles/**/*.md', '!/src/content/articles/docs/**'], { import: 'default' });

const isInDocs = (path: string) => path.startsWith('/docs/');
const loadDocs = () => import('./docs');

/** The page at `path`, or the not-found page. Only a path in the docs fetches code. */
export async function findPage(path: string): Promise<PageMeta> {
  const normalized = normalizePath(path);
  const inDocs = isInDocs(normalized) ? (await loadDocs()).docsByPath.get(normalized) : undefined;
  return siteRouteAt(normalized) ?? inDocs ?? notFound;
}

/** The files of a page: its component, its article, and the table of the docs. Throws when one is missing. */
export async function sourcesOf(page: PageMeta): Promise<readonly string[]> {
  const { component, path } = page;
  const file = Object.keys(components).find((name) => name.endsWith(`/${component}.tsx`));
  if (!file) throw new Mistake(`The route table names the component ${component}, but src/pages/ has no ${component}.tsx.`);
  const article = `/${articleFile(path)}`;
  const loaders = await articlesBeside(path);
  if (!loaders[article] && isArticle(page)) throw new Mistake(`${path} has no text: write ${articleFile(path)}.`);
  return [file, ...(loaders[article] ? [article] : []), ...(isInDocs(path) ? ['/src/app/docs.ts'] : [])];
}

async function articlesBeside(path: string): Promise<typeof articles> {
  return isInDocs(path) ? (await loadDocs()).docsArticles : articles;
}

/** Fetches the article of a page. Undefined for a page that has none. */
export async function loadArticle({ path }: PageMeta): Promise<Article | undefined> {
  const loaders = await articlesBeside(path);
  return loaders[`/${articleFile(path)}`]?.();
}

async function loadContent(page: PageMeta): Promise<ReactNode> {
  const [file = ''] = await sourcesOf(page);
  const [module, article] = await Promise.all([components[file]?.(), loadArticle(page)]);
  const Page = module?.[page.component];
  if (!Page) throw new Mistake(`${page.component}.tsx has no export with its name.`);
  const { Plate } = module;
  // Each page gets its own elements: those of another page could keep texts that a translator has replaced. But pages of the docs share
  // their menu, which keeps its scroll position.
  const key = page.section === sections.docs ? sections.docs : page.path;
  const content = <Page key={key} page={page} article={article} plate={Plate && <Plate page={page} />} />;
  // An article has navigation beside <main>, so its component places <main> itself.
  return article ? content : <Main>{content}</Main>;
}

/** Loaded pages by path. Not React.lazy, which suspends even for a loaded module and so blanks the page. */
const loaded = new Map<string, LoadedPage>();

/**
 * Fetches the page at `path`, or the not-found page. Rejects when its code cannot be fetched. A page whose HTML says which one it is can be
 * at another URL, `shownAt`.
 */
export async function loadPage(path: string, shownAt = path): Promise<LoadedPage> {
  const page = await findPage(path);
  const content = await loadContent(page);
  // Concurrent callers get the same object, because App compares pages by identity.
  const result = loaded.get(page.path) ?? { page, content };
  for (const at of [page.path, normalizePath(shownAt)]) loaded.set(at, result);
  return result;
}

/** The page at `path`. Undefined until `loadPage` has resolved for it. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(normalizePath(path));
}
