import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MutantResult } from '../../mutants/types';
import { MutantsPart } from './MutantsPart';

const result: MutantResult = { name: 'one', barrier: 'It <is>.', criteria: ['2.1.2'], kind: 'site', isHeldOut: false, route: '/', caughtBy: [], axe: [], seconds: 1 };

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
        planned: 7,
        isProven: true,
        mutants: [
          { ...result, name: 'a', criteria: ['1.1.1'], axe: ['image-alt'] },
          { ...result, name: 'b', caughtBy: [{ spec: 'a.spec.ts', test: 'walks', check: 'keyboardWalk', criteria: ['2.1.2'], says: 'trapped' }] },
          { ...result, name: 'e', axe: ['region'], isAuditOnly: true },
          { ...result, name: 'c', person: 'Look at it.' },
          { ...result, name: 'd' },
        ],
      }}
    />,
  );
  expect(markup).toContain('axe alone caught 2 of 5');
  expect(markup).toContain('the whole suite caught 2 of 5 for the right reason');
  expect(markup).toContain('5 barriers, and 2 more that this run did not plant');
  expect(markup).toContain('caught by accident: 1; left to a person: 1; missed: 1');
  expect(markup).toContain('only in an audit, which looks at every page: 1;');
  expect(markup).toContain('Each test that caught a barrier passes without it.');
  expect(markup).toMatch(/<th scope="row"[^>]*>It &lt;is&gt;\.<\/th>/);
  for (const words of ['caught by axe: image-alt', 'by accident: axe: region, in an audit only<', 'caught by keyboardWalk: walks', 'left to a person: Look at it.', '>missed<']) expect(markup).toContain(words);
});
