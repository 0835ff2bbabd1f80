/** The `test` of owner.spec.ts: another owner has built a copy of the project in a subfolder, and has connected the forms to a server. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { cardPath } from '../drawings/SocialCard/cardFile';
import { routes } from '../content/routes';
import { copySite } from '../tools/copySite.mjs';
import { changeOwner } from '../tools/new.mjs';
import { expect, test as base } from '../../a11y/test';

const root = join(import.meta.dirname, '../..');
export const owner = { name: "O'Neil & Söhne GmbH", host: 'rosenkohl.example' };
export const origin = `https://${owner.host}`;

/** The servers to which the forms are connected. */
export const formServer = 'https://forms.example';

/** One worker builds and serves the copy once. */
let built: ReturnType<typeof build> | undefined;

export const test = base.extend<{ readonly copy: Awaited<ReturnType<typeof build>>; readonly forms: Awaited<ReturnType<typeof connect>> }>({
  copy: async ({}, use) => use(await (built ??= build())),
  baseURL: ({ copy }, use) => use(copy.url),
  forms: async ({ page }, use) => use(await connect(page)),
});

/** Plays the server of the forms. Where `redirect` is empty, it answers without content, so the page stays as it is while it is being sent. */
async function connect(page: Page) {
  const received: object[] = [];
  /** `take` returns what has arrived since the last call. */
  const forms = { take: () => received.splice(0), redirect: '' };
  await page.route(`${formServer}/**`, async (route) => {
    const request = route.request();
    const { origin, 'content-type': type } = await request.allHeaders();
    const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    received.push({ request: `${request.method()} ${new URL(request.url()).pathname} ${type}`, origin, fields });
    await route.fulfill(forms.redirect ? { status: 303, headers: { Location: forms.redirect } } : { status: 204 });
  });
  return forms;
}

export const closeCopy = async () => (await built)?.close();

async function build() {
  const folder = join(root, '.cache/builds/owner');
  copySite(folder);
  changeOwner(folder, owner);
  const file = join(folder, 'src/content/site.ts');
  const urls = { signIn: `${formServer}/in`, signUp: `${formServer}/up`, contact: `${formServer}/send` };
  const connected = readFileSync(file, 'utf8').replace(/(?<=^ {2})forms: \{[^}]*\}/m, () => `forms: ${JSON.stringify(urls)}`);
  writeFileSync(file, connected);
  // Without the type check, because a test of all edits of an owner has it (src/testing/demo/owner.test.ts).
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'warn', '--base=/hub/'], {
    cwd: folder,
    // A build is the same in a shell for development.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  const host = await preview({ root: folder, base: '/hub/', preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const close = () => host.close().then(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, url: new URL(host.resolvedUrls?.local[0] ?? '').origin, close };
}

/** No built file contains the folder of the project, which React's development build contains, and social cards have another name. */
export function expectNoTraceOfProject(folder: string) {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?!br$|gz$)\w+$/.test(path));
  expect(files.filter((file) => readFileSync(join(folder, 'dist', file)).includes(root))).toEqual([]);
  for (const file of routes.map((route) => `dist${cardPath(route)}`)) {
    expect.soft(readFileSync(join(folder, file)).equals(readFileSync(join(root, file))), file).toBe(false);
  }
}
