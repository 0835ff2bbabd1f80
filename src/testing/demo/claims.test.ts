/** Tests that documented facts are where visitors look for them, and that undocumented ones are never stated. */
import { expect, test } from 'vitest';
import { routes } from '../../content/routes';
import { textsOf, wordsOf } from '../textsOf';
import { accountForms, signIn, signUp } from '../../content/pages/account';
import { httpCodes, schemas, webhookEvents } from '../../content/facts/apiReference';
import gettingStarted from '../../content/articles/docs.md';
import beforeYouCommit from '../../content/articles/docs/before-you-commit.md';
import glossary from '../../content/articles/docs/glossary.md';
import limitsAndErrors from '/src/content/articles/docs/limits-and-errors.md';
import quotasAndRateLimits from '../../content/articles/docs/quotas-and-rate-limits.md';
import webhooks from '../../content/articles/docs/webhooks.md';
import { billing } from '../../content/facts/billing';
import { isDemo } from '../../content/facts/connections';
import { caseStudies } from '../../content/pages/caseStudies';
import { statusAnswers } from '../../content/pages/referencePlates';
import { faq } from '../../content/pages/faq';
import { home } from '../../content/pages/home';
import { planById, planFacts } from '../../content/facts/planFacts';
import { planFeatures } from '../../content/pages/plans';
import { productTabs } from '../../content/pages/product';
import { providerNames } from '../../content/facts/providers';
import { status } from '../../content/facts/status';
import { statusPage } from '../../content/pages/statusPage';
import { testimonials } from '../../content/pages/testimonials';
import { contentModules } from '../contentModules';

const all = [...Object.values(contentModules).flatMap(textsOf), ...textsOf(routes)];

/** Returns every route and hash to which a piece of content links. */
function linksIn(content: unknown): string[] {
  if (!content || typeof content !== 'object') return [];
  const own = 'route' in content && 'hash' in content ? [`${String(content.route)}#${String(content.hash)}`] : [];
  return [...own, ...Object.values(content).flatMap(linksIn)];
}

const { starter, access, enterprise } = planById;

test.each([
  ['the questions', faq, ['three AI providers', ...webhookEvents.map(({ name }) => name)]],
  ['the first call', gettingStarted, [starter.price, 'HUB_KEY', '400', '401', '429']],
  [
    'the limits',
    limitsAndErrors,
    [...planFacts.map(({ logRetention }) => logRetention), ...httpCodes.map(({ meaning }) => meaning), 'Retry-After'],
  ],
  ['the page about quotas', quotasAndRateLimits, ['quota.warning', 'quota.exceeded', '429']],
  ['the page about webhooks', webhooks, [...webhookEvents.map(({ name }) => name), ...Object.keys(schemas.deliveryData.properties)]],
  ['the page for deciders', beforeYouCommit, [...planFacts.map(({ price }) => price), access.uptimeSla, enterprise.uptimeSla]],
  ['the trust strip', home.trust, Object.values(providerNames)],
])('%s states its numbers and names', (_, content, facts) => {
  for (const fact of facts) expect(wordsOf(content)).toContain(fact);
});

test('counts AI providers in the same way wherever a plan is explained', () => {
  expect(wordsOf(planFeatures.find(({ id }) => id === 'providers'))).toContain('AI providers');
  const meanings = glossary.sections
    .flatMap(({ sections = [] }) => sections)
    .filter(({ id }) => ['provider', 'third-party-api'].includes(id));
  expect(meanings).toHaveLength(2);
  for (const name of Object.values(providerNames)) expect(wordsOf(meanings[0])).toContain(name);
  expect(wordsOf(meanings[1])).toContain('isn’t one of the AI providers');
});

test('marks the other data fields as unspecified and optional for quota events', () => {
  const { id: _, ...others } = schemas.deliveryData.properties;
  for (const { description } of Object.values(others)) expect(description).toContain('Not specified for quota events');
  expect(schemas.deliveryData.required).toEqual(['id']);
});

test('shows only the documented error body', () => {
  for (const { id, error } of statusAnswers.filter((answer) => answer.id !== '400')) {
    expect(new Set(Object.values(error ?? {})), id).toEqual(new Set(id === '200' ? [] : ['…']));
  }
});

test('promises no signatures, order, or redelivery of events', () => {
  const about = all.filter((text) => /\s/.test(text) && /signature|redeliver|order in which events/i.test(text));
  expect(about.length).toBeGreaterThan(2);
  for (const text of about) expect(text).toMatch(/don’t publish|Don’t rely|\b[Aa]sk\b|^Event signatures$|^Signatures and a secret token$/);
});

test.each([
  [/has no signature|no RapidAPI key|endless loop|separate terms/i],
  [/\bper key\b|your key can send|(it is|are|is) deleted/i],
  [/every minute|not a minute/i],
])('states nothing that matches %s', (claim) => {
  expect(all.filter((text) => claim.test(text))).toEqual([]);
});

test('states rate limits and log retention on the pages of plans and limits, and in pictures that quote them', () => {
  const figures = planFacts.flatMap(({ rateLimit, logRetention }) => [rateLimit, logRetention]).filter((figure) => /\d/.test(figure));
  const repeating = Object.entries(contentModules).filter(([, module]) =>
    textsOf(module).some((text) => figures.some((figure) => text.includes(figure))),
  );
  expect(repeating.map(([file]) => file).sort()).toEqual([
    '/src/content/articles/docs/limits-and-errors.md',
    '/src/content/articles/names.ts',
    '/src/content/facts/planFacts.ts',
    '/src/content/pages/keyPlate.ts',
    '/src/content/pages/limitGauges.ts',
    '/src/content/pages/plans.ts',
  ]);
});

test('mentions the dashboard only where it explains the failover order', () => {
  expect(all.filter((text) => /dashboard\b(?!s)/.test(text)).length).toBe(
    all.filter((text) => text.includes('You set it in the dashboard.')).length,
  );
});

test('no quote or case study claims undocumented features', () => {
  for (const { quote } of testimonials) expect(quote).not.toMatch(/webhook|event/);
  const moved = caseStudies.find(({ id }) => id === 'case-museum');
  expect(wordsOf(moved)).toContain('provider');
  expect(wordsOf(moved)).toContain('usage');
});

test('calls no service perfect that had a degraded day or a day without data', () => {
  expect(status.days).toBe(90);
  expect(statusPage.missed(0, 90)).toMatch(/downtime recorded/);
});

test('home, pricing, FAQ, and the security tab link to undocumented topics', () => {
  const anchor = 'docsBeforeYouCommit#not-covered';
  const security = productTabs.find(({ id }) => id === 'security');
  for (const content of [billing, faq, security]) expect(linksIn(content)).toContain(anchor);
  expect(home.callToAction.actions.map(({ route }) => route)).toContain('docsBeforeYouCommit');
});

test('each open question has a link that fills in its subject, and other pages link to some', () => {
  const tables = beforeYouCommit.sections
    .flatMap(({ sections: parts = [] }) => parts)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));
  const questions = tables.flatMap(({ rows, rowIds = [] }) => rows.map((row, index) => ({ id: rowIds[index], ask: row.at(-1) })));
  expect(questions.length).toBeGreaterThan(25);
  for (const { id, ask } of questions)
    expect(ask).toEqual([
      { text: expect.stringMatching(/^Ask (support|sales) /), route: 'contact', search: `subject=${id}`, hash: 'message' },
    ]);
  const linked = Object.values(contentModules)
    .flatMap(linksIn)
    .filter((link) => link.startsWith('docsBeforeYouCommit#'));
  expect(linked.length).toBeGreaterThan(8);
});

const isDemoNote = (text: string) => /demonstration|without accounts|no server|not connected|isn’t connected/.test(text);

test('form notes, results, and the first docs step state that the site is a demonstration', () => {
  expect(isDemo).toBe(true);
  for (const part of [
    signIn.whatHappens,
    signUp.whatHappens,
    signIn.withoutScript,
    signUp.withoutScript,
    signIn.result,
    signUp.result,
    accountForms.githubResult,
    gettingStarted,
  ]) {
    expect(textsOf(part).filter(isDemoNote)).not.toEqual([]);
  }
  for (const text of [signIn.lead, signUp.lead, ...textsOf(routes)]) expect(isDemoNote(text), text).toBe(false);
});
