/** How a call finds its provider is told in one way wherever it is told. */
import { expect, test } from 'vitest';
import { httpCodes } from './apiReference';
import { articlesPage } from './articlesPage';
import { reference } from './docs/reference';
import { faq } from './faq';
import { glossary } from './glossary';
import { home } from './home';
import { workflows } from './integrations';
import { productTabs } from './product';
import { providerBay } from './providerBay';
import { routing } from './routing';
import { wordsOf } from '../testing/wordsOf';

const words = (content: unknown) => wordsOf(content).join(' ');
const orchestrator = productTabs.find(({ id }) => id === 'orchestrator');
const failoverSection = reference.sections.find(({ id }) => id === 'failover');
const whenDown = faq.find(({ id }) => id === 'provider-down');

test.each([
  ['the product page', orchestrator],
  ['the API reference', failoverSection],
  ['the questions', whenDown],
])('%s tells who is called, who is next, who sets the order, how to see who responded, and what happens when nobody can', (_, content) => {
  const { orderName: _name, ...story } = routing;
  for (const sentence of Object.values(story)) expect(words(content)).toContain(sentence);
});

test('home page, diagram, articles, glossary and status codes tell the part that they need', () => {
  expect(words(home.features)).toContain(`your ${routing.orderName}`);
  expect(providerBay.hint).toContain(routing.orderName);
  const [failover] = workflows;
  expect(failover.description).toBe(`${routing.named} ${routing.failover}`);
  expect(words(failover.steps)).toContain(routing.orderName);
  expect(words(articlesPage)).toContain(routing.failover);
  expect(words(glossary)).toContain(routing.order);
  expect(words(httpCodes.find(({ code }) => code === 503))).toContain(routing.exhausted);
});

test('every sentence calls the failover order by the same name', () => {
  for (const sentence of [routing.failover, routing.order, routing.exhausted]) expect(sentence).toContain(routing.orderName);
});
