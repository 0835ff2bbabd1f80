import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { samples } from '../samples';
import { findSamples } from './findSamples';
import { scope } from './readArticle';

test.each([
  ['a fact', 'facts/status.ts', "const status = { isSample: true, services: [{ id: 'a' }] };", true],
  ['the owner', 'site.ts', 'export const site = {\n  isSample: true,\n};', true],
  ['an article', 'articles/docs/changelog.md', '---\nsample: true\n---\n\nLead\n', true],
  ['a section', 'articles/terms.md', 'Lead\n\n## Part {#part .sample}\n\nText\n', true],
  ['no part', 'pages/testimonials.ts', 'interface Quote { isSample?: boolean }\nconst quotes = [{ isSample: false }];', false],
])('finds the flag of %s', (_, file, text, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const room of ['facts', 'pages', 'articles']) mkdirSync(join(folder, room));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  expect(findSamples(folder)).toBe(expected);
});

test('agrees with the list at the end of the build', () => {
  expect(scope.conditions.hasSamples).toBe(samples().length > 0);
});
