/** Defines one barrier per check, to prove that the tests detect it: `npm run audit:barriers`. */
import { all, type CheckFile } from '../../checks/index';
import type { CheckName } from '../checks';
import { type Barrier, css, dom, html } from './plant';

const barriers: Readonly<Record<Exclude<CheckName, CheckFile>, Barrier>> = {
  authentication: dom('main input[type=password]', (field) => field.addEventListener('paste', (event) => event.preventDefault())),
  fieldLabels: css('main form > p', 'display: none'),
  formErrors: css('main form [role=group][tabindex="-1"]', 'display: none'),
  inputPurpose: dom<HTMLInputElement>('main input[autocomplete=email]', (field) => (field.autocomplete = 'tel')),
  nothingSent: dom('main form', (form) => form.addEventListener('submit', () => (new Image().src = '/favicon.svg?sent'))),
  redundantEntry: dom('html', () => (Storage.prototype.setItem = () => {})),
  routeChange: dom('html', () => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      if (this.tagName !== 'H1') focus.call(this, options);
    };
  }),
  findInPage: css('[hidden=until-found]', 'display: none'),
  validHtml: html('/terms', /<main /, '<main tabindex="-1" '),
};

/** Gates without a check, each with a barrier and the tests that must fail. */
const gates: Readonly<Record<string, Planted>> = {
  axe: { tests: 'axe\\.spec', barrier: dom('footer a', (link) => link.setAttribute('aria-labeledby', 'main')) },
  // Further barriers for a check that has one above.
  wordlessErrors: {
    tests: '@formErrors',
    barrier: dom('main [slot=errorMessage] span span', (message) => (message.textContent = 'This is invalid')),
  },
  farResult: { tests: '@nothingSent', barrier: css('main form button[type=submit]', 'margin-block-end: 60rem') },
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
