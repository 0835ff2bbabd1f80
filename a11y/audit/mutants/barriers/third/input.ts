/** Forms with mistakes, status messages, gestures and what focus does: the third list that `heldOut.ts` had. */
import { changed, kept, styled } from '../../plants';
import type { Mutant } from '../../types';

export const input: readonly Mutant[] = [
  {
    name: 'form-that-only-says-no',
    barrier: 'After mistakes, a form says how many there are, and neither where nor which.',
    criteria: ['3.3.1', '3.3.3'],
    where: '/signin',
    plant: [
      styled('[data-page="/signin"] main form [role=group][tabindex="-1"] ul, [data-page="/signin"] main form [slot=errorMessage]', 'display: none'),
      styled('[data-page="/signin"] main form [data-invalid] :is(input, button)', 'border: 2px solid var(--color-line)'),
      kept('main form input', (field) => field.removeAttribute('aria-invalid')),
    ],
  },
  {
    name: 'one-mistake-at-a-time',
    barrier: 'Of several mistakes, a form says only how many there are, and which is the first.',
    criteria: ['3.3.1'],
    where: '/signup',
    plant: [
      styled('[data-page="/signup"] main form [role=group][tabindex="-1"] li + li', 'display: none'),
      styled('[data-page="/signup"] main form [data-invalid] ~ [data-invalid] :is(input, button)', 'border: 2px solid var(--color-line)'),
      kept('main form', (form) => {
        for (const [index, message] of form.querySelectorAll<HTMLElement>('[slot=errorMessage], p[id$="-error"]').entries()) {
          const field = message.parentElement?.querySelector('input');
          message.style.display = index ? 'none' : '';
          if (index) field?.removeAttribute('aria-invalid');
          else field?.setAttribute('aria-invalid', 'true');
        }
      }),
    ],
  },
  {
    name: 'newsletter-without-purpose',
    barrier: 'Browsers are not told that the field of a newsletter form asks for an email address.',
    criteria: ['1.3.5'],
    where: '/resources',
    plant: [
      changed('section[aria-labelledby=questions]', (section) => {
        const form = Object.assign(document.createElement('form'), { ariaLabel: 'Newsletter' });
        const label = Object.assign(document.createElement('label'), { textContent: 'Your email address (required)', htmlFor: 'newsletter-email' });
        const field = Object.assign(document.createElement('input'), { id: 'newsletter-email', name: 'email', type: 'email', required: true });
        const button = Object.assign(document.createElement('button'), { textContent: 'Order the newsletter' });
        const answer = Object.assign(document.createElement('p'), { role: 'status' });
        form.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; padding-block: 2rem';
        for (const control of [field, button]) control.style.cssText = 'min-block-size: 3rem; font: inherit';
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          answer.textContent = 'Thank you. The next one comes in May.';
        });
        form.append(label, field, button, answer);
        section.after(form);
      }),
    ],
  },
  {
    name: 'silent-estimate',
    barrier: 'While a number is typed, an estimate changes below it, and nobody is told.',
    criteria: ['4.1.3'],
    where: '/pricing',
    plant: [
      changed('section[aria-labelledby=tokens] h2', (heading) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'Calls a month ', htmlFor: 'estimate-calls' });
        const field = Object.assign(document.createElement('input'), { id: 'estimate-calls', inputMode: 'numeric', autocomplete: 'off' });
        const answer = document.createElement('p');
        field.style.cssText = 'min-block-size: 3rem; font: inherit';
        field.addEventListener('input', () => (answer.textContent = `About ${(Number(field.value) || 0) * 700} tokens a month.`));
        heading.after(label, field, answer);
      }),
    ],
  },
  {
    name: 'code-in-six-boxes',
    barrier: 'Who signs in by another account must copy a code by hand into six fields, which take no paste.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [
      changed('main button[type=button][data-variant=secondary]', (button) => {
        const ask = () => {
          const group = document.createElement('fieldset');
          group.append(Object.assign(document.createElement('legend'), { textContent: 'Code from your phone' }));
          for (const place of [1, 2, 3, 4, 5, 6]) {
            const field = Object.assign(document.createElement('input'), { ariaLabel: `Digit ${place} of 6`, maxLength: 1, inputMode: 'numeric', autocomplete: 'off' });
            field.style.cssText = 'inline-size: 2.75rem; min-block-size: 3rem; font: inherit; text-align: center';
            field.addEventListener('paste', (event) => event.preventDefault());
            group.append(field);
          }
          button.parentElement?.after(group);
        };
        button.addEventListener('click', ask, { once: true });
      }),
    ],
  },
  {
    name: 'quotations-by-swiping',
    barrier: 'One of three quotations shows, and only a finger that is drawn across it brings the others.',
    criteria: ['2.5.1', '2.1.1', '2.1.3'],
    where: '/',
    plant: [
      changed('section:has(#teams) > div:last-child', (row) => {
        let shown = 0;
        let from = { x: 0, y: 0 };
        const show = () => Array.from(row.children).forEach((each, index) => each instanceof HTMLElement && (each.hidden = index !== shown));
        row.style.touchAction = 'pan-y';
        row.addEventListener('pointerdown', ({ x, y }) => (from = { x, y }));
        row.addEventListener('pointermove', ({ x, y, buttons }) => {
          const way = x - from.x;
          if (!buttons || Math.abs(way) < 60 || Math.abs(y - from.y) > 30) return;
          shown = (shown + (way < 0 ? 1 : 2)) % 3;
          from = { x, y };
          show();
        });
        show();
      }),
    ],
  },
  {
    name: 'labels-for-ears-alone',
    barrier: 'The labels of the fields of a form are there for screen readers alone.',
    criteria: ['3.3.2'],
    where: '/signup',
    plant: [styled('[data-page="/signup"] main form > [data-rac] > label', 'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)')],
  },
  {
    name: 'window-for-the-search',
    barrier: 'When a search field gets focus for the first time, a window opens over the page and takes focus away.',
    criteria: ['3.2.1'],
    where: '/docs',
    plant: [
      changed<HTMLInputElement>('main form[role=search] input', (input) => {
        const open = () => {
          const sheet = document.createElement('dialog');
          const label = Object.assign(document.createElement('label'), { textContent: 'Words to search for ' });
          const field = Object.assign(document.createElement('input'), { type: 'search', autocomplete: 'off' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
          sheet.ariaLabel = 'Search';
          for (const control of [field, close]) control.style.cssText = 'min-block-size: 3rem; font: inherit';
          close.addEventListener('click', () => sheet.close());
          sheet.addEventListener('close', () => sheet.remove());
          label.append(field);
          sheet.append(label, close);
          document.getElementById('main')?.append(sheet);
          sheet.showModal();
        };
        input.addEventListener('focus', open, { once: true });
      }),
    ],
  },
];
