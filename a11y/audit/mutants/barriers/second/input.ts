/** Forms, status messages, sliders and changes on input: the second list that `heldOut.ts` had. */
import { changed, kept } from '../../plants';
import type { Mutant } from '../../types';

export const input: readonly Mutant[] = [
  {
    name: 'mistakes-that-go',
    barrier: 'The messages about mistakes are gone after five seconds.',
    criteria: ['2.2.1', '3.3.1'],
    where: '/signup',
    plant: [changed('main form [slot=errorMessage], main form [role=group][tabindex="-1"]', (message) => void setTimeout(() => (message.style.display = 'none'), 5000))],
  },
  {
    name: 'list-that-leads-away',
    barrier: 'Choosing from a list opens another page at once.',
    criteria: ['3.2.2'],
    where: '/docs/webhooks',
    plant: [
      changed('main > div h1', (heading) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'Version ' });
        const list = document.createElement('select');
        for (const [version, path] of [['v1.2.0', '/docs/webhooks'], ['v1.1.0', '/docs/changelog#v1-1-0'], ['v1.0.0', '/docs/changelog#v1-0-0']]) list.append(new Option(version, path));
        list.style.cssText = 'min-block-size: 3rem; font: inherit';
        list.addEventListener('change', () => location.assign(list.value));
        label.append(list);
        heading.after(label);
      }),
    ],
  },
  {
    name: 'slider-by-dragging',
    barrier: 'Without a keyboard, a number can be set by dragging alone.',
    criteria: ['2.5.7'],
    where: '/pricing',
    plant: [
      changed('main section[aria-labelledby=plans] h2', (heading) => {
        const track = document.createElement('div');
        const thumb = Object.assign(document.createElement('div'), { role: 'slider', tabIndex: 0, ariaLabel: 'Calls a minute', ariaValueMin: '0', ariaValueMax: '1000' });
        const answer = Object.assign(document.createElement('p'));
        const set = (value: number) => {
          const calls = Math.min(1000, Math.max(0, Math.round(value)));
          thumb.ariaValueNow = String(calls);
          thumb.style.insetInlineStart = `${calls / 5}px`;
          answer.textContent = `Calls a minute: ${calls}. Your plan: ${calls > 100 ? 'Access' : 'Starter'}.`;
        };
        track.style.cssText = 'position: relative; inline-size: 244px; block-size: 44px; border-block-end: 4px solid';
        thumb.style.cssText = 'position: absolute; inset-block-start: 0; inline-size: 44px; block-size: 44px; border-radius: 50%; background: var(--color-link); touch-action: none';
        thumb.addEventListener('pointerdown', ({ pointerId }) => thumb.setPointerCapture(pointerId));
        thumb.addEventListener('pointermove', ({ pointerId, clientX }) => thumb.hasPointerCapture(pointerId) && set((clientX - track.getBoundingClientRect().left - 22) * 5));
        thumb.addEventListener('keydown', (event) => {
          const step = { ArrowLeft: -10, ArrowDown: -10, ArrowRight: 10, ArrowUp: 10 }[event.key];
          if (!step) return;
          event.preventDefault();
          set(Number(thumb.ariaValueNow) + step);
        });
        track.append(thumb);
        set(50);
        heading.after(track, answer);
      }),
    ],
  },
  {
    name: 'silent-count-of-results',
    barrier: 'Nobody is told how much a search has found.',
    criteria: ['4.1.3'],
    where: '/search',
    plant: [kept('#app > [role=status]', (status) => status.removeAttribute('role'))],
  },
  {
    name: 'letters-of-the-password',
    barrier: 'Who signs in must type the third and the last letter of the password.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'Third and last letter of your password ' });
        const field = Object.assign(document.createElement('input'), { name: 'letters', autocomplete: 'off', maxLength: 2 });
        field.style.cssText = 'min-block-size: 3rem; inline-size: 4rem; font: inherit';
        label.append(field);
        button.parentElement?.before(label);
      }),
    ],
  },
  {
    name: 'date-of-a-secret-shape',
    barrier: 'A field takes dates of one shape only, and nothing says of which.',
    criteria: ['3.3.2', '3.3.3'],
    where: '/contact',
    plant: [
      changed<HTMLFormElement>('main form', (form) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'When may we call you? ' });
        const field = Object.assign(document.createElement('input'), { name: 'date' });
        field.style.cssText = 'min-block-size: 3rem; font: inherit';
        label.append(field);
        form.querySelector('button[type=submit]')?.parentElement?.before(label);
        field.addEventListener('input', () => field.setCustomValidity(/^(?:\d\d\.\d\d\.\d{4})?$/.test(field.value) ? '' : 'This is no date.'));
        form.addEventListener('submit', (event) => {
          if (field.reportValidity()) return;
          event.preventDefault();
          event.stopPropagation();
        });
      }),
    ],
  },
  {
    name: 'mistake-that-stays',
    barrier: 'A field that has been mended goes on saying that it is wrong.',
    criteria: ['4.1.2'],
    where: '/signup',
    plant: [
      kept('main form input', (field) => {
        if (field.getAttribute('aria-invalid') === 'true') field.dataset.wrong = 'true';
        else if (field.dataset.wrong) field.setAttribute('aria-invalid', 'true');
      }),
    ],
  },
  {
    name: 'magnifier-for-a-label',
    barrier: 'The label of a search field is a drawing of a magnifier, without words.',
    criteria: ['4.1.2', '1.1.1'],
    where: '/docs',
    plant: [
      changed('main form[role=search] label', (label) => {
        const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const lines = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        for (const [name, value] of Object.entries({ viewBox: '0 0 16 16', width: '24', height: '24' })) drawing.setAttribute(name, value);
        for (const [name, value] of Object.entries({ d: 'M10 10l5 5M11 6a5 5 0 1 1-10 0a5 5 0 0 1 10 0', stroke: 'currentColor', fill: 'none', 'stroke-width': '2' })) lines.setAttribute(name, value);
        drawing.append(lines);
        label.replaceChildren(drawing);
      }),
    ],
  },
];
