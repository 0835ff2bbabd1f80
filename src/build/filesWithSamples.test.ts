import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesWithSamples } from './filesWithSamples';

test('finds the files with a part that is made up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'articles/docs/changelog.md': '---\nsample: true\n---\n\nLead\n',
    'articles/terms.md': 'Lead\n\n## Part {#part .sample}\n\nText\n',
    'facts/status.ts': "const status = { isSample: true, services: [{ id: 'a' }] };",
    'pages/testimonials.ts': 'interface Quote { isSample?: boolean }\nconst quotes = [{ isSample: false }];',
    'site.ts': 'export const site = {\n  isSample: true,\n};',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(filesWithSamples(folder)).toEqual(Object.keys(files).filter((file) => file !== 'pages/testimonials.ts'));
});
