/** Contrast, colour, targets, tooltips, pictures of words and narrow windows: the fourth list that `heldOut.ts` had. */
import { changed, kept } from '../../plants';
import type { Mutant } from '../../types';

export const look: readonly Mutant[] = [
  {
    name: 'faint-tooltip',
    barrier: 'The words of tooltips are of a pale grey.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/pricing',
    plant: [
      kept('main', (main) => {
        const tip = main.querySelector<HTMLElement>('[role=tooltip]');
        if (tip) tip.style.color = 'light-dark(#a39c8d, #6b6558)';
      }),
    ],
  },
  {
    name: 'pale-icons',
    barrier: 'Buttons are drawings without an edge, in a grey that can hardly be told from the page.',
    criteria: ['1.4.11'],
    where: '/docs/sdk',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const row = document.createElement('div');
        for (const [name, lines, place] of [['To the start of the page', 'M12 20V5M5 12l7-7 7 7', '#main'], ['To the last part', 'M12 4v15M5 12l7 7 7-7', '#other-languages']] as const) {
          const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: name });
          const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: '28', height: '28', 'aria-hidden': 'true' })) drawing.setAttribute(key, value);
          for (const [key, value] of Object.entries({ d: lines, fill: 'none', 'stroke-width': '2' })) path.setAttribute(key, value);
          path.style.stroke = 'light-dark(#d3cabb, #3f3c34)';
          button.style.cssText = 'display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; padding: 0; border: 0; background: none; cursor: pointer';
          button.addEventListener('click', () => {
            const goal = document.querySelector<HTMLElement>(place);
            if (!goal) return;
            goal.tabIndex = -1;
            goal.focus();
          });
          drawing.append(path);
          button.append(drawing);
          row.append(button);
        }
        row.style.cssText = 'display: flex; gap: 1rem; margin-block: 1rem';
        neighbours.before(row);
      }),
    ],
  },
  {
    name: 'changed-lines-by-colour',
    barrier: 'Lines of code that were taken out are red, those that were put in are green, and nothing else tells them apart.',
    criteria: ['1.4.1'],
    where: '/docs/changelog',
    plant: [
      changed('main h2#v1-1-0', (heading) => {
        const box = document.createElement('div');
        box.append(Object.assign(document.createElement('p'), { textContent: 'What to change in your code:' }));
        for (const [kind, line] of [['', 'const call = {'], ['del', '  wait: 30,'], ['del', '  hook: null,'], ['ins', '  hook: url,'], ['', '};']] as const) {
          const row = document.createElement('code');
          const words = document.createElement(kind || 'span');
          row.style.cssText = 'display: block; white-space: pre-wrap';
          words.style.cssText = `text-decoration: none; color: ${{ '': 'inherit', del: 'var(--color-error)', ins: 'var(--color-success)' }[kind]}`;
          words.textContent = line;
          row.append(words);
          box.append(row);
        }
        box.style.marginBlockEnd = '1rem';
        heading.parentElement?.after(box);
      }),
    ],
  },
  {
    name: 'notice-that-fills-small-windows',
    barrier: 'A notice stays at the upper edge and fills nearly all of the window once the page is enlarged four times.',
    criteria: ['1.4.10', '1.4.4'],
    where: '/accessibility',
    plant: [
      changed('main', (main) => {
        const notice = Object.assign(document.createElement('section'), { ariaLabel: 'Notice' });
        const words = Object.assign(document.createElement('p'), { textContent: 'We work on the site on the first of May. It may be slow from eight to ten in the evening.' });
        words.style.cssText = 'max-inline-size: var(--measure); margin: 0';
        notice.style.cssText = 'position: sticky; inset-block-start: 0; z-index: 9; padding: 4rem 1rem; border-block-end: var(--line); background: var(--color-surface-raised)';
        // What Tab leads to must not come to lie below it.
        document.documentElement.style.scrollPaddingBlockStart = '15rem';
        notice.append(words);
        main.prepend(notice);
      }),
    ],
  },
  {
    name: 'passage-that-scrolls-sideways',
    barrier: 'On a narrow screen, each line of a passage must be scrolled sideways in a box of its own.',
    criteria: ['1.4.10'],
    where: '/privacy',
    plant: [
      changed('main section:has(> div > div > h2#hosting) p:not([data-boxed])', (words) => {
        const box = Object.assign(document.createElement('div'), { role: 'region', tabIndex: 0, ariaLabel: 'What our host stores' });
        words.dataset.boxed = '';
        words.style.inlineSize = '36rem';
        box.style.overflowX = 'auto';
        words.before(box);
        box.append(words);
      }),
    ],
  },
  {
    name: 'tiny-crosses',
    barrier: 'A cross of 16 pixels, which removes a topic, touches the link to it.',
    criteria: ['2.5.8', '2.5.5'],
    where: '/docs/glossary',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const list = Object.assign(document.createElement('ul'), { ariaLabel: 'Topics you follow', tabIndex: -1 });
        for (const topic of ['Cache', 'Quota', 'Webhook']) {
          const entry = document.createElement('li');
          const link = Object.assign(document.createElement('a'), { href: `#${topic.toLowerCase()}`, textContent: topic });
          const cross = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: `Remove ${topic}` });
          const sign = Object.assign(document.createElement('span'), { textContent: '×', ariaHidden: 'true' });
          entry.style.cssText = 'display: flex; align-items: center; padding-inline: 1rem 0.5rem; border: var(--line); border-radius: 1.5rem';
          link.style.cssText = 'display: grid; align-items: center; min-inline-size: 3rem; min-block-size: 3rem; color: var(--color-link)';
          cross.style.cssText = 'inline-size: 16px; block-size: 16px; padding: 0; border: 0; background: none; color: var(--color-text); font: inherit; line-height: 16px; cursor: pointer';
          cross.addEventListener('click', () => {
            list.focus();
            entry.remove();
          });
          cross.append(sign);
          entry.append(link, cross);
          list.append(entry);
        }
        list.style.cssText = 'display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem';
        neighbours.before(list);
      }),
    ],
  },
  {
    name: 'tooltip-for-two-seconds',
    barrier: 'A tooltip is gone after two seconds, though the pointer or focus is still where it came from.',
    criteria: ['1.4.13'],
    where: '/pricing',
    plant: [
      kept('main', (main) => {
        const tip = main.querySelector<HTMLElement>('[role=tooltip]:not([data-timed])');
        if (!tip) return;
        tip.dataset.timed = '';
        setTimeout(() => (tip.style.display = 'none'), 2000);
      }),
    ],
  },
  {
    name: 'words-painted-on-a-canvas',
    barrier: 'An offer is painted, so that nobody can enlarge its letters without a blur, or give them other colours.',
    criteria: ['1.4.5', '1.4.9'],
    where: '/',
    plant: [
      changed('main section:has(> h2#reach)', (section) => {
        const words = ['Move to the hub before July,', 'and pay half for three months.'] as const;
        const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 120, role: 'img', ariaLabel: words.join(' ') });
        const pen = canvas.getContext('2d');
        canvas.style.cssText = 'display: block; max-inline-size: 100%; margin-block-start: 1.5rem';
        if (pen) {
          pen.fillStyle = '#1d3f9e';
          pen.fillRect(0, 0, 480, 120);
          pen.fillStyle = '#ffffff';
          pen.font = '700 30px sans-serif';
          for (const [index, line] of words.entries()) pen.fillText(line, 20, 52 + index * 40, 440);
        }
        section.append(canvas);
      }),
    ],
  },
];
