/** Rejects unwanted words: in content, routes, and samples, and in the comments, names, and test titles of the code. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readArticle } from '../../build/articles/readArticle';
import { docsPages, routes } from '../../content/routes';
import { samples } from '../samples';
import { sourceFiles } from '../sourceFiles';
import { textsOf } from '../../testing/textsOf';
import { signIn, signUp } from '../../content/pages/account';
import { site } from '../../content/site';
import { contentModules } from '../contentModules';

/** Unwanted words, each with its replacement. */
type WordList = readonly (readonly [RegExp, string])[];

const unwantedAnywhere: WordList = [
  [/\b(anew|mend(s|ed|ing)?)\b/i, 'again, fix'],
  [
    /colou?r(?<!color)|behaviour|neighbour|favour|honour|\bcentre|catalogue|licence|cancelled|\bgrey|afterwards|(organ|recogn|real|summar|custom|raster|normal)is(e|ing)/i,
    'American spelling',
  ],
];

const unwantedInContent: WordList = [
  ...unwantedAnywhere,
  [/\bwebsites?\b/i, 'site'],
  [/\be-mail/i, 'email'],
  [/\byour hub\b/i, 'the hub'],
  [/\b(an?|your) ids?\b/, 'ID'],
  [/\b(YOUR|API)_[A-Z_]*KEY\b/, 'HUB_KEY'],
  [/\bfall-?back|\bbackup provider/i, 'failover'],
  [/\bopen(s|ing)? (an?|your) (\w+ )?account\b/i, 'sign up'],
  [/\w+, [\w’]+ (and|or) [\w’]+[.:]$/, 'a comma before “and” and “or” in a list'],
];

const unwantedInCode: WordList = [
  ...unwantedAnywhere,
  [/\bwish(es)?\b/i, 'request, pending navigation'],
  [/\b(foreign|strangers?)\b/i, 'external, unknown'],
  [/\bthe app (comes|is t?here)\b/i, 'the app loads, has hydrated'],
  [/\b(put off|of its own accord)\b/i, 'postponed, automatically'],
];

/** The label of the link to the sign-up page. Its wording is a requirement. */
const allowed = [signUp.heading];

/** `abbreviations.ts` lists words to look for, and `site.ts` has names. */
const modules = Object.fromEntries(Object.entries(contentModules).filter(([file]) => !/\/(abbreviations|site)\.ts$/.test(file)));
const texts = [
  ...Object.entries(modules).flatMap(([file, module]) => textsOf(module).map((text) => [file, text] as const)),
  ...[true, false].flatMap((hasReport) =>
    textsOf(readArticle('/accessibility', { hasReport }).article).map((text) => ['/accessibility', text] as const),
  ),
  ...textsOf([routes]).map((text) => ['routes', text] as const),
  ...Object.entries(samples),
];

const without = (text: string, parts: readonly string[]) => parts.reduce((rest, part) => rest.replaceAll(part, ''), text);

function faultsIn(text: string, list: WordList): string[] {
  const checked = without(text, allowed);
  return list.flatMap(([pattern, replacement]) => {
    const match = pattern.exec(checked);
    return match ? [`${match[0]} → ${replacement}: ${text.trim().slice(0, 100)}`] : [];
  });
}

test.each([
  ['Give us time to mend it.', 'mend'],
  ['Bearer YOUR_API_KEY', 'YOUR_API_KEY'],
  ['Light or dark colour', 'colour'],
  ['The dashboard of your hub', 'your hub'],
  ['Failover, caching and limits.', 'Failover, caching and limits.'],
])('rejects content with an unwanted word: %s', (text, word) => {
  expect(faultsIn(text, unwantedInContent)).toEqual([expect.stringMatching(new RegExp(`^${word} → `))]);
});

test('content, routes, and samples use one term for each thing', () => {
  expect(texts.length).toBeGreaterThan(600);
  expect(texts.flatMap(([file, text]) => faultsIn(text, unwantedInContent).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

/** Unwanted words in source code, by line. Names in camelCase are split into words. */
function faultsInCode(code: string): string[] {
  return code.split('\n').flatMap((line, index) => {
    const words = line.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return faultsIn(words, unwantedInCode).map((fault) => `${index + 1}: ${fault}`);
  });
}

test.each([
  ['const dropWish = 1;', 'Wish'],
  ['const foreignWords = 1;', 'foreign'],
  ['/** Waits until the app is there. */', 'the app is there'],
  ["test('shows a neighbour', () => {});", 'neighbour'],
])('rejects code with an unwanted word: %s', (code, word) => {
  expect(faultsInCode(code)).toEqual([expect.stringMatching(new RegExp(`^1: ${word} → `))]);
});

test('comments, names, and test titles have no unwanted words', () => {
  const sources = sourceFiles(/\.(tsx?|mjs|css|md)$/).filter(([file]) => basename(file) !== basename(import.meta.filename));
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(([file, text]) => faultsInCode(text).map((fault) => `${file}:${fault}`))).toEqual([]);
});

/** Names with a capital letter. Headings and labels have no other after the first word. */
const names = [
  ...docsPages.map(({ label }) => label),
  ...site.name.split(' '),
  'Anthropic',
  'Google',
  'Mistral',
  'Chromium',
  'PowerShell',
  'JavaScript',
  'Python',
  'Starter',
  'Access',
  'Enterprise',
  'Web Widgets',
  'HTTP Request',
  signIn.heading,
];

function titleCaseIn(text: string): string[] {
  const phrases = without(text, names).split(/[.:?!]\s+/);
  return phrases.some((phrase) => /\s\p{Lu}\p{Ll}+/u.test(phrase.trim())) ? [text] : [];
}

/** The headings, titles, labels and captions in a piece of content. */
function headingsIn(content: unknown): string[] {
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && /(heading|title|label|caption|question|term)$/i.test(key) ? [value] : headingsIn(value),
  );
}

test('headings, labels and captions are in sentence case', () => {
  expect(titleCaseIn('Read the Docs Now')).toHaveLength(1);
  expect(titleCaseIn('Step 1: Copy the call')).toEqual([]);
  const headings = headingsIn([Object.values(modules), routes]);
  expect(headings.length).toBeGreaterThan(150);
  expect(headings.flatMap(titleCaseIn)).toEqual([]);
});
