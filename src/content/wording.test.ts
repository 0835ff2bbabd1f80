/** Tests that content, routes, and samples use one term for each thing. */
import { expect, test } from 'vitest';
import { routes } from '../routes';
import { wordsOf } from '../testing/wordsOf';
import { accessibilityStatement } from './accessibility';
import { docsLabels } from './sections';
import { signIn, signUp } from './account';
import { site } from './site';
import type { HighlightedCode } from './types';

/** Unwanted words, each with a replacement. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/\bwebsites?\b/i, 'site'],
  [/\be-mail/i, 'email'],
  [/\byour hub\b/i, 'the hub'],
  [/\b(an?|your) ids?\b/, 'ID'],
  [/\b(YOUR|API)_[A-Z_]*KEY\b/, 'HUB_KEY'],
  [/\bfall-?back|\bbackup provider/i, 'failover'],
  [/\bopen(s|ing)? (an?|your) (\w+ )?account\b/i, 'sign up'],
  [/\b(mend|anew)\b/i, 'fix, again'],
  [/\w+, [\w’]+ (and|or) [\w’]+[.:]$/, 'a comma before “and” and “or” in a list'],
  [/colou?r(?<!color)|behaviour|favour|honour|\bcentre|catalogue|licence|cancelled|\bgrey|afterwards|(organ|recogn|real|summar|custom)is(e|ing)/i, 'American spelling'],
];

/** The name of the sign-up page, an exception. */
const exceptions = [signUp.heading];

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.d.ts', '!./samples/*', '!./abbreviations.ts', '!./site.ts'], { eager: true });
const files = import.meta.glob<HighlightedCode>('./samples/*', { query: '?highlight', import: 'default', eager: true });
const texts = [
  ...Object.entries(modules).flatMap(([file, module]) => wordsOf(module).map((text) => [file, text] as const)),
  ...[true, false].flatMap((isAudited) => wordsOf(accessibilityStatement(isAudited)).map((text) => ['./accessibility.ts', text] as const)),
  ...wordsOf([routes]).map((text) => ['routes', text] as const),
  ...Object.entries(files).map(([file, { code }]) => [file, code] as const),
];

const without = (text: string, parts: readonly string[]) => parts.reduce((rest, part) => rest.replaceAll(part, ''), text);

function faultsIn(text: string): string[] {
  const checked = without(text, exceptions);
  return unwanted.flatMap(([words, instead]) => (words.test(checked) ? [`${words.exec(checked)?.[0]} → ${instead}: ${text.slice(0, 100)}`] : []));
}

test.each([
  ['Give us time to mend it.', 'mend'],
  ['Bearer YOUR_API_KEY', 'YOUR_API_KEY'],
  ['Light or dark colour', 'colour'],
  ['The dashboard of your hub', 'your hub'],
  ['Failover, caching and limits.', 'Failover, caching and limits.'],
])('reports unwanted wording: %s', (text, found) => {
  expect(faultsIn(text)).toEqual([expect.stringMatching(new RegExp(`^${found} → `))]);
});

test('content, routes, and samples use one term for each thing', () => {
  expect(texts.length).toBeGreaterThan(600);
  expect(texts.flatMap(([file, text]) => faultsIn(text).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

/** Names with a capital letter. Headings and labels capitalize only their first word. */
const names = [
  ...Object.values(docsLabels), ...site.name.split(' '), 'Anthropic', 'Google', 'Mistral', 'Chromium', 'Python', 'Starter', 'Access', 'Enterprise',
  'Web Widgets', 'HTTP Request', signIn.heading,
];

function titleCaseIn(text: string): string[] {
  const phrases = without(text, names).split(/[.:?!]\s+/);
  return phrases.some((phrase) => /\s\p{Lu}\p{Ll}+/u.test(phrase.trim())) ? [text] : [];
}

/** Returns the headings, titles, labels, and captions in a piece of content. */
function headingsIn(content: unknown): string[] {
  if (!content || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && /(heading|title|label|caption|question|term)$/i.test(key) ? [value] : headingsIn(value),
  );
}

test('headings, labels, and captions are in sentence case', () => {
  expect(titleCaseIn('Read the Docs Now')).toHaveLength(1);
  expect(titleCaseIn('Step 1: Copy the call')).toEqual([]);
  const headings = headingsIn([Object.values(modules), routes]);
  expect(headings.length).toBeGreaterThan(150);
  expect(headings.flatMap(titleCaseIn)).toEqual([]);
});
