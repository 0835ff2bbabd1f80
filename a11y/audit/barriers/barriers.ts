/** Defines one barrier per check, to prove that the tests detect it: `npm run audit:barriers`. */
import { all, type CheckFile } from '../../checks/index';
import type { CheckName } from '../checks';
import { type Barrier, css, dom, html } from './plant';

export const barriers: Readonly<Record<Exclude<CheckName, CheckFile>, Barrier>> = {
  abbreviations: dom('main p:last-of-type', (words) => (words.textContent = 'The TTL of each DAG is set by the BGP.')),
  authentication: dom('main input[type=password]', (field) => field.addEventListener('paste', (event) => event.preventDefault())),
  siteShell: html('/terms', /<a ([^>]*href="\/contact")/g, '<a hidden data-$1'),
  consistentNames: dom('footer a[href="/contact"]', (link) => (link.textContent = 'Get in touch'), '/terms'),
  keyboardControls: dom('[role=tablist]', (list) =>
    list.addEventListener('keydown', (event) => event.key !== 'Tab' && event.stopPropagation()),
  ),
  currentPage: dom('header a[aria-current]', (link) => link.removeAttribute('aria-current')),
  edgeContrast: css('main input, main textarea', 'border-color: color-mix(in srgb, var(--color-text) 15%, var(--color-surface))'),
  fieldLabels: css('main form > p', 'display: none'),
  flashing: dom('main', (main) =>
    main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'steps(2, jump-none)', iterations: Infinity }),
  ),
  focusNotObscured: css('body::after', "content: ''; position: fixed; inset: auto 0 0; block-size: 12rem; background: Canvas; z-index: 99"),
  focusVisible: css(':focus-visible', 'outline: 0; box-shadow: none'),
  formErrors: css('main form [role=group][tabindex="-1"]', 'display: none'),
  glossary: html('/docs/glossary', /<h3 id="[^"]*"/, '<h3'),
  headings: dom('main h2', (heading) =>
    heading.replaceWith(Object.assign(document.createElement('h4'), { textContent: heading.textContent })),
  ),
  inputPurpose: dom<HTMLInputElement>('main input[autocomplete=email]', (field) => (field.autocomplete = 'tel')),
  keyboardWalk: dom('footer a', (link) => link.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())),
  labelInName: dom('main button', (button) => (button.ariaLabel = 'Go')),
  landmarks: dom('main', (main) => (main.role = 'group')),
  linkNames: dom('main a', (link) => (link.textContent = 'click here')),
  moving: dom('main h1', (heading) =>
    heading.animate([{ translate: '0' }, { translate: '1rem' }], { duration: 4000, iterations: Infinity }),
  ),
  multipleWays: html('/sitemap', /href="\/terms"/g, 'href="/privacy"'),
  noGestures: dom('footer li', (item) => (item.draggable = true)),
  noMedia: dom('main h1', (heading) => heading.after(Object.assign(document.createElement('video'), { controls: true }))),
  noTimeLimits: dom<HTMLFormElement>('main form', (form) => void setTimeout(() => form.reset(), 20 * 60_000)),
  useOfColor: css('main p a', 'text-decoration: none; font-weight: inherit; border: 0'),
  nothingSent: dom('main form', (form) => form.addEventListener('submit', () => (new Image().src = '/favicon.svg?sent'))),
  onFocus: dom('main a', (link) => link.addEventListener('focus', () => link.click())),
  onInput: dom('main input', (field) =>
    field.addEventListener('input', () => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()),
  ),
  onRequest: dom('html', () => void setTimeout(() => window.open('/signup'), 10_000)),
  pageLanguage: html('/terms', /<html lang="en"/, '<html lang="de"'),
  accessibleNames: dom('header nav a', (link) => link.replaceChildren()),
  announcedChanges: dom('main h1', (heading) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Count' });
    const sum = Object.assign(document.createElement('p'), { textContent: '0 calls' });
    button.addEventListener('click', () => (sum.textContent = '7 calls'));
    heading.after(button, sum);
  }),
  readability: dom(
    'main p',
    (words) =>
      (words.textContent =
        'Notwithstanding antecedent representations, organizational intermediaries irrevocably acknowledge interdependent contractual responsibilities concerning infrastructural interoperability.'),
  ),
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
  sensoryWords: dom('main p', (words) => (words.textContent = 'Press the round button on the right.')),
  singleLetters: dom('html', () =>
    addEventListener('keydown', ({ key }) => key === 's' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
  ),
  skipLink: css('a[href="#main"]', 'display: none'),
  statusMessages: dom('[role=status]', (status) => status.removeAttribute('role')),
  textAlternatives: dom('main h1', (heading) =>
    heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48 })),
  ),
  textContrast: css('main p', 'color: color-mix(in srgb, var(--color-text) 62%, var(--color-surface))'),
  titles: dom('html', () => (document.title = 'Home')),
  hiddenText: dom('main h1', (heading) =>
    heading.append(Object.assign(document.createElement('span'), { ariaHidden: 'true', textContent: ' for members only' })),
  ),
  findInPage: css('[hidden=until-found]', 'display: none'),
  validHtml: html('/terms', /<main /, '<main tabindex="-1" '),
};

const ofChecks = Object.fromEntries(
  all.flatMap(([name, check]) =>
    Object.entries(check.barriers).map(([fault, barrier]) => [`${name}: ${fault}`, { tests: `@${name}\\b`, barrier }]),
  ),
);

/** Gates without a check, each with a barrier and the tests that must fail. */
export const gates: Readonly<Record<string, { readonly tests: string; readonly barrier: Barrier }>> = {
  ...ofChecks,
  axe: { tests: 'axe\\.spec', barrier: dom('footer a', (link) => link.setAttribute('aria-labeledby', 'main')) },
  noScript: { tests: 'enhancement\\.spec', barrier: css(':root:not([data-js]) main h2', 'display: none') },
  // Further barriers for a check that has one above.
  busyStatus: { tests: '@statusMessages', barrier: dom('[role=status]', (status) => (status.ariaBusy = 'true')) },
  languageOfHeadings: { tests: '@pageLanguage', barrier: dom('main h2', (heading) => (heading.lang = 'de')) },
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
  longSentence: {
    tests: '@readability',
    barrier: dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('p'), { textContent: `${'we go to it '.repeat(11)}now.` })),
    ),
  },
  punctuationLinks: { tests: '@linkNames', barrier: dom('main a', (link) => (link.textContent = '…')) },
};

/** The barrier that the environment variable BARRIER names. */
export const planted: Barrier | undefined =
  barriers[process.env.BARRIER as Exclude<CheckName, CheckFile>] ?? gates[process.env.BARRIER ?? '']?.barrier;
