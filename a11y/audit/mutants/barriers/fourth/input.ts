/** Waits, votes, orders, files, numbers and gestures: the fourth list that `heldOut.ts` had. */
import { buttonStyle, fieldStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const input: readonly Mutant[] = [
  {
    name: 'silent-wait',
    barrier: 'After a press, a drawing of an hourglass asks people to wait for six seconds, and screen readers say nothing.',
    criteria: ['4.1.3'],
    where: '/docs/api-reference',
    plant: [
      changed(
        'main h2#response',
        (heading, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try a call' });
          const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const glass = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: '48', height: '48', 'aria-hidden': 'true' })) drawing.setAttribute(name, value);
          for (const [name, value] of Object.entries({ d: 'M5 2h14M5 22h14M7 2c0 7 10 13 10 20M17 2c0 7-10 13-10 20', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' })) glass.setAttribute(name, value);
          button.style.cssText = look;
          drawing.style.cssText = 'display: none; margin-block-start: 1rem';
          button.addEventListener('click', () => {
            answer.textContent = '';
            drawing.style.display = 'block';
            setTimeout(() => {
              drawing.style.display = 'none';
              answer.textContent = 'The hub answered with a 200.';
            }, 6000);
          });
          drawing.append(glass);
          heading.parentElement?.after(button, drawing, answer);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'undo-for-four-seconds',
    barrier: 'What was removed can be brought back for four seconds, and nobody can have more time.',
    criteria: ['2.2.1'],
    where: '/resources',
    plant: [
      changed(
        'section[aria-labelledby=case-studies]',
        (section, look) => {
          const box = document.createElement('div');
          const words = Object.assign(document.createElement('p'), { id: 'to-read', tabIndex: -1, textContent: 'What you want to read:' });
          const list = document.createElement('ul');
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const undo = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Undo', hidden: true });
          let removed: HTMLElement | undefined;
          let timer = 0;
          const end = () => {
            if (document.activeElement === undo) words.focus();
            undo.hidden = true;
            undo.style.display = 'none';
            answer.textContent = '';
          };
          for (const title of ['What failover is for', 'Cache AI calls without surprises']) {
            const entry = document.createElement('li');
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: `Remove “${title}”` });
            button.style.cssText = `${look}; margin-block-start: 0.5rem; text-align: start`;
            button.addEventListener('click', () => {
              clearTimeout(timer);
              words.focus();
              removed = entry;
              entry.remove();
              answer.textContent = `“${title}” was removed.`;
              undo.hidden = false;
              undo.style.display = '';
              timer = window.setTimeout(end, 4000);
            });
            entry.append(button);
            list.append(entry);
          }
          undo.style.cssText = `${look}; display: none`;
          undo.addEventListener('click', () => {
            clearTimeout(timer);
            if (removed) list.append(removed);
            end();
          });
          box.style.cssText = 'padding-block: 2rem';
          list.setAttribute('aria-labelledby', words.id);
          box.append(words, list, answer, undo);
          section.after(box);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'bought-by-one-press',
    barrier: 'One press buys a plan, which can be neither looked at again before nor called off after.',
    criteria: ['3.3.4', '3.3.6'],
    where: '/pricing',
    plant: [
      changed(
        'section[aria-labelledby=plans] > ul',
        (plans, look) => {
          const box = document.createElement('div');
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Buy Access for a year: $3,360' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          box.style.cssText = 'margin-block-start: 1.5rem';
          button.style.cssText = look;
          button.addEventListener('click', () => (answer.textContent = 'Bought. Your card is charged today, and the order is final.'));
          box.append(Object.assign(document.createElement('p'), { textContent: 'We know your card: its number ends in 42.' }), button, answer);
          plans.after(box);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'drawing-by-two-fingers',
    barrier: 'Two fingers that are drawn apart enlarge a drawing, and nothing else does.',
    criteria: ['2.5.1', '2.1.1', '2.1.3'],
    where: '/integrations',
    plant: [
      changed('main figure [role=img]', (drawing) => {
        const plate = drawing.parentElement;
        const words = Object.assign(document.createElement('p'), { textContent: 'Draw two fingers apart on the drawing to enlarge it.' });
        let from = 0;
        const apart = ({ touches: [one, other] }: TouchEvent) => (one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0);
        drawing.style.touchAction = 'pan-x pan-y';
        if (plate) plate.style.overflow = 'hidden';
        drawing.addEventListener('touchstart', (event) => (from = apart(event)), { passive: true });
        drawing.addEventListener(
          'touchmove',
          (event) => {
            if (!from || !apart(event)) return;
            event.preventDefault();
            drawing.style.scale = String(Math.max(1, Math.min(3, apart(event) / from)));
          },
          { passive: false },
        );
        plate?.before(words);
      }),
    ],
  },
  {
    name: 'mistake-in-a-closed-part',
    barrier: 'A form says that something is missing, and the field is in a part of it that is closed and stays so.',
    criteria: ['3.3.1'],
    where: '/status',
    plant: [
      changed(
        'section[aria-labelledby=incidents]',
        (section, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'News of incidents', noValidate: true });
          const part = document.createElement('details');
          const summary = Object.assign(document.createElement('summary'), { textContent: 'More about your server' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Send me news' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const fields = [['Address of your server', 'Enter an address, such as https://example.com.'], ['Name of your server', 'Enter a name, such as “Shop”.']].map(([words = '', advice = ''], index) => {
            const box = document.createElement('div');
            const label = Object.assign(document.createElement('label'), { textContent: `${words} (required)`, htmlFor: `server-${index}` });
            const message = Object.assign(document.createElement('p'), { id: `server-${index}-mistake` });
            const input = Object.assign(document.createElement('input'), { id: `server-${index}`, required: true, autocomplete: 'off' });
            input.style.cssText = field;
            label.style.display = 'block';
            message.style.cssText = 'margin: 0; color: var(--color-error)';
            input.setAttribute('aria-describedby', message.id);
            box.append(label, input, message);
            const check = () => {
              const isWrong = !input.value;
              message.textContent = isWrong ? `Mistake: ${advice}` : '';
              input.ariaInvalid = String(isWrong);
              return isWrong;
            };
            return { box, input, check };
          });
          form.style.cssText = 'display: grid; justify-items: start; gap: 1rem; padding-block: 2rem';
          summary.style.cssText = 'padding-block: 0.75rem; cursor: pointer';
          send.style.cssText = button;
          answer.style.margin = '0';
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            const wrong = fields.filter(({ check }) => check());
            answer.textContent = wrong.length ? `Not sent: ${wrong.length === 1 ? 'a required field is' : 'two required fields are'} empty.` : 'Thank you. You will hear from us.';
            wrong[0]?.input.focus();
          });
          part.append(summary, fields[1]?.box ?? '');
          form.append(fields[0]?.box ?? '', part, send, answer);
          section.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  {
    name: 'number-mended-in-silence',
    barrier: 'A number that is too high turns into another when somebody leaves the field, and nothing says so or why.',
    criteria: ['3.3.1', '4.1.3'],
    where: '/docs/limits-and-errors',
    plant: [
      changed(
        'main h2#limits',
        (heading, button, field) => {
          const form = Object.assign(document.createElement('form'), { ariaLabel: 'Requests a day' });
          const label = Object.assign(document.createElement('label'), { textContent: 'Your requests a minute', htmlFor: 'per-minute' });
          const number = Object.assign(document.createElement('input'), { id: 'per-minute', inputMode: 'numeric', autocomplete: 'off' });
          const send = Object.assign(document.createElement('button'), { textContent: 'Reckon a day' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          form.style.cssText = 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem';
          number.style.cssText = `${field}; inline-size: 8rem`;
          send.style.cssText = button;
          answer.style.cssText = 'inline-size: 100%; margin: 0';
          number.addEventListener('change', () => (number.value = String(Math.min(100, Number(number.value) || 1))));
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            answer.textContent = `These are ${Number(number.value) * 1440} requests a day.`;
          });
          form.append(label, number, send, answer);
          heading.parentElement?.after(form);
        },
        buttonStyle,
        fieldStyle,
      ),
    ],
  },
  {
    name: 'vote-on-the-first-arrow',
    barrier: 'A vote counts as soon as an arrow key is on it, so that with the keyboard nobody gets as far as three or four of five.',
    criteria: ['3.2.2', '2.1.1'],
    where: '/docs/changelog',
    plant: [
      changed('main nav:has(> div > a[rel=prev])', (neighbours) => {
        const group = document.createElement('fieldset');
        const thanks = Object.assign(document.createElement('p'), { tabIndex: -1 });
        group.append(Object.assign(document.createElement('legend'), { textContent: 'How useful is this page?' }));
        for (const words of ['1, not at all', '2, hardly', '3, somewhat', '4, quite', '5, very']) {
          const label = document.createElement('label');
          const choice = Object.assign(document.createElement('input'), { type: 'radio', name: 'useful', value: words });
          label.style.cssText = 'display: flex; align-items: center; gap: 0.5rem; min-block-size: 3rem';
          choice.style.cssText = 'inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--color-link)';
          choice.addEventListener('change', () => {
            thanks.textContent = `Thank you for your vote: ${words}.`;
            group.replaceWith(thanks);
            thanks.focus();
          });
          label.append(choice, words);
          group.append(label);
        }
        group.style.marginBlock = '1rem';
        neighbours.before(group);
      }),
    ],
  },
  {
    name: 'file-by-dropping',
    barrier: 'A file is added by dragging it onto a box, and in no other way.',
    criteria: ['2.1.1', '2.5.7', '2.1.3'],
    where: '/contact',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const box = document.createElement('div');
        const answer = Object.assign(document.createElement('p'), { role: 'status' });
        const words = Object.assign(document.createElement('p'), { textContent: 'To add a picture of what went wrong, drag it here.' });
        box.style.cssText = 'padding: 1.5rem; border: 2px dashed var(--color-line); border-radius: var(--radius)';
        for (const each of [words, answer]) each.style.margin = '0';
        box.addEventListener('dragover', (event) => event.preventDefault());
        box.addEventListener('drop', (event) => {
          event.preventDefault();
          answer.textContent = `Added: ${event.dataTransfer?.files[0]?.name ?? 'nothing'}.`;
        });
        box.append(words, answer);
        button.parentElement?.before(box);
      }),
    ],
  },
];
