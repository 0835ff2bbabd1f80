/** Names, roles, states and values that auditors of other sites found missing or wrong, barriers that no check was tuned to. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

const squareButton = `${buttonStyle}; min-inline-size: 3rem`;

export const names: readonly Mutant[] = [
  // Source: https://github.com/vaadin/web-components/issues/167
  {
    name: 'number-that-is-not-told',
    barrier: 'A number is set between a minus and a plus, and screen readers do not say which number is set.',
    criteria: ['4.1.2'],
    where: '/status',
    plant: [
      changed(
        'section[aria-labelledby=incidents]',
        (section, look) => {
          const row = document.createElement('div');
          const label = Object.assign(document.createElement('span'), { id: 'mails-a-week', textContent: 'Emails a week, at most' });
          const number = Object.assign(document.createElement('div'), { role: 'spinbutton', tabIndex: 0 });
          const shown = Object.assign(document.createElement('span'), { ariaHidden: 'true', textContent: '3' });
          const set = (step: number) => (shown.textContent = String(Math.max(1, Math.min(9, Number(shown.textContent) + step))));
          const [fewer, more] = [['−', 'Fewer emails', -1] as const, ['+', 'More emails', 1] as const].map(([sign, name, step]) => {
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: sign, ariaLabel: name });
            button.style.cssText = look;
            button.addEventListener('click', () => set(step));
            return button;
          });
          row.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding-block: 2rem';
          number.style.cssText = 'display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; border: var(--line); border-radius: var(--radius); background: var(--color-surface-raised)';
          number.setAttribute('aria-labelledby', label.id);
          number.addEventListener('keydown', (event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            set(event.key === 'ArrowUp' ? 1 : -1);
          });
          number.append(shown);
          row.append(label, fewer ?? '', number, more ?? '');
          section.after(row);
        },
        squareButton,
      ),
    ],
  },
  // Source: https://github.com/mui/material-ui/issues/36445
  {
    name: 'open-after-the-choice',
    barrier: 'Once somebody has chosen from a menu, it closes, and its button still tells screen readers that it is open.',
    criteria: ['4.1.2'],
    where: '/docs/sdk',
    plant: [
      changed(
        'main h2#javascript',
        (heading, look) => {
          const box = document.createElement('div');
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Follow new versions', ariaHasPopup: 'menu', ariaExpanded: 'false' });
          const menu = Object.assign(document.createElement('div'), { id: 'follow-menu', role: 'menu', ariaLabel: 'Follow new versions' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const entries = ['By email', 'By feed', 'By webhook'].map((words) => {
            const entry = Object.assign(document.createElement('div'), { role: 'menuitem', tabIndex: -1, textContent: words });
            entry.style.cssText = 'padding: 0.75rem 1rem; cursor: pointer';
            entry.addEventListener('click', () => {
              menu.style.display = 'none';
              button.focus();
              answer.textContent = `You follow new versions ${words.toLowerCase()}.`;
            });
            return entry;
          });
          const show = (isOpen: boolean) => {
            menu.style.display = isOpen ? 'block' : 'none';
            button.ariaExpanded = String(isOpen);
          };
          button.setAttribute('aria-controls', menu.id);
          button.style.cssText = look;
          menu.style.cssText = 'display: none; inline-size: fit-content; margin-block-start: 0.5rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface-raised)';
          box.style.marginBlockEnd = '1rem';
          button.addEventListener('click', () => {
            show(menu.style.display === 'none');
            if (menu.style.display === 'block') entries[0]?.focus();
          });
          menu.addEventListener('keydown', (event) => {
            const at = entries.findIndex((entry) => entry === document.activeElement);
            const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key];
            if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            if (to === undefined) entries[at]?.click();
            else entries[to % entries.length]?.focus();
          });
          box.addEventListener('keydown', (event) => {
            if (event.key !== 'Escape' || menu.style.display === 'none') return;
            button.focus();
            show(false);
          });
          box.addEventListener('focusout', ({ relatedTarget }) => menu.style.display === 'block' && relatedTarget instanceof Node && !box.contains(relatedTarget) && show(false));
          menu.append(...entries);
          box.append(button, menu, answer);
          heading.parentElement?.after(box);
        },
        squareButton,
      ),
    ],
  },
  // Source: https://github.com/equalizedigital/accessibility-checker/issues/1754
  {
    name: 'question-is-the-first-answer',
    barrier: 'The question above three choices is the label of the first of them, so that screen readers add it to that one and ask it of no other.',
    criteria: ['1.3.1'],
    where: '/contact',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const group = document.createElement('fieldset');
        const question = Object.assign(document.createElement('label'), { textContent: 'How may we reply?', htmlFor: 'reply-0' });
        question.style.fontWeight = 'var(--weight-bold)';
        group.style.cssText = 'min-inline-size: 0; margin: 0; padding: 0; border: 0';
        group.append(question);
        for (const [index, words] of ['By email', 'By telephone', 'Not at all'].entries()) {
          const row = document.createElement('div');
          const label = Object.assign(document.createElement('label'), { textContent: words, htmlFor: `reply-${index}` });
          const choice = Object.assign(document.createElement('input'), { id: `reply-${index}`, type: 'radio', name: 'reply', value: words });
          row.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; min-block-size: 3rem';
          label.style.cssText = 'flex: 1; padding-block: 0.75rem';
          choice.style.cssText = 'inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--color-link)';
          row.append(choice, label);
          group.append(row);
        }
        button.parentElement?.before(group);
      }),
    ],
  },
  // Source: https://github.com/danny-avila/LibreChat/issues/5447
  {
    name: 'buttons-in-an-entry-of-no-menu',
    barrier: 'A line of text with two buttons in it tells screen readers that it is an entry of a menu, and there is no menu.',
    criteria: ['1.3.1', '4.1.2'],
    where: '/resources',
    plant: [
      changed(
        'main h2#questions',
        (heading, look) => {
          const row = Object.assign(document.createElement('div'), { role: 'menuitem' });
          const words = Object.assign(document.createElement('p'), { textContent: 'All answers at once:' });
          const all = (name: string, state: string) => {
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
            button.style.cssText = look;
            button.addEventListener('click', () => {
              for (const question of document.querySelectorAll<HTMLElement>(`section[aria-labelledby=questions] h3 button[aria-expanded=${state}]`)) question.click();
            });
            return button;
          };
          row.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; margin-block-end: 1rem';
          words.style.margin = '0';
          row.append(words, all('Show all answers', 'false'), all('Hide all answers', 'true'));
          heading.after(row);
        },
        squareButton,
      ),
    ],
  },
  // Source: https://github.com/owncloud/web/issues/4340
  {
    name: 'choice-shown-and-not-named',
    barrier: 'A button shows the currency that is chosen and is called “Choose” by the software, so that speaking the word on it does nothing.',
    criteria: ['2.5.3'],
    where: '/pricing',
    plant: [
      changed(
        'section[aria-labelledby=plans] > ul',
        (plans, look) => {
          const box = document.createElement('div');
          const words = Object.assign(document.createElement('p'), { textContent: 'Your invoices are in' });
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'US dollars', ariaLabel: 'Choose a currency', ariaExpanded: 'false' });
          const list = Object.assign(document.createElement('ul'), { id: 'currencies' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const show = (isOpen: boolean) => {
            list.style.display = isOpen ? 'flex' : 'none';
            button.ariaExpanded = String(isOpen);
          };
          for (const name of ['US dollars', 'Euros', 'Pounds']) {
            const entry = document.createElement('li');
            const choice = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
            choice.style.cssText = look;
            choice.addEventListener('click', () => {
              button.textContent = name;
              answer.textContent = `Your invoices will be in ${name}.`;
              button.focus();
              show(false);
            });
            entry.append(choice);
            list.append(entry);
          }
          button.setAttribute('aria-controls', list.id);
          button.style.cssText = look;
          words.style.margin = '0';
          list.style.cssText = 'display: none; flex-wrap: wrap; gap: 0.5rem; inline-size: 100%; margin: 0; padding: 0; list-style: none';
          list.role = 'list';
          answer.style.cssText = 'inline-size: 100%; margin: 0';
          box.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; margin-block-start: 1.5rem';
          button.addEventListener('click', () => show(list.style.display === 'none'));
          box.append(words, button, list, answer);
          plans.after(box);
        },
        squareButton,
      ),
    ],
  },
  // Source: https://github.com/incubateur-ademe/quefairedemesobjets/pull/3213
  {
    name: 'groups-called-optional',
    barrier: 'Two groups of boxes to tick are both called “optional”, and nothing says what either of them asks.',
    criteria: ['2.4.6', '3.3.2'],
    where: '/integrations',
    plant: [
      changed(
        'main section:has(> h2#ask)',
        (section, look) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Survey' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Send answers' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          for (const [group, choices] of [['Email', 'Calendar', 'Chat'], ['Daily', 'Weekly', 'Never']].entries()) {
            const box = document.createElement('fieldset');
            box.style.cssText = 'display: flex; flex-wrap: wrap; gap: 0 1.5rem; min-inline-size: 0; margin: 0; padding: 0; border: 0';
            box.append(Object.assign(document.createElement('legend'), { textContent: '(optional)' }));
            for (const [index, words] of choices.entries()) {
              const label = Object.assign(document.createElement('label'), { htmlFor: `survey-${group}-${index}` });
              const choice = Object.assign(document.createElement('input'), { id: `survey-${group}-${index}`, type: 'checkbox' });
              label.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; min-block-size: 3rem';
              choice.style.cssText = 'inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--color-link)';
              label.append(choice, words);
              box.append(label);
            }
            form.append(box);
          }
          form.style.cssText = 'display: grid; justify-items: start; gap: 1rem; padding-block: 2rem';
          send.style.cssText = look;
          answer.style.margin = '0';
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            answer.textContent = 'Thank you for your answers.';
          });
          form.append(send, answer);
          section.before(form);
        },
        squareButton,
      ),
    ],
  },
  // Source: https://github.com/Expensify/App/issues/76946
  {
    name: 'half-of-a-seal',
    barrier: 'A seal that is a link shows three lines of words, and screen readers say the first of them alone.',
    criteria: ['1.1.1', '2.5.3'],
    where: '/privacy',
    plant: [
      changed('main section:has(> div > div > h2#in-short)', (section) => {
        const link = Object.assign(document.createElement('a'), { href: '/terms' });
        const seal = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        for (const [name, value] of Object.entries({ viewBox: '0 0 240 120', width: '240', height: '120', role: 'img', 'aria-label': 'Verified privacy' })) seal.setAttribute(name, value);
        const edge = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        for (const [name, value] of Object.entries({ x: '2', y: '2', width: '236', height: '116', rx: '12', fill: 'none', stroke: 'currentColor', 'stroke-width': '3' })) edge.setAttribute(name, value);
        seal.append(edge);
        for (const [index, words] of ['Verified privacy', 'No cookies, no trackers', 'Checked in May 2026'].entries()) {
          const line = document.createElementNS('http://www.w3.org/2000/svg', 'text');
          for (const [name, value] of Object.entries({ x: '120', y: String(36 + index * 30), fill: 'currentColor', 'font-size': '18', 'text-anchor': 'middle' })) line.setAttribute(name, value);
          line.textContent = words;
          seal.append(line);
        }
        link.style.cssText = 'display: inline-block; color: var(--color-link)';
        seal.style.cssText = 'display: block; max-inline-size: 100%';
        link.append(seal);
        section.append(link);
      }),
    ],
  },
  // Source: https://github.com/grommet/hpe-design-system/issues/1877
  {
    name: 'marks-called-by-their-icons',
    barrier: 'A tick or a cross says of each event whether it is sent again, and screen readers say “circle check small” or “circle slash small”.',
    criteria: ['1.1.1'],
    where: '/docs/webhooks',
    plant: [
      changed('main h2#receiving', (heading) => {
        const words = Object.assign(document.createElement('p'), { id: 'sent-again', textContent: 'Which events we send again when your server does not answer:' });
        const list = Object.assign(document.createElement('ul'), { role: 'list' });
        list.setAttribute('aria-labelledby', words.id);
        list.style.cssText = 'margin-block-end: 1rem; padding: 0; list-style: none';
        for (const [name, isSent] of [['call.started', false], ['call.completed', true], ['call.failed', true]] as const) {
          const entry = document.createElement('li');
          const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          const drawn = { d: isSent ? 'm5 12 5 5 9-10' : 'm6 6 12 12M18 6 6 18', fill: 'none', stroke: 'currentColor', 'stroke-width': '3' };
          for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: '24', height: '24', role: 'img', 'aria-label': isSent ? 'circle check small' : 'circle slash small' })) mark.setAttribute(key, value);
          for (const [key, value] of Object.entries(drawn)) line.setAttribute(key, value);
          entry.style.cssText = 'display: flex; align-items: center; gap: 0.5rem';
          mark.append(line);
          entry.append(mark, name);
          list.append(entry);
        }
        heading.parentElement?.after(words, list);
      }),
    ],
  },
];
