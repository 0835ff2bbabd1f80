import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MutantResult } from '../../mutants/types';
import { MutantsPart } from './MutantsPart';

const result: MutantResult = { name: 'one', barrier: 'It <is>.', criteria: ['2.1.2'], route: '/', caughtBy: [], axe: false, seconds: 1 };

test('says how to plant barriers where none were planted', () => {
  const words = renderToStaticMarkup(<MutantsPart results={undefined} />);
  expect(words.replaceAll(/<[^>]*>/g, '')).toContain('Not run. npm run audit:mutants');
});

test('counts what axe alone has caught beside what the whole suite has caught', () => {
  const markup = renderToStaticMarkup(
    <MutantsPart
      results={{
        commit: 'abc',
        date: '2026-11-21T09:30:00.000Z',
        planned: 6,
        isProven: true,
        mutants: [
          { ...result, name: 'a', axe: true },
          { ...result, name: 'b', caughtBy: [{ spec: 'a.spec.ts', test: 'walks', check: 'keyboardWalk' }] },
          { ...result, name: 'c', person: 'Look at it.' },
          { ...result, name: 'd' },
        ],
      }}
    />,
  );
  expect(markup).toContain('axe alone caught 1 of 4');
  expect(markup).toContain('the whole suite caught 2 of 4');
  expect(markup).toContain('4 barriers, and 2 more that this run did not plant');
  expect(markup).toContain('left to a person: 1; missed: 1');
  expect(markup).toContain('Each test that caught a barrier passes without it.');
  expect(markup).toMatch(/<th scope="row"[^>]*>It &lt;is&gt;\.<\/th>/);
  for (const words of ['caught by axe', 'caught by keyboardWalk: walks', 'left to a person: Look at it.', '>missed<']) expect(markup).toContain(words);
});
