/** Tests that an example report passes the gates of pages. */
import { cpSync, rmSync } from 'node:fs';
import { runnerImport } from 'vite';
import { reportFiles, reportPath } from '../src/build/publishedReport';
import { serve } from '../src/tools/builtSite.mjs';
import { collect } from './audit/report/collect';
import { exampleFacts, exampleLines, exampleSignature } from './audit/report/exampleRun';
import type * as Writer from './audit/report/writeReport';
import { expectNoViolations } from './axe';
import { measure } from './measure';
import { expect, test as base } from './test';

/** A copy of the site with an example report, so that the report has the headers of the site. */
const exampleSite = '.cache/example-site';

/** One worker writes and serves the example once. */
let example: ReturnType<typeof serve> | undefined;

const test = base.extend({ baseURL: async ({}, use) => use((await (example ??= serveExample())).origin) });

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => void (await page.goto(reportPath)));

test.afterAll(async () => (await example)?.close());

test('the report has no accessibility violations, fits 320 px and 200 % text with targets of 44 px, and prints all its text', async ({
  page,
}) => {
  const { print } = await page.emulateMedia({ media: 'print' }).then(() => measure(page, ['print']));
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  const { textSize } = await measure(page, ['textSize']);
  await page.setViewportSize({ width: 320, height: 256 });
  const narrow = await measure(page, ['reflow', 'targetSize']);
  await expectNoViolations(page, '', 'strictest');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, '', 'colors');
  for (const [name, findings] of Object.entries({ print, textSize, ...narrow })) expect.soft(findings, name).toHaveNoFindings();
});

test('the report links to each of its files and to parts of the page, and has the font of the site', async ({ page, request }) => {
  const links = await page.locator('a:not([href^="https:"])').evaluateAll((all) =>
    all.map((link) => {
      const { hash, href } = link as HTMLAnchorElement;
      return { hash, href, isHere: document.getElementById(hash.slice(1)) !== null };
    }),
  );
  for (const { hash, href, isHere } of links) {
    if (hash) expect(isHere, hash).toBe(true);
    else expect((await request.get(href)).status(), href).toBe(200);
  }
  for (const file of ['manual.csv', 'evaluation.json', 'openacr.yaml', 'transcripts/tooltip.txt'])
    expect(links.map(({ href }) => href).join(' ')).toContain(`/${reportFiles}/${file}`);
  expect(await page.evaluate(async () => Array.from(await document.fonts.ready).some(({ status }) => status === 'loaded'))).toBe(true);
});

async function serveExample() {
  const { module: writer } = await runnerImport<typeof Writer>('./a11y/audit/report/writeReport.ts');
  rmSync(exampleSite, { recursive: true, force: true });
  // Without the report of an audit, whose compressed copies would be served instead.
  cpSync('dist', exampleSite, { recursive: true, filter: (file) => !file.includes(reportPath.slice(1)) });
  const facts = { ...exampleFacts, signatures: [exampleSignature] };
  await writer.writeFiles(collect(exampleLines, facts), exampleSite);
  return serve(exampleSite);
}
