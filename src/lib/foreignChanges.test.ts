import { expect, test } from 'vitest';
import { undoForeignChanges, watchForeignChanges } from './foreignChanges';

const words = '<p>One <b>two</b> three</p><ul><li>Four</li><li>Five</li></ul>';

/** Puts a page into the document and watches it. */
function openPage(): HTMLElement {
  document.body.innerHTML = `<div id="app">${words}</div>`;
  watchForeignChanges();
  return document.getElementById('app') as HTMLElement;
}

/** Wraps each text in an element, which stands in its place. */
function translate(root: HTMLElement) {
  for (const element of root.querySelectorAll('p, b, li')) {
    for (const node of Array.from(element.childNodes)) {
      if (!(node instanceof Text)) continue;
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    }
  }
}

function textIn(app: HTMLElement, selector: string): Text {
  const text = document.createTreeWalker(app.querySelector(selector) ?? app, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error(`No text in ${selector}.`);
  return text;
}

const changes: Readonly<Record<string, (app: HTMLElement) => void>> = {
  'texts that are wrapped': translate,
  'texts that are written anew': (app) => textIn(app, 'li + li').replaceData(0, 4, 'Cinq'),
  'texts that are split': (app) => textIn(app, 'li').splitText(2).before(document.createElement('a')),
  'elements that are moved': (app) => app.querySelector('p')?.append(app.querySelector('li') as Element),
  'elements that are added and removed': (app) => {
    app.prepend(document.createElement('aside'));
    app.querySelector('ul')?.remove();
  },
};

test.each(Object.entries(changes))('undoes %s, and makes them again', (_, change) => {
  const app = openPage();
  const nodes = Array.from(app.querySelectorAll('*'));
  change(app);
  const changed = app.innerHTML;
  expect(changed).not.toBe(words);

  const redo = undoForeignChanges();
  expect(app.innerHTML).toBe(words);
  expect(Array.from(app.querySelectorAll('*')), 'the nodes are the same').toEqual(nodes);
  redo?.();
  expect(app.innerHTML).toBe(changed);
});

test('undoes changes that build on each other', () => {
  const app = openPage();
  for (const change of Object.values(changes)) change(app);
  const changed = app.innerHTML;
  const redo = undoForeignChanges();
  expect(app.innerHTML).toBe(words);
  redo?.();
  expect(app.innerHTML).toBe(changed);
});

test('says when nobody has changed anything, and lets go of the page', () => {
  const app = openPage();
  expect(undoForeignChanges()).toBeUndefined();
  translate(app);
  expect(undoForeignChanges()).toBeUndefined();
});
