import { expect, test } from 'vitest';
import { sample, samples } from '../testing/samples';
import { httpCodes, schemas } from './facts/apiReference';
import troubleshooting from './articles/docs/if-something-fails.md';
import { textsOf } from '../testing/textsOf';
import { productTabs } from './pages/product';
import { providerBay } from './pages/providerBay';
import { providers } from './facts/providers';
import { demoAnswer } from './pages/sampleCall';
import type { Article } from './types';
import { site } from './site';

const docs = import.meta.glob<Article>('./articles/**/*.md', { import: 'default', eager: true });

const keys = (value: unknown) => Object.keys(value as object);

test('shows every sample on a page, and no two samples are the same', () => {
  const shown = JSON.stringify([docs, productTabs, demoAnswer]);
  // The request builder writes request.json: see its own test.
  const { 'request.json': _, ...others } = samples;
  for (const [name, code] of Object.entries(others)) expect(shown.includes(JSON.stringify(code)), `${name} is shown`).toBe(true);
  expect(new Set(Object.values(samples)).size).toBe(Object.keys(samples).length);
});

/** The longer host of another owner must not fail tests of sample length. */
function withShortHost(code: string) {
  return code.replaceAll(site.apiHost, 'api.hub.example').replaceAll(site.host, 'hub.example');
}

test('the response of the home page has three fields of the sample, which names the second provider', () => {
  const { provider, choices, usage } = JSON.parse(demoAnswer.code);
  expect(provider).toBe(providers[1].id);
  expect(providerBay.response(provider)).toEqual([
    `provider: "${provider}"`,
    `choices[0].message.content: "${choices[0].message.content}"`,
    `usage.total_tokens: ${usage.total_tokens}`,
  ]);
});

test.each(Object.entries(samples))('%s fits a narrow panel, and has no unfilled placeholder', (_, code) => {
  for (const line of withShortHost(code).split('\n')) expect(line.length).toBeLessThanOrEqual(76);
  expect(code).not.toMatch(/\{\{\w|\t/);
});

test('JSON samples have every documented field, and their token counts add up', () => {
  expect(keys(JSON.parse(sample('request.json')))).toEqual(keys(schemas.request.properties));
  const { usage } = JSON.parse(sample('response.json'));
  expect(usage.prompt_tokens + usage.completion_tokens).toBe(usage.total_tokens);
  for (const { error } of httpCodes) expect(keys(error)).toEqual(keys(schemas.error.properties));
});

test('every message of a sample is in the troubleshooting page', () => {
  const messages = Object.values(samples).flatMap((code) =>
    Array.from(
      code.matchAll(/(?:Error\(|[Ee]xit\(|console\.error\(|print\(|reply\(\d+, |:\?)['"]?([A-Z][^'"`{}:]+\.)/g),
      ([, message = '']) => message,
    ),
  );
  expect(new Set(messages).size).toBeGreaterThan(5);
  const text = textsOf(troubleshooting).join(' ');
  for (const message of messages) expect.soft(text).toContain(message);
});
