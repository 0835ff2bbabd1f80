/** The `test` of the other engines. A test fails if its page writes to the console or violates the content security policy. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import { appCode } from '../test';
import { type Engine, type EngineName, startEngine } from './engines';
import { type View, viewOf } from './view';

export { expect };

export interface EngineOptions {
  readonly engine: EngineName;
  /** The origin of the preview server. */
  readonly preview: string;
}

interface TestFixtures {
  /** A page of 1280 px width without stored data. */
  readonly view: View;
  /** The same without JavaScript. */
  readonly plainView: View;
}

interface WorkerFixtures extends EngineOptions {
  readonly site: Awaited<ReturnType<typeof serveWithRecorder>>;
  readonly scripted: Engine;
  readonly plain: Engine;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  preview: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ preview }, use) => {
      const site = await serveWithRecorder(preview);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  scripted: [engineWith(true), { scope: 'worker', timeout: 120_000 }],
  plain: [engineWith(false), { scope: 'worker', timeout: 120_000 }],

  view: async ({ scripted, site }, use) => {
    const page = await scripted.openPage();
    await page.resize(1280, 900);
    await use(viewOf(page, site.origin));
    const errors = await page.evaluate("if (location.protocol === 'http:') localStorage.clear(); return JSON.parse(window.name || '[]')");
    await page.close();
    expect(errors, 'the console stays empty, and no page violates the policy').toEqual([]);
  },
  plainView: async ({ plain, site }, use) => {
    const page = await plain.openPage();
    await use(viewOf(page, site.origin));
    await page.close();
  },
});

function engineWith(hasScript: boolean) {
  return async ({ engine }: { engine: EngineName }, use: (engine: Engine) => Promise<void>) => {
    const started = await startEngine[engine](hasScript);
    await use(started);
    await started.stop();
  };
}

/** A proxy that can hold back the app. It adds a script to each page, because WebDriver reports no console errors. */
async function serveWithRecorder(site: string) {
  let held = Promise.resolve();
  const server = createServer((incoming, outgoingResponse) => {
    if (incoming.url === '/recorder.js') {
      outgoingResponse.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${recordErrors})();`);
      return;
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const outgoing = request(new URL(incoming.url ?? '/', site), { method: incoming.method ?? 'GET', headers }, async (response) => {
      // Cached scripts cannot be held back.
      const { 'content-length': __, ...rest } = { ...response.headers, 'cache-control': 'no-store' };
      if (appCode.test(incoming.url ?? '')) await held;
      outgoingResponse.writeHead(response.statusCode ?? 500, rest);
      if (response.headers['content-type']?.startsWith('text/html')) outgoingResponse.end((await text(response)).replace('<head>', '<head><script src="/recorder.js"></script>'));
      else response.pipe(outgoingResponse);
    });
    outgoing.on('error', () => outgoingResponse.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Holds back the app until the returned function is called. */
    holdApp: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs in the page. `window.name` persists across page loads. */
function recordErrors() {
  let isUnloading = false;
  addEventListener('beforeunload', () => (isUnloading = true));
  addEventListener('pageshow', () => (isUnloading = false));
  // Pending requests fail when the visitor leaves a page.
  const record = (error: string) => void (isUnloading || (window.name = JSON.stringify([...(JSON.parse(window.name || '[]') as string[]), error])));
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => record(`${level}: ${words.join(' ')}`);
  addEventListener(
    'error',
    ({ target, message }) => {
      // Firefox reports an error for the preload of a module that it has already loaded. A module that fails also rejects its import.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      record(target instanceof Element ? `did not load: ${target.outerHTML}` : `error: ${message}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`rejected: ${String((reason as Error | undefined)?.stack ?? reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => record(`the policy forbids ${violatedDirective}: ${blockedURI}`));
}
