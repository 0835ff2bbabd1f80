/**
 * The `test` of every spec fails if a page writes to the console or sends a request to an origin that the owner does not name. Exports
 * helpers to open pages.
 */
import { test as base, type BrowserContext, type Page, type Route } from '@playwright/test';
import { otherOrigins } from '../src/content/facts/connections';
import { site } from '../src/content/site';
import { type Route as PageRoute, type RouteId, routes } from '../src/routes';
import { planted } from './audit/barriers/barriers';
import { plant } from './audit/barriers/plant';
import { noteLastPages, noteSituation } from './covers';
import { defineFinding, expect } from './findings';
import { isAudit } from './isAudit';

export { expect, isAudit };

interface TestFixtures {
  /** Console messages, script errors, and requests to other origins. A test that causes one removes it from the list. */
  readonly consoleErrors: string[];
}

// All worker fixtures are here, because Playwright starts another worker and browser for a `test` with different ones.
interface WorkerFixtures {
  /** Returns a page that the tests of this worker share for a purpose (sharedPage.ts, openDocument.ts). They must leave it unchanged. */
  readonly pageFor: (purpose: string) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  pageFor: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (purpose) => {
        // Each page has its own context, because a browser stops drawing a page when another page of its context opens.
        const page = pages.get(purpose) ?? (await browser.newPage({ reducedMotion: 'reduce' }));
        if (!pages.has(purpose)) await prepare(page.context());
        pages.set(purpose, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },

  consoleErrors: [
    async ({ context, baseURL }, use) => {
      const consoleErrors: string[] = [];
      const stop = recordErrors(context, consoleErrors, `${baseURL}/`);
      await use(consoleErrors);
      stop();
      await noteLastPages(context);
      // A barrier must make a check fail, not the console.
      if (!planted) expect(consoleErrors, 'the console stays empty and no request leaves the origin').toEqual([]);
    },
    { auto: true },
  ],
});

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(defineFinding);
  await plant(context, planted);
  // Interception would slow down a site that is connected to nothing.
  if (otherOrigins.length > 0) await context.route(isElsewhere(test.info().project.use.baseURL), answer);
}

/** Whether a server of the owner would receive a request. A form with a path alone is sent to the tested site. */
const isElsewhere = (testedSite: string | undefined) => {
  const forms = Object.values(site.forms).flatMap((url) => (url ? [new URL(url, testedSite).href] : []));
  return ({ origin, href }: URL) => otherOrigins.includes(origin) || forms.includes(href);
};

/** Nothing reaches the servers of the owner. After an answer without content, the page of a form stays. */
const answer = (route: Route) =>
  route.fulfill(route.request().isNavigationRequest() ? { status: 204 } : { contentType: 'text/javascript', body: '' });

function recordErrors(context: BrowserContext, errors: string[], origin: string): () => void {
  const listeners = {
    console: (message: { type: () => string; text: () => string }) => {
      if (message.type() !== 'log') errors.push(`${message.type()}: ${message.text()}`);
    },
    weberror: (error: { error: () => Error }) => errors.push(String(error.error())),
    request: (request: { url: () => string }) => {
      const isOwn = [origin, ...otherOrigins].some((known) => request.url().startsWith(known));
      if (!isOwn) errors.push(`request to ${request.url()}`);
    },
  };
  context.on('console', listeners.console).on('weberror', listeners.weberror).on('request', listeners.request);
  return () => context.off('console', listeners.console).off('weberror', listeners.weberror).off('request', listeners.request);
}

export const paths = routes.map(({ path }) => path);

/** Docs with long tables and code, which the first page of the docs lacks. */
const wideDocs: readonly RouteId[] = ['docsWebhooks', 'docsLimitsAndErrors'];

/** Pages whose design consists of parts of another: the form of the sign-up page, and lists of links. */
const likeOthers: readonly RouteId[] = ['signin', 'sitemap'];

const isFirstOfDesign = ({ id, component }: PageRoute, index: number) =>
  !likeOthers.includes(id) && routes.findIndex((first) => first.component === component) === index;

/** For tests that measure: every page, or the first page of each design. Other pages differ from it only in their text. */
export const distinctPaths = isAudit
  ? paths
  : routes.filter((route, index) => wideDocs.includes(route.id) || isFirstOfDesign(route, index)).map(({ path }) => path);

/** For tests that operate controls, and for slow tests: every page, or pages that together have each kind of control. */
export const samplePaths = isAudit ? paths : ['/', '/product', '/pricing', '/resources', '/signup'];

/** For tests of what pages have in common: every page, or one with motion and one with a form. */
export const fewPaths = isAudit ? paths : ['/', '/signup'];

/** Matches requests for the app: all scripts except the inline one. */
export const appCode = /\/assets\/[^/]+\.js$/;

/** Holds back all matching responses until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // The page that sent the request may be closed.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds back the app until the returned function is called. */
export const holdApp = (page: Page) => hold(page, appCode);

/** Opens a page without its app. The returned function lets the app load, and waits until the page is hydrated. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdApp(page);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until React has hydrated the page, including the parts that it hydrates when the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  // Playwright's own wait would add 300 kB of script to each page.
  await page.evaluate(async () => {
    // A document is empty before its first tag has arrived.
    while ((document.documentElement as HTMLElement | null)?.dataset.js !== 'ready') await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  await noteSituation(page);
}
