import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reportFiles } from '../../../src/content/reportFiles';
import { writeBundle, writeEmptyBundle } from './bundle';
import { exampleRun } from './exampleRun';
import { stylesheet } from './stylesheet';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'report-')), 'accessibility/report');

test('writes every file that is listed, the transcripts and one stylesheet, each with fresh compressed copies', async () => {
  const folder = newFolder();
  const names = await writeBundle(exampleRun, folder, [{ violations: [] }]);
  expect(names).toEqual([...reportFiles.map(({ name }) => name), 'heard/tooltip.txt', 'report.css']);
  for (const name of names) {
    const content = readFileSync(join(folder, name), 'utf8');
    expect(content.trim(), name).not.toBe('');
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(), name).toBe(content);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(), name).toBe(content);
  }
  expect(readFileSync(join(folder, 'axe.json'), 'utf8')).toBe('[{"violations":[]}]\n');
});

test('leaves nothing of an earlier run', async () => {
  const folder = newFolder();
  await writeBundle(exampleRun, folder);
  await writeEmptyBundle(folder);
  expect(readdirSync(folder)).not.toContain('heard');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('No audit was run');
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

test('uses the fonts of the built site where there are any, and asks for none where not', async () => {
  const folder = newFolder();
  expect(await stylesheet(folder)).not.toContain('.woff2');
  const assets = join(folder, '../../assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'atkinson-hyperlegible-next-latin-wght-normal-AbC123.woff2'), '');
  const css = await stylesheet(folder);
  expect(css).toContain("url('../../assets/atkinson-hyperlegible-next-latin-wght-normal-AbC123.woff2')");
  expect(css.match(/\.woff2/g)).toHaveLength(1);
});

test('has the colours of the site and says none itself', async () => {
  const css = await stylesheet(newFolder());
  expect(css).toContain('--color-surface: light-dark(');
  expect(readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl|oklch/i);
});
