import { expect, test } from 'vitest';
import type { MutantResult } from '../mutants/types';
import { mutantsPart } from './mutantsPart';

const result: MutantResult = { name: 'one', barrier: 'It <is>.', criteria: ['2.1.2'], route: '/', caughtBy: [], axe: false, seconds: 1 };

test('says how to run it where it was not', () => {
  expect(mutantsPart(undefined).markup).toContain('Not run. <code>npm run audit:mutants</code>');
});

test('puts what axe alone has caught beside what the suite has, in counts', () => {
  const { markup } = mutantsPart({
    commit: 'abc',
    date: '2026-11-21T09:30:00.000Z',
    planned: 6,
    isProven: true,
    mutants: [
      { ...result, axe: true },
      { ...result, caughtBy: [{ spec: 'a.spec.ts', test: 'walks', script: 'keyboardWalk' }] },
      { ...result, person: 'Look at it.' },
      result,
    ],
  });
  expect(markup).toContain('axe alone caught 1 of 4');
  expect(markup).toContain('the whole suite caught 2 of 4');
  expect(markup).toContain('4 barriers, and 2 more that this run did not plant');
  expect(markup).toContain('left to a person: 1; missed: 1');
  expect(markup).toContain('Each test that caught a barrier passes without it.');
  expect(markup).toContain('<th scope="row">It &lt;is&gt;.</th>');
  for (const words of ['caught by axe', 'caught by keyboardWalk: walks', 'left to a person: Look at it.', '<td>missed</td>']) expect(markup).toContain(words);
});
