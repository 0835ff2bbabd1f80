/**
 * The `test` of every spec. Tests of a worker share a browser context, so that fonts and scripts come from its cache; each has a page
 * of its own and finds no stored data. A test fails when a page complains in the console or asks another origin for something.
 */
import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { routes } from '../src/routes';
import { noteSituation } from './covers';
import { isAudit } from './isAudit';

export { expect, isAudit };

// Playwright takes a stack trace at each call, and looks up all its frames in source maps, which only files of ours have: it gets
// those alone, and as text those of its library, by which it names the call.
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) => {
  const fileOf = (frame: NodeJS.CallSite) => frame.getFileName() ?? '';
  const asText = (frame: NodeJS.CallSite) => ({ isNative: () => true, toString: () => String(frame) }) as NodeJS.CallSite;
  const useful = frames.filter((frame) => !/^node:|playwright\/lib/.test(fileOf(frame)));
  return prepareStackTrace?.(error, useful.map((frame) => (/node_modules/.test(fileOf(frame)) ? asText(frame) : frame)));
};

interface TestFixtures {
  /** A context that no other test uses: for a cold cache or a fake clock. Set with `test.use()`. */
  readonly hasOwnContext: boolean;
  /** What pages have complained of. A test that provokes a complaint takes it out and says what it must be. */
  readonly complaints: string[];
}

// All worker fixtures stand here: Playwright starts another worker, and browser, for a `test` that adds one.
interface WorkerFixtures {
  /** The worker's context with these options; the same one each time. */
  readonly sharedContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page that tests of this worker pass on to each other (sharedPage.ts, openDocument.ts); one for each purpose. */
  readonly keptPage: (purpose: string) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasOwnContext: [false, { option: true }],

  sharedContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        const context = contexts.get(key) ?? (await openContext(browser, options));
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  keptPage: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (purpose) => {
        // With a context of its own: browsers stop drawing a page when another one of its context is opened.
        const page = pages.get(purpose) ?? (await browser.newPage({ reducedMotion: 'reduce' }));
        pages.set(purpose, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, sharedContext, hasOwnContext, baseURL, contextOptions, hasTouch, javaScriptEnabled, locale }, use) => {
    const options = { ...contextOptions, baseURL, hasTouch, javaScriptEnabled, locale };
    if (hasOwnContext) {
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
      return;
    }
    const context = await sharedContext(options);
    await use(context);
    for (const page of context.pages().slice(1)) await page.close();
    await context.clearPermissions();
    await context.unrouteAll();
  },

  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = heardIn.get(context) ?? listen(context, baseURL);
      complaints.length = 0;
      await use(complaints);
      expect(complaints, 'the console stays empty and no request leaves the origin').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ context, baseURL, viewport, colorScheme, permissions }, use) => {
    if (permissions) await context.grantPermissions(permissions);
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
    if (page.isClosed()) return;
    if (page.url().startsWith(`${baseURL}/`)) await noteSituation(page);
    if (baseURL) await forgetStorage(page, baseURL);
  },
});

/** What the pages of a context have complained of since its last test began: to listen anew for each test takes seconds of a run. */
const heardIn = new WeakMap<BrowserContext, string[]>();

function listen(context: BrowserContext, origin: string | undefined): string[] {
  const complaints: string[] = [];
  heardIn.set(context, complaints);
  context
    .on('console', (message) => {
      if (message.type() !== 'log' && !isLateFont.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
    })
    .on('weberror', (error) => complaints.push(String(error.error())))
    .on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) complaints.push(`request to ${request.url()}`);
    });
  return complaints;
}

/**
 * Opens a context whose first page stays as long as it does: the pages of a context share a process (playwright.config.ts), so the
 * next one finds it there, with code compiled and fonts read.
 */
async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await (await context.newPage()).goto('/robots.txt');
  return context;
}

export const paths = routes.map(({ path }) => path);

/** Whether tests look at every page: in an audit, and where barriers are planted. */
export const isEveryPage = isAudit || Boolean(process.env.EVERY_PAGE);

/** For what takes long: every page, or one page of each kind of content. */
export const samplePaths = isEveryPage ? paths : ['/', '/product', '/docs/api-reference', '/pricing', '/resources', '/signup'];

/** For tests that work each control of a page: every page, or pages that have every kind of control between them, but for tooltips. */
export const workedPaths = isEveryPage ? paths : ['/', '/product', '/resources', '/signup'];

/** A page that is painted seconds after it has loaded: a busy machine, or a tab in the background. pages.spec asks for unused fonts. */
const isLateFont = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Requests for the app: all script but the first, which stands in the HTML. */
export const appCode = /\/assets\/[^/]+\.js$/;

/** Keeps what matches from arriving, on pages that are opened from now on too, until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    // The page that has asked may be gone.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Keeps the app from arriving until the returned function is called. */
export const holdApp = (page: Page) => hold(page, appCode);

/** Opens a page without its app. The returned function lets the app's code through and waits until the page is hydrated. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdApp(page);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has hydrated the page, also what may come later, and has rendered again what measures itself in the frame after. */
export async function hydrated(page: Page): Promise<void> {
  // By one script of ours: Playwright's own wait brings 300 kB of script into each page.
  await page.evaluate(async () => {
    while (document.documentElement.dataset.js !== 'ready') await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  await noteSituation(page);
}

/** Pages of a context share what the site stores: without this, the next test would find the choices of this one. */
async function forgetStorage(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
}
