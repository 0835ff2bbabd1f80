/** The pages of the docs and their articles, for loadPage.tsx: a chunk that other pages do not load. */
import type { Article } from '../content/types';
import { docsPages, type Route } from '../content/routes';

export const docsArticles = import.meta.glob<Article>('/src/content/articles/docs/**/*.md', { import: 'default' });
export const docsByPath = new Map<string, Route>(docsPages.map((page) => [page.path, page]));
