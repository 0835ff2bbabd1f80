/** Missing and wrong names, roles and states. */
import { changed, inHtml, kept, styled } from '../plants';
import { names as fourth } from './fourth/names';
import { names as second } from './second/names';
import { names as third } from './third/names';
import type { Mutant } from '../types';

export const names: readonly Mutant[] = [
  {
    name: 'link-without-name',
    barrier: 'A link of the navigation has no name.',
    criteria: ['2.4.4', '4.1.2'],
    where: '/terms',
    plant: [changed('header nav a[href="/docs"]', (link) => link.replaceChildren())],
  },
  {
    name: 'button-without-name',
    barrier: 'The button of the menu has an icon and no name.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [changed('header button', (button) => button.lastChild?.remove())],
  },
  {
    name: 'field-without-label',
    barrier: 'A field has a placeholder in place of a label.',
    criteria: ['3.3.2', '4.1.2'],
    where: '/signin',
    plant: [
      changed<HTMLInputElement>('main input[name=email]', (field) => {
        const [label] = field.labels ?? [];
        field.placeholder = label?.textContent ?? '';
        for (const each of field.labels ?? []) each.style.display = 'none';
        label?.removeAttribute('for');
        field.removeAttribute('aria-labelledby');
      }),
    ],
  },
  {
    name: 'label-not-tied',
    barrier: 'A label stands beside its field and is not tied to it.',
    criteria: ['1.3.1', '4.1.2', '3.3.2'],
    where: '/contact',
    plant: [inHtml('/contact', /(<label [^>]*?) for="[^"]*-subject"|(<input [^>]*-subject"[^>]*?) aria-labelledby="[^"]*"/g, '$1$2')],
  },
  {
    name: 'drawing-without-role',
    barrier: 'A drawing that says something has neither role nor name, and is not hidden.',
    criteria: ['1.1.1'],
    where: '/integrations',
    plant: [inHtml('/integrations', / role="img" aria-label="[^"]*"/, '')],
  },
  {
    name: 'drawing-without-name',
    barrier: 'A drawing that is an image to screen readers has no name.',
    criteria: ['1.1.1'],
    where: '/integrations',
    plant: [inHtml('/integrations', /( role="img") aria-label="[^"]*"/, '$1')],
  },
  {
    name: 'image-without-alt',
    barrier: 'A picture has no alternative text.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48 }));
      }),
    ],
  },
  {
    name: 'image-of-text',
    barrier: 'A sentence is a picture, which nobody can enlarge or recolour.',
    criteria: ['1.4.5', '1.4.9'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const card = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
        heading.after(Object.assign(document.createElement('img'), { src: new URL(card).pathname, alt: heading.textContent, width: 240 }));
      }),
    ],
  },
  {
    name: 'role-that-is-none',
    barrier: 'The role of the navigation is misspelt.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [inHtml('/terms', /(<header .*?<nav )/s, '$1role="navigaton" ')],
  },
  {
    name: 'link-as-button',
    barrier: 'A link says that it is a button.',
    criteria: ['4.1.2'],
    where: '/signin',
    plant: [inHtml('/signin', /<a (data-variant="text" href="\/signup")/g, '<a role="button" $1')],
  },
  {
    name: 'link-in-button',
    barrier: 'A button holds a link, and nobody can tell which of them acts.',
    criteria: ['4.1.2'],
    where: '/signin',
    plant: [
      changed('main button[type=submit]', (button) => {
        const link = Object.assign(document.createElement('a'), { href: '/terms', textContent: 'terms' });
        button.append(' (', link, ')');
      }),
    ],
  },
  {
    name: 'name-without-the-words',
    barrier: 'The name of a button lacks the words on it, so that speaking them does nothing.',
    criteria: ['2.5.3'],
    where: '/contact',
    plant: [inHtml('/contact', /type="submit"/g, 'type="submit" aria-label="Send"')],
  },
  {
    name: 'tab-without-state',
    barrier: 'Tabs do not say which of them is selected.',
    criteria: ['4.1.2'],
    where: '/product',
    plant: [kept('[role=tab]', (tab) => tab.removeAttribute('aria-selected'))],
  },
  {
    name: 'tab-that-controls-nothing',
    barrier: 'Tabs do not say which panel they show.',
    criteria: ['4.1.2'],
    where: '/product',
    plant: [kept('[role=tab]', (tab) => tab.removeAttribute('aria-controls'))],
  },
  {
    name: 'panel-without-name',
    barrier: 'The panels of tabs have no name.',
    criteria: ['4.1.2'],
    where: '/product',
    plant: [kept('[role=tabpanel]', (panel) => panel.removeAttribute('aria-labelledby'))],
  },
  {
    name: 'answer-without-state',
    barrier: 'Questions do not say whether they are open.',
    criteria: ['4.1.2'],
    where: '/resources',
    plant: [kept('main button[aria-expanded]', (button) => button.removeAttribute('aria-expanded'))],
  },
  {
    name: 'menu-that-lies',
    barrier: 'The button of the menu says that it is closed when it is open.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [kept('header button[aria-expanded]', (button) => button.setAttribute('aria-expanded', 'false'))],
  },
  {
    name: 'choice-without-name',
    barrier: 'A group of choices does not say what is chosen.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/',
    plant: [kept('main fieldset > legend', (legend) => legend.replaceWith(Object.assign(document.createElement('span'), { textContent: legend.textContent })))],
  },
  {
    name: 'tooltip-without-role',
    barrier: 'The words of a tooltip describe nothing.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/pricing',
    plant: [kept('main button[id^=about-]', (button) => button.removeAttribute('aria-describedby'))],
  },
  {
    name: 'hidden-and-focusable',
    barrier: 'Links can be focused and are hidden from screen readers.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [inHtml('/terms', /(<footer .*?<nav )/s, '$1aria-hidden="true" ')],
  },
  {
    name: 'panel-that-cannot-be-found',
    barrier: 'Hidden panels cannot be found by the search of the browser.',
    criteria: ['4.1.2'],
    where: '/product',
    plant: [styled('[hidden=until-found]', 'display: none')],
  },
  {
    name: 'alt-is-a-file-name',
    barrier: 'The alternative text of a picture is the name of its file.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48, alt: 'favicon.svg' }));
      }),
    ],
  },
  {
    name: 'decoration-that-speaks',
    barrier: 'A drawing that only decorates is an image called “line” to screen readers.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [
      changed('header a svg', (drawing) => {
        drawing.removeAttribute('aria-hidden');
        drawing.role = 'img';
        drawing.ariaLabel = 'line';
      }),
    ],
  },
  {
    name: 'background-that-says',
    barrier: 'A picture of the style sheet says something, and has no alternative.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [styled('main h1', 'background: url(/favicon.svg) no-repeat right')],
  },
  {
    name: 'look-alike-letters',
    barrier: 'A word is spelled with a Cyrillic letter that looks like one of the alphabet.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => words.prepend('Раyment is due at once. '))],
  },
  {
    name: 'drawing-of-signs',
    barrier: 'A drawing is made of signs that screen readers read one by one.',
    criteria: ['1.1.1'],
    where: '/terms',
    plant: [changed('main section:last-of-type p', (words) => words.after(Object.assign(document.createElement('p'), { textContent: '====|>-----(( o ))' })))],
  },
  {
    name: 'table-that-is-none',
    barrier: 'A table says that it is there for its looks alone.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [changed('main table', (table) => (table.role = 'presentation'))],
  },
  {
    name: 'misspelt-property',
    barrier: 'A property that gives a link its name is misspelt.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [changed('footer a', (link) => link.setAttribute('aria-labeledby', 'main'))],
  },
  {
    name: 'link-with-a-tick',
    barrier: 'Links say that they are ticked, which no link can be.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [changed('footer a', (link) => link.setAttribute('aria-checked', 'true'))],
  },
  {
    name: 'tabs-that-are-none',
    barrier: 'Lists of links say that they are rows of tabs.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/terms',
    plant: [changed('footer ul', (list) => list.setAttribute('role', 'tablist'))],
  },
  {
    name: 'tab-outside-a-row',
    barrier: 'A button says that it is a tab, and is in no row of tabs.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/signin',
    plant: [changed('main button[type=submit]', (button) => button.setAttribute('role', 'tab'))],
  },
  {
    name: 'list-that-is-not-there',
    barrier: 'A search field says that it has a list which is not there.',
    criteria: ['4.1.2'],
    where: '/search',
    plant: [kept('main input[role=combobox]', (field) => field.getAttribute('aria-controls') !== 'nowhere' && field.setAttribute('aria-controls', 'nowhere'))],
  },
  {
    name: 'drawing-named-with-spaces',
    barrier: 'The name of a drawing is a space.',
    criteria: ['1.1.1'],
    where: '/integrations',
    plant: [inHtml('/integrations', /( role="img" aria-label=)"[^"]*"/, '$1" "')],
  },
  {
    name: 'image-button-without-words',
    barrier: 'A button is a picture without alternative text.',
    criteria: ['1.1.1', '4.1.2'],
    where: '/signin',
    plant: [
      changed('main button[type=submit]', (button) => {
        button.after(Object.assign(document.createElement('input'), { type: 'image', src: '/favicon.svg', width: 48, height: 48 }));
      }),
    ],
  },
  {
    name: 'name-from-nowhere',
    barrier: 'A link takes its name from an element that does not exist, and has no words of its own.',
    criteria: ['4.1.2', '2.4.4'],
    where: '/terms',
    plant: [
      changed('footer a[href="/status"]', (link) => {
        link.replaceChildren();
        link.setAttribute('aria-labelledby', 'nowhere');
        link.style.cssText = 'display: inline-block; inline-size: 3rem; block-size: 3rem; background: currentColor';
      }),
    ],
  },
  {
    name: 'frame-without-title',
    barrier: 'A frame has no title.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.after(document.createElement('iframe')))],
  },
  {
    name: 'state-that-is-none',
    barrier: 'The button of the menu is neither open nor closed, but “yes”.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [kept('header button[aria-expanded]', (button) => button.getAttribute('aria-expanded') !== 'yes' && button.setAttribute('aria-expanded', 'yes'))],
  },
  {
    name: 'checkbox-without-state',
    barrier: 'Something says that it is a checkbox, and never whether it is ticked.',
    criteria: ['4.1.2'],
    where: '/contact',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const box = Object.assign(document.createElement('div'), { role: 'checkbox', tabIndex: 0, textContent: 'Send me a copy' });
        box.style.cssText = 'min-block-size: 3rem; inline-size: 12rem';
        button.before(box);
      }),
    ],
  },
  {
    name: 'role-taken-away',
    barrier: 'A list of links has lost its role, and so have its links.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [changed('footer ul:last-of-type a', (link) => link.setAttribute('role', 'text'))],
  },
  {
    name: 'summary-without-name',
    barrier: 'A part of the page opens by a button that has no name.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [
      changed('main section:last-of-type p', (words) => {
        const details = document.createElement('details');
        details.append(document.createElement('summary'), 'The law of the place where we are holds.');
        words.after(details);
      }),
    ],
  },
  {
    name: 'progress-without-name',
    barrier: 'A bar shows how far something has come, and has no name.',
    criteria: ['1.1.1', '4.1.2'],
    where: '/status',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('progress'), { max: 100, value: 60 })))],
  },
  {
    name: 'headings-by-number',
    barrier: 'Headings have numbers in place of words.',
    criteria: ['2.4.6'],
    where: '/privacy',
    plant: [changed('main section h2', (heading) => (heading.textContent = `Section ${Array.from(document.querySelectorAll('main section h2')).indexOf(heading) + 1}`))],
  },
  {
    name: 'name-of-before-the-press',
    barrier: 'A press changes the words on a button, and screen readers go on with those of before.',
    criteria: ['2.5.3', '4.1.2'],
    where: '/privacy',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Larger type', ariaLabel: 'Larger type' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        button.addEventListener('click', () => (button.textContent = button.textContent === 'Larger type' ? 'Usual type' : 'Larger type'));
        heading.after(button);
      }),
    ],
  },
  {
    name: 'verdict-by-emoji',
    barrier: 'Signs that screen readers skip say of each of two facts whether it is good or bad, and nothing else does.',
    criteria: ['1.1.1'],
    where: '/privacy',
    plant: [
      changed('main h1', (heading) => {
        const facts = document.createElement('dl');
        for (const [term, sign] of [['Sold to others', '✗'], ['Deleted on request', '✓']]) {
          const verdict = document.createElement('dd');
          verdict.append(Object.assign(document.createElement('span'), { textContent: sign, ariaHidden: 'true' }));
          facts.append(Object.assign(document.createElement('dt'), { textContent: term }), verdict);
        }
        heading.after(facts);
      }),
    ],
  },
  {
    name: 'weight-by-dots',
    barrier: 'Dots that screen readers skip say how grave an incident was.',
    criteria: ['1.1.1'],
    where: '/status',
    plant: [changed('main section:last-of-type h2', (heading) => heading.append(Object.assign(document.createElement('span'), { textContent: ' ●●●○', ariaHidden: 'true' })))],
  },
  {
    name: 'name-with-a-gap',
    barrier: 'A button has the name of a variable where the name of a thing should be.',
    criteria: ['2.4.6'],
    where: '/docs/sdk',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide {{title}}' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        button.addEventListener('click', () => button.remove());
        heading.after(button);
      }),
    ],
  },
  {
    name: 'choice-without-role',
    barrier: 'Boxes that keys reach and press say neither that they are buttons nor which one is chosen.',
    criteria: ['4.1.2'],
    where: '/docs/changelog',
    plant: [
      changed('main > div h1', (heading) => {
        for (const words of ['Newest first', 'Oldest first']) {
          const box = Object.assign(document.createElement('div'), { tabIndex: 0, textContent: words });
          const choose = () => (box.style.borderWidth = '4px');
          box.style.cssText = 'display: inline-block; min-block-size: 3rem; padding: 0.75rem; border: 2px solid';
          box.addEventListener('click', choose);
          box.addEventListener('keydown', ({ key }) => key === 'Enter' && choose());
          heading.after(box);
        }
      }),
    ],
  },
  {
    name: 'star-that-fills',
    barrier: 'A press marks a page as a favourite, which only the colour of a button shows.',
    criteria: ['4.1.2'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Favorite' });
        button.style.cssText = 'min-block-size: 3rem; border: 2px solid; font: inherit';
        button.addEventListener('click', () => {
          const isMarked = button.style.borderStyle === 'dashed';
          button.style.borderStyle = isMarked ? 'solid' : 'dashed';
          button.style.borderWidth = isMarked ? '2px' : '5px';
        });
        heading.after(button);
      }),
    ],
  },
  ...second,
  ...third,
  ...fourth,
];
