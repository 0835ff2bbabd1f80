/** A small audit for tests: every outcome, every kind of tool, and characters that formats must escape. */
import { criteria } from '../criteria';
import type { AuditRun, Finding, Line, Situation, Tool, Verdict } from './run';
import type { SignedLine } from './signedLines';

const axe: Tool = { kind: 'engine', name: 'axe-core', version: '4.13.0' };
const alfa: Tool = { kind: 'engine', name: 'alfa', version: '0.112.0' };
const orca: Tool = { kind: 'reader', name: 'Orca', version: '43.1' };
const person: Tool = { kind: 'person', name: 'Zoë Example', version: '' };
const check = (name: string): Tool => ({ kind: 'check', name, version: '0123abc' });

const home: Situation = { route: '/', state: '', theme: 'light', width: 1280 };
const menu: Situation = { route: '/', state: 'the menu is open', theme: 'dark', width: 320 };
const pricing: Situation = { route: '/pricing', state: 'tooltip “Rate limit” & <b>shown</b>', theme: 'forced colours', width: 1280 };
const signIn: Situation = { route: '/signin', state: 'both fields in error', theme: 'light', width: 640 };

/** Markup, quotes, the end of a CDATA section, an emoji, control characters, half a surrogate pair, a non-character. */
export const awkward = `<p class="a" title='b'>R&D ]]> --> 🎧 naïve\u0000\u0007\u001b[31m \ud800 \uffff\u0085\u2028 =1+1, "quoted";\r\n\ttail: #no - yes`;

const faint: Finding = {
  rule: 'color-contrast',
  message: awkward,
  pointer: 'p[title="a > b & \'c\'"] > span:nth-child(2)',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.13/color-contrast?application=playwright&lang=en',
};
const alsoFaint: Finding = { rule: 'sia-r69', message: 'The contrast is 3.9:1.', pointer: '/html[1]/body[1]/p[1]/text()[1]' };
const cutOff: Finding = { rule: 'text spacing cuts nothing off', message: '=HYPERLINK("x") is cut off', pointer: '' };

const signature: SignedLine = {
  ...home,
  criterion: '2.4.2',
  outcome: 'passed',
  toolOutcome: 'passed',
  by: person,
  rules: ['NVDA + Firefox'],
  findings: [],
  signed: { date: '2026-11-20', commit: '9876fed' },
};

const lines: readonly Line[] = [
  { ...home, criterion: '1.1.1', outcome: 'cantTell', toolOutcome: 'passed', by: axe, rules: ['image-alt', 'svg-img-alt'], findings: [] },
  { ...home, criterion: '1.1.1', outcome: 'cantTell', toolOutcome: 'inapplicable', by: alfa, rules: ['sia-r2'], findings: [] },
  { ...home, criterion: '1.2.1', outcome: 'inapplicable', toolOutcome: 'passed', by: check('noMedia'), rules: ['has no sound and no film: /'], findings: [] },
  { ...menu, criterion: '1.4.3', outcome: 'cantTell', toolOutcome: 'undecided', by: axe, rules: ['color-contrast'], findings: [faint] },
  { ...menu, criterion: '1.4.3', outcome: 'failed', toolOutcome: 'failed', by: alfa, rules: ['sia-r69'], findings: [alsoFaint] },
  { ...pricing, criterion: '1.4.10', outcome: 'passed', toolOutcome: 'passed', by: check('reflow'), rules: ['needs no sideways scrolling: /pricing'], findings: [] },
  { ...signIn, criterion: '1.4.12', outcome: 'failed', toolOutcome: 'failed', by: check('textSpacing'), rules: ['text spacing cuts nothing off'], findings: [cutOff, faint] },
  { ...home, criterion: '1.4.12', outcome: 'passed', toolOutcome: 'passed', by: check('textSpacing'), rules: ['text spacing cuts nothing off'], findings: [] },
  { ...signIn, criterion: '2.1.2', outcome: 'untested', toolOutcome: 'notRun', by: check('keyboardWalk'), rules: ['has a way out: /signin'], findings: [] },
  { ...home, criterion: '2.4.2', outcome: 'cantTell', toolOutcome: 'passed', by: check('titles'), rules: ['has a title of its own: /'], findings: [] },
  signature,
  { ...home, criterion: '2.5.5', outcome: 'passed', toolOutcome: 'passed', by: check('targetSize'), rules: ['has targets of 44 px: /'], findings: [] },
  { ...home, criterion: '3.3.4', outcome: 'inapplicable', toolOutcome: 'passed', by: check('nothingSent'), rules: ['sends nothing: /'], findings: [] },
  { ...home, criterion: '4.1.1', outcome: 'inapplicable', toolOutcome: 'passed', by: check('validHtml'), rules: ['is valid HTML: /'], findings: [] },
  { ...pricing, criterion: '4.1.2', outcome: 'cantTell', toolOutcome: 'passed', by: axe, rules: ['button-name'], findings: [] },
  { ...pricing, criterion: '4.1.2', outcome: 'cantTell', toolOutcome: 'passed', by: orca, rules: ['says the name and the role of the “?” buttons'], findings: [] },
];

const told: readonly Verdict[] = [
  { criterion: '1.1.1', outcome: 'cantTell', because: 'The automated part passed.', person: 'Read each text alternative: does it say what its picture says?' },
  { criterion: '1.2.1', outcome: 'inapplicable', because: 'The site has no audio and no video.' },
  { criterion: '1.4.3', outcome: 'failed', because: 'alfa (sia-r69) found text that is too faint.', person: 'Look at the text that an engine could not decide.' },
  { criterion: '1.4.10', outcome: 'passed', because: 'Our checks decide it wholly, and all passed.' },
  { criterion: '1.4.12', outcome: 'failed', because: `textSpacing: ${awkward}` },
  { criterion: '2.1.2', outcome: 'untested', because: 'No test of it ran to the end.' },
  { criterion: '2.4.2', outcome: 'passed', because: 'The automated part passed, and Zoë Example signed the rest.' },
  { criterion: '2.5.5', outcome: 'passed', because: 'Our checks decide it wholly, and all passed.' },
  { criterion: '3.3.4', outcome: 'inapplicable', because: 'Nothing is bought, signed or sent on this site.' },
  { criterion: '4.1.1', outcome: 'inapplicable', because: 'Removed from WCAG 2.2; reports for 2.0 and 2.1 answer it as met.' },
  { criterion: '4.1.2', outcome: 'cantTell', because: 'The automated part passed.', person: 'Hear each control with a screen reader: name, role and state.' },
];

export const exampleRun: AuditRun = {
  kind: 'audit',
  commit: '0123abc',
  isChanged: false,
  date: '2026-11-21T09:30:00.000Z',
  seconds: 754,
  environment: { browser: 'Chromium 140.0', 'operating system': 'Debian GNU/Linux 12 <bookworm>', node: 'v20.19.0' },
  tools: [axe, alfa, orca, ...['keyboardWalk', 'noMedia', 'nothingSent', 'reflow', 'targetSize', 'textSpacing', 'titles', 'validHtml'].map(check), person],
  routes: [
    { path: '/', title: 'Home – “R&D”' },
    { path: '/pricing', title: 'Pricing' },
    { path: '/signin', title: 'Sign in' },
    { path: '/404', title: 'Page not found' },
  ],
  lines,
  verdicts: criteria.map(
    ({ id, person: step }) =>
      told.find(({ criterion }) => criterion === id) ?? { criterion: id, outcome: 'untested', because: 'Nothing that tests it was run.', person: step },
  ),
  disagreements: [
    {
      ...menu,
      criterion: '1.4.3',
      says: [
        { engine: 'axe-core', toolOutcome: 'undecided', findings: [faint] },
        { engine: 'alfa', toolOutcome: 'failed', findings: [alsoFaint] },
      ],
    },
  ],
  notAsked: [],
  tests: { passed: 41, failed: 1, skipped: 1 },
  heard: {
    reader: orca,
    date: '2026-11-21T09:45:00.000Z',
    scenarios: [
      {
        name: 'tooltip',
        title: 'says the name and the role of the “?” buttons',
        criteria: ['4.1.2'],
        route: '/pricing',
        outcome: 'passed',
        transcript: `key Tab\n> About rate limit push button\n> ${awkward}\n`,
      },
    ],
  },
};

/** The example run as `npm test` would leave it, with a part that only an audit asks. */
export const exampleOfTests: AuditRun = {
  ...exampleRun,
  kind: 'tests',
  verdicts: exampleRun.verdicts.map((verdict) =>
    verdict.criterion === '1.4.10' ? { ...verdict, outcome: 'cantTell', because: 'No barrier was found, but only an audit asks all of it.' } : verdict,
  ),
  notAsked: ['/', '/signin', '/404'].map((path) => ({ title: `needs no sideways scrolling: ${path}`, check: 'reflow', criteria: ['1.4.10'] })),
};

/** An audit in which no test has run. */
export const exampleOfNothing: AuditRun = {
  ...exampleRun,
  tools: [],
  routes: [],
  lines: [],
  verdicts: criteria.map(({ id, person: step }) => ({ criterion: id, outcome: 'untested', because: 'Nothing that tests it was run.', person: step })),
  disagreements: [],
  heard: undefined,
};
