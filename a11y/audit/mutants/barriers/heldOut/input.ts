/** Forms, mistakes, instructions and messages: what auditors and users of other sites reported, barriers that no check was tuned to. */
import { buttonStyle, fieldStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const input: readonly Mutant[] = [
  // Source: https://github.com/cds-snc/platform-forms-client/issues/3950
  {
    name: 'same-message-for-each-field',
    barrier: 'A form lists one message for each field that is empty, and all of them say the same, so that nobody knows which fields they mean.',
    criteria: ['3.3.1'],
    where: '/product',
    plant: [
      changed(
        'main section:has(> h2#comparison)',
        (section, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Book a tour', noValidate: true });
          const mistakes = Object.assign(document.createElement('div'), { role: 'alert' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Book a tour' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const inputs = [['name', 'Name'], ['organization', 'Company'], ['email', 'Email address']].map(([purpose = '', words = '']) => {
            const box = document.createElement('div');
            const label = Object.assign(document.createElement('label'), { textContent: `${words} (required)`, htmlFor: `tour-${purpose}` });
            const input = Object.assign(document.createElement('input'), { id: `tour-${purpose}`, required: true });
            input.setAttribute('autocomplete', purpose);
            input.style.cssText = field;
            label.style.display = 'block';
            box.style.inlineSize = '100%';
            box.append(label, input);
            form.append(box);
            return input;
          });
          form.style.cssText = 'display: grid; justify-items: start; gap: 1rem; padding-block: 2rem';
          mistakes.style.color = 'var(--color-error)';
          send.style.cssText = button;
          answer.style.margin = '0';
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            const list = document.createElement('ul');
            for (const { value } of inputs) if (!value) list.append(Object.assign(document.createElement('li'), { textContent: 'Mistake: complete the required field to go on.' }));
            mistakes.replaceChildren(...(list.children.length ? [list] : []));
            answer.textContent = list.children.length ? '' : 'Thank you. We will write to you about the tour.';
          });
          form.prepend(mistakes);
          form.append(send, answer);
          section.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/paperbits/paperbits-demo/issues/183
  {
    name: 'mistake-behind-a-mark',
    barrier: 'Beside a field that is wrong stands a mark, and what is wrong can be read only while the pointer is on it.',
    criteria: ['3.3.1', '2.1.1'],
    where: '/signin',
    plant: [
      changed(
        'main form[method=dialog]',
        (neighbor, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Sign in with a key', noValidate: true });
          const label = Object.assign(document.createElement('label'), { textContent: 'Key of your hub, which begins with hub_ (required)', htmlFor: 'hub-key' });
          const row = document.createElement('div');
          const input = Object.assign(document.createElement('input'), { id: 'hub-key', required: true, autocomplete: 'off', spellcheck: false });
          const mark = document.createElement('div');
          const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          const words = Object.assign(document.createElement('p'), { textContent: 'Mistake: enter a key that begins with hub_.' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Sign in with a key' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const show = (isShown: boolean) => (words.style.display = isShown ? 'block' : 'none');
          for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: '32', height: '32', role: 'img', 'aria-label': 'Mistake' })) sign.setAttribute(name, value);
          for (const [name, value] of Object.entries({ d: 'M12 2 22 21H2ZM12 9v6M12 17v2', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' })) line.setAttribute(name, value);
          sign.append(line);
          form.style.cssText = 'display: grid; justify-items: start; gap: 0.5rem; margin-block-start: 1.5rem';
          row.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; inline-size: 100%';
          input.style.cssText = field;
          mark.style.cssText = 'display: none; color: var(--color-error)';
          words.style.cssText = 'display: none; position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 9; inline-size: 12rem; margin: 0; padding: 0.5rem; border: var(--line); background: var(--color-surface-raised); color: var(--color-error)';
          send.style.cssText = button;
          answer.style.margin = '0';
          mark.addEventListener('mouseenter', () => show(true));
          mark.addEventListener('mouseleave', () => show(false));
          document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            const isWrong = !input.value.startsWith('hub_');
            input.ariaInvalid = String(isWrong);
            mark.style.display = isWrong ? 'block' : 'none';
            mark.style.position = 'relative';
            answer.textContent = isWrong ? '' : 'This site has no accounts, so nothing was sent.';
            if (isWrong) input.focus();
          });
          mark.append(sign, words);
          row.append(input, mark);
          form.append(label, row, send, answer);
          neighbor.parentElement?.append(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/jo-duchan/tapflow/issues/823
  {
    name: 'rule-after-the-mistake',
    barrier: 'What a password must be is said only once a form has turned one down.',
    criteria: ['3.3.2'],
    where: '/docs/api-reference',
    plant: [
      changed(
        'main h2#authentication',
        (heading, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Lock your key', noValidate: true });
          const label = Object.assign(document.createElement('label'), { textContent: 'New password for your key (required)', htmlFor: 'key-password' });
          const message = Object.assign(document.createElement('p'), { id: 'key-password-mistake' });
          const input = Object.assign(document.createElement('input'), { id: 'key-password', type: 'password', autocomplete: 'new-password', required: true });
          const send = Object.assign(document.createElement('button'), { textContent: 'Lock your key' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          form.style.cssText = 'display: grid; justify-items: start; gap: 0.5rem; margin-block-end: 1.5rem';
          message.style.cssText = 'margin: 0; color: var(--color-error)';
          answer.style.margin = '0';
          input.style.cssText = field;
          send.style.cssText = button;
          input.setAttribute('aria-describedby', message.id);
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            const isWrong = !/^(?=.*\d).{8,}$/.test(input.value);
            message.textContent = isWrong ? 'Mistake: enter at least eight characters, one of which is a digit.' : '';
            input.ariaInvalid = String(isWrong);
            answer.textContent = isWrong ? '' : 'Your key is locked.';
            if (isWrong) input.focus();
          });
          form.append(label, message, input, send, answer);
          heading.parentElement?.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/danny-avila/LibreChat/issues/3942
  {
    name: 'answers-of-a-chat-unheard',
    barrier: 'A second after a question was sent, its answer comes below the field, and screen readers do not say so.',
    criteria: ['4.1.3'],
    where: '/docs',
    plant: [
      changed(
        'main h2#what-next',
        (heading, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Ask the docs' });
          const label = Object.assign(document.createElement('label'), { textContent: 'Your question', htmlFor: 'ask-docs' });
          const input = Object.assign(document.createElement('input'), { id: 'ask-docs', autocomplete: 'off' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Ask' });
          const talk = Object.assign(document.createElement('ul'), { ariaLabel: 'Questions and answers' });
          const say = (who: string, words: string) => talk.append(Object.assign(document.createElement('li'), { textContent: `${who}: ${words}` }));
          form.style.cssText = 'display: grid; justify-items: start; gap: 0.5rem; margin-block-end: 1.5rem';
          input.style.cssText = field;
          send.style.cssText = button;
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            if (!input.value.trim()) return;
            say('You', input.value);
            input.value = '';
            input.focus();
            setTimeout(() => say('Docs', 'I cannot answer now. Try the page on limits and errors.'), 1000);
          });
          form.append(label, input, send, talk);
          heading.parentElement?.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/BIK-BITV/BIK-Web-Test/issues/232
  {
    name: 'tick-that-moves-focus',
    barrier: 'A tick in a box that shortens a list moves focus away from it, to a heading at the end of the page, and nothing says so before.',
    criteria: ['3.2.2'],
    where: '/docs/glossary',
    plant: [
      changed('main section:has(> div > div > h2#terms-of-the-hub)', (section) => {
        const label = Object.assign(document.createElement('label'), { htmlFor: 'hub-terms' });
        const box = Object.assign(document.createElement('input'), { id: 'hub-terms', type: 'checkbox' });
        const find = (id: string) => document.querySelector<HTMLElement>(`main h2#${id}`);
        label.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; min-block-size: 3rem';
        box.style.cssText = 'flex: none; inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--color-link)';
        box.addEventListener('change', () => {
          const others = find('terms-of-the-web')?.closest('section');
          const entry = document.querySelector('main nav a[href="#terms-of-the-web"]')?.closest('li');
          const end = find('terms-of-this-site');
          for (const each of [others, entry]) if (each) each.style.display = box.checked ? 'none' : '';
          if (!end) return;
          end.tabIndex = -1;
          end.focus();
        });
        label.append(box, 'Leave out terms of web development');
        section.before(label);
      }),
    ],
  },
  // Source: https://github.com/department-of-veterans-affairs/va.gov-team/issues/63680
  {
    name: 'deleted-by-one-press',
    barrier: 'One press deletes an address with all its settings for ever, and neither asks before nor lets anybody take it back.',
    criteria: ['3.3.4'],
    where: '/docs/webhooks',
    plant: [
      changed(
        'main h2#receiving',
        (heading, look) => {
          const box = document.createElement('div');
          const words = Object.assign(document.createElement('p'), { id: 'endpoints', tabIndex: -1, textContent: 'Addresses in your account that receive webhooks:' });
          const list = document.createElement('ul');
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          for (const name of ['shop', 'billing', 'backup']) {
            const entry = document.createElement('li');
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: `Delete “${name}”` });
            button.style.cssText = look;
            entry.style.marginBlockEnd = '0.5rem';
            button.addEventListener('click', () => {
              words.focus();
              entry.remove();
              answer.textContent = `“${name}” and its settings were deleted from your account for good.`;
            });
            entry.append(button);
            list.append(entry);
          }
          list.setAttribute('aria-labelledby', words.id);
          box.append(words, list, answer);
          heading.parentElement?.after(box);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/alphagov/govuk-frontend/issues/1401
  {
    name: 'address-without-purpose',
    barrier: 'Browsers are not told that fields ask for the street and the postal code of the visitor, and do not fill them in.',
    criteria: ['1.3.5'],
    where: '/pricing',
    plant: [
      changed(
        'main h2#tokens',
        (heading, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Get a printed price list', noValidate: true });
          const send = Object.assign(document.createElement('button'), { textContent: 'Send me a price list' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          form.append(Object.assign(document.createElement('p'), { textContent: 'Get a printed price list. Where do you live? Every field is optional.' }));
          for (const [id, words] of [['address-street', 'Your street and number'], ['address-postcode', 'Your postal code']] as const) {
            const box = document.createElement('div');
            const label = Object.assign(document.createElement('label'), { textContent: words, htmlFor: id });
            const input = Object.assign(document.createElement('input'), { id, name: id });
            label.style.display = 'block';
            input.style.cssText = field;
            box.style.inlineSize = '100%';
            box.append(label, input);
            form.append(box);
          }
          form.style.cssText = 'display: grid; justify-items: start; gap: 1rem; margin-block-end: 2rem';
          send.style.cssText = button;
          answer.style.margin = '0';
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            answer.textContent = 'Thank you. The price list is on its way.';
          });
          form.append(send, answer);
          heading.before(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  // Source: https://github.com/civiform/civiform/issues/12890
  {
    name: 'which-part-of-the-date',
    barrier: 'Of a date in three fields, a message says that it is not correct, and neither which field is wrong nor what would be right.',
    criteria: ['3.3.3', '3.3.1'],
    where: '/resources',
    plant: [
      changed(
        'section[aria-labelledby=questions]',
        (section, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Ask for a call', noValidate: true });
          const group = document.createElement('fieldset');
          const row = document.createElement('div');
          const message = Object.assign(document.createElement('p'), { id: 'call-day-mistake' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Ask for a call' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const inputs = [['Month', 12], ['Day', 31], ['Year', 2100]].map(([words = '', most = 0]) => {
            const box = document.createElement('div');
            const label = Object.assign(document.createElement('label'), { textContent: String(words), htmlFor: `call-${words}` });
            const input = Object.assign(document.createElement('input'), { id: `call-${words}`, inputMode: 'numeric', autocomplete: 'off', required: true });
            label.style.display = 'block';
            input.style.cssText = `${field}; inline-size: 6rem`;
            input.setAttribute('aria-describedby', message.id);
            box.append(label, input);
            row.append(box);
            return { input, isRight: () => /^\d+$/.test(input.value) && Number(input.value) >= 1 && Number(input.value) <= Number(most) };
          });
          group.style.cssText = 'min-inline-size: 0; margin: 0; padding: 0; border: 0';
          row.style.cssText = 'display: flex; flex-wrap: wrap; gap: 0.5rem 1rem';
          message.style.cssText = 'margin: 0; color: var(--color-error)';
          form.style.cssText = 'display: grid; justify-items: start; gap: 1rem; padding-block: 2rem';
          send.style.cssText = button;
          answer.style.margin = '0';
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            const isWrong = !inputs.every(({ isRight }) => isRight());
            message.textContent = isWrong ? 'Mistake: enter a date in the correct format.' : '';
            answer.textContent = isWrong ? '' : 'Thank you. We will call you on that day.';
            for (const { input } of inputs) input.ariaInvalid = String(isWrong);
            if (isWrong) inputs[0]?.input.focus();
          });
          group.append(Object.assign(document.createElement('legend'), { textContent: 'Day of the call (required)' }), message, row);
          form.append(group, send, answer);
          section.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
];
