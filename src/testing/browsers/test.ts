/** The `test` of the other engines. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { appCode } from '../../../a11y/openPage';
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
}

interface WorkerFixtures extends EngineOptions {
  readonly site: Awaited<ReturnType<typeof serveThroughProxy>>;
  readonly started: Engine;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  preview: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ preview }, use) => {
      const site = await serveThroughProxy(preview);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  started: [
    async ({ engine }, use) => {
      const started = await startEngine[engine]();
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  view: async ({ started, site }, use) => {
    const page = await started.openPage();
    await page.resize(1280, 900);
    await use(viewOf(page, site.origin));
    await page.evaluate("if (location.protocol === 'http:') localStorage.clear()");
    await page.close();
  },
});

/** A proxy that can hold back the app. */
async function serveThroughProxy(site: string) {
  let held = Promise.resolve();
  const server = createServer((incoming, outgoingResponse) => {
    const outgoing = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      async (response) => {
        if (appCode.test(incoming.url ?? '')) await held;
        // Cached scripts cannot be held back.
        outgoingResponse.writeHead(response.statusCode ?? 500, { ...response.headers, 'cache-control': 'no-store' });
        response.pipe(outgoingResponse);
      },
    );
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
