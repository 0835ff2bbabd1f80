/** The `test` of owner.spec.ts: another owner has built a copy of the project in a subfolder, and has connected the forms to a server. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { site } from '../content/site';
import { cardPath } from '../drawings/SocialCard/cardFile';
import { routes } from '../content/routes';
import { exampleFolder } from './hostConfigs';
import { type FormServer, startFormServer } from './formServer';
import { buildOther } from './otherBuild';
import { expect, test as base } from '../../a11y/test';

const root = join(import.meta.dirname, '../..');
export const owner = { name: "O'Neil & Söhne", host: 'rosenkohl.example' };
export const origin = `https://${owner.host}`;

interface Copy {
  readonly folder: string;
  readonly url: string;
  readonly server: FormServer;
  readonly close: () => Promise<void>;
}

/** One worker builds and serves the copy once. */
let built: Promise<Copy> | undefined;

export const test = base.extend<{ readonly copy: Copy }>({
  // Playwright requires a pattern here. On a busy machine, a build takes as long as a test may.
  // oxlint-disable-next-line no-empty-pattern
  copy: [async ({}, use) => use(await (built ??= build())), { timeout: 300_000 }],
  baseURL: ({ copy }, use) => use(copy.url),
});

export const closeCopy = async () => (await built)?.close();

async function build(): Promise<Copy> {
  const server = await startFormServer();
  const urls = { signIn: `${server.url}/in`, signUp: `${server.url}/up`, contact: `${server.url}/send` };
  const folder = await buildOther({ name: 'owner', base: '/hub/', owner, forms: urls });
  const host = await preview({ root: folder, base: '/hub/', preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const close = async () => {
    await host.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, url: new URL(host.resolvedUrls?.local[0] ?? '').origin, server, close };
}

/**
 * Checks the name and the text of every built file, also for the folder of the project, which React's development build contains. Social
 * cards are pictures, so they must differ.
 */
export function expectNoTraceOfOwner(folder: string) {
  const traces = [site.name, site.host, root].map((text) => text.toLowerCase());
  for (const file of [...filesIn(folder, 'dist'), ...filesIn(folder, exampleFolder)].filter((path) => !/\.(br|gz)$/.test(path))) {
    const text = `${file}\n${readFileSync(join(folder, file))}`.toLowerCase();
    expect
      .soft(
        traces.filter((trace) => text.includes(trace)),
        file,
      )
      .toEqual([]);
  }
  for (const file of routes.map((route) => `dist${cardPath(route)}`)) {
    expect.soft(readFileSync(join(folder, file)).equals(readFileSync(join(root, file))), file).toBe(false);
  }
}

function filesIn(folder: string, part: string): string[] {
  const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(part, name)).filter((name) => statSync(join(folder, name)).isFile());
}
