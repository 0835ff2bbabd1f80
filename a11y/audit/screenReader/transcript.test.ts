import { expect, test } from 'vitest';
import { transcript } from './transcript.mjs';
import type { Played } from './types';

test('lists the key presses, the speech, and the expectations', () => {
  const played: Played = {
    scenario: {
      name: 'menu',
      title: 'The menu button announces its state',
      criteria: ['2.1.1', '4.1.2'],
      width: 320,
      steps: [{ open: '/terms' }, { key: 'Tab', until: ['Menu'] }, { expect: ['expanded'], not: ['collapsed'] }, { key: 'Escape' }],
    },
    outcome: 'failed',
    steps: [
      { step: { open: '/terms' }, expected: ['Terms'], heard: [{ text: 'Terms', isCutOff: false }], problems: [] },
      { step: { key: 'Tab', until: ['Menu'] }, presses: 3, expected: ['Menu'], heard: [{ text: 'Menu', isCutOff: false }, { text: 'Focus mode', isCutOff: true }], problems: [] },
      { step: { expect: ['expanded'], not: ['collapsed'] }, expected: ['expanded'], heard: [], problems: ['not heard: “expanded”'] },
    ],
  };
  const text = transcript(played, { reader: { name: 'Orca', version: '43.1' }, browser: { name: 'Chromium', version: '156' }, commit: 'abc1234', date: '2026-11-21' });
  expect(text).toContain('Outcome:   failed\nPage:      /terms, 320 px wide');
  expect(text.split('\n').slice(-9)).toEqual([
    'Open /terms',
    '    Terms',
    '  Expected: “Terms”: met',
    'Press Tab, 3 times; what follows was heard after the last',
    '    Menu',
    '    Focus mode [cut off]',
    '  Expected: “Menu”: met',
    '  Expected: “expanded”, not “collapsed”: NOT MET, not heard: “expanded”',
    'Steps not played: 1',
    '',
  ].slice(-9));
});
