/** Loads each page: its code, and its article if it has one. Each page is a chunk. */
import type { ComponentType, ReactNode } from 'react';
import { articleFile } from '../outputPaths';
import { sections } from '../content/facts/sections';
import type { Article } from '../content/types';
import { Main } from '../layout/Main/Main';
import { matchPath, type PageMeta, type PageProps } from '../routes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly content: ReactNode;
}

type PageComponent = ComponentType<PageProps & { readonly article?: Article | undefined; readonly plate?: ReactNode }>;

/** Every component of a page and every article, by file. A file that exports `Plate` adds it to a page of the docs. */
const components = import.meta.glob<Record<string, PageComponent>>('/src/pages/*/*Page.tsx');
const articles = import.meta.glob<Article>('/src/content/articles/**/*.md', { import: 'default' });

/** The files with the component and the article of a page. Throws when one is missing. */
export function sourcesOf({ component, path }: PageMeta): { readonly component: string; readonly article?: string } {
  const file = Object.keys(components).find((name) => name.endsWith(`/${component}.tsx`));
  if (!file) throw new Error(`src/routes.ts names the component ${component}, but src/pages/ has no ${component}.tsx.`);
  const article = `/${articleFile(path)}`;
  if (articles[article]) return { component: file, article };
  if (['DocsPage', 'ProsePage', 'ArticlePage'].includes(component)) throw new Error(`${path} has no text: write ${articleFile(path)}.`);
  return { component: file };
}

/** Fetches the article of a page. Undefined for a page that has none. */
export async function loadArticle(page: PageMeta): Promise<Article | undefined> {
  const { article = '' } = sourcesOf(page);
  return articles[article]?.();
}

async function loadContent(page: PageMeta): Promise<ReactNode> {
  const [module, article] = await Promise.all([components[sourcesOf(page).component]?.(), loadArticle(page)]);
  const Page = module?.[page.component];
  if (!Page) throw new Error(`${page.component}.tsx has no export with its name.`);
  const { Plate } = module;
  // Each page gets its own elements: those of another page could keep texts that a translator has replaced. But pages of the docs share
  // their menu, which keeps its scroll position.
  const key = page.section === sections.docs ? sections.docs : page.id;
  const content = <Page key={key} page={page} article={article} plate={Plate && <Plate page={page} />} />;
  // An article has navigation beside <main>, so its component places <main> itself.
  return article ? content : <Main>{content}</Main>;
}

/** Loaded pages by id. Not React.lazy, which suspends even for a loaded module and so blanks the page. */
const loaded = new Map<PageMeta['id'], LoadedPage>();

/** Fetches the page at `path`, or the not-found page. Rejects when its code cannot be fetched. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const page = matchPath(path);
  const content = await loadContent(page);
  // Concurrent callers get the same object, because App compares pages by identity.
  const result = loaded.get(page.id) ?? { page, content };
  loaded.set(page.id, result);
  return result;
}

/** The page at `path`. Undefined until `loadPage` has resolved for it. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(matchPath(path).id);
}
