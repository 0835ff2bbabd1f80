import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFiles } from '../../../src/content/reportFiles';
import { writeBundle } from './bundle';
import { exampleOfTests, exampleRun } from './exampleRun';

const newFolder = () => mkdtempSync(join(tmpdir(), 'report-'));

test('writes every file that is listed, and the transcripts, after an audit', async () => {
  const folder = newFolder();
  const names = await writeBundle(exampleRun, folder, [{ violations: [] }]);
  expect(names.toSorted()).toEqual([...reportFiles.map(({ name }) => name), 'heard/tooltip.txt'].toSorted());
  for (const name of names) expect(readFileSync(join(folder, name), 'utf8').trim(), name).not.toBe('');
  expect(readFileSync(join(folder, 'axe.json'), 'utf8')).toBe('[{"violations":[]}]\n');
});

test('writes only what people read after a run of the tests', async () => {
  const names = await writeBundle(exampleOfTests, newFolder());
  expect(names.toSorted()).toEqual(['heard/tooltip.txt', 'index.html', 'lines.json', 'manual.csv', 'manual.html']);
});

test('gives each line all that an auditor asks for', async () => {
  const folder = newFolder();
  await writeBundle(exampleRun, folder);
  const { run, lines } = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8'));
  expect(run.commit).toBe(exampleRun.commit);
  expect(lines).toHaveLength(exampleRun.lines.length);
  for (const line of lines) {
    for (const key of ['criterion', 'outcome', 'route', 'state', 'theme', 'width', 'tool', 'version', 'rules', 'findings', 'commit', 'date']) {
      expect(line, key).toHaveProperty(key);
    }
  }
});

test('takes all of its colours from the tokens of the site', () => {
  const pages = join(import.meta.dirname, 'pages');
  const styles = readdirSync(pages).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(3);
  for (const name of styles) expect(readFileSync(join(pages, name), 'utf8'), name).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl|oklch/i);
});
