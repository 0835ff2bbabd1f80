/** Hidden content, lists, tables, titles, language and reading order: the second list that `heldOut.ts` had. */
import { changed, changedEverywhere, inHtml } from '../../plants';
import type { Mutant } from '../../types';

export const structure: readonly Mutant[] = [
  {
    name: 'prices-for-eyes-alone',
    barrier: 'The prices of plans are hidden from screen readers.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [inHtml('/pricing', /<p (?=[^>]*><strong[^>]*>\$)/g, '<p aria-hidden="true" ')],
  },
  {
    name: 'terms-outside-their-list',
    barrier: 'Terms and their descriptions are in a box that is no list of them.',
    criteria: ['1.3.1'],
    where: '/resources',
    plant: [
      changed('main article dl', (list) => {
        const box = Object.assign(document.createElement('div'), { className: list.className });
        box.append(...list.childNodes);
        list.replaceWith(box);
      }),
    ],
  },
  {
    name: 'entries-of-no-list',
    barrier: 'Cards say that they are entries of a list, and stand in none.',
    criteria: ['1.3.1'],
    where: '/',
    plant: [changed('section:has(> #features) > div > div', (card) => card.setAttribute('role', 'listitem'))],
  },
  {
    name: 'title-of-the-page-before',
    barrier: 'After a link was followed, the title is still that of the page before.',
    criteria: ['2.4.2'],
    where: '/resources/articles',
    plant: [
      changedEverywhere('html', () => {
        const { title } = document;
        Object.defineProperty(document, 'title', { get: () => title, set: () => {} });
      }),
    ],
  },
  {
    name: 'button-in-german',
    barrier: 'A button was not translated from the German, and does not say so.',
    criteria: ['3.1.2'],
    where: '/signin',
    plant: [changed('main form button[type=submit]', (button) => (button.textContent = 'Anmelden und weiter'))],
  },
  {
    name: 'table-by-boxes',
    barrier: 'A table is made of boxes that say nothing of rows and columns.',
    criteria: ['1.3.1'],
    where: '/docs/limits-and-errors',
    plant: [
      changed<HTMLTableElement>('main table', (table) => {
        const rows = Array.from(table.rows, (row) => {
          const line = document.createElement('div');
          line.style.cssText = `display: grid; grid-template-columns: repeat(${row.cells.length}, minmax(0, 1fr)); gap: 1rem; overflow-wrap: anywhere`;
          for (const cell of row.cells) {
            const box = document.createElement('div');
            box.append(...cell.childNodes);
            line.append(box);
          }
          return line;
        });
        table.replaceWith(...rows);
      }),
    ],
  },
  {
    name: 'note-read-last',
    barrier: 'What a form does is said above it, and read after it.',
    criteria: ['1.3.2'],
    where: '/contact',
    plant: [
      changed('main form > p:not([data-without-js])', (note) => {
        const copy = note.cloneNode(true) as HTMLElement;
        const { height } = note.getBoundingClientRect();
        note.style.display = 'none';
        note.parentElement?.append(copy);
        copy.style.cssText = 'position: absolute; inset-block-start: 0; margin: 0';
        if (note.parentElement) note.parentElement.style.cssText = `position: relative; padding-block-start: calc(${height}px + 1rem)`;
      }),
    ],
  },
  {
    name: 'headings-of-the-second-tab',
    barrier: 'In the second of several tabs, headings are no headings.',
    criteria: ['1.3.1'],
    where: '/integrations',
    plant: [changed('main [id$=-n8n-panel] h3', (heading) => heading.setAttribute('role', 'none'))],
  },
];
