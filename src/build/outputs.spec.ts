/** Tests the files besides pages: Markdown, feeds, OpenAPI, social cards, and icons. */
import { copyButton, docsLayout } from '../content/interface';
import { site } from '../content/site';
import { feedPaths, manifestPath, markdownPath, openApiPage, openApiPath } from '../content/outputPaths';
import { routeById, routes } from '../content/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAnnouncements, recordAnnouncements } from '../../a11y/audit/measures/liveRegions';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';
import { unescaped } from '../../a11y/unescaped';

test('every page links to its Markdown, and pages with news link to their feed', async ({ request }) => {
  for (const { id, path } of routes) {
    const [head = ''] = (await (await request.get(path)).text()).split('</head>');
    const alternates = Array.from(head.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g), ([, type, href]) => [type, href]);
    expect
      .soft(alternates, path)
      .toEqual([['text/markdown', markdownPath(path)], ...(feedPaths[id] ? [['application/atom+xml', feedPaths[id]]] : [])]);
    const markdown = await request.get(markdownPath(path));
    expect.soft(markdown.headers()['content-type'], path).toBe('text/markdown;charset=utf-8');
    expect.soft(await markdown.text(), path).toMatch(/^# \S/m);
  }
});

test('files for tools have their documented paths and content types', async ({ request }) => {
  const types = {
    [openApiPath]: /^application\/json/,
    [manifestPath]: /^application\/manifest\+json/,
    '/llms.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
    '/sitemap.xml': /^text\/xml|^application\/xml/,
    '/icon-512.png': /^image\/png/,
    ...Object.fromEntries(Object.values(feedPaths).map((path) => [path, /^application\/atom\+xml/])),
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(type);
  }
  const page = await (await request.get(routeById(openApiPage).path)).text();
  expect(page).toContain(`<link rel="service-desc" type="application/openapi+json" href="${openApiPath}"`);
  expect(page.split('<script type="application/ld+json">')).toHaveLength(2);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the Markdown of a docs page', async ({ page, request }) => {
    const { path } = routeById(openApiPage);
    await openPage(page, path);
    const announcements = await recordAnnouncements(page);
    await page.getByRole('button', { name: copyButton.name(docsLayout.markdown) }).click();
    await expectAnnouncements(announcements, [copyButton.copied]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await (await request.get(markdownPath(path))).text());
  });
});

/** Returns the picture at a URL. Fails if there is none of this type. */
async function picture(request: APIRequestContext, address: string, type: string): Promise<Buffer> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toBe(type);
  return response.body();
}

function pngSize(file: Buffer): readonly [number, number] {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('every page has its own social card with a text alternative', async ({ request }) => {
  const cards = await Promise.all(
    routes.map(async ({ path, title }) => {
      const head = (await (await request.get(path)).text()).split('</head>')[0] ?? '';
      const meta = (name: string) => unescaped(head.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1] ?? '');
      expect(meta('og:image:alt'), path).toContain(title);
      expect(meta('og:image:alt'), path).toContain(site.name);

      const url = new URL(meta('og:image'));
      expect(url.origin, path).toBe(site.origin);
      const file = await picture(request, url.pathname, meta('og:image:type'));
      expect(pngSize(file), path).toEqual([1200, 630]);
      expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
      // Chat apps ignore larger pictures.
      expect(file.length, `bytes of ${url.pathname}`).toBeLessThan(300_000);
      return file.toString('base64');
    }),
  );
  expect(new Set(cards).size, 'every card is different').toBe(routes.length);
});

test('every icon that a page links to exists in the right sizes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = Array.from(html.matchAll(/<link rel="([\w-]*icon)" href="([^"]+)"/g), ([, rel, href]) => `${rel} ${href}`);
  expect(links).toEqual(['icon /favicon.png', 'icon /favicon.svg', 'apple-touch-icon /apple-touch-icon.png']);

  expect(pngSize(await picture(request, '/favicon.png', 'image/png'))).toEqual([48, 48]);
  expect(pngSize(await picture(request, '/apple-touch-icon.png', 'image/png'))).toEqual([180, 180]);
  expect((await picture(request, '/favicon.svg', 'image/svg+xml')).toString()).toContain('prefers-color-scheme:dark');
});

test('the icon of a browser tab follows the color scheme of the system', async ({ page }) => {
  await page.goto('/');
  const colors = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colors.add(String(await pixel(page, '/favicon.svg', 20, 20)));
  }
  expect(colors.size).toBe(2);
});

/** Returns red, green, blue, and alpha of a pixel, as the browser draws the picture. */
async function pixel(page: Page, address: string, x: number, y: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([src, left, top]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(image, 0, 0);
      return Array.from(context?.getImageData(left, top, 1, 1).data ?? []);
    },
    [address, x, y] as const,
  );
}
