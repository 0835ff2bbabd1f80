import { expect, test } from 'vitest';
import { routeOf, transcript } from './transcript.mjs';
import type { Played, Scenario, Surroundings } from './types';

const surroundings: Surroundings = {
  reader: { name: 'Orca', version: '43.1' },
  browser: { name: 'Chromium', version: '156' },
  commit: 'abc1234',
  date: '2026-11-21T12:00:00.000Z',
};

const scenario: Scenario = {
  name: 'menu',
  title: 'The menu says whether it is open',
  criteria: ['2.1.1', '4.1.2'],
  width: 320,
  steps: [{ open: '/terms' }, { key: 'Tab', until: ['Menu'] }, { type: 'abc' }, { expect: ['expanded'], not: ['collapsed'] }, { key: 'Escape' }],
};

const menu = { text: 'Menu button', isCutOff: false };

const failed: Played = {
  scenario,
  outcome: 'failed',
  steps: [
    { step: { open: '/terms' }, expected: ['Terms'], heard: [{ text: 'Terms', isCutOff: false }], problems: [] },
    { step: { key: 'Tab', until: ['Menu'] }, presses: 3, expected: ['Menu'], heard: [menu, { text: 'Focus mode', isCutOff: true }], problems: [] },
    { step: { type: 'abc' }, heard: [], problems: null },
    { step: { expect: ['expanded'], not: ['collapsed'] }, expected: ['expanded'], heard: [], problems: ['not heard: “expanded”'] },
  ],
};

test('lists what was pressed, heard and expected, under a head that says who read what and when', () => {
  expect(transcript(failed, surroundings).split('\n')).toEqual([
    'The menu says whether it is open',
    '',
    'Outcome:   failed',
    'Page:      /terms, 320 px wide',
    'Speaks to: WCAG 2.1.1, 4.1.2',
    'Reader:    Orca 43.1',
    'Browser:   Chromium 156',
    'Commit:    abc1234',
    'Date:      2026-11-21T12:00:00.000Z',
    '',
    'Open /terms',
    '    Terms',
    '  Expected: “Terms”: met',
    'Press Tab, 3 times; what follows was heard after the last',
    '    Menu button',
    '    Focus mode [cut off]',
    '  Expected: “Menu”: met',
    'Type abc',
    '    (silence)',
    '  Expected: “expanded”, not “collapsed”: NOT MET, not heard: “expanded”',
    'Steps not played: 1',
    '',
  ]);
});

test('says nothing about unplayed steps when a scenario was played to its end', () => {
  const passed: Played = { scenario: { ...scenario, steps: scenario.steps.slice(0, 1) }, outcome: 'passed', steps: failed.steps.slice(0, 1) };
  expect(transcript(passed, surroundings)).toContain('Outcome:   passed');
  expect(transcript(passed, surroundings)).not.toContain('not played');
});

test('takes the page from the first step, and refuses a scenario that opens none', () => {
  expect(routeOf(scenario.steps)).toBe('/terms');
  expect(() => routeOf([{ key: 'Tab' }])).toThrow('begins with');
});
