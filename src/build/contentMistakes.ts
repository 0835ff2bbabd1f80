/** Lists the mistakes of authors that no type finds, with file and line: in articles, samples, and the route table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type ProviderModels, providerModels } from '../content/facts/models.ts';
import { searchWords } from '../content/pages/searchWords.ts';
import { routes } from '../content/routes.ts';
import { duplicates } from '../lib/duplicates.ts';
import { isDay } from '../lib/isDay.ts';
import { articlePaths, contentFiles, filesWithSamples, readArticle, readSample, sampleFiles } from './articles/readArticle.ts';
import { builtOn } from './feeds.ts';
import { fillNames } from './highlight.ts';

export { contentFiles, filesWithSamples, readArticle, readSample, sampleFiles, searchWords };

const root = join(import.meta.dirname, '../..');
const content = 'src/content';
const samples = `${content}/samples`;
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** One line for each mistake. */
export function contentMistakes(report?: Parameters<typeof readArticle>[1]): readonly string[] {
  return [
    // A mistake of a sample has no place in the article that shows it. It follows with that of the sample.
    ...articlePaths().flatMap((path) => readArticle(path, report).mistakes.filter((mistake) => mistake.startsWith(content))),
    ...pathMistakes(routes.map(({ path }) => path)),
    ...contentFiles.filter((file) => file.endsWith('.ts')).flatMap((file) => dayMistakes(file, textOf(file))),
    ...readdirSync(join(root, samples)).flatMap((name) => sampleMistakes(`${samples}/${name}`, textOf(`${samples}/${name}`))),
  ];
}

/** One line for each model whose provider has retired it. The build warns and goes on, so that a day does not stop it. */
export function retiredModels(known: readonly ProviderModels[] = providerModels, today = builtOn().toISOString()): readonly string[] {
  const retired = known.flatMap(({ retirements = {} }) => Object.entries(retirements)).filter(([, day]) => day <= today);
  return retired.map(
    ([model, day]) => `${placeOf(`${content}/facts/models.ts`, model)}: “${model}” is retired since ${day}. Name another model.`,
  );
}

/** The file, and the first line with a text, or the first line of the file. */
function placeOf(file: string, text: string): string {
  const index = Math.max(textOf(file).indexOf(text), 0);
  return `${file}:${textOf(file).slice(0, index).split('\n').length}`;
}

export function pathMistakes(paths: readonly string[]): readonly string[] {
  return duplicates(paths).map((path) => {
    const [file = ''] = ['routes.ts', 'siteRoutes.ts'].filter((name) => textOf(`${content}/${name}`).includes(`path: '${path}'`));
    return `${placeOf(`${content}/${file}`, `path: '${path}'`)}: Two pages have the path “${path}”.`;
  });
}

/** Days in typed content that do not exist, such as 2026-02-31, whose type does not know how many days a month has. */
export function dayMistakes(file: string, code: string): readonly string[] {
  const mistakeOf = (line: string) => {
    const wrong = Array.from(line.matchAll(/'(\d+-\d+-\d+)'/g), ([, day = '']) => day).find((day) => !isDay(day));
    return wrong && `“${wrong}” is no date. Write YYYY-MM-DD, such as 2026-05-03.`;
  };
  return withPlaces(file, code.split('\n').map(mistakeOf));
}

const providers: readonly string[] = providerModels.map(({ id }) => id);

/** What is wrong with a sample: an unknown placeholder or provider, or its syntax. Tests run the samples of other languages. */
export function sampleMistakes(file: string, code: string): readonly string[] {
  const sentences = code.split('\n').map((line) => errorOf(() => fillNames(line)) ?? providerMistake(line));
  const [error] = file.endsWith('.mjs') ? parseSync(file, code).errors : [];
  if (error) sentences[code.slice(0, error.labels[0]?.start).split('\n').length - 1] = error.message;
  if (file.endsWith('.json')) sentences[0] ??= errorOf(() => JSON.parse(code));
  return withPlaces(file, sentences);
}

function providerMistake(line: string): string | undefined {
  const [, provider] = /\b(?:provider|asked)["']?(?:, "value")?: ?["']([\w-]+)["']/.exec(line) ?? [];
  return provider === undefined || providers.includes(provider) ? undefined : `“${provider}” is no provider of facts/models.ts.`;
}

/** `sentences` has one for each line with a mistake. */
function withPlaces(file: string, sentences: readonly (string | undefined)[]): readonly string[] {
  return sentences.flatMap((sentence, index) => (sentence ? [`${file}:${index + 1}: ${sentence}`] : []));
}

function errorOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll(/\s+/g, ' ');
  }
}
