/** Cells, groups, headings, titles, language and signs that mean something by their looks: the fourth list that `heldOut.ts` had. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

const type = 'inline-size: 100%; min-block-size: 3rem; padding-inline: 0.5rem; border: var(--line); border-radius: var(--radius); background: var(--color-surface-raised); color: var(--color-text); font: inherit';

export const structure: readonly Mutant[] = [
  {
    name: 'value-for-two-rows',
    barrier: 'A bracket says that a value holds for two rows of a table, and screen readers find an empty cell in the second.',
    criteria: ['1.3.1'],
    where: '/privacy',
    plant: [
      changed('main table tbody tr:nth-child(-n + 2) td[data-column=Until]', (cell) => {
        cell.style.borderInlineStart = '3px solid var(--color-text)';
        if (cell.closest('tr')?.previousElementSibling) cell.firstElementChild?.replaceChildren();
      }),
    ],
  },
  {
    name: 'groups-by-dashes',
    barrier: 'A list to choose from has groups, whose names are entries between dashes that nobody can choose.',
    criteria: ['1.3.1'],
    where: '/contact',
    plant: [
      changed(
        'main form button[type=submit]',
        (button, look) => {
          const row = document.createElement('div');
          const label = Object.assign(document.createElement('label'), { textContent: 'Topic', htmlFor: 'topic-of-message' });
          const list = Object.assign(document.createElement('select'), { id: 'topic-of-message', name: 'topic', autocomplete: 'off' });
          for (const words of ['Something else', '— Using the hub —', 'A call that fails', 'A webhook', '— Plans —', 'A price', 'An invoice']) {
            const entry = new Option(words);
            entry.disabled = words.startsWith('—');
            list.append(entry);
          }
          list.style.cssText = look;
          label.style.cssText = 'display: block; font-weight: bold';
          row.append(label, list);
          button.parentElement?.before(row);
        },
        type,
      ),
    ],
  },
  {
    name: 'translated-by-a-press',
    barrier: 'A press puts the first words of a page into Spanish, and screen readers go on reading them as English.',
    criteria: ['3.1.2'],
    where: '/accessibility',
    plant: [
      changed(
        'main h1 + p',
        (lead, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', lang: 'es', textContent: 'Leer en español' });
          button.style.cssText = `${look}; margin-block-start: 1rem`;
          button.addEventListener('click', () => {
            const heading = lead.previousElementSibling;
            if (heading) heading.textContent = 'Accesibilidad';
            lead.textContent = 'Queremos que todas las personas puedan usar este sitio. Aquí contamos lo que hemos probado, lo que falta por probar y cómo avisarnos de una barrera.';
            lead.focus();
          });
          lead.tabIndex = -1;
          lead.after(button);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'title-that-begs',
    barrier: 'While another window is in front, the title of a page asks people to come back, and nobody can tell the page by it.',
    criteria: ['2.4.2'],
    where: '/product',
    plant: [
      changed('html', () => {
        let title = '';
        addEventListener('blur', () => {
          title ||= document.title;
          document.title = 'Come back soon!';
        });
        addEventListener('focus', () => {
          document.title = title || document.title;
          title = '';
        });
      }),
    ],
  },
  {
    name: 'footnote-read-as-a-digit',
    barrier: 'A small raised digit after a price leads to a note, and screen readers read it as the last digit of the price.',
    criteria: ['1.3.1'],
    where: '/pricing',
    plant: [
      changed('section[aria-labelledby=plans] li:nth-child(2) p > strong', (price) => {
        const raised = (height: string) => {
          const mark = Object.assign(document.createElement('span'), { textContent: '1' });
          mark.style.cssText = `position: relative; inset-block-end: ${height}; font-size: 1.125rem; line-height: 1`;
          return mark;
        };
        const note = document.createElement('p');
        note.style.marginBlockStart = '1rem';
        note.append(raised('0.25rem'), 'Without tax.');
        price.append(raised('1.5rem'));
        price.closest('ul')?.after(note);
      }),
    ],
  },
  {
    name: 'lists-of-one',
    barrier: 'Each entry of a numbered list is a list of its own.',
    criteria: ['1.3.1'],
    where: '/status',
    plant: [
      changed<HTMLOListElement>('main article ol:has(> li + li)', (list) => {
        for (const [index, entry] of Array.from(list.children).entries()) {
          if (!index) continue;
          const own = Object.assign(document.createElement('ol'), { className: list.className, start: index + 1 });
          own.append(entry);
          list.parentElement?.append(own);
        }
      }),
    ],
  },
  {
    name: 'one-set-of-labels-for-two-servers',
    barrier: 'A form asks for the address and the port of two servers, and only words above the fields say of which.',
    criteria: ['1.3.1', '2.4.6'],
    where: '/docs/webhooks',
    plant: [
      changed(
        'main h2#registering',
        (heading, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Check your servers' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Check both' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          for (const server of ['For tests', 'For your customers']) {
            const box = document.createElement('div');
            box.style.cssText = 'display: grid; gap: 0.25rem; max-inline-size: 24rem; margin-block-end: 1rem; padding: 1rem; border: var(--line)';
            box.append(Object.assign(document.createElement('p'), { textContent: server }));
            for (const words of ['Address', 'Port']) {
              const input = Object.assign(document.createElement('input'), { id: `${words}-${server.length}`, autocomplete: 'off', inputMode: words === 'Port' ? 'numeric' : 'url' });
              input.style.cssText = field;
              box.append(Object.assign(document.createElement('label'), { textContent: words, htmlFor: input.id }), input);
            }
            form.append(box);
          }
          send.style.cssText = button;
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            answer.textContent = 'Both servers answer.';
          });
          form.append(send, answer);
          heading.parentElement?.after(form);
        },
        buttonStyle,
        type,
      ),
    ],
  },
  {
    name: 'heading-in-two-halves',
    barrier: 'The two lines of one heading are two headings, each of which means nothing.',
    criteria: ['1.3.1', '2.4.6'],
    where: '/signin',
    plant: [
      changed('main h2:not([data-half])', (heading) => {
        const words = heading.textContent.split(' ');
        const half = Object.assign(document.createElement('h2'), { className: heading.className, textContent: words.splice(2).join(' ') });
        half.dataset.half = '';
        heading.style.cssText = 'margin-block-end: 0; padding-block-end: 0; border-block-end: 0';
        half.style.cssText = 'margin-block-start: 0; padding-block-start: 0; border-block-start: 0';
        heading.textContent = words.join(' ');
        heading.after(half);
      }),
    ],
  },
];
