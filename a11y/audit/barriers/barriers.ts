/** Defines one barrier per check, to prove that the tests detect it: `npm run audit:barriers`. */
import { all, type CheckFile } from '../../checks/index';
import type { CheckName } from '../checks';
import { type Barrier, css, dom, html } from './plant';

const barriers: Readonly<Record<Exclude<CheckName, CheckFile>, Barrier>> = {
  authentication: dom('main input[type=password]', (field) => field.addEventListener('paste', (event) => event.preventDefault())),
  edgeContrast: css('main input, main textarea', 'border-color: color-mix(in srgb, var(--color-text) 15%, var(--color-surface))'),
  fieldLabels: css('main form > p', 'display: none'),
  flashing: dom('main', (main) =>
    main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'steps(2, jump-none)', iterations: Infinity }),
  ),
  focusNotObscured: css('body::after', "content: ''; position: fixed; inset: auto 0 0; block-size: 12rem; background: Canvas; z-index: 99"),
  focusVisible: css(':focus-visible', 'outline: 0; box-shadow: none'),
  formErrors: css('main form [role=group][tabindex="-1"]', 'display: none'),
  inputPurpose: dom<HTMLInputElement>('main input[autocomplete=email]', (field) => (field.autocomplete = 'tel')),
  keyboardWalk: dom('footer a', (link) => link.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())),
  moving: dom('main h1', (heading) =>
    heading.animate([{ translate: '0' }, { translate: '1rem' }], { duration: 4000, iterations: Infinity }),
  ),
  noTimeLimits: dom<HTMLFormElement>('main form', (form) => void setTimeout(() => form.reset(), 20 * 60_000)),
  useOfColor: css('main p a', 'text-decoration: none; font-weight: inherit; border: 0'),
  nothingSent: dom('main form', (form) => form.addEventListener('submit', () => (new Image().src = '/favicon.svg?sent'))),
  onFocus: dom('main a', (link) => link.addEventListener('focus', () => link.click())),
  onInput: dom('main input', (field) =>
    field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()),
  ),
  onRequest: dom('html', () => void setTimeout(() => window.open('/signup'), 10_000)),
  announcedChanges: dom('main h1', (heading) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Count' });
    const sum = Object.assign(document.createElement('p'), { textContent: '0 calls' });
    button.addEventListener('click', () => (sum.textContent = '7 calls'));
    heading.after(button, sum);
  }),
  reducedMotion: dom('main h1', (heading) =>
    heading.animate([{ translate: '0' }, { translate: '2rem' }], { duration: 4000, iterations: Infinity }),
  ),
  redundantEntry: dom('html', () => (Storage.prototype.setItem = () => {})),
  roles: dom('[role=tab]', (tab) => tab.removeAttribute('aria-controls')),
  routeChange: dom('html', () => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      if (this.tagName !== 'H1') focus.call(this, options);
    };
  }),
  scrollRegions: css('main p', 'overflow-x: auto; white-space: nowrap'),
  singleLetters: dom('html', () =>
    addEventListener('keydown', ({ key }) => key === 's' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
  ),
  skipLink: css('a[href="#main"]', 'display: none'),
  textContrast: css('main p', 'color: color-mix(in srgb, var(--color-text) 62%, var(--color-surface))'),
  findInPage: css('[hidden=until-found]', 'display: none'),
  validHtml: html('/terms', /<main /, '<main tabindex="-1" '),
};

/** Gates without a check, each with a barrier and the tests that must fail. */
const gates: Readonly<Record<string, Planted>> = {
  axe: { tests: 'axe\\.spec', barrier: dom('footer a', (link) => link.setAttribute('aria-labeledby', 'main')) },
  noScript: { tests: 'enhancement\\.spec', barrier: css(':root:not([data-js]) main h2', 'display: none') },
  // Further barriers for a check that has one above.
  swallowedKeys: {
    tests: 'keys that scroll, zoom',
    barrier: dom('html', () => addEventListener('keydown', (event) => event.ctrlKey && event.key === '0' && event.preventDefault())),
  },
  digitShortcut: {
    tests: '@singleLetters',
    barrier: dom('html', () =>
      addEventListener('keydown', ({ key }) => key === '7' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
    ),
  },
  lostEdges: { tests: 'edge in forced colors', barrier: css('main :is(button, input, a)', 'border: 0', '(forced-colors: active)') },
  untiedError: {
    tests: '@roles',
    barrier: dom('main [inputmode]', (field) => void setInterval(() => field.removeAttribute('aria-describedby'), 1)),
  },
  skipLinkToMenu: {
    tests: '@skipLink',
    barrier: dom('main', (main) => {
      const navigation = main.ownerDocument.createElement('nav');
      navigation.append(Object.assign(main.ownerDocument.createElement('a'), { href: '/terms', textContent: 'Terms' }));
      main.prepend(navigation);
    }),
  },
  wordlessErrors: {
    tests: '@formErrors',
    barrier: dom('main [slot=errorMessage] span span', (message) => (message.textContent = 'This is invalid')),
  },
  farResult: { tests: '@nothingSent', barrier: css('main form button[type=submit]', 'margin-block-end: 60rem') },
  scriptedBlink: {
    tests: '@moving',
    barrier: dom('footer li', ({ style }) => void setInterval(() => (style.visibility = style.visibility ? '' : 'hidden'), 200)),
  },
  scriptedMovement: {
    tests: '@moving',
    barrier: dom('main h1', ({ style }) => void setInterval(() => (style.translate = style.translate ? '' : '1rem'), 500)),
  },
  flashAfterPress: {
    tests: '@flashing',
    barrier: dom('main [role=tab], main [type=radio], main [type=submit]', (control) =>
      control.addEventListener('click', () => setInterval(() => (control.style.opacity = control.style.opacity ? '' : '0'), 100)),
    ),
  },
  trapAfterPress: {
    tests: 'leave each control after its press',
    barrier: dom('main button, main [type=radio]', (control) =>
      control.addEventListener('click', () =>
        control.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault()),
      ),
    ),
  },
};

interface Planted {
  /** What names the tests that must fail. */
  readonly tests: string;
  readonly barrier: Barrier;
}

/** All barriers by name. A function, because some checks read built files, into which this file plants a barrier. */
export function allBarriers(): Readonly<Record<string, Planted>> {
  const ofFiles = all.flatMap(([check, { barriers: faults }]) =>
    Object.entries(faults).map(([fault, barrier]) => [`${check}: ${fault}`, check, barrier] as const),
  );
  const ofNames = Object.entries(barriers).map(([check, barrier]) => [check, check, barrier] as const);
  return {
    ...Object.fromEntries([...ofFiles, ...ofNames].map(([name, check, barrier]) => [name, { tests: `@${check}\\b`, barrier }])),
    ...gates,
  };
}

/** Returns the barrier that the environment variable BARRIER names. */
export function planted(): Barrier | undefined {
  return process.env.BARRIER ? allBarriers()[process.env.BARRIER]?.barrier : undefined;
}
