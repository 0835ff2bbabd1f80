/** Pointer input, forms and status messages. */
import { changed, changedEverywhere, inHtml, kept, styled } from '../plants';
import { input as fourth } from './fourth/input';
import { input as second } from './second/input';
import { input as third } from './third/input';
import type { Mutant } from '../types';

export const input: readonly Mutant[] = [
  {
    name: 'tooltip-that-stays',
    barrier: 'Esc does not close a tooltip.',
    criteria: ['1.4.13'],
    where: '/pricing',
    plant: [
      changed('html', () => {
        addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), { capture: true });
      }),
    ],
  },
  {
    name: 'tooltip-that-flees',
    barrier: 'A tooltip is gone before the pointer is on it.',
    criteria: ['1.4.13'],
    where: '/pricing',
    plant: [styled('main [role=tooltip], main button[id^=about-] ~ *', 'pointer-events: none')],
  },
  {
    name: 'tab-on-press',
    barrier: 'A tab acts on the press, so that nobody can call it off.',
    criteria: ['2.5.2'],
    where: '/product',
    plant: [changed('[role=tab]', (tab) => tab.addEventListener('pointerdown', () => tab.click()))],
  },
  {
    name: 'menu-on-press',
    barrier: 'The menu opens on the press, so that nobody can call it off.',
    criteria: ['2.5.2'],
    where: '/terms',
    plant: [changed('header button', (button) => button.addEventListener('pointerdown', () => button.click()))],
  },
  {
    name: 'answer-on-press',
    barrier: 'An answer opens on the press, so that nobody can call it off.',
    criteria: ['2.5.2'],
    where: '/resources',
    plant: [changed('main button[aria-expanded]', (button) => button.addEventListener('pointerdown', () => button.click()))],
  },
  {
    name: 'touch-turns-keyboard-off',
    barrier: 'Who has touched the screen cannot go on with the keyboard.',
    criteria: ['2.5.6'],
    where: '/terms',
    plant: [
      changed('html', () => {
        addEventListener('touchstart', () => addEventListener('keydown', (event) => event.preventDefault(), { capture: true }), { once: true });
      }),
    ],
  },
  {
    name: 'swipe',
    barrier: 'Something follows the path of a finger.',
    criteria: ['2.5.1'],
    where: '/terms',
    plant: [changed('main', (main) => main.addEventListener('touchmove', () => main.classList.add('swiped')))],
  },
  {
    name: 'drag',
    barrier: 'Entries are sorted by dragging, and in no other way.',
    criteria: ['2.5.7'],
    where: '/terms',
    plant: [
      changed('footer li', (entry) => {
        entry.draggable = true;
        entry.addEventListener('dragstart', () => entry.classList.add('dragged'));
      }),
    ],
  },
  {
    name: 'shake',
    barrier: 'Something listens to the motion of the device.',
    criteria: ['2.5.4'],
    where: '/terms',
    plant: [changed('body', (body) => addEventListener('devicemotion', () => body.classList.add('shaken')))],
  },
  {
    name: 'error-not-tied',
    barrier: 'The message about a mistake is not tied to its field.',
    criteria: ['3.3.1'],
    where: '/signin',
    plant: [kept('main input', (field) => field.removeAttribute('aria-describedby'))],
  },
  {
    name: 'error-not-said',
    barrier: 'A field that is wrong does not say so to screen readers.',
    criteria: ['3.3.1', '4.1.2'],
    where: '/signin',
    plant: [kept('main input', (field) => field.removeAttribute('aria-invalid'))],
  },
  {
    name: 'no-error-summary',
    barrier: 'A form that was sent empty says nothing where the focus is.',
    criteria: ['3.3.1'],
    where: '/signin',
    plant: [styled('main form [role=group][tabindex="-1"]', 'display: none')],
  },
  {
    name: 'error-without-advice',
    barrier: 'Messages say that something is wrong, and not how to mend it.',
    criteria: ['3.3.3'],
    where: '/signin',
    plant: [
      kept('main form [slot=errorMessage] span', (message) => {
        if (message.lastChild && message.lastChild.textContent !== 'Invalid') message.lastChild.textContent = 'Invalid';
      }),
    ],
  },
  {
    name: 'typed-words-lost',
    barrier: 'What was typed is gone after a mistake.',
    criteria: ['3.3.1', '3.3.6'],
    where: '/signin',
    plant: [
      changed<HTMLFormElement>('main form', (form) => {
        form.addEventListener('submit', () => {
          for (const field of form.querySelectorAll('input')) {
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        });
      }),
    ],
  },
  {
    name: 'request-on-submit',
    barrier: 'A form sends what was typed, without a word.',
    criteria: ['3.3.4', '3.3.6'],
    where: '/signin',
    plant: [
      changed<HTMLFormElement>('main form', (form) => {
        form.addEventListener('submit', () => (new Image().src = `/favicon.svg?${form.querySelector('input')?.value}`));
      }),
    ],
  },
  {
    name: 'required-not-said',
    barrier: 'A form does not say which fields it needs.',
    criteria: ['3.3.2'],
    where: '/signup',
    plant: [styled('main form > p', 'display: none')],
  },
  {
    name: 'hint-not-tied',
    barrier: 'What a password must be stands there for eyes alone.',
    criteria: ['3.3.2', '1.3.1'],
    where: '/signup',
    plant: [kept('main input[type=password]', (field) => field.removeAttribute('aria-describedby'))],
  },
  {
    name: 'no-autocomplete',
    barrier: 'The browser is not told that a field asks for the name.',
    criteria: ['1.3.5'],
    where: '/signup',
    plant: [inHtml('/signup', / autoComplete="name"/g, '')],
  },
  {
    name: 'wrong-autocomplete',
    barrier: 'The browser is told that the field for the address of email asks for a telephone.',
    criteria: ['1.3.5'],
    where: '/signup',
    plant: [inHtml('/signup', / autoComplete="email"/g, ' autocomplete="tel"')],
  },
  {
    name: 'autocomplete-that-is-none',
    barrier: 'The browser is told a purpose that it does not know.',
    criteria: ['1.3.5'],
    where: '/signup',
    plant: [inHtml('/signup', / autoComplete="email"/g, ' autocomplete="mailbox"')],
  },
  {
    name: 'no-paste',
    barrier: 'A password cannot be pasted.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [changed('main input[type=password]', (field) => field.addEventListener('paste', (event) => event.preventDefault()))],
  },
  {
    name: 'no-password-manager',
    barrier: 'Password managers are told to keep out.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [inHtml('/signin', / autoComplete="current-password"/g, ' autocomplete="off"')],
  },
  {
    name: 'puzzle',
    barrier: 'Who signs in must solve a puzzle.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [
      changed('main button[type=submit]', (button) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'What is seven times eight? ' });
        label.append(Object.assign(document.createElement('input'), { type: 'text', name: 'puzzle', autocomplete: 'off' }));
        button.before(label);
      }),
    ],
  },
  {
    name: 'asked-twice',
    barrier: 'A form asks for the same address twice.',
    criteria: ['3.3.7'],
    where: '/signup',
    plant: [
      changed('main button[type=submit]', (button) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'Email address, once more ' });
        label.append(Object.assign(document.createElement('input'), { type: 'email', name: 'email2', autocomplete: 'email' }));
        button.before(label);
      }),
    ],
  },
  {
    name: 'page-on-input',
    barrier: 'Typing a letter opens another page.',
    criteria: ['3.2.2'],
    where: '/signin',
    plant: [
      changed('main input[name=email]', (field) => {
        field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
      }),
    ],
  },
  {
    name: 'focus-on-input',
    barrier: 'Typing a letter moves focus to the next field.',
    criteria: ['3.2.2'],
    where: '/signin',
    plant: [
      changed('main input[name=email]', (field) => {
        field.addEventListener('input', () => document.querySelector<HTMLElement>('main input[name=password]')?.focus());
      }),
    ],
  },
  {
    name: 'new-window',
    barrier: 'A link opens a window without saying so.',
    criteria: ['3.2.5'],
    where: '/signin',
    plant: [inHtml('/signin', /<a (data-variant="text" href="\/signup")/g, '<a target="_blank" $1')],
  },
  {
    name: 'silent-status',
    barrier: 'The answer of a form is not announced.',
    criteria: ['4.1.3'],
    where: '/contact',
    plant: [kept('main [role=status]', (status) => status.removeAttribute('role'))],
  },
  {
    name: 'assertive-status',
    barrier: 'The answer of a form interrupts whoever is listening.',
    criteria: ['2.2.4', '4.1.3'],
    where: '/contact',
    plant: [kept('main [role=status]', (status) => status.setAttribute('role', 'alert'))],
  },
  {
    name: 'status-said-twice',
    barrier: 'A message is announced twice.',
    criteria: ['4.1.3'],
    where: '/contact',
    plant: [
      changed('main form + [role=status]', (status) => {
        const echo = document.createElement('div');
        echo.role = 'status';
        echo.style.cssText = 'position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden';
        document.querySelector('main')?.append(echo);
        new MutationObserver(() => (echo.textContent = status.textContent)).observe(status, { childList: true, subtree: true, characterData: true });
      }),
    ],
  },
  {
    name: 'silent-change-of-page',
    barrier: 'Nobody is told that another page has come.',
    criteria: ['4.1.3'],
    where: '/terms',
    plant: [{ ...changedEverywhere('body [role=status]', (status) => !status.closest('main') && status.removeAttribute('role')), isKept: true }],
  },
  {
    name: 'form-that-sends-itself',
    barrier: 'A form is sent as soon as its last box is ticked.',
    criteria: ['3.2.2'],
    where: '/signup',
    plant: [changed<HTMLInputElement>('main input[type=checkbox]', (box) => box.addEventListener('change', () => box.form?.requestSubmit()))],
  },
  {
    name: 'window-on-choice',
    barrier: 'Choosing opens a window.',
    criteria: ['3.2.2'],
    where: '/',
    plant: [changed('main [type=radio]', (choice) => choice.addEventListener('change', () => void window.open('/privacy')))],
  },
  {
    name: 'window-on-input',
    barrier: 'Typing opens a window.',
    criteria: ['3.2.2', '3.2.5'],
    where: '/signin',
    plant: [changed('main input[name=email]', (field) => field.addEventListener('input', () => void window.open('/privacy')))],
  },
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
  {
    name: 'divider-by-dragging',
    barrier: 'A divider between two parts is moved by dragging, and in no other way.',
    criteria: ['2.5.7'],
    where: '/product',
    plant: [
      changed('main h1', (heading) => {
        const divider = document.createElement('div');
        divider.style.cssText = 'inline-size: 8px; block-size: 44px; background: currentColor';
        divider.addEventListener('pointermove', ({ clientX, buttons }) => buttons === 1 && (divider.style.marginInlineStart = `${clientX}px`));
        heading.after(divider);
      }),
    ],
  },
  {
    name: 'mistakes-that-fade',
    barrier: 'What is wrong with a form is said for ten minutes.',
    criteria: ['2.2.1', '3.3.1'],
    where: '/signin',
    plant: [changed('main form [role=group][tabindex="-1"]', (summary) => void setTimeout(() => (summary.style.opacity = '0'), 10 * 60_000))],
  },
  {
    name: 'sum-that-nobody-hears',
    barrier: 'A press shows a sum, and neither the button nor a live region tells of it.',
    criteria: ['4.1.3', '4.1.2'],
    where: '/status',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Add up the minutes' });
        const sum = document.createElement('p');
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        button.addEventListener('click', () => (sum.textContent = 'In all, 26 minutes were missed.'));
        heading.after(button, sum);
      }),
    ],
  },
  {
    name: 'sum-while-choosing',
    barrier: 'The choice of an amount from a list changes a sum below it, and nobody is told.',
    criteria: ['4.1.3'],
    where: '/terms',
    plant: [
      changed('main h1', (heading) => {
        const label = Object.assign(document.createElement('label'), { textContent: 'People ' });
        const list = document.createElement('select');
        const sum = Object.assign(document.createElement('p'), { textContent: '10 dollars' });
        for (const amount of ['1', '2', '3']) list.append(Object.assign(document.createElement('option'), { textContent: amount }));
        list.style.cssText = 'min-block-size: 3rem; font: inherit';
        list.addEventListener('change', () => (sum.textContent = `${Number(list.value) * 10} dollars`));
        label.append(list);
        heading.after(label, sum);
      }),
    ],
  },
  {
    name: 'telephone-after-a-press',
    barrier: 'A press brings a field for a telephone number, of which browsers do not know what it is for.',
    criteria: ['1.3.5'],
    where: '/contact',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Have us call you' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        const ask = () => {
          const label = Object.assign(document.createElement('label'), { textContent: 'Your telephone number ' });
          const field = Object.assign(document.createElement('input'), { type: 'tel' });
          field.style.cssText = 'min-block-size: 3rem; font: inherit';
          label.append(field);
          button.after(label);
          field.focus();
        };
        button.addEventListener('click', ask, { once: true });
        heading.after(button);
      }),
    ],
  },
  {
    name: 'password-to-be-typed',
    barrier: 'A press brings a field for a key of the account, which takes no paste.',
    criteria: ['3.3.8', '3.3.9'],
    where: '/signin',
    plant: [
      changed('main h1', (heading) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Sign in with a key' });
        button.style.cssText = 'min-block-size: 3rem; font: inherit';
        const ask = () => {
          const label = Object.assign(document.createElement('label'), { textContent: 'Key of your account ' });
          const field = Object.assign(document.createElement('input'), { type: 'text', autocomplete: 'off' });
          field.style.cssText = 'min-block-size: 3rem; font: inherit';
          field.addEventListener('paste', (event) => event.preventDefault());
          label.append(field);
          button.after(label);
          field.focus();
        };
        button.addEventListener('click', ask, { once: true });
        heading.after(button);
      }),
    ],
  },
  {
    name: 'label-that-nobody-sees',
    barrier: 'The label of a field is for screen readers alone.',
    criteria: ['3.3.2'],
    where: '/status',
    plant: [
      changed('main h1', (heading) => {
        const field = Object.assign(document.createElement('input'), { type: 'text', ariaLabel: 'Show incidents of', autocomplete: 'off' });
        field.style.cssText = 'min-block-size: 3rem; font: inherit';
        heading.after(field);
      }),
    ],
  },
  ...second,
  ...third,
  ...fourth,
];
