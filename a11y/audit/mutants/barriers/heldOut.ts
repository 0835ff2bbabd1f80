/**
 * Barriers that no check was written for: they were written down before the checks were mended for W3C's failures, and say how
 * much of what nobody thought of would be noticed. Once a check has been tuned to one, it belongs to the other tables.
 */
import { changed, inHtml, kept, styled } from '../plants';
import type { Kind, Mutant } from '../types';

export const heldOut: Readonly<Record<Kind, readonly Mutant[]>> = {
  names: [
    {
      name: 'drawing-named-with-spaces',
      barrier: 'The name of a drawing is a space.',
      criteria: ['1.1.1'],
      where: '/integrations',
      plant: [inHtml('/integrations', /( role="img" aria-label=)"[^"]*"/, '$1" "')],
    },
    {
      name: 'image-button-without-words',
      barrier: 'A button is a picture without alternative text.',
      criteria: ['1.1.1', '4.1.2'],
      where: '/signin',
      plant: [
        changed('main button[type=submit]', (button) => {
          button.after(Object.assign(document.createElement('input'), { type: 'image', src: '/favicon.svg', width: 48, height: 48 }));
        }),
      ],
    },
    {
      name: 'name-from-nowhere',
      barrier: 'A link takes its name from an element that does not exist, and has no words of its own.',
      criteria: ['4.1.2', '2.4.4'],
      where: '/terms',
      plant: [
        changed('footer a[href="/status"]', (link) => {
          link.replaceChildren();
          link.setAttribute('aria-labelledby', 'nowhere');
          link.style.cssText = 'display: inline-block; inline-size: 3rem; block-size: 3rem; background: currentColor';
        }),
      ],
    },
    {
      name: 'frame-without-title',
      barrier: 'A frame has no title.',
      criteria: ['4.1.2'],
      where: '/terms',
      plant: [changed('main h1', (heading) => heading.after(document.createElement('iframe')))],
    },
    {
      name: 'state-that-is-none',
      barrier: 'The button of the menu is neither open nor closed, but “yes”.',
      criteria: ['4.1.2'],
      where: '/terms',
      plant: [kept('header button[aria-expanded]', (button) => button.getAttribute('aria-expanded') !== 'yes' && button.setAttribute('aria-expanded', 'yes'))],
    },
    {
      name: 'checkbox-without-state',
      barrier: 'Something says that it is a checkbox, and never whether it is ticked.',
      criteria: ['4.1.2'],
      where: '/contact',
      plant: [
        changed('main form button[type=submit]', (button) => {
          const box = Object.assign(document.createElement('div'), { role: 'checkbox', tabIndex: 0, textContent: 'Send me a copy' });
          box.style.cssText = 'min-block-size: 3rem; inline-size: 12rem';
          button.before(box);
        }),
      ],
    },
    {
      name: 'role-taken-away',
      barrier: 'A list of links has lost its role, and so have its links.',
      criteria: ['4.1.2'],
      where: '/terms',
      plant: [changed('footer ul:last-of-type a', (link) => link.setAttribute('role', 'text'))],
    },
    {
      name: 'summary-without-name',
      barrier: 'A part of the page opens by a button that has no name.',
      criteria: ['4.1.2'],
      where: '/terms',
      plant: [
        changed('main section:last-of-type p', (words) => {
          const details = document.createElement('details');
          details.append(document.createElement('summary'), 'The law of the place where we are holds.');
          words.after(details);
        }),
      ],
    },
  ],
  structure: [
    {
      name: 'scope-the-wrong-way',
      barrier: 'The headers of rows say that they are headers of columns.',
      criteria: ['1.3.1'],
      where: '/pricing',
      plant: [changed('main th[scope=row]', (header) => header.setAttribute('scope', 'col'))],
    },
    {
      name: 'headers-of-no-table',
      barrier: 'A cell names a header that is not in its table.',
      criteria: ['1.3.1'],
      where: '/pricing',
      plant: [changed('main td', (cell) => cell.setAttribute('headers', 'main'))],
    },
    {
      name: 'empty-language',
      barrier: 'The language of the page is an empty word.',
      criteria: ['3.1.1'],
      where: '/terms',
      plant: [inHtml('/terms', /<html lang="en"/g, '<html lang=""')],
    },
    {
      name: 'columns-from-the-right',
      barrier: 'Columns stand from right to left, and are read from left to right.',
      criteria: ['1.3.2'],
      where: '/pricing',
      plant: [styled('main section > ul', 'display: block'), styled('main section > ul > li', 'float: right; inline-size: 30%')],
    },
    {
      name: 'title-of-the-site',
      barrier: 'The title of a page names the site and not the page.',
      criteria: ['2.4.2'],
      where: '/status',
      plant: [changed('html', () => (document.title = document.querySelector('header a')?.textContent ?? ''))],
    },
    {
      name: 'level-by-aria',
      barrier: 'Headings of the second level say that they are of the fifth.',
      criteria: ['1.3.1'],
      where: '/terms',
      plant: [inHtml('/terms', /<h2 /g, '<h2 aria-level="5" ')],
    },
    {
      name: 'quotation-by-look',
      barrier: 'A quotation is an indented paragraph in italics.',
      criteria: ['1.3.1'],
      where: '/terms',
      plant: [styled('main section:nth-of-type(2) p', 'margin-inline-start: 3rem; font-style: italic')],
    },
    {
      name: 'list-by-arrows',
      barrier: 'The entries of a list are paragraphs with an arrow before each of them.',
      criteria: ['1.3.1'],
      where: '/terms',
      plant: [
        changed('main section ul', (list) => {
          for (const entry of list.children) list.before(Object.assign(document.createElement('p'), { textContent: `→ ${entry.textContent}` }));
          list.remove();
        }),
      ],
    },
    {
      name: 'heading-of-something-else',
      barrier: 'A heading speaks of something else than what stands below it.',
      criteria: ['2.4.6'],
      where: '/privacy',
      plant: [changed('main h2', (heading) => (heading.textContent = 'How to reach us by post'))],
    },
    {
      name: 'entry-in-dutch',
      barrier: 'An entry of a list is in Dutch, and does not say so.',
      criteria: ['3.1.2'],
      where: '/terms',
      plant: [changed('main section ul li:last-child', (entry) => (entry.textContent = 'We kunnen niet beloven dat deze bladzijde morgen nog voor iedereen te lezen zal zijn.'))],
    },
    {
      name: 'footer-from-the-right',
      barrier: 'The lists of the footer stand from right to left, and are read from left to right.',
      criteria: ['1.3.2'],
      where: '/pricing',
      plant: [styled('footer nav, footer nav > *', 'direction: rtl')],
    },
  ],
  keyboard: [
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
  ],
  look: [
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
  ],
  input: [
    {
      name: 'link-on-press',
      barrier: 'A link leads on at the press, so that nobody can call it off.',
      criteria: ['2.5.2'],
      where: '/signin',
      plant: [changed('main a[data-variant=text]', (link) => link.addEventListener('mousedown', () => link.click()))],
    },
    {
      name: 'error-at-another-field',
      barrier: 'Each message about a mistake belongs to the other field.',
      criteria: ['3.3.1'],
      where: '/signin',
      plant: [
        kept('main form', (form) => {
          const [one, other] = Array.from(form.querySelectorAll<HTMLElement>('[slot=errorMessage]'));
          if (!one || !other || form.dataset.swapped) return;
          form.dataset.swapped = 'true';
          const words = one.textContent;
          one.textContent = other.textContent;
          other.textContent = words;
        }),
      ],
    },
    {
      name: 'box-without-label',
      barrier: 'The words beside a box to tick are not its label.',
      criteria: ['4.1.2', '1.3.1'],
      where: '/signup',
      plant: [changed('main input[type=checkbox]', (box) => document.querySelector(`label[for="${box.id}"]`)?.removeAttribute('for'))],
    },
    {
      name: 'hint-in-the-field',
      barrier: 'What a field expects stands inside it, and is gone as soon as somebody types.',
      criteria: ['3.3.2'],
      where: '/signup',
      plant: [
        changed<HTMLInputElement>('main input[name=password]', (field) => {
          const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
          field.placeholder = hint?.textContent ?? '';
          hint?.remove();
        }),
      ],
    },
    {
      name: 'page-on-choice',
      barrier: 'Choosing a theme opens the home page.',
      criteria: ['3.2.2'],
      where: '/pricing',
      plant: [changed('footer fieldset', (group) => group.addEventListener('change', () => document.querySelector<HTMLElement>('header a[href="/"]')?.click()))],
    },
    {
      name: 'swapped-autocomplete',
      barrier: 'Browsers fill the name into the field for the address, and the address into that for the name.',
      criteria: ['1.3.5'],
      where: '/contact',
      plant: [inHtml('/contact', / autoComplete="email"/g, ' autocomplete="name"')],
    },
    {
      name: 'no-user-name',
      barrier: 'Password managers cannot fill the address of email in.',
      criteria: ['3.3.8', '3.3.9', '1.3.5'],
      where: '/signin',
      plant: [inHtml('/signin', / autoComplete="email"/g, ' autocomplete="off"')],
    },
    {
      name: 'chatty-status',
      barrier: 'A live region tells the time every ten seconds.',
      criteria: ['2.2.4', '4.1.3'],
      where: '/status',
      plant: [changed('body [role=status]', (status) => void setInterval(() => (status.textContent = `It is ${new Date().toLocaleTimeString()}.`), 10_000))],
    },
  ],
  site: [
    {
      name: 'words-that-rotate',
      barrier: 'A heading changes its words every four seconds, and nothing stops it.',
      criteria: ['2.2.2'],
      where: '/status',
      plant: [
        changed('main h2', (heading) => {
          const words = [heading.textContent, 'All is well', 'Nothing is down'];
          let turn = 0;
          setInterval(() => (heading.textContent = words[++turn % 3] ?? ''), 4000);
        }),
      ],
    },
    {
      name: 'drawing-that-turns',
      barrier: 'A drawing turns for ever for those who have not asked for less motion.',
      criteria: ['2.2.2'],
      where: '/pricing',
      plant: [
        changed('main svg', (drawing) => {
          if (!matchMedia('(prefers-reduced-motion: reduce)').matches) drawing.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 9000, iterations: Number.POSITIVE_INFINITY });
        }),
      ],
    },
    {
      name: 'flashes-under-the-pointer',
      barrier: 'A button flashes while it has focus.',
      criteria: ['2.3.1', '2.3.2'],
      where: '/signup',
      plant: [
        changed('main button[type=submit]', (button) => {
          button.addEventListener('focus', () => button.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, easing: 'steps(2, jump-none)', iterations: 40 }));
        }),
      ],
    },
    {
      name: 'moves-with-the-pointer',
      barrier: 'A heading follows the pointer, for those too who have asked for less motion.',
      criteria: ['2.3.3'],
      where: '/contact',
      plant: [changed('main h2', (heading) => addEventListener('pointermove', ({ clientX }) => heading.style.setProperty('translate', `${clientX / 20}px`)))],
    },
    {
      name: 'names-without-context',
      barrier: 'Links that lead to different articles have the same name.',
      criteria: ['2.4.4', '2.4.9'],
      where: '/resources',
      plant: [changed('main a[data-variant=standalone] > span', (words) => words.remove())],
    },
    {
      name: 'window-by-itself',
      barrier: 'After ten seconds, the page opens a window that nobody asked for.',
      criteria: ['3.2.5'],
      where: '/pricing',
      plant: [changed('html', () => void setTimeout(() => window.open('/signup'), 10_000))],
    },
    {
      name: 'status-by-another-name',
      barrier: 'One page calls the link to the status page something else.',
      criteria: ['3.2.4'],
      where: '/privacy',
      plant: [changed('footer a[href="/status"]', (link) => (link.textContent = 'System health'))],
    },
    {
      name: 'sound',
      barrier: 'A recording stands on the page, and its words are nowhere to be read.',
      criteria: ['1.2.1'],
      where: '/resources',
      plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('audio'), { controls: true })))],
    },
    {
      name: 'late-warning',
      barrier: 'After fifteen minutes, a window says that the visit is over.',
      criteria: ['2.2.1'],
      where: '/signup',
      plant: [
        changed('main', (main) => {
          setTimeout(() => {
            const dialog = Object.assign(document.createElement('dialog'), { textContent: 'Your visit is over.' });
            main.append(dialog);
            dialog.showModal();
          }, 15 * 60_000);
        }),
      ],
    },
  ],
};
