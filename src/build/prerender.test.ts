import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBase, fillTemplate } from './prerender';

const template = readFileSync('index.html', 'utf8');

test('replaces the markers of index.html with path, head, and app', () => {
  const html = fillTemplate(template, { path: '/docs', head: '<title>T</title>', app: '<h1>H</h1>' });
  expect(html).toMatch(/<title>T<\/title>\s*<\/head>/);
  expect(html).toContain('<div id="app" data-page="/docs"><h1>H</h1></div>');
});

test('keeps the dollar signs of code samples', () => {
  expect(fillTemplate(template, { path: '/', head: '', app: '$& $1 $$' })).toContain('$& $1 $$');
});

test('throws for a template without markers, such as a filled one', () => {
  const filled = fillTemplate(template, { path: '/', head: '', app: '' });
  expect(() => fillTemplate(filled, { path: '/', head: '', app: '' })).toThrow('<!--page-->');
});

test.each(['/', '/hub/', '/sites/hub-2.0/'])('accepts the base "%s"', (base) => {
  expect(() => checkBase(base)).not.toThrow();
});

test.each(['', 'true', 'hub', '/hub', 'hub/', './', '/../hub/', '/a b/', '//hub/', 'https://hub.example/'])(
  'rejects the base "%s" with an example',
  (base) => {
    expect(() => checkBase(base)).toThrow('such as /hub/, and not "');
  },
);
