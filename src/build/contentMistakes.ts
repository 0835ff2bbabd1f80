/** Lists the mistakes of authors that no type finds, with file and line: in articles, samples, the route table, and facts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { planFacts } from '../content/facts/planFacts.ts';
import { type ProviderModels, providerModels } from '../content/facts/models.ts';
import { status } from '../content/facts/status.ts';
import { planFeatures } from '../content/pages/plans.ts';
import { routes } from '../content/routes.ts';
import { duplicates } from '../lib/duplicates.ts';
import { articlePaths, filesWithSamples, readArticle, readSample } from './articles/readArticle.ts';
import { isDate } from './articles/properties.ts';
import { builtOn } from './feeds.ts';

export { filesWithSamples, readArticle, readSample };

const root = join(import.meta.dirname, '../..');
const content = 'src/content';
const samples = `${content}/samples`;
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** One line for each mistake. */
export function contentMistakes(): readonly string[] {
  const dated = import.meta.glob<object>(['/src/content/{facts/*,site,siteRoutes}.ts', '!**/*.test.ts'], { eager: true });
  return [
    ...articlePaths().flatMap((path) => readArticle(path).mistakes),
    ...dateMistakes(dated),
    ...pathMistakes(routes.map(({ path }) => path)),
    ...incidentMistakes(status),
    ...featureMistakes(planFacts, planFeatures),
    ...readdirSync(join(root, samples)).flatMap((name) =>
      sampleMistakes(`${samples}/${name}`, textOf(`${samples}/${name}`), providerModels),
    ),
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
  const line = textOf(file)
    .split('\n')
    .findIndex((each) => each.includes(text));
  return `${file}:${Math.max(line, 0) + 1}`;
}

export function pathMistakes(paths: readonly string[]): readonly string[] {
  return duplicates(paths).map((path) => {
    const [file = ''] = ['routes.ts', 'siteRoutes.ts'].filter((name) => textOf(`${content}/${name}`).includes(`path: '${path}'`));
    return `${placeOf(`${content}/${file}`, `path: '${path}'`)}: Two pages have the path “${path}”.`;
  });
}

export function incidentMistakes({ services, incidents }: Pick<typeof status, 'services' | 'incidents'>): readonly string[] {
  const ids = services.map(({ id }) => id);
  return incidents.flatMap(({ id, affected }) =>
    Object.keys(affected)
      .filter((service) => !ids.includes(service))
      .map(
        (service) =>
          `${placeOf(`${content}/facts/status.ts`, `id: '${id}'`)}: No service has the id “${service}”. The ids are ${ids.join(', ')}.`,
      ),
  );
}

export function featureMistakes(plans: readonly object[], features: readonly { readonly id: string }[]): readonly string[] {
  const known = ['id', 'name', 'isPopular', ...features.map(({ id }) => id)];
  const fields = new Set(plans.flatMap(Object.keys).filter((field) => !known.includes(field)));
  return Array.from(
    fields,
    (field) =>
      `${placeOf(`${content}/facts/planFacts.ts`, `${field}:`)}: No row of planFeatures in ${content}/pages/plans.ts shows “${field}”.`,
  );
}

/** Where samples name providers and models: in a field, in the arguments of a shell function, or in a list of models by provider. */
const calls =
  /\b(provider|model)"?(?:\s*[:=]|(?:,\s*"type": "string")?,\s*"value":)\s*["']([\w.-]+)["']|(?:^\s*call (?=\S+ \S+(?: \|\||$))|(?<=models = \{[^}]*)["']?)(\w+)(?: |["']?: ["'])([\w.-]+)/gm;

/** What is wrong with a sample: its syntax, or a provider or model that `models.ts` does not have. Tests run the samples of other languages. */
export function sampleMistakes(file: string, code: string, known: readonly ProviderModels[]): readonly string[] {
  const at = (offset: number, sentence: string) => `${file}:${code.slice(0, offset).split('\n').length}: ${sentence}`;
  const names = Array.from(code.matchAll(calls));
  const [providers, models] = [known.map(({ id }) => id), known.flatMap((provider) => provider.models)];
  const unknown = names.flatMap(({ index, 1: field, 2: value = '', 3: provider = value, 4: model = value }) => [
    ...(field !== 'model' && !providers.includes(provider)
      ? [at(index, `No provider of ${content}/facts/models.ts has the id “${provider}”.`)]
      : []),
    ...(field !== 'provider' && !models.includes(model)
      ? [at(index, `No provider of ${content}/facts/models.ts has the model “${model}”.`)]
      : []),
  ]);
  const syntax = syntaxError(file, code);
  return [...(syntax === undefined ? [] : [at(syntax, 'The sample has a syntax error.')]), ...unknown];
}

/** The position of the first syntax error in JavaScript or JSON. */
function syntaxError(file: string, code: string): number | undefined {
  if (file.endsWith('.mjs')) return parseSync(file, code).errors[0]?.labels[0]?.start;
  if (!file.endsWith('.json')) return undefined;
  try {
    JSON.parse(code);
    return undefined;
  } catch {
    // V8 often names no position. What JavaScript allows is mostly a comma before a bracket.
    const [error] = parseSync('sample.mjs', `(${code})`).errors;
    return error ? (error.labels[0]?.start ?? 1) - 1 : Math.max(code.search(/,\s*[\]}]/), 0);
  }
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
