/** Tables, lists, titles, language, reading order and what is hidden: the third list that `heldOut.ts` had. */
import { site } from '../../../../../src/content/site';
import { changed, inHtml } from '../../plants';
import type { Mutant } from '../../types';

export const structure: readonly Mutant[] = [
  {
    name: 'old-price-by-style',
    barrier: 'An old price stands before the new one, and only a line through it says that it is old.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [
      changed('section[aria-labelledby=plans] li:nth-child(2) p > strong', (price) => {
        const old = Object.assign(document.createElement('span'), { textContent: '$340' });
        old.style.cssText = 'font-size: 1.5rem; text-decoration: line-through';
        price.before(old, ' ');
      }),
    ],
  },
  {
    name: 'headings-inside-a-table',
    barrier: 'Rows of a table are headings of those below them by their looks, and cells like any other to screen readers.',
    criteria: ['1.3.1'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('main tr[id="400"], main tr[id="500"]', (row) => {
        const heading = Object.assign(document.createElement('tr'), { role: 'row' });
        const cell = Object.assign(document.createElement('td'), { role: 'cell', colSpan: 4, textContent: row.id === '400' ? 'Your request' : 'Our hub and the providers' });
        cell.style.cssText = 'padding: 0.75rem 0.5rem; font-weight: bold; text-align: center; background: var(--color-surface-sunk)';
        heading.append(cell);
        row.before(heading);
      }),
    ],
  },
  {
    name: 'studies-read-across',
    barrier: 'Two case studies stand side by side, and both headings are read before the facts of either.',
    criteria: ['1.3.2', '1.3.1'],
    where: '/resources',
    plant: [
      changed('section[aria-labelledby=case-studies] div:has(> article)', (studies) => {
        const [one, other] = studies.children;
        const pairs = Array.from(one?.children ?? [], (part, index) => [part, other?.children[index] ?? '']);
        studies.replaceChildren(...pairs.flat());
        studies.style.cssText = 'grid-template-columns: repeat(2, minmax(0, 1fr)); overflow-wrap: anywhere';
      }),
    ],
  },
  {
    name: 'invitations-in-other-languages',
    barrier: 'Links invite people to read the page in French, Spanish or German, in these languages, and do not say so.',
    criteria: ['3.1.2'],
    where: '/privacy',
    plant: [
      changed('main h1', (heading) => {
        const list = document.createElement('ul');
        for (const [words, language] of [['Lire cette page en français', 'fr'], ['Leer esta página en español', 'es'], ['Diese Seite auf Deutsch lesen', 'de']]) {
          const entry = document.createElement('li');
          const link = Object.assign(document.createElement('a'), { href: `/privacy?language=${language}`, textContent: words });
          link.style.cssText = 'display: inline-block; padding-block: 0.75rem';
          entry.append(link);
          list.append(entry);
        }
        heading.after(list);
      }),
    ],
  },
  {
    name: 'title-of-the-template',
    barrier: 'The title of a page is still the one that its template came with.',
    criteria: ['2.4.2'],
    where: '/accessibility',
    plant: [inHtml('/accessibility', /<title>[^<]*/, `<title>Page title – ${site.name}`)],
  },
  {
    name: 'levels-by-indent',
    barrier: 'Only an indent says which entries of a list belong below another.',
    criteria: ['1.3.1'],
    where: '/sitemap',
    plant: [
      changed('main section:first-of-type > ul', (list) => {
        const docs = list.closest('section')?.nextElementSibling;
        const entry = Object.assign(document.createElement('li'), { className: list.lastElementChild?.className, textContent: docs?.querySelector('h2')?.textContent });
        const below = Array.from(docs?.querySelectorAll('li') ?? []);
        for (const each of below) each.style.marginInlineStart = '3rem';
        list.append(entry, ...below);
        docs?.remove();
      }),
    ],
  },
  {
    name: 'page-hidden-after-the-menu',
    barrier: 'On a narrow screen, who has opened the menu and closed it no longer finds the page with a screen reader.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/docs/webhooks',
    plant: [changed('header button[aria-expanded]', (button) => button.addEventListener('click', () => document.getElementById('main')?.setAttribute('aria-hidden', 'true')))],
  },
  {
    name: 'speakers-by-sides',
    barrier: 'Only the side on which words of a chat stand says who wrote them.',
    criteria: ['1.3.1'],
    where: '/contact',
    plant: [
      changed('main section:has(a[href*=discord]) > p', (words) => {
        const chat = document.createElement('div');
        chat.style.cssText = 'display: grid; gap: 0.5rem; margin-block-end: 1rem';
        for (const [index, line] of ['My webhook has been silent since noon.', 'Does your server answer with a 200?', 'It answers with a 301 now.', 'The hub follows no redirects.'].entries()) {
          const bubble = Object.assign(document.createElement('p'), { textContent: line });
          bubble.style.cssText = `justify-self: ${index % 2 ? 'end' : 'start'}; max-inline-size: 75%; margin: 0; padding: 0.5rem 1rem; border: 1px solid; border-radius: 1rem`;
          chat.append(bubble);
        }
        words.after(chat);
      }),
    ],
  },
];
