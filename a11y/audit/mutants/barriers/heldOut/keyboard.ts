/** What keys reach and do, and where focus is: what auditors and users of other sites reported, barriers that no check was tuned to. */
import { buttonStyle, fieldStyle } from '../../ownStyles';
import { changed, kept } from '../../plants';
import type { Mutant } from '../../types';

export const keyboard: readonly Mutant[] = [
  // Source: https://github.com/OxfordRSE/gutenberg/issues/424
  {
    name: 'remark-by-selecting',
    barrier: 'Who selects words of an article with the mouse can write a remark on them, and with the keyboard nobody can.',
    criteria: ['2.1.1'],
    where: '/resources/articles',
    plant: [
      changed(
        'main section:has(> div > div > h2#what-failover-is-for)',
        (section, look) => {
          const words = Object.assign(document.createElement('p'), { textContent: 'Select some words of this article to send us a remark on them.' });
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Remark on these words' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          button.style.cssText = `${look}; display: none`;
          section.addEventListener('mouseup', ({ target }) => {
            if (target === button) return;
            button.style.display = String(getSelection() ?? '').trim() ? 'block' : 'none';
          });
          document.addEventListener('keydown', () => (button.style.display = 'none'));
          button.addEventListener('click', () => {
            answer.textContent = 'Your remark begins with the words that you selected.';
            button.style.display = 'none';
          });
          section.append(words, button, answer);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/elastic/kibana/issues/222301
  {
    name: 'actions-of-a-row-on-hover',
    barrier: 'Buttons of each version show while the pointer is on it, and no key brings them.',
    criteria: ['2.1.1'],
    where: '/docs/changelog',
    plant: [
      changed(
        'main h2[id^=v1-]',
        (heading, look) => {
          const section = heading.closest('section');
          const row = document.createElement('div');
          const answer = Object.assign(document.createElement('span'), { role: 'status' });
          const version = heading.textContent;
          row.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; margin-block: 0.5rem';
          for (const [verb, done] of [['Save', 'saved'], ['Skip', 'skipped']] as const) {
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: `${verb} ${version}` });
            button.style.cssText = `${look}; visibility: hidden`;
            button.addEventListener('click', () => (answer.textContent = `${version} is ${done}.`));
            section?.addEventListener('mouseenter', () => (button.style.visibility = 'visible'));
            section?.addEventListener('mouseleave', () => (button.style.visibility = 'hidden'));
            row.append(button);
          }
          row.append(answer);
          heading.parentElement?.after(row);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/civictheme/uikit/issues/366
  {
    name: 'focus-lost-at-the-last-tip',
    barrier: 'At the last of several tips, the button that leads on can no longer be pressed, and focus, which was on it, is nowhere.',
    criteria: ['2.4.3'],
    where: '/product',
    plant: [
      changed(
        'main section:has(> h2#comparison)',
        (section, look) => {
          const tips = ['Name the model in the call, and not in your code.', 'Let the hub retry before your users do.', 'Log the id of each call.'];
          const box = Object.assign(document.createElement('section'), { ariaLabel: 'Tips' });
          const words = Object.assign(document.createElement('p'), { role: 'status' });
          const back = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Previous tip' });
          const next = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Next tip' });
          let at = 0;
          const show = (step: number) => {
            at += step;
            words.textContent = `Tip ${at + 1} of ${tips.length}: ${tips[at]}`;
            for (const [button, isEnd] of [[back, at === 0], [next, at === tips.length - 1]] as const) {
              button.disabled = isEnd;
              button.style.borderStyle = isEnd ? 'dashed' : 'solid';
              button.style.cursor = isEnd ? 'default' : 'pointer';
            }
          };
          for (const button of [back, next]) {
            button.style.cssText = look;
            button.style.marginInlineEnd = '1rem';
            button.style.marginBlockEnd = '0.5rem';
          }
          box.style.paddingBlock = '2rem';
          back.addEventListener('click', () => show(-1));
          next.addEventListener('click', () => show(1));
          show(0);
          box.append(words, back, next);
          section.before(box);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/equinor/design-system/issues/2913
  {
    name: 'focus-left-behind-the-window',
    barrier: 'A window opens over the page, focus stays on the button behind it, and Tab leads on through the page that nobody can see.',
    criteria: ['2.4.3'],
    where: '/docs/api-reference',
    plant: [
      changed(
        'main h2#request',
        (heading, look) => {
          const open = Object.assign(document.createElement('button'), { type: 'button', textContent: 'What costs a request' });
          const cover = document.createElement('div');
          const sheet = Object.assign(document.createElement('div'), { role: 'dialog', ariaModal: 'true' });
          const title = Object.assign(document.createElement('h2'), { id: 'cost-title', textContent: 'What costs a request' });
          const words = Object.assign(document.createElement('p'), { textContent: 'Each call that a provider answers counts as one request. A call that fails does not count.' });
          const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
          const hide = () => {
            cover.style.display = 'none';
            open.focus();
          };
          for (const button of [open, close]) button.style.cssText = look;
          open.style.marginBlockEnd = '1rem';
          cover.style.cssText = 'display: none; position: fixed; inset: 0; z-index: 99; place-items: center; padding: 1rem; background: var(--color-surface-sunk)';
          sheet.style.cssText = 'max-inline-size: 30rem; max-block-size: 100%; overflow: auto; padding: 1.5rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface); color: var(--color-text)';
          sheet.setAttribute('aria-labelledby', title.id);
          open.addEventListener('click', () => (cover.style.display = 'grid'));
          close.addEventListener('click', hide);
          document.addEventListener('keydown', ({ key }) => key === 'Escape' && cover.style.display === 'grid' && hide());
          sheet.append(title, words, close);
          cover.append(sheet);
          document.body.append(cover);
          heading.parentElement?.after(open);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/NatLibFi/Skosmos/issues/2056
  {
    name: 'result-without-a-mark',
    barrier: 'Arrow keys lead through the results of a search, and nothing shows on which of them they are.',
    criteria: ['2.4.7'],
    where: '/search',
    plant: [
      kept('[data-page="/search"] main', (main) => {
        for (const option of main.querySelectorAll<HTMLElement>('[role=option]')) option.style.setProperty('outline', 'none');
      }),
    ],
  },
  // Source: https://github.com/civictheme/uikit/issues/364
  {
    name: 'way-up-without-a-ring',
    barrier: 'A link at the end of the page leads back to its top, and nothing shows when it has focus.',
    criteria: ['2.4.7'],
    where: '/terms',
    plant: [
      changed('main section:has(> div > div > h2#changes-and-law)', (section) => {
        const link = Object.assign(document.createElement('a'), { href: '#main', textContent: 'Back to top' });
        link.style.cssText = 'display: inline-block; padding: 0.75rem 1.5rem; border-radius: 2rem; border: var(--line-button); outline: 2px solid transparent; box-shadow: none; background: var(--color-surface-raised); color: var(--color-text)';
        section.append(link);
      }),
    ],
  },
  // Source: https://github.com/department-of-veterans-affairs/component-library/pull/834
  {
    name: 'held-until-the-date-is-right',
    barrier: 'Who tabs into a field for a date cannot tab out of it in either direction before a date is in it.',
    criteria: ['2.1.2', '2.1.1'],
    where: '/accessibility',
    plant: [
      changed(
        'main section:has(> div > div > h2#report-a-barrier)',
        (section, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Day of the barrier', noValidate: true });
          const label = Object.assign(document.createElement('label'), { textContent: 'When did you meet it? (YYYY-MM-DD, required)', htmlFor: 'met-on' });
          const message = Object.assign(document.createElement('p'), { id: 'met-on-mistake' });
          const input = Object.assign(document.createElement('input'), { id: 'met-on', required: true, autocomplete: 'off' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Keep the day' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const check = () => {
            const isWrong = !/^\d{4}-\d\d-\d\d$/.test(input.value);
            message.textContent = isWrong ? 'Mistake: enter a date, such as 2026-05-04.' : '';
            input.ariaInvalid = String(isWrong);
            return isWrong;
          };
          form.style.cssText = 'display: grid; justify-items: start; gap: 0.5rem; margin-block-start: 1rem';
          message.style.cssText = 'margin: 0; color: var(--color-error)';
          answer.style.margin = '0';
          input.style.cssText = field;
          send.style.cssText = button;
          input.setAttribute('aria-describedby', message.id);
          input.addEventListener('blur', () => check() && setTimeout(() => input.focus()));
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            if (check()) input.focus();
            else answer.textContent = `Kept: ${input.value}.`;
          });
          form.append(label, message, input, send, answer);
          section.append(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/w3c/wcag/issues/1502
  {
    name: 'chat-over-what-has-focus',
    barrier: 'A box for a chat stays open in the corner of the window and covers links and buttons that have focus.',
    criteria: ['2.4.11'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('body', (body) => {
        const box = Object.assign(document.createElement('aside'), { ariaLabel: 'Chat' });
        const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'Write to us' });
        box.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 99; box-sizing: border-box; inline-size: min(24rem, 100%); block-size: min(18rem, 45vh); overflow: auto; padding: 1.5rem; border: var(--line-button); background: var(--color-surface-raised); color: var(--color-text)';
        link.style.cssText = 'display: inline-block; padding-block: 0.75rem; color: var(--color-link)';
        box.append(Object.assign(document.createElement('p'), { textContent: 'Hello! Do you have a question?' }), link);
        body.style.paddingBlockEnd = '18rem';
        body.append(box);
      }),
    ],
  },
];
