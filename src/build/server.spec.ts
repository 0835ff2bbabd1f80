/** Tests that the preview server sends the same as static hosts should. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { compare, linesOf } from './hosts/differences';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const dist = join(import.meta.dirname, '../../dist');
test('pages and files have content, type, headers, and compressed copies at one URL, and others are not found', async ({ baseURL }) => {
  const absent = ['/404', '/404.html', '/..%2f..%2fpackage.json', '/%E0%A4%A'];
  expect(linesOf(await compare(dist, String(baseURL), { absent }))).toEqual([]);
});

test('npm start passes a port and a host on to the server', async ({ request }) => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start).toMatch(/ preview --$/);
  const port = await getPort();
  const options = ['run', '--silent', 'preview', '--', '--port', String(port), '--host', '127.0.0.2'];
  const server = spawn('npm', options, { detached: true, stdio: 'ignore' });
  await expect(async () => expect((await request.get(`http://127.0.0.2:${port}/`)).status()).toBe(200))
    .toPass()
    .finally(() => process.kill(-(server.pid ?? 0)));
});

test('files violate no policy on their own, and tags enforce it on hosts without headers', async ({ page, consoleErrors }) => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/robots.txt']) await page.goto(path);
  await page.route('**/terms', async (route) => route.fulfill({ contentType: 'text/html', path: join(dist, 'terms.html') }));
  await openPage(page, '/terms');
  expect(consoleErrors).toEqual([]);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("style-src 'self'");
});
