/** Contrast, color, zoom, spacing and targets: findings of auditors and users of other sites, that no check was tuned to. */
import { buttonStyle } from '../../ownStyles';
import { changed, styled } from '../../plants';
import type { Mutant } from '../../types';

export const look: readonly Mutant[] = [
  // Source: https://github.com/querkmachine/beeps.website/issues/352
  {
    name: 'faint-once-visited',
    barrier: 'Links to pages that somebody has already been to are of a pale gray.',
    criteria: ['1.4.3'],
    where: '/sitemap',
    plant: [styled('[data-page="/sitemap"] main a:visited', 'color: light-dark(#9a9383, #6b6558)')],
  },
  // Source: https://github.com/facebook/astryx/issues/4143
  {
    name: 'presence-by-the-color-of-a-dot',
    barrier: 'Whether somebody can answer now is shown by a dot that is green or red, and by nothing else that can be seen.',
    criteria: ['1.4.1'],
    where: '/contact',
    plant: [
      changed('main h1 + p', (lead) => {
        const words = Object.assign(document.createElement('p'), { id: 'who-answers', textContent: 'Who answers you:' });
        const list = document.createElement('ul');
        list.setAttribute('aria-labelledby', words.id);
        for (const [name, state, color] of [
          ['Ada', 'can answer now', '--color-success'],
          ['Ben', 'is away', '--color-error'],
          ['Cleo', 'can answer now', '--color-success'],
        ] as const) {
          const entry = document.createElement('li');
          const dot = Object.assign(document.createElement('span'), { ariaHidden: 'true' });
          const spoken = Object.assign(document.createElement('span'), { textContent: ` ${state}` });
          entry.style.cssText = 'display: flex; gap: 0.5rem; align-items: center; position: relative';
          dot.style.cssText = `inline-size: 0.875rem; block-size: 0.875rem; border-radius: 50%; background: var(${color})`;
          spoken.style.cssText = 'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';
          entry.append(dot, name, spoken);
          list.append(entry);
        }
        list.style.cssText = 'display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0; padding: 0; list-style: none';
        words.style.cssText = 'margin-block: 1rem 0.25rem';
        lead.after(words, list);
      }),
    ],
  },
  // Source: https://github.com/ONSvisual/income-scrolly/issues/14
  {
    name: 'faint-dots-of-a-chart',
    barrier: 'The dots of a chart, which show its values, are of a gray that can hardly be told from the page.',
    criteria: ['1.4.11'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('main h2#when-to-retry', (heading) => {
        const space = 'http://www.w3.org/2000/svg';
        const figure = document.createElement('figure');
        const caption = Object.assign(document.createElement('figcaption'), { textContent: 'Seconds until a second try worked, by day' });
        const chart = document.createElementNS(space, 'svg');
        const add = (tag: string, values: Readonly<Record<string, string>>, words = '') => {
          const part = document.createElementNS(space, tag);
          for (const [key, value] of Object.entries(values)) part.setAttribute(key, value);
          part.textContent = words;
          chart.append(part);
        };
        chart.setAttribute('viewBox', '0 0 280 160');
        chart.setAttribute('role', 'img');
        chart.setAttribute('aria-label', 'Monday 10, Tuesday 40, Wednesday 20, Thursday 30, Friday 10 seconds.');
        add('path', { d: 'M36 8V128H276', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' });
        for (const value of [0, 20, 40]) add('text', { x: '28', y: String(133 - value * 2.75), 'text-anchor': 'end', 'font-size': '16', fill: 'currentColor' }, String(value));
        for (const [index, [day, value]] of ([['Mon', 10], ['Tue', 40], ['Wed', 20], ['Thu', 30], ['Fri', 10]] as const).entries()) {
          const x = String(60 + index * 48);
          add('text', { x, y: '152', 'text-anchor': 'middle', 'font-size': '16', fill: 'currentColor' }, day);
          add('circle', { cx: x, cy: String(128 - value * 2.75), r: '6' });
        }
        for (const dot of chart.querySelectorAll<SVGElement>('circle')) dot.style.fill = 'light-dark(#d3d3d3, #3a3936)';
        chart.style.cssText = 'display: block; inline-size: 100%; max-inline-size: 24rem';
        figure.style.cssText = 'margin: 1rem 0';
        figure.append(caption, chart);
        heading.parentElement?.after(figure);
      }),
    ],
  },
  // Source: https://github.com/equalizedigital/accessibility-checker/issues/1779
  {
    name: 'window-that-outgrows-the-screen',
    barrier: 'A window over the page does not scroll, so that its end and its button are out of reach once the page is enlarged four times.',
    criteria: ['1.4.10', '1.4.4'],
    where: '/integrations',
    plant: [
      changed(
        'main h1 + p',
        (lead, look) => {
          const open = Object.assign(document.createElement('button'), { type: 'button', textContent: 'What is new' });
          const box = document.createElement('dialog');
          const title = Object.assign(document.createElement('h2'), { id: 'what-is-new', textContent: 'What is new' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
          box.setAttribute('aria-labelledby', title.id);
          box.append(title);
          for (const words of [
            'Workflows can now call the hub with the same key as your own code, and you see all of their calls in one log.',
            'A workflow that waits for an answer goes on with the next provider by itself when the first one is down.',
            'Widgets show a message of yours when no provider answers, and the visitors of your page can try again.',
            'If you would like to try any of this before others do, write to us, and we turn it on for your account.',
          ]) {
            box.append(Object.assign(document.createElement('p'), { textContent: words }));
          }
          box.append(close);
          box.style.cssText = 'position: fixed; inset: 0 0 auto; box-sizing: border-box; inline-size: min(32rem, 100%); max-inline-size: 100%; block-size: auto; max-block-size: none; overflow: visible; margin: 0 auto; padding: 1.5rem; border: var(--line-button); background: var(--color-surface-raised); color: var(--color-text)';
          title.style.cssText = 'margin: 0';
          for (const button of [open, close]) button.style.cssText = `${look}; margin-block-start: 1rem`;
          open.addEventListener('click', () => box.showModal());
          close.addEventListener('click', () => box.close());
          lead.after(open, box);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/microsoft/typespec/issues/10794
  {
    name: 'links-that-run-into-each-other',
    barrier: 'Links in a row lie over each other when text is spaced more widely.',
    criteria: ['1.4.12'],
    where: '/docs/glossary',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const nav = Object.assign(document.createElement('nav'), { ariaLabel: 'Often read with this page' });
        const list = document.createElement('ul');
        for (const [name, path] of [['Getting Started', '/docs'], ['Limits and Errors', '/docs/limits-and-errors'], ['API Reference', '/docs/api-reference']] as const) {
          const entry = document.createElement('li');
          const link = Object.assign(document.createElement('a'), { href: path, textContent: name });
          link.style.cssText = 'display: inline-flex; align-items: center; min-block-size: 3rem; color: var(--color-link); white-space: nowrap';
          entry.append(link);
          list.append(entry);
        }
        list.style.cssText = 'display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; padding: 0; list-style: none';
        nav.append(list);
        neighbours.before(nav);
        // Each has just the room that its words take without more space.
        void document.fonts.ready.then(() => {
          for (const entry of Array.from(list.children)) {
            if (entry instanceof HTMLElement) entry.style.cssText = `flex: none; inline-size: ${(entry.getBoundingClientRect().width / parseFloat(getComputedStyle(entry).fontSize) + 0.05).toFixed(2)}em`;
          }
        });
      }),
    ],
  },
  // Source: https://github.com/ProjectMirador/mirador/issues/3110
  {
    name: 'cards-over-each-other-when-enlarged',
    barrier: 'When a page is enlarged to twice its size, the words of its cards lie over each other, and at other sizes they do not.',
    criteria: ['1.4.4'],
    where: '/resources',
    plant: [
      styled('[data-page="/resources"] section[aria-labelledby=articles] > ul', 'display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem', '(min-width: 600px) and (max-width: 700px)'),
      styled('[data-page="/resources"] section[aria-labelledby=articles] > ul > li', 'display: block; min-inline-size: 0; overflow: visible', '(min-width: 600px) and (max-width: 700px)'),
      styled('[data-page="/resources"] section[aria-labelledby=articles] > ul > li:not(:last-child) > *', 'inline-size: 17rem; max-inline-size: none', '(min-width: 600px) and (max-width: 700px)'),
    ],
  },
  // Source: https://github.com/porsche-design-system/porsche-design-system/issues/4194
  {
    name: 'bullets-too-small-to-hit',
    barrier: 'Bullets of ten pixels, close together, are the only way from one tip to another.',
    criteria: ['2.5.8', '2.5.5'],
    where: '/',
    plant: [
      changed('main section:has(> h2#how-it-works)', (section) => {
        const tips = ['Keep your key on your server, never in a page.', 'Try a call in the browser before you write code.', 'Let a webhook tell you when a call has failed.', 'Look at the log when a call takes long.'] as const;
        const group = Object.assign(document.createElement('div'), { role: 'group', ariaLabel: 'Tips' });
        const words = Object.assign(document.createElement('p'), { role: 'status' });
        const row = document.createElement('div');
        const show = (chosen: number) => {
          words.textContent = tips[chosen] ?? '';
          for (const [index, bullet] of Array.from(row.children).entries()) {
            if (!(bullet instanceof HTMLElement)) continue;
            bullet.ariaCurrent = String(index === chosen);
            bullet.style.background = index === chosen ? 'var(--color-text)' : 'none';
          }
        };
        for (const index of tips.keys()) {
          const bullet = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: `Tip ${index + 1} of ${tips.length}` });
          bullet.style.cssText = 'inline-size: 10px; block-size: 10px; min-block-size: 0; padding: 0; border: 2px solid var(--color-text); border-radius: 50%; cursor: pointer';
          bullet.addEventListener('click', () => show(index));
          row.append(bullet);
        }
        row.style.cssText = 'display: flex; gap: 8px; padding-block: 0.5rem';
        words.style.cssText = 'max-inline-size: var(--measure); margin-block: 1.5rem 0.25rem';
        group.append(words, row);
        section.append(group);
        show(0);
      }),
    ],
  },
  // Source: https://github.com/Stack-and-Flow/design-system/issues/154
  {
    name: 'icon-lost-in-the-dark',
    barrier: 'In the dark theme, the only sign on a button cannot be seen: it turns light, and the button stays white.',
    criteria: ['1.4.11'],
    where: '/docs/api-reference',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: 'To the start of the page' });
        const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: '28', height: '28', 'aria-hidden': 'true' })) drawing.setAttribute(key, value);
        for (const [key, value] of Object.entries({ d: 'M12 20V5M5 12l7-7 7 7', fill: 'none', stroke: 'currentColor', 'stroke-width': '3' })) path.setAttribute(key, value);
        button.style.cssText = 'display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; margin-block: 1rem; padding: 0; border: var(--line-button); border-radius: 50%; background: #ffffff; color: var(--color-text); cursor: pointer';
        button.addEventListener('click', () => document.getElementById('main')?.focus());
        drawing.append(path);
        button.append(drawing);
        neighbours.before(button);
      }),
    ],
  },
];
