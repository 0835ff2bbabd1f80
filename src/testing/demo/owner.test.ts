/** Plays an owner who follows the README in a copy of the project. The rules for content, routes, styles, and build hold there too. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleTag } from '../../content/interface';
import { site } from '../../content/site';
import { copySite } from '../../tools/copySite.mjs';
import { changeOwner } from '../../tools/new.mjs';
import { editAsOwner, owner } from './ownerEdits';

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
// A limit for hangs only.
const timeout = 20 * 60_000;

beforeAll(() => {
  copySite(folder);
  changeOwner(folder, owner);
  editAsOwner(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of package.json, and returns its output. Rejects when the script fails. Vitest and Vite must not know that this test runs in Vitest. */
function npmRun(script: string, ...args: readonly string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|npm_)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env, shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
    execFile('npm', ['run', '--silent', script, '--', ...args], options, (error, output, errors) =>
      error ? reject(new Error(`npm run ${script} failed in the copy of the project.\n${output}\n${errors}`)) : resolve(output),
    );
  });
}

describe('another owner', { timeout }, () => {
  test('can rename the product again', () => {
    const other = mkdtempSync(join(tmpdir(), 'owner-'));
    onTestFinished(() => rmSync(other, { recursive: true }));
    for (const file of ['src/content/site.ts', 'README.md', 'package.json', 'package-lock.json'])
      cpSync(join(folder, file), join(other, file));
    changeOwner(other, { name: 'Rosenkohl', host: 'rosenkohl.example' });
    const text = readFileSync(join(other, 'src/content/site.ts'), 'utf8');
    expect(text).toContain("signUp: 'https://app.rosenkohl.example/up'");
    expect(text).not.toContain(owner.host);
  });

  test('has no type errors', async () => {
    expect(await npmRun('typecheck')).toBe('');
  });

  test('has a build without samples, on which no page speaks of samples, a demonstration, or this product', async () => {
    expect(await npmRun('build')).toMatch(/^Files with samples: none\n$/m);
    const pages = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|md|txt|json|atom|xml|webmanifest)$/.test(file),
    );
    expect(pages.length).toBeGreaterThan(50);
    const unwanted = new RegExp(`${site.name}|${site.host}|demonstration|>${sampleTag.text}<`, 'i');
    const found = pages.flatMap((file) => {
      const [match] = unwanted.exec(readFileSync(join(folder, 'dist', file), 'utf8')) ?? [];
      return match ? [`${file}: ${match}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('passes the rules that hold for everyone', async () => {
    // An owner changes no sample, and the two formats of a page come from one source. Vitest excludes no files from its projects by argument.
    for (const name of ['content/samplesCalls', 'content/samplesReceivers', 'content/samplesShells', 'build/pageMarkdown'])
      rmSync(join(folder, `src/${name}.test.ts`));
    const rules = ['src/content', 'src/app/loadPage.isolated.test.ts', 'src/styles', 'src/build'];
    expect(await npmRun('test:unit', ...rules, '--reporter=dot', '--maxWorkers=1')).toMatch(/Tests .*passed/);
  });
});
