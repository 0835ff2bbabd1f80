/** Tests a deploy while tabs have the site open. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { type RouteId, routeById } from '../content/routes';
import { copySite } from '../tools/copySite.mjs';
import { linked, linkTo } from '../../a11y/locators';
import { hydrated, openPage } from '../../a11y/openPage';
import { expect, test as base } from '../../a11y/test';

const root = join(import.meta.dirname, '../..');

interface Fixtures {
  /** A copy of the project, with the build in `dist`. The host reads a file when it is requested. */
  readonly folder: string;
}

const test = base.extend<Fixtures>({
  folder: async ({ browserName: _ }, use) => {
    const folder = copyOfBuild();
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ folder }, use) => {
    const server = await preview({ root: folder, preview: { port: 0, strictPort: false }, logLevel: 'error' });
    await use(new URL(server.resolvedUrls?.local[0] ?? '').origin);
    await server.close();
  },
});

test('open tabs load the new version of every page after a deploy', async ({ context, folder, consoleErrors }) => {
  const tabs: (readonly [RouteId, Page])[] = [];
  for (const id of linked) {
    const tab = await context.newPage();
    await openPage(tab, '/terms');
    await expect(tab.getByRole('main')).not.toHaveAttribute('data-deploy');
    tabs.push([id, tab]);
  }
  deployAgain(join(folder, 'dist'));
  for (const [id, tab] of tabs) {
    await tab.bringToFront();
    await linkTo(tab, id).click();
    await expect(tab).toHaveURL(routeById(id).path);
    await expect(tab.getByRole('main'), id).toHaveAttribute('data-deploy', 'new');
    await hydrated(tab);
  }
  const logged = consoleErrors.splice(0);
  expect(logged, 'the browser logs missing files').not.toEqual([]);
  for (const error of logged) expect(error).toContain('status of 404');
});

function copyOfBuild(): string {
  const folder = join(root, '.cache/builds/deploy');
  copySite(folder);
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}

/** Simulates a deploy of changed sources: every script gets another name, and every page gets a marker. */
function deployAgain(dist: string) {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (script: string) => script.replace(/js$/, 'next.js');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    // The compressed copies contain the old files.
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    if (!/\.(html|js)$/.test(name)) continue;
    const text = scripts.reduce((all, script) => all.replaceAll(script, renamed(script)), readFileSync(file, 'utf8'));
    writeFileSync(file, name.endsWith('.html') ? text.replaceAll('<main', '<main data-deploy="new"') : text);
  }
  for (const script of scripts) renameSync(join(assets, script), join(assets, renamed(script)));
}
