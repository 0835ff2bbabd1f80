import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../content/site';
import { changeOwner } from './new.mjs';

const root = join(import.meta.dirname, '../..');

test('changes the name and host of the site, and rejects invalid ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['src/content/site.ts', 'README.md', 'package.json', 'package-lock.json'])
    cpSync(join(root, file), join(folder, file));
  changeOwner(folder, { name: "O'Toole & Söhne", host: 'otoole.example' });
  const renamed = (await import(/* @vite-ignore */ join(folder, 'src/content/site.ts'))).site;
  expect(renamed).toMatchObject({ name: "O'Toole & Söhne", host: 'otoole.example', origin: 'https://otoole.example', slogan: site.slogan });
  for (const trace of [site.name, site.host]) expect(JSON.stringify(renamed)).not.toContain(trace);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# O'Toole & Söhne\n/);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect([lock.name, lock.packages[''].name]).toEqual(['o-toole-sohne', 'o-toole-sohne']);
  for (const host of ['https://a.example', 'localhost', "a'.example"])
    expect(() => changeOwner(folder, { name: 'A', host })).toThrow('--host');
  for (const name of ['', '</script>', '🚀', 'x'.repeat(25)])
    expect(() => changeOwner(folder, { name, host: 'a.example' })).toThrow('--name');
});
