/** Tests that all pages describe routing with the same terms and facts. */
import { expect, test } from 'vitest';
import { textsOf, wordsOf } from '../textsOf';
import glossary from '../../content/articles/docs/glossary.md';
import routingAndFailover from '../../content/articles/docs/routing-and-failover.md';
import { faq } from '../../content/pages/faq';
import { routing } from '../../content/facts/routing';
import { failoverOrder } from '../../content/pages/failoverOrder';
import { contentModules } from '../contentModules';

const whenDown = faq.find(({ id }) => id === 'provider-down');

test.each([
  ['docs', routingAndFailover],
  ['questions', whenDown],
])('the %s names the provider field, the error code, and the failure event', (_, content) => {
  for (const term of ['provider', '503', 'call.failed']) expect(wordsOf(content)).toContain(term);
});

test('names the failover order only where it has the Sample tag', () => {
  const section = routingAndFailover.sections.find(({ id }) => id === 'failover-order');
  expect(wordsOf(section)).toContain(routing.order);
  const sampleTerm = glossary.sections.flatMap(({ sections = [] }) => sections).filter(({ id }) => id === 'sample');
  const tagged = [section, sampleTerm, failoverOrder].flatMap(textsOf);
  const named = Object.values(contentModules)
    .flatMap(textsOf)
    .filter((text) => text.toLowerCase().includes('failover order'));
  expect(named.length).toBeGreaterThan(1);
  expect(tagged).toEqual(expect.arrayContaining(named));
});

test('a call that fails over ends in call.completed', () => {
  const rows = routingAndFailover.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : [])),
  );
  expect(rows.map((row) => wordsOf(row[1]))).toEqual(['call.completed', 'call.completed', 'call.failed']);
});
