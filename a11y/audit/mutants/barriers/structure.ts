/** Headings, landmarks, tables, lists, reading order, language and titles. */
import { routeById, titleOf } from '../../../../src/routes';
import { changed, inHtml, kept, styled } from '../plants';
import { structure as fourth } from './fourth/structure';
import { structure as second } from './second/structure';
import { structure as third } from './third/structure';
import type { Mutant } from '../types';

export const structure: readonly Mutant[] = [
  {
    name: 'heading-jump',
    barrier: 'A heading of the second level has become one of the fourth.',
    criteria: ['1.3.1', '2.4.6'],
    where: '/terms',
    plant: [
      changed('main h2', (heading) => {
        if (document.querySelector('main h4')) return;
        heading.replaceWith(Object.assign(document.createElement('h4'), { id: heading.id, textContent: heading.textContent }));
      }),
    ],
  },
  {
    name: 'heading-by-look',
    barrier: 'What looks like a heading is a bold paragraph.',
    criteria: ['1.3.1', '2.4.10'],
    where: '/contact',
    plant: [
      changed('main section h2', (heading) => {
        const words = Object.assign(document.createElement('p'), { textContent: heading.textContent });
        words.style.cssText = 'font-size: 1.5rem; font-weight: bold';
        heading.replaceWith(words);
      }),
    ],
  },
  {
    name: 'empty-heading',
    barrier: 'A heading has no words.',
    criteria: ['2.4.6', '1.3.1'],
    where: '/terms',
    plant: [changed('main h2:last-of-type', (heading) => heading.before(document.createElement('h2')))],
  },
  {
    name: 'two-first-headings',
    barrier: 'A page has two headings of the first level.',
    criteria: ['1.3.1', '2.4.6'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('h1'), { textContent: 'More terms' })))],
  },
  {
    name: 'doubled-heading',
    barrier: 'Two headings of a page say the same.',
    criteria: ['2.4.6'],
    where: '/contact',
    plant: [changed('main h2', (heading) => (heading.textContent = document.querySelector('main h2')?.textContent ?? ''))],
  },
  {
    name: 'no-main',
    barrier: 'The page does not say where its main part is.',
    criteria: ['1.3.1', '1.3.6'],
    where: '/terms',
    plant: [inHtml('/terms', /<main /g, '<main role="group" ')],
  },
  {
    name: 'two-banners',
    barrier: 'A page has two banners.',
    criteria: ['1.3.1', '1.3.6'],
    where: '/terms',
    plant: [changed('main header', (header) => header.setAttribute('role', 'banner'))],
  },
  {
    name: 'nameless-navigations',
    barrier: 'Two navigations have no names to tell them apart.',
    criteria: ['1.3.6', '1.3.1'],
    where: '/terms',
    plant: [inHtml('/terms', /(<nav [^>]*?) aria-label="[^"]*"/g, '$1')],
  },
  {
    name: 'table-without-caption',
    barrier: 'A table has no caption.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [changed('main caption', (caption) => caption.remove())],
  },
  {
    name: 'table-without-headers',
    barrier: 'The header cells of a table are cells like any other.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [
      changed('main th', (header) => {
        const cell = document.createElement('td');
        cell.append(...header.childNodes);
        header.replaceWith(cell);
      }),
    ],
  },
  {
    name: 'rows-without-headers',
    barrier: 'The rows of a table have no headers.',
    criteria: ['1.3.1'],
    where: '/privacy',
    plant: [
      changed('main th[scope=row]', (header) => {
        const cell = document.createElement('td');
        cell.append(...header.childNodes);
        header.replaceWith(cell);
      }),
    ],
  },
  {
    name: 'broken-list',
    barrier: 'A list holds something that is no entry.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [changed('footer ul', (list) => list.append(Object.assign(document.createElement('div'), { textContent: 'and more' })))],
  },
  {
    name: 'list-that-is-none',
    barrier: 'The entries of a list are not in a list for screen readers.',
    criteria: ['1.3.1'],
    where: '/sitemap',
    plant: [kept('main ul', (list) => list.setAttribute('role', 'group'))],
  },
  {
    name: 'order-by-css',
    barrier: 'The page shows its parts in another order than it reads them.',
    criteria: ['1.3.2'],
    where: '/contact',
    plant: [styled('main > div', 'display: flex; flex-direction: column-reverse')],
  },
  {
    name: 'instruction-by-place',
    barrier: 'An instruction names a button by its place and shape alone.',
    criteria: ['1.3.3'],
    where: '/contact',
    plant: [changed('main form p', (words) => (words.textContent = 'Press the round button on the right.'))],
  },
  {
    name: 'no-page-language',
    barrier: 'The page does not say which language it is in.',
    criteria: ['3.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<html lang="en"/g, '<html')],
  },
  {
    name: 'wrong-page-language',
    barrier: 'The page says that it is in German.',
    criteria: ['3.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<html lang="en"/g, '<html lang="de"')],
  },
  {
    name: 'foreign-words',
    barrier: 'A sentence in German does not say that it is.',
    criteria: ['3.1.2'],
    where: '/terms',
    plant: [changed('main p:last-of-type', (words) => (words.textContent = 'Für diese Angaben übernehmen wir keine Gewähr, und es gelten die Bedingungen.'))],
  },
  {
    name: 'language-that-is-none',
    barrier: 'A part says that it is in a language that does not exist.',
    criteria: ['3.1.2'],
    where: '/terms',
    plant: [changed('main p:last-of-type', (words) => (words.lang = 'gibberish'))],
  },
  {
    name: 'no-title',
    barrier: 'The page has no title.',
    criteria: ['2.4.2'],
    where: '/terms',
    plant: [changed('html', () => (document.title = ''))],
  },
  {
    name: 'doubled-title',
    barrier: 'Two pages have the same title.',
    criteria: ['2.4.2'],
    where: '/terms',
    plant: [changed('html', (_, here = '', other = '') => (document.title = document.title.replace(here, other)), titleOf(routeById('terms')), titleOf(routeById('privacy')))],
  },
  {
    name: 'doubled-id',
    barrier: 'Two elements have the same id.',
    criteria: ['4.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<footer /g, '<footer id="main" ')],
  },
  {
    name: 'invalid-html',
    barrier: 'An element has the same attribute twice.',
    criteria: ['4.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<main /g, '<main tabindex="-1" ')],
  },
  {
    name: 'abbreviation-without-words',
    barrier: 'An abbreviation is not spelled out.',
    criteria: ['3.1.4'],
    where: '/terms',
    plant: [changed('main p:last-of-type', (words) => (words.textContent = 'The TTL of each DAG is set by the BGP.'))],
  },
  {
    name: 'hard-words',
    barrier: 'A page asks for years of study.',
    criteria: ['3.1.5'],
    where: '/terms',
    plant: [
      changed('main p', (words) => {
        words.textContent =
          'Notwithstanding antecedent representations, the aforementioned organisational intermediaries irrevocably acknowledge interdependent contractual responsibilities concerning infrastructural interoperability.';
      }),
    ],
  },
  {
    name: 'spaced-letters',
    barrier: 'The letters of a word are set apart by spaces, and read one by one.',
    criteria: ['1.3.2'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => words.prepend('I m p o r t a n t: '))],
  },
  {
    name: 'columns-by-spaces',
    barrier: 'Two columns are made of spaces.',
    criteria: ['1.3.2', '1.3.1'],
    where: '/terms',
    plant: [
      changed('main section:last-of-type p', (words) => {
        const columns = Object.assign(document.createElement('p'), { textContent: 'Monday      Tuesday\nopen        closed' });
        columns.style.whiteSpace = 'pre';
        words.after(columns);
      }),
    ],
  },
  {
    name: 'table-by-pre',
    barrier: 'A table is preformatted text.',
    criteria: ['1.3.1', '1.3.2'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => words.after(Object.assign(document.createElement('pre'), { textContent: 'Plan      Price\nStarter   0' })))],
  },
  {
    name: 'layout-table',
    barrier: 'A table with header cells is there for its looks.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [
      changed('main section:last-of-type p', (words) => {
        const table = document.createElement('table');
        const row = table.createTBody().insertRow();
        row.append(Object.assign(document.createElement('th'), { textContent: 'Mind' }));
        words.replaceWith(table);
        row.insertCell().append(words);
      }),
    ],
  },
  {
    name: 'headers-of-other-columns',
    barrier: 'A cell belongs, to screen readers, to the header of another column.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [
      changed('main table', (table) => {
        const header = table.querySelector('thead th:last-child');
        const cell = table.querySelector('tbody td');
        if (!header || !cell) return;
        header.id = 'wrong-column';
        cell.setAttribute('headers', header.id);
      }),
    ],
  },
  {
    name: 'words-by-style',
    barrier: 'Words that matter are in the style sheet alone.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [styled('main h1::after', "content: ' (draft)'")],
  },
  {
    name: 'sign-alone',
    barrier: 'A sign stands for a word.',
    criteria: ['1.3.3', '1.1.1'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => words.after(Object.assign(document.createElement('p'), { textContent: '✔' })))],
  },
  {
    name: 'page-language-that-is-none',
    barrier: 'The page says that it is in a language that does not exist.',
    criteria: ['3.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<html lang="en"/g, '<html lang="em-US"')],
  },
  {
    name: 'two-page-languages',
    barrier: 'The page says in two ways which language it is in, and they differ.',
    criteria: ['3.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<html lang="en"/g, '<html lang="en" xml:lang="de"')],
  },
  {
    name: 'header-of-nothing',
    barrier: 'A table has a header over a column without cells.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [changed('main table thead tr', (row) => row.append(Object.assign(document.createElement('th'), { scope: 'col', textContent: 'More' })))],
  },
  {
    name: 'list-by-dashes',
    barrier: 'A list is one paragraph, with a dash before each of its lines.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [
      changed('main section ul', (list) => {
        const words = document.createElement('p');
        for (const entry of list.children) words.append(`- ${entry.textContent}`, document.createElement('br'));
        list.replaceWith(words);
      }),
    ],
  },
  {
    name: 'heading-of-a-paragraph',
    barrier: 'A whole paragraph is marked up as a heading, for its looks.',
    criteria: ['1.3.1', '2.4.6'],
    where: '/terms',
    plant: [
      changed('main section:first-of-type p', (words) => {
        words.replaceWith(Object.assign(document.createElement('h3'), { textContent: words.textContent }));
      }),
    ],
  },
  {
    name: 'choices-without-group',
    barrier: 'Choices that belong together are not in a group.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [changed('footer fieldset', (group) => group.setAttribute('role', 'none'))],
  },
  {
    name: 'english-called-german',
    barrier: 'A sentence in English says that it is in German.',
    criteria: ['3.1.2'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => (words.lang = 'de'))],
  },
  {
    name: 'plain-french',
    barrier: 'A sentence in French, of plain letters, does not say that it is.',
    criteria: ['3.1.2'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => (words.textContent = 'Nous ne pouvons pas garantir que le site sera toujours disponible pour vous.'))],
  },
  {
    name: 'scope-the-wrong-way',
    barrier: 'The headers of rows say that they are headers of columns.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [changed('main th[scope=row]', (header) => header.setAttribute('scope', 'col'))],
  },
  {
    name: 'headers-of-no-table',
    barrier: 'A cell names a header that is not in its table.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [changed('main td', (cell) => cell.setAttribute('headers', 'main'))],
  },
  {
    name: 'empty-language',
    barrier: 'The language of the page is an empty word.',
    criteria: ['3.1.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<html lang="en"/g, '<html lang=""')],
  },
  {
    name: 'columns-from-the-right',
    barrier: 'Columns stand from right to left, and are read from left to right.',
    criteria: ['1.3.2'],
    where: '/pricing',
    plant: [styled('main section > ul', 'display: block'), styled('main section > ul > li', 'float: right; inline-size: 30%')],
  },
  {
    name: 'title-of-the-site',
    barrier: 'The title of a page names the site and not the page.',
    criteria: ['2.4.2'],
    where: '/status',
    plant: [changed('html', () => (document.title = document.querySelector('header a')?.textContent ?? ''))],
  },
  {
    name: 'level-by-aria',
    barrier: 'Headings of the second level say that they are of the fifth.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [inHtml('/terms', /<h2 /g, '<h2 aria-level="5" ')],
  },
  {
    name: 'quotation-by-look',
    barrier: 'A quotation is an indented paragraph in italics.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [styled('main section:nth-of-type(2) p', 'margin-inline-start: 3rem; font-style: italic')],
  },
  {
    name: 'list-by-arrows',
    barrier: 'The entries of a list are paragraphs with an arrow before each of them.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [
      changed('main section ul', (list) => {
        for (const entry of list.children) list.before(Object.assign(document.createElement('p'), { textContent: `→ ${entry.textContent}` }));
        list.remove();
      }),
    ],
  },
  {
    name: 'heading-of-something-else',
    barrier: 'A heading speaks of something else than what stands below it.',
    criteria: ['2.4.6'],
    where: '/privacy',
    plant: [changed('main h2', (heading) => (heading.textContent = 'How to reach us by post'))],
  },
  {
    name: 'entry-in-dutch',
    barrier: 'An entry of a list is in Dutch, and does not say so.',
    criteria: ['3.1.2'],
    where: '/terms',
    plant: [changed('main section ul li:last-child', (entry) => (entry.textContent = 'We kunnen niet beloven dat deze bladzijde morgen nog voor iedereen te lezen zal zijn.'))],
  },
  {
    name: 'footer-from-the-right',
    barrier: 'The lists of the footer stand from right to left, and are read from left to right.',
    criteria: ['1.3.2'],
    where: '/pricing',
    plant: [styled('footer nav, footer nav > *', 'direction: rtl')],
  },
  {
    name: 'headings-by-type-alone',
    barrier: 'The headings of parts are paragraphs in the type of headings.',
    criteria: ['1.3.1'],
    where: '/docs/glossary',
    plant: [
      changed('main h3', (heading) => {
        if (document.querySelector('main h3') === heading) return;
        const look = getComputedStyle(heading);
        const line = Object.assign(document.createElement('p'), { textContent: heading.textContent });
        line.style.cssText = `font: ${look.font}; margin: 0`;
        heading.replaceWith(line);
      }),
    ],
  },
  {
    name: 'hours-in-boxes',
    barrier: 'Days and hours stand in two columns of boxes, and no table says which belong together.',
    criteria: ['1.3.1'],
    where: '/contact',
    plant: [
      changed('main h1', (heading) => {
        const hours = document.createElement('div');
        for (const [day, from] of [['Monday', '9 to 5'], ['Tuesday', '9 to 5'], ['Friday', '9 to 1']]) {
          const row = document.createElement('div');
          row.style.cssText = 'display: grid; grid-template-columns: 8rem 8rem';
          row.append(Object.assign(document.createElement('span'), { textContent: day }), Object.assign(document.createElement('span'), { textContent: from }));
          hours.append(row);
        }
        heading.after(hours);
      }),
    ],
  },
  {
    name: 'links-without-a-list',
    barrier: 'Links stand one below the other, and no list says how many.',
    criteria: ['1.3.1'],
    where: '/status',
    plant: [
      changed('main h1', (heading) => {
        const links = document.createElement('div');
        for (const [path, name] of [['/docs', 'Getting Started'], ['/docs/webhooks', 'Webhooks'], ['/docs/sdk', 'SDK']]) {
          const link = Object.assign(document.createElement('a'), { href: path, textContent: name });
          link.style.cssText = 'display: block; min-block-size: 44px';
          links.append(link);
        }
        heading.after(links);
      }),
    ],
  },
  {
    name: 'passage-out-of-hearing',
    barrier: 'A passage can be seen, and is inert: screen readers pass over it.',
    criteria: ['1.3.1'],
    where: '/privacy',
    plant: [changed('main section:last-of-type p', (words) => (words.inert = true))],
  },
  {
    name: 'label-in-spanish',
    barrier: 'The label of a field is in Spanish, and does not say so.',
    criteria: ['3.1.2'],
    where: '/contact',
    plant: [changed('main form label', (label) => label.textContent?.includes('mail') && (label.textContent = 'Correo para la respuesta'))],
  },
  {
    name: 'warning-by-bold-type',
    barrier: 'Only bold type says which words of a paragraph are the warning.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [
      changed('main section p', (words) => {
        const warning = Object.assign(document.createElement('span'), { textContent: ' You lose your account if you do that. ' });
        warning.style.fontWeight = '900';
        if (!document.querySelector('main [style*="900"]')) words.append(warning, 'We say so before.');
      }),
    ],
  },
  {
    name: 'replies-by-indent',
    barrier: 'Only an indent says which remark answers which.',
    criteria: ['1.3.1'],
    where: '/privacy',
    plant: [
      changed('main h1', (heading) => {
        const remarks = document.createElement('div');
        for (const [index, words] of ['Who reads our logs?', 'Only those who mend what is broken.', 'For how long?', 'For a month at most.'].entries()) {
          const remark = Object.assign(document.createElement('p'), { textContent: words });
          remark.style.marginInlineStart = `${index * 2}rem`;
          remarks.append(remark);
        }
        heading.after(remarks);
      }),
    ],
  },
  {
    name: 'list-by-breaks',
    barrier: 'A list is one paragraph, whose entries only line breaks part.',
    criteria: ['1.3.1'],
    where: '/docs/sdk',
    plant: [
      changed('main h1', (heading) => {
        const lines = document.createElement('p');
        for (const language of ['Python 3.12', 'TypeScript 6', 'Go 1.26', 'Ruby 4']) lines.append(language, document.createElement('br'));
        heading.after(lines);
      }),
    ],
  },
  {
    name: 'menu-that-silences-the-page',
    barrier: 'Who has chosen a theme no longer finds the page with a screen reader.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/terms',
    plant: [changed('footer [type=radio]', (choice) => choice.addEventListener('change', () => document.getElementById('main')?.setAttribute('aria-hidden', 'true')))],
  },
  ...second,
  ...third,
  ...fourth,
];
