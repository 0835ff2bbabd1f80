/** Widgets that keys cannot use, focus that goes astray, fades or is covered, and keys of the browser: the fourth list that `heldOut.ts` had. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const keyboard: readonly Mutant[] = [
  {
    name: 'menu-without-arrows',
    barrier: 'Keys reach only the first entry of a menu that a button opens.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/docs',
    plant: [
      changed(
        'main div:has(> a[href="/docs.md"])',
        (row, look) => {
          const box = document.createElement('div');
          const button = Object.assign(document.createElement('button'), { type: 'button', id: 'share', textContent: 'Share', ariaHasPopup: 'menu', ariaExpanded: 'false' });
          const menu = Object.assign(document.createElement('div'), { id: 'share-menu', role: 'menu', ariaLabel: 'Share', hidden: true });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const show = (isOpen: boolean) => {
            menu.hidden = !isOpen;
            button.ariaExpanded = String(isOpen);
          };
          for (const words of ['Share the page', 'Share this step', 'Share the code']) {
            const entry = Object.assign(document.createElement('div'), { role: 'menuitem', tabIndex: -1, textContent: words });
            const choose = () => {
              button.focus();
              show(false);
              answer.textContent = `${words}: the link is ready.`;
            };
            entry.style.cssText = 'padding: 0.75rem 1rem; cursor: pointer';
            entry.addEventListener('click', choose);
            entry.addEventListener('keydown', (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              choose();
            });
            menu.append(entry);
          }
          button.setAttribute('aria-controls', menu.id);
          button.style.cssText = look;
          menu.style.cssText = 'inline-size: fit-content; margin-block-start: 0.5rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface-raised)';
          button.addEventListener('click', () => {
            show(menu.hidden);
            const [first] = menu.children;
            if (!menu.hidden && first instanceof HTMLElement) first.focus();
          });
          box.addEventListener('keydown', (event) => {
            if (event.key !== 'Escape' || menu.hidden) return;
            button.focus();
            show(false);
          });
          box.addEventListener('focusout', ({ relatedTarget }) => relatedTarget instanceof Node && !box.contains(relatedTarget) && show(false));
          box.append(button, menu, answer);
          row.after(box);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'hold-to-clear',
    barrier: 'A button wants to be held down for a second, which only a finger or a mouse can do.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/privacy',
    plant: [
      changed(
        'main section:has(> div > div > h2#what-your-browser-keeps)',
        (section, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hold down to clear what is stored' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          let since = Infinity;
          button.style.cssText = `${look}; touch-action: manipulation; user-select: none`;
          button.addEventListener('pointerdown', () => (since = performance.now()));
          button.addEventListener('pointerleave', () => (since = Infinity));
          button.addEventListener('pointerup', () => {
            if (performance.now() - since < 1000 || since === Infinity) return;
            sessionStorage.clear();
            answer.textContent = 'Nothing is stored any more.';
          });
          section.append(button, answer);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'back-to-the-top',
    barrier: 'Who closes a window is taken to the very start of the page, far from the button that opened it.',
    criteria: ['2.4.3'],
    where: '/pricing',
    plant: [
      changed(
        'main h2#tokens',
        (heading, look) => {
          const open = Object.assign(document.createElement('button'), { type: 'button', textContent: 'See an example' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
          const sheet = Object.assign(document.createElement('dialog'), { ariaLabel: 'An example of tokens' });
          for (const button of [open, close]) button.style.cssText = look;
          sheet.style.cssText = 'max-inline-size: min(30rem, 90vw); padding: 1.5rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface); color: var(--color-text)';
          open.addEventListener('click', () => sheet.showModal());
          close.addEventListener('click', () => sheet.close());
          sheet.addEventListener('close', () => document.querySelector<HTMLElement>('a[href="#main"]')?.focus());
          sheet.append(Object.assign(document.createElement('p'), { textContent: 'A question of ten words and an answer of fifty are about eighty tokens.' }), close);
          heading.after(open, sheet);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'list-without-an-end',
    barrier: 'A list grows whenever Tab is on its last link, so that nobody gets past it with the keyboard.',
    criteria: ['2.1.2', '2.1.1'],
    where: '/resources/articles',
    plant: [
      changed('main section:has(> div > div > h2#reading-a-quota)', (section) => {
        const list = Object.assign(document.createElement('ul'), { ariaLabel: 'Notes from our archive' });
        const grow = () => {
          for (let count = 0; count < 5; count++) {
            const number = list.children.length + 1;
            const entry = document.createElement('li');
            const link = Object.assign(document.createElement('a'), { href: `/resources/articles?note=${number}`, textContent: `Note ${number} from our archive` });
            link.style.cssText = 'display: inline-block; padding-block: 0.75rem; color: var(--color-link)';
            link.addEventListener('focus', () => entry === list.lastElementChild && grow());
            entry.append(link);
            list.append(entry);
          }
        };
        grow();
        section.append(list);
      }),
    ],
  },
  {
    name: 'ring-that-fades',
    barrier: 'The ring round a link with focus goes after less than a second, and nothing shows where focus is from then on.',
    criteria: ['2.4.7', '2.4.13'],
    where: '/docs/glossary',
    plant: [
      changed('main', (main) => {
        let timer = 0;
        main.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLAnchorElement)) return;
          timer = window.setTimeout(() => {
            target.style.outlineColor = 'transparent';
            target.style.boxShadow = 'none';
          }, 800);
        });
        main.addEventListener('focusout', ({ target }) => {
          if (!(target instanceof HTMLAnchorElement)) return;
          clearTimeout(timer);
          target.style.outlineColor = '';
          target.style.boxShadow = '';
        });
      }),
    ],
  },
  {
    name: 'advice-over-the-next-stops',
    barrier: 'Advice opens below a search field that gets focus, stays when Tab leads on, and covers what has focus then.',
    criteria: ['2.4.11', '1.4.13', '2.4.12'],
    where: '/docs',
    plant: [
      changed<HTMLInputElement>('main form[role=search] input', (field) => {
        const form = field.form;
        const advice = Object.assign(document.createElement('div'), { id: 'advice' });
        const words = Object.assign(document.createElement('p'), { textContent: 'Search for one or two words, such as failover, quota or webhook.' });
        advice.style.cssText = 'display: none; position: absolute; inset-block-start: 100%; inset-inline-start: 0; z-index: 9; box-sizing: border-box; inline-size: 100%; min-block-size: 16rem; padding: 1rem; border: var(--line); border-radius: var(--radius); background: var(--color-surface-raised)';
        words.style.margin = '0';
        advice.append(words);
        if (!form) return;
        form.style.position = 'relative';
        form.append(advice);
        field.setAttribute('aria-describedby', advice.id);
        field.addEventListener('focus', () => (advice.style.display = 'block'));
        document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !form.contains(target) && (advice.style.display = 'none'));
      }),
    ],
  },
  {
    name: 'slider-without-keys',
    barrier: 'Tab leads to a slider, and no key moves it.',
    criteria: ['2.1.1', '2.1.3'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('main h2#when-to-retry', (heading) => {
        const row = document.createElement('div');
        const label = Object.assign(document.createElement('span'), { id: 'first-wait', textContent: 'Seconds before the first retry' });
        const slider = Object.assign(document.createElement('div'), { role: 'slider', tabIndex: 0, ariaValueMin: '0', ariaValueMax: '10', ariaValueNow: '1' });
        const thumb = document.createElement('span');
        const value = document.createElement('span');
        const set = (seconds: number) => {
          slider.ariaValueNow = String(seconds);
          value.textContent = String(seconds);
          thumb.style.marginInlineStart = `${seconds}rem`;
        };
        slider.setAttribute('aria-labelledby', label.id);
        row.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; margin-block-end: 1rem';
        slider.style.cssText = 'display: flex; align-items: center; inline-size: 12rem; block-size: 3rem; border: var(--line); border-radius: 1.5rem; cursor: pointer';
        thumb.style.cssText = 'inline-size: 2rem; block-size: 2rem; border-radius: 50%; background: var(--color-text)';
        slider.addEventListener('click', ({ clientX }) => set(Math.max(0, Math.min(10, Math.round((clientX - slider.getBoundingClientRect().left) / 16) - 1))));
        set(1);
        slider.append(thumb);
        row.append(label, slider, value);
        heading.parentElement?.after(row);
      }),
    ],
  },
  {
    name: 'zoom-keys-taken',
    barrier: 'The page takes the keys and the turns of the wheel that enlarge it, and does nothing with them.',
    criteria: ['1.4.4'],
    where: '/product',
    plant: [
      changed('html', () => {
        addEventListener('keydown', (event) => (event.ctrlKey || event.metaKey) && ['+', '-', '=', '0'].includes(event.key) && event.preventDefault(), { capture: true });
        addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { passive: false });
      }),
    ],
  },
];
