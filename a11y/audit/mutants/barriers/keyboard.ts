/** Keyboard access, focus order and visible focus. */
import { changed, changedEverywhere, inHtml, kept, styled } from '../plants';
import { keyboard as fourth } from './fourth/keyboard';
import { keyboard as second } from './second/keyboard';
import { keyboard as third } from './third/keyboard';
import type { Mutant } from '../types';

export const keyboard: readonly Mutant[] = [
  {
    name: 'lost-ring',
    barrier: 'Nothing shows where the focus is.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/terms',
    plant: [styled(':focus-visible', 'outline: 0; box-shadow: none')],
  },
  {
    name: 'thin-ring',
    barrier: 'The ring of focus is one pixel thin.',
    criteria: ['2.4.13'],
    where: '/terms',
    plant: [styled(':focus-visible', 'outline-width: 1px; box-shadow: none')],
  },
  {
    name: 'faint-ring',
    barrier: 'The ring of focus can hardly be told from the page.',
    criteria: ['2.4.13', '2.4.7'],
    where: '/terms',
    plant: [styled(':focus-visible', 'outline-color: color-mix(in srgb, var(--color-focus) 15%, var(--color-surface)); box-shadow: none')],
  },
  {
    name: 'covered-focus',
    barrier: 'A bar at the lower edge covers what has focus.',
    criteria: ['2.4.11', '2.4.12'],
    where: '/terms',
    plant: [
      changed('body', (body) => {
        const bar = Object.assign(document.createElement('div'), { ariaHidden: 'true' });
        bar.style.cssText = 'position: fixed; inset: auto 0 0; block-size: 12rem; background: Canvas; z-index: 99';
        body.append(bar);
      }),
    ],
  },
  {
    name: 'trap',
    barrier: 'Tab does not leave a field.',
    criteria: ['2.1.2'],
    where: '/contact',
    plant: [
      changed('main textarea', (field) => {
        field.addEventListener('keydown', (event) => {
          if (event.key === 'Tab') event.preventDefault();
        });
      }),
    ],
  },
  {
    name: 'focus-thrown-away',
    barrier: 'Links give focus away as soon as they have it.',
    criteria: ['2.1.1', '2.4.7'],
    where: '/signin',
    plant: [changed('main a[data-variant=text]', (link) => link.addEventListener('focus', () => link.blur()))],
  },
  {
    name: 'out-of-reach',
    barrier: 'The button of the menu is no stop for Tab.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/terms',
    plant: [inHtml('/terms', /(<header .*?<button )/s, '$1tabindex="-1" ')],
  },
  {
    name: 'div-for-button',
    barrier: 'The menu opens with something that is no button, and that no key reaches.',
    criteria: ['2.1.1', '4.1.2'],
    where: '/terms',
    plant: [
      changed('header button', (button) => {
        const box = Object.assign(document.createElement('div'), { textContent: button.textContent, className: button.className });
        box.addEventListener('click', () => button.click());
        button.style.display = 'none';
        button.after(box);
      }),
    ],
  },
  {
    name: 'enter-does-nothing',
    barrier: 'Tabs act on the mouse and not on the keyboard.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/product',
    plant: [changed('[role=tablist]', (row) => row.addEventListener('keydown', (event) => event.key !== 'Tab' && event.stopPropagation()))],
  },
  {
    name: 'positive-tabindex',
    barrier: 'A link of the footer comes first when somebody presses Tab.',
    criteria: ['2.4.3'],
    where: '/terms',
    plant: [inHtml('/terms', /(<a (?=[^>]*href="\/contact"))/g, '$1tabindex="5" ')],
  },
  {
    name: 'focus-left-behind',
    barrier: 'After a link was followed, focus is nowhere.',
    criteria: ['2.4.3', '4.1.3'],
    where: '/terms',
    plant: [
      changedEverywhere('html', () => {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function (options) {
          if (this.tagName !== 'H1') focus.call(this, options);
        };
      }),
    ],
  },
  {
    name: 'no-skip-link',
    barrier: 'No link leads past the header.',
    criteria: ['2.4.1'],
    where: '/terms',
    plant: [styled('a[href="#main"]', 'display: none')],
  },
  {
    name: 'broken-skip-link',
    barrier: 'The link past the header leads nowhere.',
    criteria: ['2.4.1'],
    where: '/terms',
    plant: [inHtml('/terms', /href="#main"/g, 'href="#content"')],
  },
  {
    name: 'scroll-box-out-of-reach',
    barrier: 'Code that scrolls sideways cannot be scrolled with the keyboard.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/docs/api-reference',
    plant: [kept('main [role=group][tabindex="0"]', (box) => box.setAttribute('tabindex', '-1'))],
  },
  {
    name: 'scroll-box-without-name',
    barrier: 'A stop of the keyboard that scrolls has no name.',
    criteria: ['2.1.1'],
    where: '/docs/api-reference',
    plant: [kept('main [role=group][aria-label]', (box) => box.removeAttribute('aria-label'))],
  },
  {
    name: 'single-letter',
    barrier: 'A single letter opens another page, whoever speaks or mistypes it.',
    criteria: ['2.1.4'],
    where: '/terms',
    plant: [
      changed('html', () => {
        document.addEventListener('keydown', ({ key }) => {
          if (key === 's') document.querySelector<HTMLElement>('footer a[href="/status"]')?.click();
        });
      }),
    ],
  },
  {
    name: 'window-on-focus',
    barrier: 'A window opens when a link gets focus.',
    criteria: ['3.2.1'],
    where: '/signin',
    plant: [changed('main a[data-variant=text]', (link) => link.addEventListener('focus', () => void window.open('/privacy')))],
  },
  {
    name: 'page-on-focus',
    barrier: 'The page changes when a link gets focus.',
    criteria: ['3.2.1'],
    where: '/signin',
    plant: [changed('main a[data-variant=text]', (link) => link.addEventListener('focus', () => link.click()))],
  },
  {
    name: 'span-for-link',
    barrier: 'What looks like a link is none, and no key reaches it.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/signin',
    plant: [
      changed('main a[href="/privacy"], main a[href="/signup"]', (link) => {
        const words = Object.assign(document.createElement('span'), { textContent: link.textContent, className: link.className });
        words.addEventListener('click', () => link.click());
        link.style.display = 'none';
        link.after(words);
      }),
    ],
  },
  {
    name: 'menu-at-the-end',
    barrier: 'The menu comes at the end of the page when somebody presses Tab, far from the button that opens it.',
    criteria: ['2.4.3'],
    where: '/terms',
    plant: [changed('header nav', (navigation) => document.querySelector('footer')?.after(navigation))],
  },
  {
    name: 'page-on-blur',
    barrier: 'The page changes when a field loses focus.',
    criteria: ['3.2.5', '3.2.1'],
    where: '/signin',
    plant: [
      changed('main input[name=email]', (field) => {
        field.addEventListener('blur', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
      }),
    ],
  },
  {
    name: 'covered-after-a-press',
    barrier: 'A notice that comes with a press covers what was pressed.',
    criteria: ['2.4.11', '2.4.12'],
    where: '/signup',
    plant: [
      changed('main button[type=button]', (button) => {
        button.addEventListener('click', () => {
          const notice = Object.assign(document.createElement('div'), { ariaHidden: 'true' });
          notice.style.cssText = 'position: fixed; inset: 0; background: Canvas; z-index: 99';
          document.body.append(notice);
        });
      }),
    ],
  },
  {
    name: 'dead-arrows',
    barrier: 'The keyboard cannot choose a theme.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/terms',
    plant: [changed('footer fieldset', (group) => group.addEventListener('keydown', (event) => event.key !== 'Tab' && event.preventDefault()))],
  },
  {
    name: 'unseen-stop',
    barrier: 'Tab leads to a link that nobody can see.',
    criteria: ['2.4.7'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const link = Object.assign(document.createElement('a'), { href: '/status', textContent: 'Status' });
        link.style.cssText = 'opacity: 0; display: inline-block; min-block-size: 3rem; min-inline-size: 3rem';
        heading.after(link);
      }),
    ],
  },
  {
    name: 'ring-of-links',
    barrier: 'From the last link of the footer, Tab leads back to its first.',
    criteria: ['2.1.2'],
    where: '/terms',
    plant: [
      changed('footer', (footer) => {
        footer.addEventListener('keydown', (event) => {
          const stops = Array.from(footer.querySelectorAll<HTMLElement>('a[href], input:checked'));
          if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== stops.at(-1)) return;
          event.preventDefault();
          stops[0]?.focus();
        });
      }),
    ],
  },
  {
    name: 'copy-by-mouse',
    barrier: 'Code can be copied with the mouse alone.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/product',
    plant: [
      changed('main figcaption button', (button) => {
        button.addEventListener('click', (event) => event.detail === 0 && event.stopImmediatePropagation(), { capture: true });
        button.parentElement?.addEventListener('click', (event) => event.detail === 0 && event.stopPropagation(), { capture: true });
      }),
    ],
  },
  {
    name: 'no-ring-in-the-dark',
    barrier: 'In the dark theme, nothing shows which button has focus.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/signup',
    plant: [styled('main button:focus-visible', 'outline: 0; box-shadow: none', '(prefers-color-scheme: dark)')],
  },
  {
    name: 'ring-cut-off',
    barrier: 'The box round a field cuts off the ring of focus.',
    criteria: ['2.4.13', '2.4.7'],
    where: '/signup',
    plant: [styled('main form > div, main form > div > div', 'overflow: clip')],
  },
  {
    name: 'covered-on-phones',
    barrier: 'On narrow screens, a bar with a notice covers what has focus.',
    criteria: ['2.4.11', '2.4.12'],
    where: '/pricing',
    plant: [styled('footer > div:last-child', 'position: fixed; inset: auto 0 0; block-size: 14rem; background: Canvas; z-index: 99', '(max-width: 400px)')],
  },
  {
    name: 'question-mark',
    barrier: 'A question mark opens the docs, wherever it is typed.',
    criteria: ['2.1.4'],
    where: '/terms',
    plant: [changed('html', () => addEventListener('keydown', ({ key }) => key === '?' && document.querySelector<HTMLElement>('footer a[href="/docs"]')?.click()))],
  },
  {
    name: 'clipped-stop',
    barrier: 'Tab leads to a link of which a clip leaves nothing.',
    criteria: ['2.4.7'],
    where: '/privacy',
    plant: [changed('footer a[href="/status"]', (link) => (link.style.clipPath = 'inset(50%)'))],
  },
  {
    name: 'focus-lost-with-the-menu',
    barrier: 'Esc closes the menu and leaves focus nowhere.',
    criteria: ['2.4.3'],
    where: '/terms',
    plant: [changed('header button[aria-expanded]', () => addEventListener('keyup', ({ key }) => key === 'Escape' && document.activeElement instanceof HTMLElement && document.activeElement.blur()))],
  },
  {
    name: 'focus-lost-later',
    barrier: 'Some seconds after a press, the button that was pressed is replaced, and focus is nowhere.',
    criteria: ['2.4.3'],
    where: '/privacy',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Count the words' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        button.addEventListener('click', () => setTimeout(() => button.replaceWith(button.cloneNode(true)), 4000));
        heading.after(button);
      }),
    ],
  },
  {
    name: 'space-goes-nowhere',
    barrier: 'A page takes the space bar and the End key, which would scroll it.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/terms',
    plant: [changed('main', (main) => main.ownerDocument.addEventListener('keydown', (event) => /^(?: |End)$/.test(event.key) && event.preventDefault()))],
  },
  {
    name: 'words-that-hear-clicks',
    barrier: 'A click on a word of a paragraph hides the paragraph, and no key does.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/privacy',
    plant: [
      changed('main section p:last-child', (words) => {
        const hide = Object.assign(document.createElement('span'), { textContent: ' Hide.' });
        hide.addEventListener('click', () => (words.hidden = true));
        words.append(hide);
      }),
    ],
  },
  {
    name: 'last-link-seen-first',
    barrier: 'A link that is shown above the first words of a page is the last that Tab reaches in it.',
    criteria: ['2.4.3'],
    where: '/privacy',
    plant: [
      changed('main', (main) => {
        const link = Object.assign(document.createElement('a'), { href: '/terms', textContent: 'Terms of service' });
        link.style.cssText = 'position: absolute; inset-block-start: 0.25rem; inset-inline: 1rem; padding-block: 0.75rem';
        main.style.position = 'relative';
        main.append(link);
      }),
    ],
  },
  {
    name: 'picture-that-stays-open',
    barrier: 'A press shows something over the whole page, which a click anywhere closes and no key does.',
    criteria: ['2.1.1', '2.1.2', '2.1.3'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Show the seal' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        button.addEventListener('click', () => {
          const layer = Object.assign(document.createElement('div'), { role: 'dialog', ariaLabel: 'Seal', tabIndex: -1, textContent: 'The seal of the house' });
          layer.style.cssText = 'position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; background: var(--color-surface)';
          document.documentElement.addEventListener('click', ({ target }) => target === layer && layer.remove());
          document.getElementById('main')?.append(layer);
          layer.focus();
        });
        heading.after(button);
      }),
    ],
  },
  ...second,
  ...third,
  ...fourth,
];
