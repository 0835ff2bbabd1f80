/**
 * The built site behind a server that lets tests look in: a script before all others writes down what the page complains of, which
 * WebKitWebDriver does not tell, and the code of the app can be held back.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { appCode } from '../test';

export interface WatchedSite {
  readonly origin: string;
  /** Keeps the app from arriving until the returned function is called. */
  readonly holdApp: () => () => void;
  readonly stop: () => Promise<void>;
}

const watchPath = '/watch.js';

export async function watchSite(site: string): Promise<WatchedSite> {
  let held = Promise.resolve();
  const server = createServer((asked, answer) => {
    if (asked.url === watchPath) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch.toString()})();`);
      return;
    }
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(new URL(asked.url ?? '/', site), { method: asked.method ?? 'GET', headers }, async (response) => {
      // Code from the cache of the browser could not be held back.
      const given = { ...response.headers, 'cache-control': 'no-store' };
      if (!response.headers['content-type']?.startsWith('text/html')) {
        if (appCode.test(asked.url ?? '')) await held;
        answer.writeHead(response.statusCode ?? 500, given);
        response.pipe(answer);
        return;
      }
      const { 'content-length': __, ...rest } = given;
      const page = await text(response);
      answer.writeHead(response.statusCode ?? 500, rest).end(page.replace('<head>', `<head><script src="${watchPath}"></script>`));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

/** Runs in the page. `window.name` lasts as long as the tab, whatever page it shows. */
function watch() {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const note = (complaint: string) => {
    // Files that are on their way when a page is left do not come.
    if (!isLeft) window.name = JSON.stringify([...(JSON.parse(window.name || '[]') as string[]), complaint]);
  };
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
  // Capturing: events of files that did not load do not bubble.
  addEventListener('error', ({ target, message }) => note(target instanceof Element ? `did not load: ${target.outerHTML}` : `error: ${message}`), { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String((reason as Error | undefined)?.stack ?? reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(`the policy forbids ${violatedDirective}: ${blockedURI}`));
}
