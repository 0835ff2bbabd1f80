import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { faq } from '../src/content/faq';
import { reportPath } from '../src/content/reportFiles';
import { routes } from '../src/routes';
import { covers } from './covers';
import { expect, test } from './test';

/** The files that were built, as a visitor without script, a search engine or an auditor gets them. */
const dist = join(import.meta.dirname, '../dist');
const file = (path: string) => readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** The report on accessibility is no page of the site: it comes with a build that was audited, and lies beside the pages. */
const reportFolder = 'accessibility/report';
const reportPages = existsSync(join(dist, reportFolder))
  ? readdirSync(join(dist, reportFolder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${reportFolder}/${name.replace(/\.html$/, '')}`)
  : [];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes attributes and void elements its own way; both are valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Not the standard's: titles may be longer than 70 characters.
    'long-title': 'off',
    // The toggle group is a radio group of buttons, as React Aria makes it: native radios would be drawn by script too.
    'prefer-native-element': ['error', { exclude: ['radio', 'button'] }],
    // React's ids have characters that must be escaped in CSS; HTML allows all but white space.
    'valid-id': 'off',
  },
});

for (const path of [...routes.map((route) => route.path), '/404', ...reportPages]) {
  test(`${path} is valid HTML`, covers('validHtml', '4.1.1'), async () => {
    const { results } = await validator.validateString(file(path));
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`));
    expect(found).toEqual([]);
  });

  test(`${path} has no inline script and no inline style`, () => {
    const html = file(path);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle="|\son\w+="/);
    expect(html).not.toContain('<!--$?-->');
  });
}

test('every page has head tags of its own', () => {
  const seen = new Set<string>();
  for (const { path, description } of routes) {
    const head = file(path).split('</head>')[0] ?? '';
    for (const tag of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"']) {
      expect(head.split(tag), `${tag} in ${path}`).toHaveLength(2);
    }
    expect(head).toContain(description.replaceAll('"', '&quot;'));
    seen.add(/rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? '');
  }
  expect(seen.size).toBe(routes.length);
});

test('pages hold the words of every tab and every answer', () => {
  for (const tab of ['Hub', 'Orchestrator', 'Security', 'Monitoring']) expect(file('/product')).toMatch(new RegExp(`<h2[^>]*>${tab}</h2>`));
  for (const { question, id } of faq) {
    expect(file('/resources')).toContain(`id="faq-${id}"`);
    expect(file('/resources')).toContain(question);
  }
});

test('every link of every page leads to a page and to an id that exist', () => {
  const pages = new Map<string, string>(routes.map(({ path }) => [path, file(path)]));
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      // The files of the audit are no routes.
      if (href.startsWith(reportPath)) {
        const name = href.slice(reportPath.length) || 'index.html';
        expect(existsSync(join(dist, reportFolder, name)), `${href} on ${path}`).toBe(true);
        continue;
      }
      const [target = '', hash] = href.split('#');
      const there = target ? pages.get(target.split('?')[0] ?? '') : html;
      expect(there, `${href} on ${path}`).toBeDefined();
      if (hash) expect(there, `${href} on ${path}`).toContain(`id="${hash}"`);
    }
  }
});

test('the sitemap lists every route, and no other page exists but those of the report', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  expect(sitemap.match(/<loc>/g)).toHaveLength(routes.length);
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(built.filter((name) => !name.startsWith(`${reportFolder}/`))).toHaveLength(routes.length + 1);
});

test('global layers stand in order in the built stylesheet', () => {
  const [css = ''] = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
  expect(Array.from(css.matchAll(/@layer (\w+)\s?\{/g), ([, name]) => name)).toEqual(['reset', 'tokens', 'base']);
  expect(css).toContain('light-dark(');
});
