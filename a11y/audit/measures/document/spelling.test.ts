// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawnWithSigns, listsOfSigns, setWithSpaces } from './spelling';

test('reports signs that draw something, and words with letters of another alphabet among Latin ones', () => {
  for (const text of ['-----', '/\\_/\\_', '<(o.o)>===', 'all is well :-)', 'Ѕtatus', 'pаyment']) {
    expect(drawnWithSigns(text).length, text).toBeGreaterThan(0);
  }
});

test('accepts sentences, prices, addresses and whole words in Greek', () => {
  for (const text of ['“Yes!” – (really…)', '$1,000 / month', 'https://hub.example/v1', 'the word λόγος', 'at 8: (a) or (b)', 'v1.2.0 (2024-10-01)']) {
    expect(drawnWithSigns(text), text).toEqual([]);
  }
});

test('reports words that are set with a space after each letter, and columns made of spaces', () => {
  expect(setWithSpaces('S t a t u s', false)).toHaveLength(1);
  expect(setWithSpaces('Plan    Price', true)).toHaveLength(1);
  expect(setWithSpaces('Plan\u00a0\u00a0 Price', false)).toHaveLength(1);
});

test('accepts single letters, single non-breaking spaces, and indents', () => {
  expect(setWithSpaces('plan A or B', false)).toEqual([]);
  expect(setWithSpaces('10\u00a0kB', false)).toEqual([]);
  expect(setWithSpaces('\n      an indent of HTML', false)).toEqual([]);
});

test('finds lists that are lines with signs', () => {
  for (const html of ['<p>- one<br>- two</p>', '<p>1. one</p><p>2. two</p>', '<div>• one<br>• two<br>• three</div>']) {
    document.body.innerHTML = html;
    expect(listsOfSigns().length, html).toBeGreaterThan(0);
  }
});

test('leaves real lists, dashes in a sentence and a single line alone', () => {
  for (const html of ['<ul><li>- one</li><li>- two</li></ul>', '<p><b>one</b> – first, <b>two</b> – second</p>', '<p>– one</p><h2>1. two</h2><p>three</p>', '<pre>- one\n- two</pre>']) {
    document.body.innerHTML = html;
    expect(listsOfSigns(), html).toEqual([]);
  }
});
