/** A small audit for tests, with every outcome, every kind of tool, and characters that files must escape. */
import type { RunFacts, Signature, Situation, TestRecord, View } from './types';

const view: View = { media: 'light', width: 1280, textSize: 100, script: 'on', motion: 'reduced' };
const home: Situation = { route: '/', state: '', view };
const menu: Situation = {
  route: '/',
  state: 'the menu is open',
  view: { ...view, media: 'dark', width: 320, textSize: 200, motion: 'full' },
};

/** Contains markup, quotes, an emoji, a terminal color, control characters, half a surrogate pair, and a formula. */
export const awkward = `=1+1, <p class="a" title='b'>R&D 🎧 naïve\u0007\u001b[31m \ud800 \uffff\r\n, "quoted"`;

const test = (title: string, check: string, criteria: readonly string[], rest: Partial<TestRecord> = {}): TestRecord => ({
  title: `layout.spec.ts: ${title}`,
  check,
  criteria,
  outcome: 'passed',
  situations: [home],
  axeRuns: [],
  findings: [],
  ...rest,
});

export const exampleTests: readonly TestRecord[] = [
  test('loses no words at 200 %', 'textSize', ['1.4.4'], { situations: [home, menu] }),
  test('has text spacing', 'textSpacing', ['1.4.12'], {
    outcome: 'failed',
    situations: [home, menu],
    findings: [{ selector: 'p[title="a > b"]', what: awkward, value: '3.20:1', limit: 'at least 7:1', situation: menu }],
  }),
  test('has no media', 'noMedia', ['1.2.1'], { situations: [{ route: '/', state: '' }] }),
  test('has targets of 44 px', 'targetSize', ['2.5.5', '2.5.8']),
  test('rotates', 'orientation', ['1.3.4'], { outcome: 'untested' }),
  {
    title: 'has no accessibility violations',
    outcome: 'failed',
    criteria: [],
    situations: [home],
    findings: [],
    axeRuns: [
      {
        version: '4.13.0',
        situation: menu,
        rules: [
          { rule: 'image-alt', criteria: ['1.1.1'], outcome: 'passed', findings: [] },
          { rule: 'video-caption', criteria: ['1.2.2'], outcome: 'inapplicable', findings: [] },
          { rule: 'html-has-lang', criteria: ['3.1.1'], outcome: 'passed', findings: [] },
          {
            rule: 'color-contrast',
            criteria: ['1.4.3'],
            outcome: 'cantTell',
            findings: [
              { rule: 'color-contrast', what: awkward, selector: 'p[title="a > b"]', helpUrl: 'https://dequeuniversity.com/rules/axe' },
            ],
          },
        ],
      },
    ],
  },
];

export const exampleFacts: RunFacts = {
  kind: 'audit',
  commit: '0123456789abcdef0123456789abcdef01234567',
  isChanged: false,
  date: '2026-11-21T09:30:00.000Z',
  environment: { Browser: 'Chromium 140', Playwright: '1.65.0', System: 'Linux <6.1>', Node: 'v20.19.0' },
  pages: [
    { path: '/', title: 'Home – “R&D”' },
    { path: '/pricing', title: 'Pricing', hasForm: true },
  ],
  signatures: [],
  barriers: [
    { name: 'reflow', outcome: 'found' },
    { name: 'titles', outcome: 'missed' },
  ],
  screenReader: {
    name: 'Orca 43.1',
    scenarios: [
      {
        name: 'tooltip',
        title: 'says the name of the “?” buttons',
        criteria: ['4.1.2'],
        route: '/pricing',
        outcome: 'passed',
        transcript: awkward,
      },
    ],
  },
};

export const exampleSignature: Signature = {
  criterion: '1.4.4',
  aid: 'no assistive technology',
  outcome: 'passed',
  who: 'Zoë Example',
  date: '2026-11-20',
  commit: exampleFacts.commit,
  routes: ['/', '/pricing'],
  note: '',
};
