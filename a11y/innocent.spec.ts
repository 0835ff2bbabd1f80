/** Tests that the checks find nothing in patterns that meet WCAG, although they look like faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { all } from './checks/all';
import { htmlFaults } from './checks/validHtml';
import { measure } from './measure';
import { withNames } from './openPage';
import { expect, test } from './test';

const innocent = readFileSync(join(import.meta.dirname, 'innocent.html'), 'utf8');

test('checks find nothing in patterns that meet WCAG', async ({ page }) => {
  await page.route('**/innocent', (route) => route.fulfill({ contentType: 'text/html', body: innocent }));
  await withNames(page);
  await page.goto('/innocent');
  // The others expect what only this site promises, such as no video, or a view of their own.
  const others = /noMedia|print|withoutScript/;
  const names = all.flatMap(([name, { measure: measured }]) => (measured && !others.test(name) ? name : []));
  const found = await measure(page, names);
  for (const name of names) expect.soft(found[name], name).toHaveNoFindings();
  // Native elements are a rule of this site.
  expect((await htmlFaults(innocent)).filter(({ what }) => !what.includes('prefer-native-element'))).toHaveNoFindings();
});
