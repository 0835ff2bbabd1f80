import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['tools/look.mjs', 'nope', true, 'The build has no page /nope.\n'],
  ['tools/bench.mjs', '/nope/', true, 'The build has no page /nope.\n'],
  ['tools/look.mjs', 'pricing', false, 'There is no build: run npm run build first.\n'],
  ['build/hosts/check.mjs', 'www.example.com', true, 'www.example.com is no URL, such as https://www.example.com/.\n'],
  ['tools/new.mjs', '--name', true, `Option '--name <value>' argument missing\nUsage: npm run new -- --name "…" --host …\n`],
  ['build/hosts/check.mjs', '', true, 'This test needs nginx. On Debian: apt-get install nginx libnginx-mod-http-brotli-static\n'],
  ['../a11y/audit/audit.mjs', '--at=a.example', true, 'a.example is not the root of a host, such as https://www.example.com/.\n'],
  ['../a11y/audit/audit.mjs', '--signed', true, "Option '--signed <value>' argument missing\n"],
  ['../a11y/audit/audit.mjs', '--signed=nope.csv', true, 'There is no file nope.csv.\n'],
])('%s %s ends with a sentence', (program, argument, isBuilt, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  if (isBuilt) writeFileSync(join(folder, 'dist/sitemap.xml'), '<loc>https://a.example/pricing</loc>');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, '..', program), argument], {
    cwd: folder,
    env: { ...process.env, PATH: '' },
    encoding: 'utf8',
    timeout: 180_000,
  });
  expect([run.status, run.stderr]).toEqual([1, sentence]);
});

test('npm test says in which step no test ran, ends with the tests that were skipped, and why, and runs changed checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'node results.mjs && echo';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: script, 'test:unit': script, 'test:e2e': script } }));
  const results = '<testcase name="a &amp; b"><property name="skip" value="Not here."></property><skipped></skipped></testcase>';
  const write = `mkdirSync('.cache/results', { recursive: true }); writeFileSync('.cache/results/unit.xml', ${JSON.stringify(results)});`;
  writeFileSync(join(folder, 'results.mjs'), `import { mkdirSync, writeFileSync } from 'node:fs'; ${write}`);
  const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: folder, encoding: 'utf8' }).stdout;
  const check = (word: string) => run(process.execPath, join(import.meta.dirname, 'check.mjs'), word);
  expect(check('word')).toMatch(/No test ran: Unit tests\n[^]+\nSkipped:\n {2}a & b: Not here\.\n\n2 passed, 0 failed, 1 skipped\n$/);
  run('git', 'init');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a', 'commit', '--allow-empty', '-m', 'a');
  writeFileSync(join(folder, 'size.ts'), 'export const textSize: Check = {};\n');
  expect(check('--changed')).toContain('--grep @textSize|');
});
