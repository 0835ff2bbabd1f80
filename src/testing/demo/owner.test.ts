/** Plays an owner who follows the README in a copy of the project. The rules for content and build hold there too. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleTag } from '../../content/interface';
import { site } from '../../content/site';
import { copySite } from '../../tools/copySite.mjs';
import { changeOwner } from '../../tools/new.mjs';
import { editAsOwner, owner } from './ownerEdits';

const folder = mkdtempSync(join(tmpdir(), 'owner-'));

beforeAll(() => {
  copySite(folder);
  changeOwner(folder, { name: 'Rosenkohl', host: 'rosenkohl.example' });
  editAsOwner(folder);
  // A second time, as after a change of mind: URLs of the owner follow.
  changeOwner(folder, owner);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of a script of package.json. Vitest and Vite must not know that this test runs in Vitest. */
async function npmRun(...script: readonly string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|npm_)/.test(name)),
  );
  const options = { cwd: folder, env, shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  return (await promisify(execFile)('npm', ['run', '--silent', ...script], options)).stdout;
}

test('the site of another owner has no samples, and speaks of no demonstration and not of this product', async () => {
  expect(await npmRun('build')).toMatch(/^Files with samples: none\n$/m);
  const unwanted = new RegExp(`${site.name}|${site.host}|rosenkohl|demonstration|>${sampleTag.text}<`, 'i');
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|md|txt|json|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap((file) => unwanted.exec(readFileSync(join(folder, 'dist', file), 'utf8'))?.[0] ?? [])).toEqual([]);
});

test('the rules for content and build hold for the site of another owner', async () => {
  const rules = ['authorMistakes', 'feeds', 'pageMarkdown', 'pageTexts', 'searchIndex', 'textFiles'].map((name) => `src/build/${name}`);
  // The tests of samples are slow, and an owner changes no sample.
  const content = join(folder, 'src/content');
  for (const name of readdirSync(content)) if (/^samples.*\.test\.ts$/.test(name)) rmSync(join(content, name));
  const output = await npmRun('test:unit', '--', 'src/content', ...rules, '--reporter=dot', '--maxWorkers=1');
  expect(output).toMatch(/Tests .*passed/);
});
