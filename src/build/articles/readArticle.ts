/** Reads articles and code samples, with the names that articles can use. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { conditions, facts, lists, sections, subjects, tables } from '../../content/articles/names.ts';
import { httpCodes } from '../../content/facts/apiReference.ts';
import { articleFile, openApiPath } from '../../content/outputPaths.ts';
import type { HighlightedCode } from '../../content/types';
import { routes } from '../../content/routes.ts';
import { highlightCode } from '../highlight.ts';
import { reportPath } from '../publishedReport.ts';
import { type CompiledArticle, compileArticle } from './compileArticle.ts';
import type { Scope } from './context.ts';
import { isDate } from './properties.ts';
import { filesWithSamples } from '../filesWithSamples.ts';

const root = join(import.meta.dirname, '../../..');
const samples = join(root, 'src/content/samples');

const articleFolder = 'src/content/articles';
// Playwright reads articles too, without Vite.
const dated = import.meta.env
  ? import.meta.glob<object>(['/src/content/{facts/*,site,siteRoutes}.ts', '!**/*.test.ts'], { eager: true })
  : {};

const hasSamples = filesWithSamples().length > 0;

export const scope = {
  pages: new Set<string>(routes.map(({ path }) => path)),
  files: new Set([openApiPath, reportPath]),
  samples: new Map([
    ...readdirSync(samples).map((name) => [name, () => readSample(join(samples, name))] as const),
    ...httpCodes.map(({ code, error }) => [`error${code}.json`, () => highlightCode(JSON.stringify({ error }, null, 2), '.json')] as const),
  ]),
  facts,
  conditions: { ...conditions, hasSamples, hasReport: false },
  subjects,
  tables,
  lists,
  sections,
} satisfies Scope;

/** The article at `path`, whose file has the same path below `src/content/articles/`, and the files of its samples. */
export function readArticle(path: string, { hasReport = false } = {}): CompiledArticle & { readonly sampleFiles: readonly string[] } {
  const sampleFiles: string[] = [];
  const file = articleFile(path);
  const page = scope.pages.has(path) ? path : undefined;
  const compiled = compileArticle(readFileSync(join(root, file), 'utf8'), file, page, {
    ...scope,
    conditions: { ...scope.conditions, hasReport },
    samples: new Map(Array.from(scope.samples, ([name, read]) => [name, () => (sampleFiles.push(join(samples, name)), read())])),
  });
  return { ...compiled, sampleFiles, mistakes: [...dateMistakes(dated), ...compiled.mistakes] };
}

/** One line for each mistake in all articles, and in the dates of other content. */
export function contentMistakes(): readonly string[] {
  const files = readdirSync(join(root, articleFolder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const articles = files.flatMap((file) => readArticle(`/${file.replaceAll('\\', '/').slice(0, -'.md'.length)}`).mistakes);
  return Array.from(new Set(articles));
}

/** Properties with these names are dates. */
const dateNames = /^(date|ended|lastDay|\w+Date)$/;

/** One line for each date in content that is in another form. Blank texts are unknown dates. */
export function dateMistakes(modules: Readonly<Record<string, object>>): readonly string[] {
  const seen = new Set<unknown>();
  const mistakesIn = (value: unknown, file: string): readonly string[] => {
    if (!value || typeof value !== 'object' || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([name, part]) =>
      typeof part === 'string' && part && dateNames.test(name) && !isDate(part)
        ? [`${file}: “${part}” is no date. Write ${name} as YYYY-MM-DD, such as 2026-05-03.`]
        : mistakesIn(part, file),
    );
  };
  return Object.entries(modules).flatMap(([path, module]) => mistakesIn(module, path.slice(1)));
}

/** The text of the file with its syntax highlighting. */
export function readSample(file: string): HighlightedCode {
  return highlightCode(readFileSync(file, 'utf8'), extname(file));
}
