/** Tab stops, focus and what shows it: the second list that `heldOut.ts` had. */
import { changed, kept, styled } from '../../plants';
import type { Mutant } from '../../types';

export const keyboard: readonly Mutant[] = [
  {
    name: 'tabs-out-of-reach',
    barrier: 'No tab of a row is a stop for Tab.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/docs',
    plant: [kept('main [role=tab]:not([tabindex="-1"])', (tab) => tab.setAttribute('tabindex', '-1'))],
  },
  {
    name: 'no-ring-for-choices',
    barrier: 'Nothing shows which of several choices has focus.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/accessibility',
    plant: [styled('footer input:focus-visible', 'outline: 0')],
  },
  {
    name: 'skip-link-that-only-scrolls',
    barrier: 'The link past the header scrolls the page, and leaves focus in front of the header.',
    criteria: ['2.4.1'],
    where: '/status',
    plant: [
      changed('a[href="#main"]', (link) => {
        link.addEventListener('click', (event) => {
          event.preventDefault();
          event.stopPropagation();
          document.getElementById('main')?.scrollIntoView();
        });
      }),
    ],
  },
  {
    name: 'ring-by-shadow-alone',
    barrier: 'The ring of focus is a shadow, which colours of the system take away.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/sitemap',
    plant: [styled(':focus-visible', 'outline: none; box-shadow: 0 0 0 3px CanvasText', '(forced-colors: active)')],
  },
  {
    name: 'header-over-what-has-focus',
    barrier: 'The header stays at the upper edge, and covers what Shift and Tab lead to.',
    criteria: ['2.4.11', '2.4.12'],
    where: '/docs/sdk',
    plant: [styled('#app > header', 'position: sticky; inset-block-start: 0; z-index: 9; padding-block: 1rem; background: var(--color-surface)')],
  },
  {
    name: 'no-way-back',
    barrier: 'Shift and Tab do not leave a field.',
    criteria: ['2.1.2'],
    where: '/signup',
    plant: [changed('main input[name=email]', (field) => field.addEventListener('keydown', (event) => event.key === 'Tab' && event.shiftKey && event.preventDefault()))],
  },
  {
    name: 'message-that-takes-focus',
    barrier: 'In the second of several tabs, copying moves focus to a message at the end of the page, which goes and leaves focus nowhere.',
    criteria: ['2.4.3'],
    where: '/product',
    plant: [
      changed('main [id$=-orchestrator-panel] figcaption button', (button) => {
        button.addEventListener('click', () => {
          const message = Object.assign(document.createElement('p'), { tabIndex: -1, textContent: 'The code is on your clipboard.' });
          message.style.cssText = 'position: fixed; inset: auto 1rem 1rem auto; padding: 1rem; background: var(--color-surface); border: 2px solid';
          document.querySelector('main')?.append(message);
          message.focus({ preventScroll: true });
          setTimeout(() => message.remove(), 3000);
        });
      }),
    ],
  },
  {
    name: 'window-that-lets-focus-out',
    barrier: 'A window lies over the page, and Tab leads from it to what it covers.',
    criteria: ['2.4.3', '2.4.11'],
    where: '/signin',
    plant: [
      changed('main button[type=button][data-variant=secondary]', (button) => {
        button.addEventListener('click', () => {
          const sheet = Object.assign(document.createElement('div'), { role: 'dialog', ariaModal: 'true', ariaLabel: 'Before you go on' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I understand' });
          sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; gap: 1rem; background: var(--color-surface)';
          close.style.cssText = 'min-block-size: 3rem; font: inherit';
          close.addEventListener('click', () => {
            sheet.remove();
            button.focus();
          });
          sheet.addEventListener('keydown', ({ key }) => key === 'Escape' && close.click());
          sheet.append('Your account of GitHub will know that you were here.', close);
          document.querySelector('main')?.append(sheet);
          close.focus();
        });
      }),
    ],
  },
];
