/** What keys reach and do, the order of tab stops, and what shows them: the third list that `heldOut.ts` had. */
import { changed, styled } from '../../plants';
import type { Mutant } from '../../types';

export const keyboard: readonly Mutant[] = [
  {
    name: 'menu-off-the-screen',
    barrier: 'On a narrow screen, the closed menu lies outside the window, and Tab leads through it.',
    criteria: ['2.4.7', '2.4.3'],
    where: '/docs/changelog',
    plant: [styled('[data-page="/docs/changelog"] header nav:not([data-open])', 'display: block; position: absolute; inset-inline-start: -200vw', '(max-width: 900px)')],
  },
  {
    name: 'submenu-by-pointer',
    barrier: 'An entry of the navigation opens more links below it for the pointer alone.',
    criteria: ['2.1.1', '2.1.3', '1.4.13'],
    where: '/product',
    plant: [
      changed('header nav a[href="/resources"]', (entry) => {
        const list = document.createElement('ul');
        const parent = entry.parentElement;
        for (const [words, place] of [['What failover is for', 'what-failover-is-for'], ['Cache AI calls without surprises', 'caching-without-surprises']]) {
          const row = document.createElement('li');
          const link = Object.assign(document.createElement('a'), { href: `/resources/articles#${place}`, textContent: words });
          link.style.cssText = 'display: block; padding: 0.75rem 1rem; text-align: start';
          row.append(link);
          list.append(row);
        }
        list.style.cssText = 'display: none; position: absolute; inset-block-start: 100%; z-index: 9; inline-size: 16rem; background: var(--color-surface); border: 1px solid';
        if (!parent) return;
        parent.style.position = 'relative';
        parent.append(list);
        parent.addEventListener('mouseenter', () => (list.style.display = 'block'));
        parent.addEventListener('mouseleave', () => (list.style.display = 'none'));
      }),
    ],
  },
  {
    name: 'stars-by-mouse',
    barrier: 'Stars to rate a page can be pressed with the mouse alone.',
    criteria: ['2.1.1', '2.1.3', '4.1.2'],
    where: '/docs/glossary',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const row = Object.assign(document.createElement('p'), { textContent: 'Rate this page: ' });
        const stars = [1, 2, 3, 4, 5].map(() => Object.assign(document.createElement('span'), { textContent: '☆' }));
        for (const [place, star] of stars.entries()) {
          star.style.cssText = 'display: inline-block; inline-size: 2.75rem; font-size: 2rem; text-align: center; cursor: pointer';
          star.addEventListener('click', () => stars.forEach((each, index) => (each.textContent = index > place ? '☆' : '★')));
        }
        row.append(...stars);
        neighbours.before(row);
      }),
    ],
  },
  {
    name: 'notice-reached-last',
    barrier: 'A notice stands above the page, and Tab reaches its button after everything else.',
    criteria: ['2.4.3'],
    where: '/resources/articles',
    plant: [
      changed('body', (body) => {
        const notice = Object.assign(document.createElement('section'), { ariaLabel: 'Notice' });
        const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close the notice' });
        body.style.cssText = 'display: grid; grid-template-columns: minmax(0, 1fr)';
        notice.style.cssText = 'order: -1; display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; padding: 0.5rem 1rem; border-block-end: 1px solid';
        close.style.cssText = 'min-block-size: 3rem; font: inherit';
        close.addEventListener('click', () => notice.remove());
        notice.append('Our terms change on the first of May.', close);
        body.append(notice);
      }),
    ],
  },
  {
    name: 'window-that-no-key-closes',
    barrier: 'A window opens over the page, and only the mouse can close it.',
    criteria: ['2.1.2', '2.1.1', '2.1.3'],
    where: '/signup',
    plant: [
      changed('main button[type=button][data-variant=secondary]', (button) => {
        button.addEventListener('click', () => {
          const sheet = Object.assign(document.createElement('div'), { role: 'dialog', ariaModal: 'true', ariaLabel: 'Sign up with GitHub' });
          const cross = Object.assign(document.createElement('span'), { textContent: '×' });
          const label = Object.assign(document.createElement('label'), { textContent: 'Your name on GitHub ' });
          const field = Object.assign(document.createElement('input'), { autocomplete: 'username' });
          sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; gap: 1rem; background: var(--color-surface)';
          cross.style.cssText = 'justify-self: end; inline-size: 2.75rem; font-size: 2rem; text-align: center; cursor: pointer';
          field.style.cssText = 'min-block-size: 3rem; font: inherit';
          cross.addEventListener('click', () => {
            sheet.remove();
            button.focus();
          });
          sheet.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault());
          label.append(field);
          sheet.append(cross, label);
          document.getElementById('main')?.append(sheet);
          field.focus();
        });
      }),
    ],
  },
  {
    name: 'no-ring-for-code',
    barrier: 'Nothing shows that code has focus, which arrow keys scroll then.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/docs/api-reference',
    plant: [styled('[data-page="/docs/api-reference"] figure [role=group]:focus-visible', 'outline: none; box-shadow: none')],
  },
  {
    name: 'keys-taken-by-the-page',
    barrier: 'A long page takes all keys that would scroll it, and does nothing with them.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/privacy',
    plant: [
      changed('body', (body) => {
        body.addEventListener('keydown', (event) => {
          const isControl = event.target instanceof Element && event.target.closest('input, button');
          if (!isControl && ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '].includes(event.key)) event.preventDefault();
        });
      }),
    ],
  },
  {
    name: 'send-before-the-fields',
    barrier: 'The button below a form is reached before its fields.',
    criteria: ['2.4.3', '1.3.2'],
    where: '/signin',
    plant: [
      changed('main form > div:has(> button[type=submit])', (row) => {
        row.style.order = '1';
        row.parentElement?.prepend(row);
      }),
    ],
  },
];
