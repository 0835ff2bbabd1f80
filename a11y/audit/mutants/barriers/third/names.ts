/** Missing and wrong names, roles and alternatives: the third list that `heldOut.ts` had. */
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const names: readonly Mutant[] = [
  {
    name: 'stars-for-eyes-alone',
    barrier: 'How many stars a customer gives is shown by stars that screen readers skip, and said nowhere in words.',
    criteria: ['1.1.1'],
    where: '/',
    plant: [changed('section:has(#teams) figcaption', (caption) => caption.before(Object.assign(document.createElement('p'), { textContent: '★★★★☆', ariaHidden: 'true' })))],
  },
  {
    name: 'ticks-for-eyes-alone',
    barrier: 'A tick or a cross in a table says whether a field is required, and screen readers find an empty cell.',
    criteria: ['1.1.1'],
    where: '/docs/api-reference',
    plant: [
      changed('main td[data-column=Required] > div', (answer) => {
        const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const lines = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        for (const [name, value] of Object.entries({ viewBox: '0 0 16 16', width: '20', height: '20', 'aria-hidden': 'true' })) drawing.setAttribute(name, value);
        const isYes = answer.textContent === 'Yes';
        for (const [name, value] of Object.entries({ d: isYes ? 'M2 8l4 4 8-9' : 'M3 3l10 10M13 3L3 13', stroke: 'currentColor', fill: 'none', 'stroke-width': '2' })) lines.setAttribute(name, value);
        drawing.append(lines);
        answer.replaceChildren(drawing);
      }),
    ],
  },
  {
    name: 'chart-called-chart',
    barrier: 'All that screen readers say of a chart is “Chart”.',
    criteria: ['1.1.1'],
    where: '/status',
    plant: [
      changed('section[aria-labelledby=incidents] h3:first-child', (heading) => {
        if (heading.id !== 'incident-late-webhooks') return;
        const words = Object.assign(document.createElement('p'), { textContent: 'Late deliveries in each hour of that day:' });
        const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        for (const [name, value] of Object.entries({ viewBox: '0 0 240 60', width: '240', height: '60', role: 'img', 'aria-label': 'Chart' })) chart.setAttribute(name, value);
        for (const [hour, late] of [0, 2, 9, 31, 48, 55, 40, 22, 6, 1, 0, 0].entries()) {
          const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
          for (const [name, value] of Object.entries({ x: hour * 20, y: 60 - late, width: 16, height: late, fill: 'currentColor' })) bar.setAttribute(name, String(value));
          chart.append(bar);
        }
        heading.parentElement?.after(words, chart);
      }),
    ],
  },
  {
    name: 'drawings-with-swapped-names',
    barrier: 'Screen readers call each of two drawings by the name of the other.',
    criteria: ['1.1.1'],
    where: '/integrations',
    plant: [
      changed('main:has(figure [role=img])', (main) => {
        const [one, other] = main.querySelectorAll('figure [role=img]');
        const name = one?.ariaLabel ?? '';
        if (one && other) [one.ariaLabel, other.ariaLabel] = [other.ariaLabel, name];
      }),
    ],
  },
  {
    name: 'switch-by-look',
    barrier: 'Whether a switch is on or off can be seen, and screen readers are not told.',
    criteria: ['4.1.2'],
    where: '/pricing',
    plant: [
      changed('section[aria-labelledby=plans] h2', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Prices with tax' });
        const track = document.createElement('span');
        const thumb = document.createElement('span');
        button.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; min-block-size: 3rem; margin-block-end: 1rem; padding-inline: 1rem; border: 2px solid; border-radius: 0.5rem; background: none; color: inherit; font: inherit';
        track.style.cssText = 'display: flex; inline-size: 3.5rem; padding: 0.25rem; border: 2px solid; border-radius: 1rem';
        thumb.style.cssText = 'inline-size: 1.25rem; block-size: 1.25rem; border-radius: 50%; background: currentColor';
        button.addEventListener('click', () => {
          const isOn = track.style.justifyContent === 'end';
          track.style.justifyContent = isOn ? 'start' : 'end';
          for (const price of document.querySelectorAll('main li p > strong')) {
            const amount = Number(price.textContent.slice(1));
            price.textContent = `$${isOn ? amount / 1.25 : amount * 1.25}`;
          }
        });
        track.append(thumb);
        button.append(track);
        heading.after(button);
      }),
    ],
  },
  {
    name: 'boxes-to-choose-from',
    barrier: 'A list to choose from is made of boxes without a role, though keys work in it.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/docs/changelog',
    plant: [
      changed('main > div h1', (heading) => {
        const box = Object.assign(document.createElement('div'), { tabIndex: 0, textContent: 'All versions' });
        const list = Object.assign(document.createElement('div'), { hidden: true });
        const act = (element: HTMLElement, press: () => void) => {
          element.style.cssText = 'inline-size: 12rem; padding: 0.75rem; border: 2px solid; cursor: pointer';
          element.addEventListener('click', press);
          element.addEventListener('keydown', (event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press();
          });
        };
        act(box, () => (list.hidden = !list.hidden));
        for (const version of ['All versions', 'v1.2.0', 'v1.1.0', 'v1.0.0']) {
          const entry = Object.assign(document.createElement('div'), { tabIndex: 0, textContent: version });
          act(entry, () => {
            box.textContent = version;
            list.hidden = true;
            box.focus();
            for (const title of document.querySelectorAll('main section h2')) {
              const section = title.closest('section');
              if (section) section.hidden = version.startsWith('v') && title.textContent !== version;
            }
          });
          list.append(entry);
        }
        heading.after(box, list);
      }),
    ],
  },
  {
    name: 'one-label-for-three-fields',
    barrier: 'Day, month and year are three fields, and only the first of them has a label.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/status',
    plant: [
      changed('section[aria-labelledby=incidents] > div:last-child', (incidents) => {
        const form = document.createElement('form');
        const label = Object.assign(document.createElement('label'), { textContent: 'Incidents since (day, month, year)', htmlFor: 'since-day' });
        const button = Object.assign(document.createElement('button'), { textContent: 'Show' });
        const answer = Object.assign(document.createElement('p'), { role: 'status' });
        const fields = [2, 2, 4].map((maxLength) => Object.assign(document.createElement('input'), { maxLength, inputMode: 'numeric', autocomplete: 'off' }));
        if (fields[0]) fields[0].id = 'since-day';
        form.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block-end: 1.5rem';
        for (const control of [...fields, button]) control.style.cssText = 'inline-size: 5rem; min-block-size: 3rem; font: inherit';
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          answer.textContent = 'No incident since that day.';
        });
        form.append(label, ...fields, button, answer);
        incidents.prepend(form);
      }),
    ],
  },
  {
    name: 'copies-of-undefined',
    barrier: 'All buttons that copy code are called “Copy undefined” by screen readers.',
    criteria: ['2.4.6'],
    where: '/docs/sdk',
    plant: [changed('main figcaption button > span:first-child', (name) => (name.textContent = 'Copy undefined'))],
  },
];
