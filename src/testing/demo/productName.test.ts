/** Tests that `npm run new` finds the name of the product in one file. */
import { expect, test } from 'vitest';
import { site } from '../../content/site';
import { sourceFiles } from '../sourceFiles';

test('only site.ts contains the product name, its host, and its mailboxes', () => {
  const names = new RegExp([site.name, site.host, site.supportEmail, site.salesEmail].join('|').replaceAll('.', '\\.'), 'i');
  const files = sourceFiles(/\.(tsx?|mjs|css|md|py|sh|json|html)$/).filter(
    ([file, text]) => file !== 'src/content/site.ts' && names.test(text),
  );
  expect(files.map(([file]) => file)).toEqual([]);
});
