import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTemplate } from './template';

const template = readFileSync('index.html', 'utf8');

test('puts head and words where index.html says', () => {
  const html = fillTemplate(template, { head: '<title>T</title>', app: '<h1>H</h1>' });
  expect(html).toMatch(/<title>T<\/title>\s*<\/head>/);
  expect(html).toContain('<div id="app"><h1>H</h1></div>');
});

test('keeps dollar signs of code samples as they are', () => {
  expect(fillTemplate(template, { head: '', app: '$& $1 $$' })).toContain('$& $1 $$');
});

test('refuses a template without a marker, as one that was filled before', () => {
  const filled = fillTemplate(template, { head: '', app: '' });
  expect(() => fillTemplate(filled, { head: '', app: '' })).toThrow('<!--head-->');
});
