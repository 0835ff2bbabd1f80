/** The `test` of every spec: it fails when a page complains in the console or asks another origin for something. */
import { test as base, expect, type Page } from '@playwright/test';
import { routes } from '../src/routes';
import { noteSituation } from './covers';

export { expect };

export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'log') complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) complaints.push(`request to ${request.url()}`);
      });
      await use();
      if (page.url().startsWith(`${baseURL}/`)) await noteSituation(page);
      expect(complaints, 'the console stays empty and no request leaves the origin').toEqual([]);
    },
    { auto: true },
  ],
});

/** In an audit, tests that could go on for long look at more widths, themes and states than in `npm test`. */
export const isAudit = Boolean(process.env.AUDIT);

export const paths = routes.map(({ path }) => path);

/** For what takes long: every page in an audit, and where barriers are planted; else one page of each kind of content. */
export const samplePaths =
  isAudit || process.env.EVERY_PAGE ? paths : ['/', '/product', '/docs/api-reference', '/pricing', '/resources', '/signup'];

/** Opens a page and waits until React has taken over, and the page is at rest. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken the page over, and has rendered again what measures itself in the frame after. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-app=here]', { state: 'attached' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })));
      }),
  );
  await noteSituation(page);
}
