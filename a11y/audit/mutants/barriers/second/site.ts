/** Menus and names that differ between pages, media, motion and time limits: the second list that `heldOut.ts` had. */
import { changed, inHtml } from '../../plants';
import type { Mutant } from '../../types';

export const site: readonly Mutant[] = [
  {
    name: 'quotations-that-turn',
    barrier: 'One of three quotations shows for six seconds, then the next, and nothing stops them.',
    criteria: ['2.2.2'],
    where: '/',
    plant: [
      changed('section:has(#teams) > div:last-child', (row) => {
        let turn = 0;
        const show = () => Array.from(row.children).forEach((each, index) => each instanceof HTMLElement && (each.style.display = index === turn % 3 ? '' : 'none'));
        show();
        setInterval(() => {
          turn++;
          show();
        }, 6000);
      }),
    ],
  },
  {
    name: 'film-without-words',
    barrier: 'A film without sound, which people can play, is described nowhere.',
    criteria: ['1.2.1'],
    where: '/product',
    plant: [
      changed('main h1', (heading) => {
        // The policy of the site lets no film load.
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
        const pen = canvas.getContext('2d');
        setInterval(() => pen?.fillText('key → hub → provider', 20 + (performance.now() / 50) % 200, 90), 200);
        heading.after(Object.assign(document.createElement('video'), { controls: true, srcObject: canvas.captureStream(5), width: 320, height: 180, ariaLabel: 'How a call takes its way' }));
      }),
    ],
  },
  {
    name: 'running-line',
    barrier: 'A line of news runs, by the element that was made for it.',
    criteria: ['2.2.2'],
    where: '/docs/changelog',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('marquee'), { textContent: 'The next version comes in May.' })))],
  },
  {
    name: 'docs-in-another-order',
    barrier: 'One page of the docs has their menu in another order.',
    criteria: ['3.2.3'],
    where: '/docs/glossary',
    plant: [changed('main nav[data-continues-cable] ul', (list) => list.lastElementChild && list.prepend(list.lastElementChild))],
  },
  {
    name: 'copying-by-another-name',
    barrier: 'The buttons that copy code are called something else on one page.',
    criteria: ['3.2.4'],
    where: '/docs/webhooks',
    plant: [
      changed('main figcaption button', (button) => {
        const [name, faces] = button.children;
        const word = faces?.firstElementChild?.lastChild;
        if (name) name.textContent = name.textContent.replace('Copy', 'Duplicate');
        if (word) word.textContent = 'Duplicate';
      }),
    ],
  },
  {
    name: 'form-that-closes',
    barrier: 'After ten minutes, a form can no longer be filled in, and nobody was told of it.',
    criteria: ['2.2.1'],
    where: '/contact',
    plant: [
      changed('main form', (form) => {
        setTimeout(() => {
          form.inert = true;
          form.style.opacity = '0.5';
        }, 10 * 60_000);
      }),
    ],
  },
  {
    name: 'menu-that-flashes',
    barrier: 'On a narrow screen, the menu flashes five times a second for three seconds when it opens.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/resources/articles',
    plant: [
      changed('header button[aria-expanded]', (button) => {
        button.addEventListener('click', () => {
          document.querySelector('header nav')?.animate([{ background: '#000' }, { background: '#fff' }], { duration: 200, easing: 'steps(2, jump-none)', iterations: 15 });
        });
      }),
    ],
  },
  {
    name: 'logo-called-logo',
    barrier: 'The link to the home page shows the name of the site, and is called “logo”.',
    criteria: ['2.5.3', '2.4.4'],
    where: '/docs/api-reference',
    plant: [inHtml('/docs/api-reference', /<a (data-variant="brand")/g, '<a aria-label="logo" $1')],
  },
];
