/** Contrast, use of colour, text size, target size and small screens. */
import { changed, inHtml, styled } from '../plants';
import { look as fourth } from './fourth/look';
import { look as second } from './second/look';
import { look as third } from './third/look';
import type { Mutant } from '../types';

export const look: readonly Mutant[] = [
  {
    name: 'faint-text',
    barrier: 'Paragraphs have less contrast than 4.5:1.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/terms',
    plant: [styled('main p', 'color: color-mix(in srgb, var(--color-text) 45%, var(--color-surface))')],
  },
  {
    name: 'rather-faint-text',
    barrier: 'Paragraphs have a contrast of more than 4.5:1 and less than 7:1.',
    criteria: ['1.4.6'],
    where: '/terms',
    plant: [styled('main p', 'color: color-mix(in srgb, var(--color-text) 62%, var(--color-surface))')],
  },
  {
    name: 'faint-edges',
    barrier: 'The edges of fields can hardly be seen.',
    criteria: ['1.4.11'],
    where: '/contact',
    plant: [styled('main input, main textarea', 'border-color: color-mix(in srgb, var(--color-text) 15%, var(--color-surface))')],
  },
  {
    name: 'link-by-colour',
    barrier: 'Links in sentences differ from other words by their colour alone.',
    criteria: ['1.4.1'],
    where: '/privacy',
    plant: [styled('main p a', 'text-decoration: none; font-weight: inherit; border: 0')],
  },
  {
    name: 'tab-by-colour',
    barrier: 'The selected tab differs from the others by its colour alone.',
    criteria: ['1.4.1'],
    where: '/product',
    plant: [
      styled('[role=tab] *, [role=tab]::before, [role=tab]::after', 'display: none'),
      styled('[role=tab]', 'border: 0; box-shadow: none; text-decoration: none; background: none; font-weight: inherit'),
      styled('[role=tab][aria-selected=true]', 'color: var(--color-link)'),
    ],
  },
  {
    name: 'current-page-by-colour',
    barrier: 'The page that is shown differs in the navigation by its colour alone.',
    criteria: ['1.4.1'],
    where: '/pricing',
    plant: [
      styled('header a[aria-current]::before, header a[aria-current]::after, header li:has(> a[aria-current])::before, header li:has(> a[aria-current])::after, header nav svg', 'display: none'),
      styled('header a[aria-current]', 'border: 0; box-shadow: none; text-decoration: none; background: none; font-weight: inherit; color: var(--color-link)'),
    ],
  },
  {
    name: 'error-by-colour',
    barrier: 'A field that is wrong has a red edge and no word about it.',
    criteria: ['3.3.1', '1.4.1'],
    where: '/signin',
    plant: [styled('main form [slot=errorMessage], main form [role=group][tabindex="-1"]', 'display: none')],
  },
  {
    name: 'tiny-targets',
    barrier: 'Links of the footer are less than 24 pixels high and close together.',
    criteria: ['2.5.8', '2.5.5'],
    where: '/terms',
    plant: [
      styled('footer nav a', 'display: inline-block; padding: 0; min-block-size: 0; block-size: 14px; font-size: 12px; line-height: 14px'),
      styled('footer nav li', 'margin: 0; padding: 0; min-block-size: 0; block-size: 14px; line-height: 14px'),
      styled('footer nav ul', 'gap: 0; display: block'),
    ],
  },
  {
    name: 'small-targets',
    barrier: 'A button is 30 pixels high: enough for many, not for all.',
    criteria: ['2.5.5'],
    where: '/signin',
    plant: [styled('main button[type=submit]', 'block-size: 30px; min-block-size: 0; padding-block: 0')],
  },
  {
    name: 'sideways-page',
    barrier: 'The page scrolls sideways on a narrow screen.',
    criteria: ['1.4.10'],
    where: '/terms',
    plant: [styled('main', 'min-inline-size: 40rem')],
  },
  {
    name: 'clipped-heading',
    barrier: 'A heading is cut off on a narrow screen.',
    criteria: ['1.4.10', '1.4.4'],
    where: '/signup',
    plant: [styled('main h1', 'white-space: nowrap; overflow: hidden; max-inline-size: 12rem')],
  },
  {
    name: 'wide-menu',
    barrier: 'The open menu is wider than a narrow screen.',
    criteria: ['1.4.10'],
    where: '/terms',
    plant: [styled('header nav ul', 'inline-size: 30rem')],
  },
  {
    name: 'button-of-fixed-width',
    barrier: 'A button cuts its words off when text is spaced more widely.',
    criteria: ['1.4.12', '1.4.4'],
    where: '/signup',
    plant: [
      changed('main button[type=submit]', (button) => {
        const { width } = button.getBoundingClientRect();
        button.style.cssText = `inline-size: ${width}px; overflow: hidden; white-space: nowrap`;
      }),
    ],
  },
  {
    name: 'paragraph-of-fixed-height',
    barrier: 'A paragraph cuts its lines off when text is larger.',
    criteria: ['1.4.4', '1.4.12'],
    where: '/signup',
    plant: [
      changed('main header p', (words) => {
        words.style.cssText = `max-block-size: ${words.getBoundingClientRect().height}px; overflow: hidden`;
      }),
    ],
  },
  {
    name: 'text-that-stays-small',
    barrier: 'Text stays as it is when somebody asks the browser for larger text.',
    criteria: ['1.4.4'],
    where: '/terms',
    plant: [styled('main p', 'font-size: 16px')],
  },
  {
    name: 'no-zoom',
    barrier: 'The page cannot be enlarged with two fingers.',
    criteria: ['1.4.4'],
    where: '/terms',
    plant: [inHtml('/terms', /initial-scale=1/g, 'initial-scale=1, maximum-scale=1')],
  },
  {
    name: 'orientation-lock',
    barrier: 'The page stands on its side when the screen is upright.',
    criteria: ['1.3.4'],
    where: '/terms',
    plant: [styled('html', 'transform: rotate(90deg)', '(orientation: portrait)')],
  },
  {
    name: 'lost-when-upright',
    barrier: 'Words are missing when the screen is upright.',
    criteria: ['1.3.4'],
    where: '/terms',
    plant: [styled('main section:last-of-type, main p:last-of-type', 'display: none', '(orientation: portrait)')],
  },
  {
    name: 'justified-text',
    barrier: 'Running text is justified, with gaps between words.',
    criteria: ['1.4.8'],
    where: '/terms',
    plant: [styled('main p', 'text-align: justify')],
  },
  {
    name: 'long-lines',
    barrier: 'Lines of running text have more than 80 characters.',
    criteria: ['1.4.8'],
    where: '/terms',
    plant: [styled('main, main *', 'max-inline-size: none; grid-template-columns: none')],
  },
  {
    name: 'tight-lines',
    barrier: 'Lines of running text stand close together.',
    criteria: ['1.4.8'],
    where: '/terms',
    plant: [styled('main p', 'line-height: 1.15')],
  },
  {
    name: 'hover-only-words',
    barrier: 'Words show when the pointer is over a link, and only then.',
    criteria: ['1.4.13', '2.1.1'],
    where: '/terms',
    plant: [
      changed('footer a[href="/contact"]', (link) => {
        const words = Object.assign(document.createElement('span'), { textContent: ' Closed on Fridays' });
        words.style.display = 'none';
        link.addEventListener('mouseenter', () => (words.style.display = 'inline'));
        link.addEventListener('mouseleave', () => (words.style.display = 'none'));
        link.after(words);
      }),
    ],
  },
  {
    name: 'colour-without-background',
    barrier: 'The colour of text is set, and that of the background is left to the browser.',
    criteria: ['1.4.8', '1.4.3', '1.4.6'],
    where: '/terms',
    plant: [styled('html, body', 'background: none')],
  },
  {
    name: 'text-on-picture',
    barrier: 'Text stands on a pattern that is light here and dark there.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/terms',
    plant: [styled('main section', 'background: repeating-linear-gradient(90deg, #fff 0 2rem, #555 2rem 4rem)')],
  },
  {
    name: 'lines-that-overlap',
    barrier: 'Lines lie over each other when text is larger.',
    criteria: ['1.4.4'],
    where: '/terms',
    plant: [styled('main section p', 'line-height: 27px')],
  },
  {
    name: 'field-that-stays-small',
    barrier: 'What is typed stays small when somebody asks the browser for larger text.',
    criteria: ['1.4.4'],
    where: '/contact',
    plant: [styled('main input', 'font-size: 16px')],
  },
  {
    name: 'text-by-window',
    barrier: 'The size of text follows the window alone, so that no zoom enlarges it.',
    criteria: ['1.4.4'],
    where: '/terms',
    plant: [styled('main section p', 'font-size: 1.4vw')],
  },
  {
    name: 'turn-the-screen',
    barrier: 'An upright screen shows a request to turn it.',
    criteria: ['1.3.4'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => heading.after(Object.assign(document.createElement('p'), { id: 'turn', textContent: 'Please turn your screen.' }))),
      styled('#turn', 'display: none', '(orientation: landscape)'),
    ],
  },
  {
    name: 'gone-on-phones',
    barrier: 'A part of the page is missing on narrow screens.',
    criteria: ['1.4.10'],
    where: '/terms',
    plant: [styled('main section:last-of-type', 'display: none', '(max-width: 400px)')],
  },
  {
    name: 'letters-that-stay-close',
    barrier: 'Nobody can set the letters of a paragraph further apart.',
    criteria: ['1.4.12'],
    where: '/terms',
    plant: [changed('main section:first-of-type p', (words) => words.style.setProperty('letter-spacing', '0.01em', 'important'))],
  },
  {
    name: 'words-that-stay-close',
    barrier: 'Nobody can set the words of a paragraph further apart.',
    criteria: ['1.4.12'],
    where: '/terms',
    plant: [changed('main section:first-of-type p', (words) => words.style.setProperty('word-spacing', '0.01em', 'important'))],
  },
  {
    name: 'lines-that-stay-close',
    barrier: 'Nobody can set the lines of a paragraph further apart.',
    criteria: ['1.4.12'],
    where: '/terms',
    plant: [changed('main section:first-of-type p', (words) => words.style.setProperty('line-height', '1.2', 'important'))],
  },
  {
    name: 'words-under-the-pointer',
    barrier: 'Words lie over the page while the pointer is on a link, and Esc does not take them away.',
    criteria: ['1.4.13'],
    where: '/',
    plant: [styled('footer nav a:hover::after', "content: 'Opens in the same window'; position: absolute; background: Canvas; padding: 1rem")],
  },
  {
    name: 'faint-in-the-dark',
    barrier: 'In the dark theme, the links of the footer are faint.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/pricing',
    plant: [styled('footer nav a', 'color: color-mix(in srgb, var(--color-text) 40%, var(--color-surface))', '(prefers-color-scheme: dark)')],
  },
  {
    name: 'faint-under-the-pointer',
    barrier: 'The words of a button fade when the pointer is on it.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/signup',
    plant: [styled('main button[type=submit]:hover, main button[type=submit][data-hovered]', 'color: #a55; background: #922; border-color: #922')],
  },
  {
    name: 'faint-placeholder',
    barrier: 'The example inside a field is faint.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/contact',
    plant: [changed<HTMLInputElement>('main input[name=subject]', (field) => (field.placeholder = 'Invoice of May')), styled('main input[name=subject]::placeholder', 'color: #bbb; opacity: 1')],
  },
  {
    name: 'faint-box',
    barrier: 'The edge of a box to tick can hardly be seen.',
    criteria: ['1.4.11'],
    where: '/signup',
    plant: [styled('main input[type=checkbox]', 'appearance: none; border: 1px solid color-mix(in srgb, var(--color-text) 12%, var(--color-surface)); background: none; outline: 0')],
  },
  {
    name: 'flat-heading',
    barrier: 'At a zoom of 200 %, only half of a heading is there.',
    criteria: ['1.4.4'],
    where: '/privacy',
    plant: [styled('main h1', 'block-size: 0.5em; overflow: hidden', '(max-width: 700px)')],
  },
  {
    name: 'box-of-fixed-width',
    barrier: 'A box that is wider than a narrow screen makes the page scroll sideways.',
    criteria: ['1.4.10'],
    where: '/contact',
    plant: [styled('main form', 'inline-size: 360px')],
  },
  {
    name: 'list-of-fixed-height',
    barrier: 'The lines of a list are cut off when text is spaced more widely.',
    criteria: ['1.4.12'],
    where: '/terms',
    plant: [
      changed('main section ul li', (entry) => {
        entry.style.cssText = 'inline-size: max-content; max-inline-size: 100%';
        const { width, height } = entry.getBoundingClientRect();
        entry.style.cssText = `inline-size: ${width}px; block-size: ${height}px; overflow: hidden; white-space: nowrap`;
      }),
    ],
  },
  {
    name: 'entries-by-colour',
    barrier: 'What is forbidden is red, and what is allowed is green.',
    criteria: ['1.4.1'],
    where: '/terms',
    plant: [styled('main section ul li:first-child', 'color: #8a1500'), styled('main section ul li:last-child', 'color: #0b5500')],
  },
  {
    name: 'words-over-what-has-focus',
    barrier: 'Words lie over the page while a link has focus, and Esc does not take them away.',
    criteria: ['1.4.13'],
    where: '/privacy',
    plant: [styled('footer nav a:focus-visible::after', "content: 'Opens in the same window'; position: absolute; background: Canvas; padding: 1rem")],
  },
  {
    name: 'faint-answer',
    barrier: 'What a form answers is faint.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/contact',
    plant: [styled('main [role=status] *', 'color: #b0aca4', '(prefers-color-scheme: light)')],
  },
  {
    name: 'stamp-over-a-paragraph',
    barrier: 'On a narrow screen, a stamp lies over the beginning of a paragraph.',
    criteria: ['1.4.10'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const stamp = Object.assign(document.createElement('p'), { textContent: 'In force since May' });
        stamp.style.cssText = 'position: absolute; z-index: 1; margin: -1rem 0 0; padding: 0.5rem 1rem; border: 2px solid; background: var(--color-surface-raised)';
        if (heading.nextElementSibling && innerWidth < 400) heading.nextElementSibling.before(stamp);
        addEventListener('resize', () => (innerWidth < 400 ? heading.after(stamp) : stamp.remove()));
      }),
    ],
  },
  {
    name: 'bars-by-colour',
    barrier: 'Only a key of colours says which bars of a chart are of which year.',
    criteria: ['1.4.1'],
    where: '/pricing',
    plant: [
      changed('main h1', (heading) => {
        const figure = document.createElement('figure');
        const key = document.createElement('figcaption');
        const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        for (const [name, value] of Object.entries({ viewBox: '0 0 80 60', width: '160', height: '120', role: 'img', 'aria-label': 'Calls: 20 in 2025, 50 in 2026' })) chart.setAttribute(name, value);
        for (const [index, [year, color]] of [['2025', 'var(--color-cable)'], ['2026', 'var(--color-cable-4)']].entries()) {
          const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
          for (const [name, value] of Object.entries({ x: index * 40, y: 40 - index * 30, width: 30, height: 20 + index * 30 })) bar.setAttribute(name, String(value));
          bar.style.fill = color ?? '';
          chart.append(bar);
          const patch = document.createElement('span');
          patch.style.cssText = `display: inline-block; inline-size: 1rem; block-size: 1rem; margin-inline: 0.5rem; background: ${color}`;
          key.append(patch, ` ${year}`);
        }
        figure.append(key, chart);
        heading.after(figure);
      }),
    ],
  },
  {
    name: 'letters-filled-faintly',
    barrier: 'The letters of a paragraph are filled with a fainter colour than they say.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/pricing',
    plant: [styled('[data-page="/pricing"] main h1 + p', '-webkit-text-fill-color: light-dark(#b0a99b, #57524a)')],
  },
  ...second,
  ...third,
  ...fourth,
];
