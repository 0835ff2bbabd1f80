/** Tests the built site on nginx, at the root of a host and in a folder. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as playwright } from '@playwright/test';
import { hostConfigs } from '../hostConfigs';
import { withBase } from '../../lib/base';
import { buildOther } from '../otherBuild';
import { compare, linesOf } from './differences';
import { startNginx } from './nginx';

const root = join(import.meta.dirname, '../../..');

const test = playwright.extend<Record<never, never>, { readonly base: string; readonly nginx: Record<'folder' | 'origin', string> }>({
  /** The folder of the host in which the site is. */
  base: ['/', { scope: 'worker', option: true }],
  nginx: [
    async ({ base }, use) => {
      const copy = base === '/' ? root : await buildOther('hosts', base);
      const folder = join(copy, 'dist');
      const { origin, stop } = await startNginx(folder, base);
      await use({ folder, origin });
      await stop();
      if (copy !== root) rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('sends what the build promises', async ({ base, nginx: { origin, folder } }) => {
  expect(linesOf((await compare(folder, origin + base)).differences)).toEqual([]);
});

test('sends brotli to browsers, and neither the files for other hosts nor the page for unknown URLs', async ({ base, nginx, request }) => {
  const get = (path: string) => request.get(nginx.origin + withBase(path, base), { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  for (const path of ['/', '/terms', '/no-such-page']) expect((await get(path)).headers()['content-encoding'], path).toBe('br');
  for (const path of [...Array.from(hostConfigs.keys(), (file) => `/${file}`), '/404']) expect((await get(path)).status(), path).toBe(404);
});
