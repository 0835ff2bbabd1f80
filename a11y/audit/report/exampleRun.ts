/** A small audit for tests, with every outcome, every kind of tool, and characters that files must escape. */
import { readSignatures } from './sheet';
import type { RecordedView, Situation } from '../../situations';
import type { Line, RunFacts, Signature } from './types';

const view: RecordedView = { media: 'light', width: 1280, textSize: 100, script: 'on', motion: 'reduced' };
const home: Situation = { route: '/', state: '', view };
const menu: Situation = { ...home, state: 'the menu is open', view: { ...view, media: 'dark', width: 320, textSize: 200, motion: 'full' } };

/** Contains markup, quotes, an emoji, a terminal color, control characters, half a surrogate pair, and a formula. */
export const awkward = `=1+1, <p class="a" title='b'>R&D 🎧 naïve\u0007\u001b[31m \ud800 \uffff\r\n, "quoted"`;

const found = { selector: 'p[title="a > b"]', what: awkward };

const line = (rule: string, criterion: string, outcome: Line['outcome'], more: Partial<Line> = {}): Line => ({
  ...home,
  criteria: [criterion],
  tool: { kind: 'check', name: rule },
  outcome,
  rule,
  findings: [],
  ...more,
});

const byAxe = { ...menu, tool: { kind: 'axe', name: 'axe-core 4.13.0' } } as const;

export const exampleLines: readonly Line[] = [
  line('textSize', '1.4.4', 'passed'),
  line('textSize', '1.4.4', 'passed', menu),
  line('textSpacing', '1.4.12', 'untested'),
  line('textSpacing', '1.4.12', 'failed', { ...menu, findings: [{ ...found, value: '3.20:1', limit: 'at least 7:1' }] }),
  line('noMedia', '1.2.1', 'passed', { view: undefined }),
  line('targetSize', '2.5.5', 'passed'),
  line('orientation', '1.3.4', 'untested'),
  line('image-alt', '1.1.1', 'passed', byAxe),
  line('video-caption', '1.2.2', 'inapplicable', byAxe),
  line('html-has-lang', '3.1.1', 'passed', byAxe),
  line('color-contrast', '1.4.3', 'cantTell', { ...byAxe, findings: [{ ...found, helpUrl: 'https://dequeuniversity.com/rules/axe' }] }),
];

export const exampleFacts: RunFacts = {
  kind: 'audit',
  commit: '0123456789abcdef0123456789abcdef01234567',
  isChanged: false,
  published: { address: 'https://www.example.com/', differences: [`rewritten (/): ${awkward}`] },
  date: '2026-11-21T09:30:00.000Z',
  environment: { Browser: 'Chromium 140', Playwright: '1.65.0', System: 'Linux <6.1>', Node: 'v20.19.0' },
  tests: { passed: 5, failed: 1, untested: 1 },
  pages: [
    { path: '/', title: 'Home – “R&D”' },
    { path: '/pricing', title: 'Pricing', hasForm: true },
  ],
  signatures: [],
  barriers: [
    { name: 'targetSize: small buttons', outcome: 'found', criteria: ['2.5.5', '2.5.8'] },
    { name: 'titles', outcome: 'missed', criteria: ['2.4.2'] },
  ],
  screenReader: {
    name: 'Orca 43.1',
    scenarios: [{ name: 'tooltip', title: 'says “?”', criteria: ['4.1.2'], route: '/pricing', outcome: 'passed', transcript: awkward }],
  },
};

export const [exampleSignature] = readSignatures(
  `criterion,with,outcome,pages tested,who,date,commit\n1.4.4,no assistive technology,passed,/ /pricing,Zoë Example,2026-11-20,${exampleFacts.commit}`,
) as [Signature];
