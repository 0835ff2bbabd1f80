/** Lists, groups, tables, order, language, headings and answers that open: findings of auditors and users of other sites, that no check was tuned to. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const structure: readonly Mutant[] = [
  // Source: https://github.com/citizensadvice/design-system/pull/2159
  {
    name: 'first-link-outside-its-list',
    barrier: 'The first of the links to the parts of a page stands outside the list of the others, so that screen readers count one too few.',
    criteria: ['1.3.1'],
    where: '/docs/sdk',
    plant: [
      changed('main nav[aria-labelledby] > ul', (list) => {
        const entry = list.firstElementChild;
        if (!entry) return;
        const box = Object.assign(document.createElement('div'), { className: list.className });
        const row = Object.assign(document.createElement('div'), { className: entry.className });
        row.append(...entry.childNodes);
        box.append(row);
        box.style.cssText = 'columns: 1; margin-block-end: 0';
        list.style.cssText = 'columns: 1; margin-block-start: 0';
        list.before(box);
        entry.remove();
      }),
    ],
  },
  // Source: https://github.com/gsa-oes/office-of-evaluation-sciences/issues/345
  {
    name: 'question-in-a-box-of-its-own',
    barrier: 'The question above three choices stands in a box inside their group, so that screen readers read the choices without it.',
    criteria: ['1.3.1'],
    where: '/signup',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const group = document.createElement('fieldset');
        const box = document.createElement('div');
        const choices = document.createElement('div');
        const legend = Object.assign(document.createElement('legend'), { textContent: 'What will you use the hub for?' });
        for (const words of ['For my work', 'For my studies', 'For myself']) {
          const label = document.createElement('label');
          const choice = Object.assign(document.createElement('input'), { type: 'radio', name: 'use-of-the-hub', value: words });
          label.style.cssText = 'display: flex; gap: 0.75rem; align-items: center; min-block-size: 3rem; cursor: pointer';
          choice.style.cssText = 'inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--color-link)';
          label.append(choice, words);
          choices.append(label);
        }
        group.style.cssText = 'min-inline-size: 0; margin: 0; padding: 1rem; border: var(--line); border-radius: var(--radius)';
        legend.style.cssText = 'padding: 0; font-weight: bold';
        box.append(legend);
        group.append(box, choices);
        (button.parentElement?.matches('form') ? button : button.parentElement)?.before(group);
      }),
    ],
  },
  // Source: https://github.com/FreedomScientific/standards-support/issues/680
  {
    name: 'first-column-read-last',
    barrier: 'The first column of a table is a table of its own, so that it can stay in sight, and screen readers read it after all the others.',
    criteria: ['1.3.2', '1.3.1'],
    where: '/docs/webhooks',
    plant: [
      changed('main h2#receiving', (heading) => {
        const words = Object.assign(document.createElement('p'), { textContent: 'If your server does not answer, we send the event again:' });
        const box = document.createElement('div');
        const build = (name: string, rows: readonly (readonly string[])[]) => {
          const table = Object.assign(document.createElement('table'), { ariaLabel: name });
          for (const [index, row] of rows.entries()) {
            const line = table.insertRow();
            for (const text of row) {
              const cell = document.createElement(index ? 'td' : 'th');
              if (!index) cell.setAttribute('scope', 'col');
              cell.textContent = text;
              cell.style.cssText = 'block-size: 3rem; padding: 0.25rem 0.5rem; border-block-end: var(--line); text-align: start; white-space: nowrap';
              line.append(cell);
            }
          }
          table.style.cssText = 'border-collapse: collapse; inline-size: auto';
          return table;
        };
        box.append(
          build('When we send an event again', [
            ['Wait', 'In all'],
            ['1 min', '1 min'],
            ['5 min', '6 min'],
            ['1 h', '66 min'],
          ]),
          build('Attempts', [['Attempt'], ['Second'], ['Third'], ['Last']]),
        );
        box.style.cssText = 'display: flex; flex-direction: row-reverse; justify-content: flex-end; margin-block: 1rem';
        heading.parentElement?.after(words, box);
      }),
    ],
  },
  // Source: https://github.com/w3c/wcag/issues/3120
  {
    name: 'state-read-with-the-entry-before',
    barrier: 'Whether a field still works is shown beside its heading and read before it, so that screen readers say it at the end of the field before.',
    criteria: ['1.3.2'],
    where: '/docs/changelog',
    plant: [
      changed('main h2#v1-1-0', (heading) => {
        const list = document.createElement('div');
        for (const [name, text, state] of [
          ['The field “priority”', 'It tells the hub which of two calls comes first.', 'Withdrawn'],
          ['The field “region”', 'It tells the hub where a call may be answered.', 'In use'],
          ['The field “retry”', 'It tells the hub how often to try a call again.', 'Withdrawn'],
        ] as const) {
          const entry = document.createElement('div');
          const badge = Object.assign(document.createElement('p'), { textContent: state });
          const title = Object.assign(document.createElement('h3'), { textContent: name });
          const words = Object.assign(document.createElement('p'), { textContent: text });
          entry.style.cssText = 'display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: start; padding-block: 1rem; border-block-end: var(--line)';
          badge.style.cssText = 'grid-area: 1 / 2; margin: 0; padding-inline: 0.5rem; border: var(--line); border-radius: var(--radius)';
          title.style.cssText = 'grid-area: 1 / 1; margin: 0';
          words.style.cssText = 'grid-area: 2 / 1 / 3 / 3; margin: 0';
          entry.append(badge, title, words);
          list.append(entry);
        }
        list.style.marginBlockEnd = '1rem';
        heading.parentElement?.after(list);
      }),
    ],
  },
  // Source: https://github.com/telekom/scale/issues/1205
  {
    name: 'navigation-named-in-german',
    barrier: 'The name that only screen readers say of a navigation was left in German, and does not say that it is.',
    criteria: ['3.1.2'],
    where: '/docs/limits-and-errors',
    plant: [changed('main nav[aria-label="Where you are"]', (trail) => (trail.ariaLabel = 'Sie befinden sich hier auf dieser Seite'))],
  },
  // Source: https://github.com/w3c/aria-at-app/issues/331
  {
    name: 'main-heading-that-only-chats',
    barrier: 'The main heading of a page is a friendly phrase that does not tell anybody what the page is about.',
    criteria: ['2.4.6'],
    where: '/contact',
    plant: [changed('main h1', (heading) => (heading.textContent = 'Well, hello there!'))],
  },
  // Source: https://github.com/Yoast/wordpress-seo/issues/4452
  {
    name: 'answers-that-open-for-eyes-alone',
    barrier: 'Some answers stay hidden from screen readers after they were opened, though their buttons say that they are open.',
    criteria: ['4.1.2', '1.3.1'],
    where: '/resources',
    plant: [changed('section[aria-labelledby=questions] h3 + div:not(:has(a))', (answer) => answer.setAttribute('aria-hidden', 'true'))],
  },
  // Source: https://github.com/electron/electronjs.org-old/issues/4579
  {
    name: 'half-a-translation',
    barrier: 'The choice of German turns the language of the whole page to German, but only its first words are translated, and screen readers read the English rest as German.',
    criteria: ['3.1.2', '3.1.1'],
    where: '/product',
    plant: [
      changed(
        'main h1 + p',
        (lead, look) => {
          const heading = lead.previousElementSibling;
          const button = Object.assign(document.createElement('button'), { type: 'button', lang: 'de', textContent: 'Deutsch' });
          const english = [heading?.textContent ?? '', lead.textContent] as const;
          const german = ['Ein Feld für alle Verbindungen', 'Ein Schlüssel, ein Aufruf und ein Protokoll für alle Anbieter, die Ihr Programm braucht.'] as const;
          button.style.cssText = `${look}; margin-block-start: 1rem`;
          button.addEventListener('click', () => {
            const isGerman = document.documentElement.lang === 'de';
            const [title, words] = isGerman ? english : german;
            document.documentElement.lang = isGerman ? 'en' : 'de';
            button.lang = isGerman ? 'de' : 'en';
            button.textContent = isGerman ? 'Deutsch' : 'English';
            if (heading) heading.textContent = title;
            lead.textContent = words;
          });
          lead.after(button);
        },
        buttonStyle,
      ),
    ],
  },
];
