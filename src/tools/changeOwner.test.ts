import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../content/site';
import { changeOwner, readOwner } from './changeOwner.mjs';

const root = join(import.meta.dirname, '../..');
const files = ['src/content/site.ts', 'package.json', 'package-lock.json', 'README.md'];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const all = () => files.map(read);

async function newSite(): Promise<typeof site> {
  const copy = join(folder, `site${readdirSync(folder).length}.ts`);
  writeFileSync(copy, read('src/content/site.ts'));
  return (await import(/* @vite-ignore */ copy)).site;
}

test.each([
  ['Rosenkohl & Söhne', 'rosenkohl.example', 'rosenkohl-sohne'],
  ["O'Toole's 2nd Exchange", 'api.otoole.co.example', 'o-toole-s-2nd-exchange'],
])('a site becomes that of %s at %s, and of another owner after that', async (name, host, id) => {
  for (const owner of [{ name: 'Interim', host: 'interim.example' }, { name, host }]) {
    expect(changeOwner(folder, owner).toSorted()).toEqual(files.toSorted());
  }
  const renamed = await newSite();
  expect(renamed).toMatchObject({ name, host, origin: `https://${host}`, apiHost: site.apiHost.replace(site.host, host) });
  const strings = JSON.stringify([renamed, read('package.json')]);
  for (const trace of [site.name, site.host, 'nterim']) expect(strings).not.toContain(trace);
  expect(read('README.md').startsWith(`# ${name}\n`)).toBe(true);
  for (const trace of [site.host, 'nterim']) expect(read('README.md')).not.toContain(trace);
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: id });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ name: id, packages: { '': { name: id } } });
});

test('another owner changes nothing in these files but name and host', () => {
  changeOwner(folder, site);
  const before = all();
  changeOwner(folder, { name: 'Interim', host: 'interim.example' });
  changeOwner(folder, site);
  expect(all()).toEqual(before);
});

test('an address that contains the old name by chance stays as it is', async () => {
  changeOwner(folder, { name: 'Code', host: 'code.example' });
  writeFileSync(join(folder, files[0]!), read(files[0]!).replace(/(editUrl"?: )['"][^'"]*['"]/, "$1'https://Code/edit'"));
  changeOwner(folder, { name: 'Other', host: 'other.example' });
  expect(await newSite()).toMatchObject({ name: 'Other', editUrl: 'https://Code/edit', supportEmail: site.supportEmail.replace(site.host, 'other.example') });
});

const refused: readonly (readonly [args: readonly string[], message: RegExp])[] = [
  [[], /--name is missing.\nUsage: npm run new -- --name/],
  [['--name', 'Quokka'], /--host is missing.\nUsage/],
  [['--name', ' ', '--host', 'a.example'], /--name is missing/],
  [['--host'], /argument missing\nUsage/],
  [['--nmae', 'Quokka', '--host', 'a.example'], /Unknown option '--nmae'/],
  [['Quokka', 'a.example'], /Unexpected argument 'Quokka'/],
  ...['</script>', '${process.exit()}', "a'; process.exit(); '", 'a\\', 'a`b', 'two\nlines', '🚀', 'Компания', '-rf', '..', 'x'.repeat(25)].map(
    (name): [string[], RegExp] => [[`--name=${name}`, '--host', 'a.example'], /--name may have up to 24/],
  ),
  ...['https://a.example', 'a.example/', 'a.example:80', 'localhost', '127.0.0.1', '-a.example', 'a..example', 'a_b.example', "a'.example", 'ä.example', `${'a'.repeat(64)}.example`].map(
    (host): [string[], RegExp] => [['--name', 'Quokka', `--host=${host}`], /--host must be a host alone/],
  ),
];

test.each(refused)('%j is refused', (args, message) => {
  expect(() => readOwner([...args])).toThrow(message);
});

test('capital letters and spaces round a host do not matter', () => {
  expect(readOwner(['--name', ' Quokka Exchange ', '--host', 'Quokka.Example '])).toEqual({ name: 'Quokka Exchange', host: 'quokka.example' });
});

test('whoever has typed something impossible reads a plain message, and nothing has changed', () => {
  const before = all();
  const run = (...args: string[]) => spawnSync(process.execPath, [join(root, 'src/tools/new.mjs'), ...args], { cwd: folder, encoding: 'utf8' });
  expect(run('--name', 'Quokka', '--host', 'https://quokka.example')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '--host must be a host alone, such as www.example.com, without https:// and without a slash. This cannot be one: "https://quokka.example"\n',
  });
  writeFileSync(join(folder, files[0]!), 'export const site = {};\n');
  expect(run('--name', 'Quokka', '--host', 'quokka.example').stderr).toMatch(/^src\/content\/site\.ts must have a name and a slogan side by side[^\n]*\n$/);
  expect(all().slice(1)).toEqual(before.slice(1));
});
