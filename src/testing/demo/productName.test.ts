/** Tests that `npm run new` finds the name of the product in one file. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../content/site';

const root = join(import.meta.dirname, '../../..');

/** Generated files may contain values of `site.ts`. */
const isGenerated = (path: string) => /(^|\/)(node_modules|dist|test-results|results|out)(\/|$)/.test(path);

function filesUnder(path: string): string[] {
  if (isGenerated(relative(root, path))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

test('only site.ts contains the product name, its host, and its mailboxes', () => {
  const needles = [site.name, site.host, site.supportEmail, site.salesEmail].map((needle) => needle.toLowerCase());
  const owner = join(root, 'src/content/site.ts');
  const files = ['src', 'a11y', 'public', 'index.html', 'vite.config.ts'].flatMap((path) => filesUnder(join(root, path)));
  const offenders = files
    .filter((file) => file !== owner)
    .filter((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase();
      return needles.some((needle) => text.includes(needle));
    });
  expect(
    offenders.map((file) => relative(root, file)),
    `files that spell ${needles.join(' or ')}: read it from site.ts`,
  ).toEqual([]);
});
