/** Reads articles and code samples, with the names that articles can use. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { conditions, facts, sections, subjects, tables } from '../../content/articles/names.ts';
import { httpCodes } from '../../content/facts/apiReference.ts';
import { articleFile, downloads, openApiPath } from '../../content/outputPaths.ts';
import type { HighlightedCode } from '../../content/types';
import { routes } from '../../content/routes.ts';
import { highlightCode } from '../highlight.ts';
import { reportPath } from '../publishedReport.ts';
import { type CompiledArticle, compileArticle } from './compileArticle.ts';
import type { Scope } from './context.ts';

const root = join(import.meta.dirname, '../../..');
const samples = join(root, 'src/content/samples');

export const sampleFiles: readonly string[] = readdirSync(samples).map((name) => join(samples, name));

export const scope = {
  pages: new Set<string>(routes.map(({ path }) => path)),
  files: new Set([openApiPath, reportPath, ...downloads]),
  samples: new Map([
    ...sampleFiles.map((file) => [basename(file), () => readSample(file)] as const),
    ...httpCodes.map(({ code, error }) => [`error${code}.json`, () => highlightCode(JSON.stringify({ error }, null, 2), '.json')] as const),
  ]),
  facts,
  conditions: { ...conditions, hasReport: false, isSigned: false },
  subjects,
  tables,
  sections,
} satisfies Scope;

/** The check for mistakes, the client, and the server need each article. Its text is part of the key, because the dev server reads on. */
const read = new Map<string, CompiledArticle>();

/** The article at `path`, whose file has the same path below `src/content/articles/`. */
export function readArticle(path: string, report: Scope['conditions'] = {}): CompiledArticle {
  const text = readFileSync(join(root, articleFile(path)), 'utf8');
  const key = [path, JSON.stringify(report), text].join(' ');
  const page = scope.pages.has(path) ? path : undefined;
  const conditions = { ...scope.conditions, ...report };
  const article = read.get(key) ?? compileArticle(text, articleFile(path), page, { ...scope, conditions });
  read.set(key, article);
  return article;
}

/** The files that an author writes, besides samples. */
export const contentFiles: readonly string[] = readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/content/${name.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test)\.(md|ts)$/.test(file) && !file.startsWith('src/content/samples/'));

/** The paths of all articles. */
export const articlePaths = () => contentFiles.flatMap((file) => /^src\/content\/articles(\/.*)\.md$/.exec(file)?.[1] ?? []);

/** The files with a part that is made up: articles as they are compiled, and typed content with the flag `isSample: true`. */
export function filesWithSamples(report?: Scope['conditions']): readonly string[] {
  const hasSample = (path: string) => JSON.stringify(readArticle(path, report).article).includes('"isSample":true');
  return [...articlePaths().filter(hasSample).map(articleFile), ...contentFiles.filter(hasFlag)]
    .map((file) => file.slice('src/content/'.length))
    .toSorted();
}

const hasFlag = (file: string) => file.endsWith('.ts') && /\bisSample: true\b/.test(readFileSync(join(root, file), 'utf8'));

/** The text of the file with its syntax highlighting. */
export function readSample(file: string): HighlightedCode {
  return highlightCode(readFileSync(file, 'utf8'), extname(file));
}
