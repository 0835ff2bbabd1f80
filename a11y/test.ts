/**
 * The `test` of every spec. It fails if a page writes to the console, or sends a request to an origin that the owner does not name. A test
 * that changes its page takes `page`. A test that measures takes `look`, and one that reads takes `opened`: loading a page takes
 * longer than most measures, so the tests of a worker share these pages, and must leave them unchanged. Group the tests of a path with
 * `describe.configure({ mode: 'default' })`, so that one worker runs them in order.
 */
import { test as base, type BrowserContext, type ConsoleMessage, type Page, type Route } from '@playwright/test';
import { otherOrigins } from '../src/content/facts/connections';
import { site } from '../src/content/site';
import { notFound } from '../src/content/siteRoutes';
import { planted } from './audit/barriers/barriers';
import { builtHtml } from './builtHtml';
import type { Fixtures } from './checks/check';
import { plant } from './audit/barriers/plant';
import { allOpen, noteSituation } from './situations';
import { defineFinding, expect } from './findings';
import { recordListeners } from './inPage/listeners';
import { inPageScript } from './measure';
import { once } from './once';
import { menuButton } from './locators';
import { address } from './run';
import { hydrated, openFolds, openPage, withNames } from './openPage';
import { views } from './views';

export { expect };

// All worker fixtures are here, because Playwright starts another worker and browser for a `test` with different ones.
interface WorkerFixtures {
  /** What `consoleErrors` has, of all pages of the worker. */
  readonly recorded: string[];
  /** Returns a page that the tests of this worker share for a purpose. */
  readonly pageFor: (purpose: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  recorded: [async ({}, use) => use([]), { scope: 'worker' }],

  pageFor: [
    async ({ browser, recorded }, use) => {
      const pages = new Map<string, Page>();
      await use(async (purpose) => {
        // Each page has its own context, because a browser stops drawing a page when another page of its context opens.
        const options = { reducedMotion: 'reduce', javaScriptEnabled: purpose !== 'off', bypassCSP: Boolean(planted()) } as const;
        const page = pages.get(purpose) ?? (await browser.newPage(options));
        if (!pages.has(purpose)) await prepare(page.context(), recorded, test.info().project.use.baseURL);
        pages.set(purpose, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  consoleErrors: [
    async ({ recorded }, use) => {
      recorded.length = 0;
      await use(recorded);
      // A barrier must make a check fail, not the console, and what a host adds to pages is in the report.
      if (!planted() && !address) expect(recorded, 'the console stays empty and no request leaves the origin').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, baseURL, recorded }, use) => {
    const stop = await prepare(context, recorded, baseURL);
    await use(context);
    stop();
  },

  look: async ({ pageFor, baseURL }, use) => {
    await use(
      async (
        path,
        { theme = 'light', forcedColors = 'none', media = 'screen', width = 1280, height = 900, textSize, open, script, pointer } = {},
      ) => {
        // The text size, a page without scripts, and what was opened cannot be undone, so each has a page of its own.
        const page = await pageFor(textSize ? 'larger text' : (script ?? open ?? 'look'));
        await page.setViewportSize({ width, height });
        if (textSize) await setTextSize(page, textSize);
        else await page.emulateMedia({ colorScheme: theme, forcedColors, media, reducedMotion: 'reduce' });
        const url = new URL(path, baseURL).href;
        if (script) {
          await page.goto(url);
          await openFolds(page);
          // Without a script, pages get none of ours either.
          await page.evaluate(defineFinding);
          await page.evaluate(await inPageScript());
          await noteSituation(page);
        } else if (page.url() !== url) {
          if (open === 'panels') await withNames(page);
          await openPage(page, url);
          if (open === 'menu') await menuButton(page).press('Enter');
          if (open === 'panels') await openPanels(page);
        } else await hydrated(page);
        await page.evaluate((states) => inPage.showAs(states), pointer);
        if (textSize) expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${textSize}px`);
        const state = { panels: allOpen, menu: 'the menu is open' };
        const shown = pointer ? `every control has the state ${pointer.join(' and ')}` : open && state[open];
        // No test measures it as it was loaded, which openPage has recorded.
        if (shown) test.info().annotations.pop();
        if (shown) await noteSituation(page, shown);
        return page;
      },
    );
  },

  path: ['/', { option: true }],

  builtHtml: async ({}, use) => use(builtHtml),

  opened: async ({ look, path }, use) => use(await once(`opened ${path}`, () => look(path, views.opened))),
});

/** Prepares each page of a context, and records its errors until the returned function is called. */
async function prepare(context: BrowserContext, errors: string[], testedSite: string | undefined): Promise<() => void> {
  await context.addInitScript(defineFinding);
  await context.addInitScript(recordListeners);
  await context.addInitScript({ content: await inPageScript() });
  await plant(context, planted());
  // Interception would slow down a site that is connected to nothing.
  if (otherOrigins.length > 0) await context.route(isElsewhere(testedSite), answer);
  return recordErrors(context, errors, `${testedSite}/`);
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
    console: (message: ConsoleMessage) => {
      // The page of unknown URLs has the status 404, and a test may measure words before the first paint (src/lib/deferredLayout.ts).
      const isExpected = message.location().url.endsWith(notFound.path) || message.text().includes('hidden by content-visibility');
      if (message.type() !== 'log' && !isExpected) errors.push(`${message.type()}: ${message.text()}`);
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

/** It lasts as long as the page and the session. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Opens all panels, answers, and folds, which no control can do. */
async function openPanels(page: Page) {
  await openFolds(page);
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[hidden=until-found]')) {
      panel.removeAttribute('hidden');
      delete panel.dataset.collapsed;
      if (panel.parentElement) panel.parentElement.dataset.expanded = 'true';
    }
  });
}
