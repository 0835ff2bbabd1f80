/** Contrast, colour, targets, narrow screens and the dark theme: the third list that `heldOut.ts` had. */
import { changed, styled } from '../../plants';
import type { Mutant } from '../../types';

export const look: readonly Mutant[] = [
  {
    name: 'faint-breadcrumbs',
    barrier: 'The links that say where a page is are of a pale grey.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/docs/sdk',
    plant: [styled('[data-page="/docs/sdk"] main nav > ol a', 'color: light-dark(#9a9383, #6b6558)')],
  },
  {
    name: 'faint-copied',
    barrier: 'After a press on “Copy”, the word “Copied” is half transparent.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/docs/limits-and-errors',
    plant: [styled('[data-page="/docs/limits-and-errors"] figcaption button span > span:nth-child(2)', 'opacity: 0.4')],
  },
  {
    name: 'heading-that-fades',
    barrier: 'The letters of a heading fade from one side to the other.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/',
    plant: [
      styled(
        '[data-page="/"] main h1',
        'background: linear-gradient(90deg, var(--color-text), color-mix(in srgb, var(--color-text) 12%, var(--color-surface)) 6em); background-clip: text; color: transparent',
      ),
    ],
  },
  {
    name: 'faint-tick',
    barrier: 'The tick in a box can hardly be seen.',
    criteria: ['1.4.11'],
    where: '/signup',
    plant: [
      styled('[data-page="/signup"] main form input[type=checkbox]::after', 'border-color: light-dark(#ddd6c8, #38352e)'),
      styled('[data-page="/signup"] main form input[type=checkbox]::before', 'border-color: var(--color-line)'),
    ],
  },
  {
    name: 'chart-by-colour',
    barrier: 'Only their colours say which line of a chart is which.',
    criteria: ['1.4.1'],
    where: '/product',
    plant: [
      changed('main h2#comparison', (heading) => {
        const figure = document.createElement('figure');
        const caption = Object.assign(document.createElement('figcaption'), { textContent: 'Failed calls of a day, in hundreds: ' });
        const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const values = 'From morning to night, 3, 4, 9 and 5 with four native providers, 2, 3, 1 and 2 with the hub.';
        for (const [name, value] of Object.entries({ viewBox: '0 0 240 100', width: '240', height: '100', role: 'img', 'aria-label': values })) chart.setAttribute(name, value);
        for (const [words, colour, points] of [['with native providers', 'var(--color-cable)', '4,70 80,60 160,10 236,50'], ['with the hub', 'var(--color-cable-4)', '4,80 80,70 160,90 236,80']] as const) {
          const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
          const swatch = document.createElement('span');
          for (const [name, value] of Object.entries({ points, fill: 'none', 'stroke-width': '4' })) line.setAttribute(name, value);
          line.style.stroke = colour;
          swatch.style.cssText = `display: inline-block; inline-size: 1em; block-size: 1em; margin-inline: 1em 0.5em; background: ${colour}`;
          chart.append(line);
          caption.append(swatch, words);
        }
        figure.append(caption, chart);
        heading.after(figure);
      }),
    ],
  },
  {
    name: 'badge-over-the-price',
    barrier: 'On a narrow screen, the word “POPULAR” covers a price.',
    criteria: ['1.4.10'],
    where: '/pricing',
    plant: [
      styled(
        'h3#access + p',
        'position: absolute; inset-block-end: 1rem; inset-inline-start: 0.5rem; z-index: 1; padding: 1.5rem 2rem; background: var(--color-surface-raised)',
        '(max-width: 400px)',
      ),
    ],
  },
  {
    name: 'crowded-topics',
    barrier: 'Links to the topics of a page are 20 pixels high, in rows that nearly touch.',
    criteria: ['2.5.8', '2.5.5'],
    where: '/resources/articles',
    plant: [
      changed('main h1', (heading) => {
        const list = document.createElement('ul');
        list.style.cssText = 'display: flex; flex-wrap: wrap; gap: 2px; inline-size: 12rem; font-size: 0.875rem; line-height: 18px';
        for (const topic of ['Failover', 'Cache', 'Quota', 'Rate limit', 'Token', 'Webhook']) {
          const entry = document.createElement('li');
          const link = Object.assign(document.createElement('a'), { href: `/docs/glossary#${topic.toLowerCase().replace(' ', '-')}`, textContent: topic });
          link.style.cssText = 'display: block; padding-inline: 6px; border: 1px solid';
          entry.append(link);
          list.append(entry);
        }
        heading.after(list);
      }),
    ],
  },
  {
    name: 'note-that-stays-white',
    barrier: 'In the dark theme, a note has the light text of that theme on the white ground of the other.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/docs/webhooks',
    plant: [
      changed('main > div h1', (heading) => {
        const note = Object.assign(document.createElement('p'), { textContent: 'The hub signs its deliveries from version 1.3 on.' });
        note.style.cssText = 'padding: 1rem; border: 2px solid #857d6c; background: #fff';
        heading.after(note);
      }),
    ],
  },
];
