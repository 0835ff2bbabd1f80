/** Tests that all pages describe routing with the same terms and facts. */
import { expect, test } from 'vitest';
import { textsOf } from '../../testing/textsOf';
import { httpCodes } from './apiReference';
import reference from '../articles/docs/api-reference.md';
import glossary from '../articles/docs/glossary.md';
import routingAndFailover from '../articles/docs/routing-and-failover.md';
import aboutFailover from '../articles/resources/what-failover-is-for.md';
import { faq } from '../pages/faq';
import { home } from '../pages/home';
import { workflows } from '../pages/integrations';
import { productTabs } from '../pages/product';
import { providerBay } from '../pages/providerBay';
import { routing } from './routing';

const words = (content: unknown) => textsOf(content).join(' ');
const orchestrator = productTabs.find(({ id }) => id === 'orchestrator');
const whenDown = faq.find(({ id }) => id === 'provider-down');

test.each([
  ['home page', home.features],
  ['demo', providerBay.hint],
  ['product page', orchestrator],
  ['diagram', workflows],
  ['docs', routingAndFailover],
  ['API reference', reference],
  ['questions', whenDown],
  ['article', aboutFailover],
  ['glossary', glossary],
  ['status codes', httpCodes],
])('the %s uses the name of the failover order', (_, content) => {
  expect(words(content)).toContain(`your ${routing.orderName}`);
});

test.each([
  ['docs', routingAndFailover],
  ['questions', whenDown],
])('the %s names the provider field, the error code, and the failure event', (_, content) => {
  for (const term of ['provider', '503', 'call.failed']) expect(words(content)).toContain(term);
});

test('explains the failover order once, under the Sample tag', () => {
  const section = routingAndFailover.sections.find(({ id }) => id === 'failover-order');
  expect(words(section)).toContain(routing.order);
  expect(section?.isSample).toBe(true);
});

test('a call that fails over ends in call.completed', () => {
  const rows = routingAndFailover.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : [])),
  );
  expect(rows.map((row) => words(row[1]))).toEqual(['call.completed', 'call.completed', 'call.failed']);
});
