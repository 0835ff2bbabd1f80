import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../content/site';
import { changeOwner, demoTests } from './new.mjs';

const root = join(import.meta.dirname, '../..');

async function isFormatted(project: string) {
  const text = readFileSync(join(project, 'src/content/site.ts'), 'utf8');
  return (await format('site.ts', text, { printWidth: 140, singleQuote: true })).code === text;
}

test('changes the name and host of the site, removes the tests of the demonstration, and rejects invalid names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['src/content/site.ts', 'README.md']) cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, demoTests), { recursive: true });
  const siteFile = join(folder, 'src/content/site.ts');
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace(/(?<=origins: \{)[^}]*/, ` script: ['https://${site.host}'] `));
  changeOwner(folder, { name: " O'Toole  & Söhne ", host: ' WWW.OToole.example' });
  expect(existsSync(join(folder, demoTests))).toBe(false);
  const renamed = (await import(/* @vite-ignore */ siteFile)).site;
  expect(renamed).toMatchObject({ name: "O'Toole & Söhne", host: 'www.otoole.example', origin: 'https://www.otoole.example' });
  expect(renamed).toMatchObject({ apiHost: 'api.otoole.example', supportEmail: 'support@otoole.example', slogan: site.slogan });
  expect(await isFormatted(folder)).toBe(await isFormatted(root));
  expect(renamed.origins.script, 'index.html has them too').toEqual([`https://${site.host}`]);
  expect(JSON.stringify({ ...renamed, origins: '' }), 'in mailboxes and links too').not.toContain(site.host);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# O'Toole & Söhne\n/);
  for (const host of ['hub.xn--p1ai', 'hub.рф']) expect(changeOwner(folder, { name: 'A', host }).host).toBe('hub.xn--p1ai');
  for (const host of ['https://a.example', 'a.example/hub', 'a.example:80', 'a', "a'.example", '-a.example', `${'a'.repeat(64)}.de`, ''])
    expect(() => changeOwner(folder, { name: 'A', host })).toThrow('--host');
  for (const name of ['', '</script>', '🚀', 'x'.repeat(25)])
    expect(() => changeOwner(folder, { name, host: 'a.example' })).toThrow('--name');
  rmSync(join(folder, 'README.md'));
  expect(() => changeOwner(folder, { name: 'Other', host: 'other.example' })).toThrow('README.md');
  expect(readFileSync(siteFile, 'utf8')).not.toContain("'Other'");
});
