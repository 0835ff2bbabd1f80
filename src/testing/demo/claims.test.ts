/** Tests that documented facts are where visitors look for them, and that undocumented ones are never stated. */
import { expect, test } from 'vitest';
import gettingStarted from '../../content/articles/docs.md';
import beforeYouCommit from '../../content/articles/docs/before-you-commit.md';
import limitsAndErrors from '../../content/articles/docs/limits-and-errors.md';
import quotasAndRateLimits from '../../content/articles/docs/quotas-and-rate-limits.md';
import routingAndFailover from '../../content/articles/docs/routing-and-failover.md';
import webhooks from '../../content/articles/docs/webhooks.md';
import { httpCodes, schemas, webhookEvents } from '../../content/facts/apiReference';
import { isDemo } from '../../content/facts/connections';
import { planFacts } from '../../content/facts/planFacts';
import { providers } from '../../content/facts/providers';
import { accountForms, signIn, signUp } from '../../content/pages/account';
import { faq } from '../../content/pages/faq';
import { home } from '../../content/pages/home';
import { statusAnswers } from '../../content/pages/referencePlates';
import { routes } from '../../content/routes';
import { contentModules } from '../contentModules';
import { textsOf, wordsOf } from '../textsOf';

const all = [...Object.values(contentModules).flatMap(textsOf), ...textsOf(routes)];
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

test.each([
  ['the questions', faq, ['three AI providers', ...names(webhookEvents), '503']],
  ['the first call', gettingStarted, ['$0', 'HUB_KEY', '400', '401', '429']],
  ['the limits', limitsAndErrors, [...planFacts.map(({ logRetention }) => logRetention), ...httpCodes.map(({ meaning }) => meaning)]],
  ['the page about quotas', quotasAndRateLimits, ['quota.warning', 'quota.exceeded', '429']],
  ['the page about routing', routingAndFailover, ['provider', '503', 'call.failed', 'call.completed']],
  ['the page about webhooks', webhooks, [...names(webhookEvents), ...Object.keys(schemas.deliveryData.properties)]],
  [
    'the page for deciders',
    beforeYouCommit,
    planFacts.flatMap(({ price, uptimeSla }) => (uptimeSla === 'none' ? price : [price, uptimeSla])),
  ],
  ['the trust strip', home.trust, names(providers)],
])('%s states its numbers and names', (_, content, facts) => {
  for (const fact of facts) expect(wordsOf(content)).toContain(fact);
});

test('marks the data fields that are not specified for quota events as optional', () => {
  const { id: _, ...others } = schemas.deliveryData.properties;
  for (const { description } of Object.values(others)) expect(description).toContain('Not specified for quota events');
  expect(schemas.deliveryData.required).toEqual(['id']);
});

test('shows only the documented error body', () => {
  for (const { id, error, meaning } of statusAnswers.filter((answer) => !['200', '400'].includes(answer.id)))
    expect(error, id).toEqual({ code: 'not_published', message: meaning, type: 'not_published' });
});

test('promises no signatures, order, or redelivery of events', () => {
  const about = all.filter((text) => /\s/.test(text) && /signature|redeliver|order in which events/i.test(text));
  expect(about.length).toBeGreaterThan(2);
  for (const text of about)
    expect(text).toMatch(
      /n’t publish|n’t published|Not published|Don’t rely|\b[Aa]sk\b|^Event signatures$|^Signatures and a secret token$/,
    );
});

test('each open question has a link that fills in its subject', () => {
  const tables = beforeYouCommit.sections
    .flatMap(({ sections: parts = [] }) => parts)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));
  const questions = tables.flatMap(({ rows, rowIds = [] }) => rows.map((row, index) => ({ id: rowIds[index], ask: row.at(-1) })));
  expect(questions.length).toBeGreaterThan(25);
  for (const { id, ask } of questions) expect(ask).toContainEqual(expect.objectContaining({ href: `/contact?subject=${id}#message` }));
});

test('form notes, results, and the first docs step state that the site is a demonstration', () => {
  expect(isDemo).toBe(true);
  const { whatHappens, withoutScript, result } = signIn;
  const parts = [whatHappens, withoutScript, result, signUp.whatHappens, signUp.withoutScript, signUp.result];
  for (const part of [...parts, accountForms.githubResult, gettingStarted])
    expect(wordsOf(part)).toMatch(/demonstration|without accounts|no server|not connected|isn’t connected/);
});
