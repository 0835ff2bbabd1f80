/** Roles, states and values that are missing, wrong or contradictory: the fourth list that `heldOut.ts` had. */
import { buttonStyle } from '../../ownStyles';
import { changed, kept } from '../../plants';
import type { Mutant } from '../../types';

export const names: readonly Mutant[] = [
  {
    name: 'sorted-by-a-drawn-arrow',
    barrier: 'Presses on its headers sort a table, and only a drawn arrow says by which column it is sorted.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('main table:has(tr[id="400"]) th[scope=col]', (header) => {
        const table = header.closest('table');
        const body = table?.tBodies[0];
        const place = Array.from(header.parentElement?.children ?? []).indexOf(header);
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: header.textContent });
        const arrow = Object.assign(document.createElement('span'), { ariaHidden: 'true' });
        button.style.cssText = 'display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; min-inline-size: 3rem; min-block-size: 3rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer';
        arrow.style.cssText = 'inline-size: 0.75rem; block-size: 0.75rem; background: currentColor; clip-path: polygon(50% 0, 100% 100%, 0 100%); visibility: hidden';
        button.addEventListener('click', () => {
          const isUp = arrow.style.visibility === 'hidden' || arrow.style.rotate === '180deg';
          for (const other of table?.querySelectorAll<HTMLElement>('th button span') ?? []) other.style.visibility = 'hidden';
          arrow.style.visibility = 'visible';
          arrow.style.rotate = isUp ? '0deg' : '180deg';
          const words = (row: Element) => row.children[place]?.textContent ?? '';
          const rows = Array.from(body?.rows ?? []).toSorted((one, other) => words(one).localeCompare(words(other)));
          body?.append(...(isUp ? rows : rows.toReversed()));
        });
        button.append(arrow);
        // A narrow table has its headers for screen readers alone: buttons there would be stops that nobody sees.
        const words = header.textContent;
        const head = header.closest('thead');
        const fit = () => {
          const isHidden = head ? getComputedStyle(head).position === 'absolute' : false;
          if (isHidden === header.contains(button)) header.replaceChildren(isHidden ? words : button);
        };
        header.replaceChildren(button);
        fit();
        if (head) new ResizeObserver(() => requestAnimationFrame(fit)).observe(head);
      }),
    ],
  },
  {
    name: 'slider-of-bare-numbers',
    barrier: 'A slider is set to an hour, a day, a week or a month, and screen readers say “1”, “2”, “3” or “4”.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/status',
    plant: [
      changed('section[aria-labelledby=incidents]', (section) => {
        const spans = ['an hour', 'a day', 'a week', 'a month'];
        const row = document.createElement('div');
        const label = Object.assign(document.createElement('label'), { textContent: 'Sum up incidents once in', htmlFor: 'sum-up' });
        const slider = Object.assign(document.createElement('input'), { id: 'sum-up', type: 'range', min: '1', max: '4', value: '2' });
        const words = Object.assign(document.createElement('span'), { textContent: 'a day', ariaHidden: 'true' });
        row.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; padding-block: 2rem';
        slider.style.cssText = 'inline-size: 12rem; block-size: 3rem; margin: 0; accent-color: var(--color-link)';
        words.style.cssText = 'min-inline-size: 5rem';
        slider.addEventListener('input', () => (words.textContent = spans[slider.valueAsNumber - 1] ?? ''));
        row.append(label, slider, words);
        section.after(row);
      }),
    ],
  },
  {
    name: 'pressed-and-renamed',
    barrier: 'A press on a button swaps its words and its state at once, so that screen readers say “Show the drawings, pressed” once they are hidden.',
    criteria: ['4.1.2'],
    where: '/integrations',
    plant: [
      changed(
        'main h2#workflows',
        (heading, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide the drawings', ariaPressed: 'false' });
          button.style.cssText = `${look}; margin-block-end: 1.5rem`;
          button.addEventListener('click', () => {
            const isHidden = button.ariaPressed === 'false';
            for (const drawing of document.querySelectorAll<HTMLElement>('main figure [role=img]')) if (drawing.parentElement) drawing.parentElement.style.display = isHidden ? 'none' : '';
            button.textContent = isHidden ? 'Show the drawings' : 'Hide the drawings';
            button.ariaPressed = String(isHidden);
          });
          heading.after(button);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'text-called-an-application',
    barrier: 'The text of a page says that it is an application, so that screen readers stop reading it line by line.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/docs/sdk',
    plant: [
      changed('main div:has(> section > div > div > h2#javascript)', (text) => {
        text.role = 'application';
        text.ariaLabel = 'Clients for the hub';
      }),
    ],
  },
  {
    name: 'links-announced-as-cards',
    barrier: 'Screen readers say “card” of links, and nobody hears that they are links.',
    criteria: ['4.1.2'],
    where: '/resources',
    plant: [changed('section[aria-labelledby=articles] a[data-variant=standalone]', (link) => (link.ariaRoleDescription = 'card'))],
  },
  {
    name: 'unavailable-by-look',
    barrier: 'Only a dashed edge and muted words say that a button has nothing left to do, and screen readers call it a button like any other.',
    criteria: ['4.1.2'],
    where: '/',
    plant: [
      kept('main', (main) => {
        const button = main.querySelector<HTMLElement>('figure button[aria-disabled]');
        if (!button) return;
        const look = 'border-style: dashed; border-color: var(--color-line); background: var(--color-surface); color: var(--color-text-muted); cursor: default; transform: none';
        button.style.cssText = button.ariaDisabled === 'true' ? look : '';
        button.ariaDisabled = null;
      }),
    ],
  },
  {
    name: 'window-without-name',
    barrier: 'A window opens over the page, and screen readers do not say what it is.',
    criteria: ['4.1.2'],
    where: '/docs/webhooks',
    plant: [
      changed(
        'main h2#receiving',
        (heading, look) => {
          const open = Object.assign(document.createElement('button'), { type: 'button', textContent: 'What to check first' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
          const sheet = document.createElement('dialog');
          const list = document.createElement('ul');
          for (const words of ['Your server can be reached from outside.', 'It answers within ten seconds.', 'It knows each delivery by its id.']) {
            list.append(Object.assign(document.createElement('li'), { textContent: words }));
          }
          for (const button of [open, close]) button.style.cssText = look;
          open.style.marginBlockEnd = '1rem';
          list.style.cssText = 'margin-block-end: 1rem';
          sheet.style.cssText = 'max-inline-size: min(30rem, 90vw); padding: 1.5rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface); color: var(--color-text)';
          open.addEventListener('click', () => sheet.showModal());
          close.addEventListener('click', () => sheet.close());
          sheet.append(list, close);
          heading.parentElement?.after(open, sheet);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'step-by-look',
    barrier: 'A filled circle says which of three steps somebody is at, and screen readers read three steps alike.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/signup',
    plant: [
      changed('main form', (form) => {
        const list = Object.assign(document.createElement('ol'), { ariaLabel: 'Steps to your first call' });
        for (const [index, words] of ['Account', 'Plan', 'Key'].entries()) {
          const entry = document.createElement('li');
          const circle = document.createElement('span');
          entry.style.cssText = 'display: flex; align-items: center; gap: 0.5rem';
          circle.style.cssText = `inline-size: 1.25rem; block-size: 1.25rem; border: 2px solid var(--color-text); border-radius: 50%; background: ${index ? 'none' : 'var(--color-text)'}`;
          entry.append(circle, words);
          list.append(entry);
        }
        list.style.cssText = 'display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin-block-end: 1.5rem';
        form.before(list);
      }),
    ],
  },
];
