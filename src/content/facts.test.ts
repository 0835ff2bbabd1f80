/** Tests that documented facts are where visitors look for them, and that undocumented ones are never stated. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../routes';
import { textsOf } from '../testing/textsOf';
import { accountForms, signIn, signUp } from './pages/account';
import { httpCodes, webhookDataFields, webhookEvents } from './facts/apiReference';
import gettingStarted from './articles/docs.md';
import beforeYouCommit from './articles/docs/before-you-commit.md';
import glossary from './articles/docs/glossary.md';
import limitsAndErrors from './articles/docs/limits-and-errors.md';
import quotasAndRateLimits from './articles/docs/quotas-and-rate-limits.md';
import webhooks from './articles/docs/webhooks.md';
import { billing } from './facts/billing';
import { caseStudies } from './pages/caseStudies';
import { statusAnswers } from './pages/referencePlates';
import { faq } from './pages/faq';
import { home } from './pages/home';
import { planFacts } from './facts/planFacts';
import { planFeatures, pricingPage } from './pages/plans';
import { productTabs } from './pages/product';
import { providerNames } from './facts/providers';
import { glossaryOf } from '../lib/questions';
import { site } from './site';
import { status } from './facts/status';
import { statusDays } from './facts/statusDays';
import { testimonials } from './pages/testimonials';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', './articles/**/*.md', '!./**/*.test.ts', '!./**/*.d.ts', '!./samples/*'],
  {
    eager: true,
  },
);
const words = (content: unknown) => textsOf(content).join(' ');
const all = [...Object.values(modules).flatMap(textsOf), ...textsOf(routes)];

/** Returns every route and hash to which a piece of content links. */
function linksIn(content: unknown): string[] {
  if (!content || typeof content !== 'object') return [];
  const own = 'route' in content && 'hash' in content ? [`${String(content.route)}#${String(content.hash)}`] : [];
  return [...own, ...Object.values(content).flatMap(linksIn)];
}

const [starter, access, enterprise] = planFacts;

test.each([
  [
    'the pricing page',
    pricingPage.whichPlan.items,
    [starter.price, access.price, enterprise.price, starter.rateLimit, access.rateLimit, enterprise.uptimeSla],
  ],
  ['the questions', faq, [starter.rateLimit, access.rateLimit, 'three AI providers', ...webhookEvents.map(({ name }) => name)]],
  ['the first call', gettingStarted, [starter.price, 'HUB_KEY', '400', '401', '429']],
  [
    'the limits',
    limitsAndErrors,
    [...planFacts.map(({ logRetention }) => logRetention), ...httpCodes.map(({ meaning }) => meaning), 'Retry-After'],
  ],
  [
    'the page about quotas',
    quotasAndRateLimits,
    [...planFacts.map(({ rateLimit }) => rateLimit), 'quota.warning', 'quota.exceeded', '429'],
  ],
  ['the page about webhooks', webhooks, [...webhookEvents.map(({ name }) => name), ...webhookDataFields.map(({ name }) => name)]],
  ['the page for deciders', beforeYouCommit, [...planFacts.map(({ price }) => price), access.uptimeSla, enterprise.uptimeSla]],
  ['the trust strip', home.trust, Object.values(providerNames)],
  ['monitoring', productTabs, planFacts.map(({ logRetention }) => logRetention)],
])('%s states its numbers and names', (_, content, facts) => {
  for (const fact of facts) expect(words(content)).toContain(fact);
});

test('counts AI providers in the same way wherever a plan is explained', () => {
  expect(words(planFeatures.find(({ id }) => id === 'providers'))).toContain('AI providers');
  const meanings = glossaryOf(glossary)
    .flatMap(({ terms }) => terms)
    .filter(({ id }) => ['provider', 'third-party-api'].includes(id));
  expect(meanings).toHaveLength(2);
  for (const name of Object.values(providerNames)) expect(words(meanings[0])).toContain(name);
  expect(words(meanings[1])).toContain('isn’t one of the AI providers');
});

test('marks the other data fields as unspecified and optional for quota events', () => {
  for (const field of webhookDataFields.filter(({ name }) => name !== 'id')) {
    expect(words(field)).toContain('Not specified for quota events');
    expect(field).toHaveProperty('isRequired', false);
  }
});

test('shows only the documented error body', () => {
  for (const { id, error } of statusAnswers.filter((answer) => answer.id !== '400')) {
    expect(new Set(Object.values(error ?? {})), id).toEqual(new Set(id === '200' ? [] : ['…']));
  }
});

test('states that signatures, ordering, and redelivery are undocumented', () => {
  const about = all.filter((text) => /\s/.test(text) && /signature|redelivery/i.test(text));
  expect(about.length).toBeGreaterThan(2);
  for (const text of about)
    expect(text).toMatch(/aren’t documented|isn’t documented|^Event signatures$|^Signatures and a secret token$|Ordering, redelivery/);
});

test.each([
  [/has no signature|no RapidAPI key|endless loop|separate terms/i],
  [/\bper key\b|your key can send|(it is|are|is) deleted/i],
  [/every minute|not a minute/i],
  [/your hub\b/i],
])('states nothing that matches %s', (claim) => {
  expect(all.filter((text) => claim.test(text))).toEqual([]);
});

test('mentions the dashboard only where it explains the failover order', () => {
  expect(all.filter((text) => /dashboard\b(?!s)/.test(text)).length).toBe(
    all.filter((text) => text.includes('You set it in the dashboard.')).length,
  );
});

test('no quote or case study claims undocumented features', () => {
  for (const { quote } of testimonials) expect(quote).not.toMatch(/webhook|event/);
  const moved = caseStudies.find(({ id }) => id === 'case-museum');
  expect(words(moved)).toContain('provider');
  expect(words(moved)).toContain('usage');
});

test('calls no service perfect that had a degraded day or a day without data', () => {
  expect(status.days).toBe(90);
  expect(statusDays.missed(0, 90)).toMatch(/downtime recorded/);
});

test('pricing, FAQ, and the security tab link to undocumented topics', () => {
  const anchor = 'docsBeforeYouCommit#not-covered';
  const security = productTabs.find(({ id }) => id === 'security');
  for (const content of [billing, faq, security]) expect(linksIn(content)).toContain(anchor);
});

test('names whom to ask about every undocumented topic, and other pages link to some', () => {
  const table = beforeYouCommit.sections.find(({ id }) => id === 'not-covered')?.blocks.find(({ kind }) => kind === 'table');
  const { columns, rows } = table?.kind === 'table' ? table.table : expect.unreachable();
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) expect(['support', 'sales']).toContain(row[columns.indexOf('Ask')]);
  const linked = Object.values(modules)
    .flatMap(linksIn)
    .filter((link) => link.startsWith('docsBeforeYouCommit#'));
  expect(linked.length).toBeGreaterThan(8);
});

const isDemoNote = (text: string) => /demonstration|without accounts|no server|not connected|isn’t connected/.test(text);

test('form notes, results, and the first docs step state that the site is a demonstration', () => {
  expect(site.isDemo).toBe(true);
  for (const part of [
    accountForms.whatHappens,
    accountForms.withoutScript,
    signIn.result,
    signUp.result,
    accountForms.githubResult,
    gettingStarted,
  ]) {
    expect(textsOf(part).filter(isDemoNote)).not.toEqual([]);
  }
  for (const text of [signIn.lead, signUp.lead, ...textsOf(routes)]) expect(isDemoNote(text), text).toBe(false);
});

test('mentions no demonstration if the switch is off', async () => {
  vi.resetModules();
  vi.doMock('./site', async (load) => ({ site: { ...(await load<typeof import('./site')>()).site, isDemo: false } }));
  onTestFinished(() => {
    vi.doUnmock('./site');
    vi.resetModules();
  });
  const product = await Promise.all([import('./pages/account'), import('./pages/contact'), import('../routes')]);
  const { readArticle } = await import('../build/articles/readArticle');
  expect(product[0].accountForms.whatHappens).toBeUndefined();
  const articles = ['/docs', '/terms', '/privacy'].map((path) => readArticle(path).article);
  expect([...product, ...articles].flatMap(textsOf).filter(isDemoNote)).toEqual([]);
});
