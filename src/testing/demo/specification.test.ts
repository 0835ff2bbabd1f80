/** Tests what the specification of the demonstration demands of its content: names, numbers, and words. */
import { expect, test } from 'vitest';
import { render } from '../../app/render';
import { filesWithSamples } from '../../build/articles/readArticle';
import { endpoint, httpCodes, schemas, webhookEvents } from '../../content/facts/apiReference';
import { changelog } from '../../content/facts/changelog';
import { planFacts } from '../../content/facts/planFacts';
import { status } from '../../content/facts/status';
import { codeLanguageNames, copyButton, layoutText, serviceStates } from '../../content/interface';
import { passwordMinLength } from '../../content/pages/account';
import { caseStudies } from '../../content/pages/caseStudies';
import { faq } from '../../content/pages/faq';
import { home } from '../../content/pages/home';
import { integrations } from '../../content/pages/integrations';
import { workflows } from '../../content/pages/integrationsPage';
import { featureIds, pricingPage } from '../../content/pages/plans';
import { comparison, productTabs } from '../../content/pages/product';
import { providerDemos } from '../../content/pages/providerDemo';
import { statusPage } from '../../content/pages/statusPage';
import { site } from '../../content/site';
import { codeLanguages } from '../../lib/codeLanguage';
import { worstOf } from '../../lib/uptime';
import { routes } from '../../content/routes';
import { articlePages, headerPaths } from '../../content/siteRoutes';

test('has the twelve main routes, five of them in the header, and six sections of docs', () => {
  const paths: string[] = routes.map(({ path }) => path);
  const expected = '/ /product /integrations /docs /pricing /resources /terms /privacy /status /contact /signin /signup';
  expect(paths).toEqual(expect.arrayContaining(expected.split(' ')));
  expect(headerPaths).toEqual(['/product', '/integrations', '/docs', '/pricing', '/resources']);
  const docs = ['Getting Started', 'API Reference', 'Webhooks', 'SDK', 'Limits and Errors', 'Changelog'];
  expect(routes.map(({ title }) => title)).toEqual(expect.arrayContaining(docs));
});

test.each([
  ['home steps', home.howItWorks.steps, 3],
  ['workflow diagrams', workflows, 2],
  ['rows of the comparison table', featureIds, 6],
  ['articles', articlePages, 3],
  ['case studies', caseStudies, 2],
  ['questions', faq, 10],
])('has the expected number of %s', (_, entries, count) => {
  expect(entries).toHaveLength(count);
});

test('the home page shows steps, the four integrations, features, and testimonials in this order', async () => {
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });
  expect(integrations.map(({ name }) => name)).toEqual([site.host, 'n8n', 'RapidAPI', 'Web Widgets']);
  expect(home.integrationsTeaser.items.map(named)).toEqual(integrations.map(named));
  const headings = (await render('/')).app.matchAll(/<h2[^>]* id="([a-z-]+)"/g);
  expect(Array.from(headings, ([, id]) => id)).toEqual(['how-it-works', 'integrations', 'features', 'teams']);
});

test('the demonstration has two resolved incidents, and all of its systems are operational', () => {
  expect(status.incidents.map(({ state }) => statusPage.incidentStates[state])).toEqual(['Resolved', 'Resolved']);
  const state = worstOf(status.services);
  expect(statusPage.overall(state, status.services.length, status.services.length)).toBe('All systems operational');
  expect(layoutText.status(serviceStates[state])).toBe('Status: Operational');
});

test('has the three plans with their prices and limits', () => {
  expect(planFacts.map(({ id: _, ...facts }) => Object.values(facts))).toEqual([
    ['Starter', false, '$0', '100 requests/minute', '7 days', 'community', 'none', '3'],
    ['Access', true, '$280', '1,000 requests/minute', '30 days', 'email, 24h SLA', '99.9%', 'all'],
    ['Enterprise', false, '$999', 'custom', 'custom', 'dedicated Slack', '99.99%', 'all'],
  ]);
});

test('documents exactly the known events, codes, and fields', () => {
  expect(`${endpoint.method} ${endpoint.path}`).toBe('POST /v1/call');
  expect(Object.keys(schemas.request.properties)).toEqual(['provider', 'model', 'messages', 'temperature', 'max_tokens']);
  expect(Object.keys(schemas.message.properties)).toEqual(['role', 'content']);
  expect(Object.keys(schemas.response.properties)).toEqual(['id', 'provider', 'model', 'choices', 'usage']);
  expect(Object.keys(schemas.choice.properties)).toEqual(['message']);
  expect(Object.keys(schemas.choiceMessage.properties)).toEqual(['role', 'content']);
  expect(Object.keys(schemas.usage.properties)).toEqual(['prompt_tokens', 'completion_tokens', 'total_tokens']);
  expect(Object.keys(schemas.errorBody.properties)).toEqual(['error']);
  expect(Object.keys(schemas.error.properties)).toEqual(['code', 'message', 'type']);
  expect(Object.keys(schemas.delivery.properties)).toEqual(['event', 'data']);
  expect(Object.keys(schemas.deliveryData.properties)).toEqual(['id', 'status', 'duration_ms']);
  expect(webhookEvents.map(({ name }) => name).join(' ')).toBe('call.started call.completed call.failed quota.warning quota.exceeded');
  expect(httpCodes.map(({ code, meaning }) => `${code} ${meaning}`).join(', ')).toBe(
    '400 Invalid parameters, 401 Invalid API key, 429 Rate limit exceeded, 500 Server error, 503 Provider unavailable',
  );
  expect(httpCodes[0].error).toMatchObject({ code: 'invalid_request', type: 'invalid_request_error' });
});

test('says Copied and POPULAR, and hints at 8 characters for a password', () => {
  expect([copyButton.copied, pricingPage.popular, passwordMinLength]).toEqual(['Copied', 'POPULAR', 8]);
});

test('lists three versions, and only the published date', () => {
  expect(changelog.map(({ version, date }) => [version, date])).toEqual([
    ['v1.2.0', '2024-10-01'],
    ['v1.1.0', null],
    ['v1.0.0', null],
  ]);
});

test('has four product tabs, samples in three languages, and compares six topics', () => {
  expect(codeLanguages.map((language) => codeLanguageNames[language])).toEqual(['curl', 'JavaScript', 'Python']);
  expect(productTabs.map((tab) => tab.heading)).toEqual(['Hub', 'Orchestrator', 'Security', 'Monitoring']);
  expect(comparison.rows.map(([topic]) => topic)).toEqual(['Auth', 'Retry', 'Caching', 'Webhooks', 'Quotas', 'Logs']);
});

test.each(codeLanguages)('the two provider demos in %s differ in two words', (language) => {
  const demos = providerDemos.map(({ codeSet }) => codeSet[language].code);
  const [first, second] = demos.map((code) => code.split(/\s+/));
  expect(first?.filter((word, index) => word !== second?.[index]).map((word) => word.replace(/^"?'?(.+?)['"],$/, '$1'))).toEqual([
    'openai',
    'gpt-4.1',
  ]);
});

test('no service has less uptime than a plan promises', () => {
  const percent = (text: string) => Number.parseFloat(text);
  const promised = planFacts.map(({ uptimeSla }) => percent(uptimeSla)).filter((sla) => !Number.isNaN(sla));
  expect(promised.length).toBeGreaterThan(0);
  for (const { name, uptime } of status.services) expect(percent(uptime), name).toBeGreaterThanOrEqual(Math.max(...promised));
});

test('what is made up has the flag of samples', () => {
  const articles = ['docs/api-reference', 'docs/routing-and-failover', 'docs/webhooks'].map((name) => `articles/${name}.md`);
  const pages = ['callLog', 'caseStudies', 'keyPlate', 'limitGauges', 'quotaGauge', 'takeover', 'testimonials', 'timelines'].map(
    (name) => `pages/${name}.ts`,
  );
  expect(filesWithSamples()).toEqual(expect.arrayContaining([...articles, ...pages, 'facts/models.ts', 'facts/status.ts']));
  expect(routes.flatMap(({ path, isSample }) => (isSample ? path : []))).toEqual([
    ...articlePages.map(({ path }) => path),
    '/terms',
    '/privacy',
    '/docs/changelog',
  ]);
});
