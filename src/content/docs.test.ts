import { basename } from 'node:path';
import { expect, test } from 'vitest';
import {
  choiceFields,
  choiceMessageFields,
  endpoint,
  errorBodyFields,
  errorFields,
  httpCodes,
  messageFields,
  requestFields,
  responseFields,
  usageFields,
  webhookDataFields,
  webhookEvents,
  webhookFields,
} from './facts/apiReference';
import { changelog } from './facts/changelog';
import { comparison, productTabs } from './pages/product';
import { codeLanguages } from '../lib/codeLanguage';
import { providerAnswers, providerDemos } from './pages/providerDemo';
import type { Article, HighlightedCode, Section, TableContent } from './types';
import { site } from './site';

const docs = import.meta.glob<Article>('./articles/**/*.md', { import: 'default', eager: true });

const files = import.meta.glob<HighlightedCode>('./samples/*', { query: '?highlight', import: 'default', eager: true });
const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);

const names = (fields: readonly { readonly name: string }[]) => fields.map((field) => field.name);
const keys = (value: unknown) => Object.keys(value as object);

function sectionsOf(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => [section, ...sectionsOf(section.sections ?? [])]);
}

function tablesOf(sections: readonly Section[]): TableContent[] {
  return sectionsOf(sections).flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));
}

test('documents exactly the known events, codes, and fields', () => {
  expect(`${endpoint.method} ${endpoint.path}`).toBe('POST /v1/call');
  expect(names(requestFields)).toEqual(['provider', 'model', 'messages', 'temperature', 'max_tokens']);
  expect(names(messageFields)).toEqual(['role', 'content']);
  expect(names(responseFields)).toEqual(['id', 'provider', 'model', 'choices', 'usage']);
  expect(names(choiceFields)).toEqual(['message']);
  expect(names(choiceMessageFields)).toEqual(['role', 'content']);
  expect(names(usageFields)).toEqual(['prompt_tokens', 'completion_tokens', 'total_tokens']);
  expect(names(errorBodyFields)).toEqual(['error']);
  expect(names(errorFields)).toEqual(['code', 'message', 'type']);
  expect(names(webhookFields)).toEqual(['event', 'data']);
  expect(names(webhookDataFields)).toEqual(['id', 'status', 'duration_ms']);
  expect(webhookEvents.map((event) => event.name)).toEqual([
    'call.started',
    'call.completed',
    'call.failed',
    'quota.warning',
    'quota.exceeded',
  ]);
  expect(httpCodes.map(({ code, meaning }) => [code, meaning])).toEqual([
    [400, 'Invalid parameters'],
    [401, 'Invalid API key'],
    [429, 'Rate limit exceeded'],
    [500, 'Server error'],
    [503, 'Provider unavailable'],
  ]);
});

test('lists three versions, and only the published date', () => {
  expect(changelog.map(({ version, date }) => [version, date])).toEqual([
    ['v1.2.0', '2024-10-01'],
    ['v1.1.0', null],
    ['v1.0.0', null],
  ]);
});

test('has four product tabs, and compares six topics', () => {
  expect(productTabs.map((tab) => tab.heading)).toEqual(['Hub', 'Orchestrator', 'Security', 'Monitoring']);
  expect(new Set(productTabs.map((tab) => tab.id)).size).toBe(4);
  expect(comparison.rows.map(([topic]) => topic)).toEqual(['Auth', 'Retry', 'Caching', 'Webhooks', 'Quotas', 'Logs']);
});

test('shows every sample on a page, and no sample twice', () => {
  const shown = JSON.stringify([docs, productTabs, providerDemos, providerAnswers]);
  // The request builder writes request.json: see its own test.
  const { 'request.json': _, ...others } = samples;
  for (const [name, code] of Object.entries(others)) expect(shown, name).toContain(JSON.stringify(code));
  expect(new Set(Object.values(samples)).size).toBe(Object.keys(samples).length);
});

/** The longer host of another owner must not fail tests of sample length. */
function withShortHost(code: string) {
  return code.replaceAll(site.apiHost, 'api.hub.example');
}

test.each(codeLanguages)('the two provider demos in %s differ in two words, and take ten seconds at most', (language) => {
  const demos = providerDemos.map(({ codeSet }) => withShortHost(codeSet[language].code));
  const [first, second] = demos.map((code) => code.split(/\s+/));
  expect(first?.filter((word, index) => word !== second?.[index]).map((word) => word.replace(/^"?'?(.+?)['"],$/, '$1'))).toEqual([
    'openai',
    'gpt-4.1',
  ]);
  for (const code of demos) expect(code.length * 20).toBeLessThan(10_000);
});

test.each(Object.entries(providerAnswers))('the answer of %s is in three lines, and names it', (id, { code }) => {
  expect(JSON.parse(code).provider).toBe(id);
  expect(code.split('\n')).toHaveLength(3);
  // So many characters fit beside the patch bay.
  for (const line of code.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
});

test.each(Object.entries(samples))('%s fits a narrow panel, and has no unfilled placeholder', (_, code) => {
  for (const line of withShortHost(code).split('\n')) expect(line.length).toBeLessThanOrEqual(76);
  expect(code).not.toMatch(/\{\{\w|\t/);
});

test.each(Object.entries(docs))('every table cell of %s has content', (_, { sections }) => {
  const tables: readonly TableContent[] = [...tablesOf(sections), comparison];
  for (const table of tables) {
    if (table.rowIds) expect(table.rowIds).toHaveLength(table.rows.length);
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length);
      for (const cell of row) expect(cell.length).toBeGreaterThan(0);
    }
  }
});

test('JSON samples have every documented field, and their token counts add up', () => {
  expect(keys(JSON.parse(sample('request.json')))).toEqual(names(requestFields));
  const { usage } = JSON.parse(sample('response.json'));
  expect(usage.prompt_tokens + usage.completion_tokens).toBe(usage.total_tokens);
  expect(JSON.parse(sample('error.json')).error).toMatchObject({ code: 'invalid_request', type: 'invalid_request_error' });
});
