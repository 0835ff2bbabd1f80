import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { DocsId } from '../docsPages';
import { articles } from '../loadDocsPage';
import { docsRoutes, routeById } from '../routes';
import {
  choiceFields, choiceMessageFields, endpoint, errorFields, httpCodes, limits, messageFields, requestFields,
  responseFields, usageFields, webhookDataFields, webhookEvents, webhookFields, type Field,
} from './apiReference';
import { changelog } from './changelog';
import { planFacts } from './planFacts';
import { planFeatures, plans } from './plans';
import { comparison, productTabs } from './product';
import { providerDemos } from './providerDemo';
import type { Article, HighlightedCode, Section, TableContent } from './types';
import { site } from './site';

const docs = Object.fromEntries(
  await Promise.all(Object.entries(articles).map(async ([id, load]) => [id, await load()] as const)),
) as Record<DocsId, Article>;

const files = import.meta.glob<HighlightedCode>('./samples/*', { query: '?highlight', import: 'default', eager: true });
const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);
const samplesOf = (extension: string) => Object.entries(samples).filter(([name]) => name.endsWith(extension));

const names = (fields: readonly { readonly name: string }[]) => fields.map((field) => field.name);
const keys = (value: unknown) => Object.keys(value as object);

type Body = Record<string, unknown>;

function expectRequest(body: Body) {
  const required = requestFields.filter((field) => field.isRequired);
  expect(names(requestFields)).toEqual(expect.arrayContaining(keys(body)));
  expect(keys(body)).toEqual(expect.arrayContaining(names(required)));
  for (const message of body.messages as Body[]) expect(keys(message)).toEqual(names(messageFields));
  for (const { name, type } of requestFields) {
    if (name in body) expect(type).toBe(typeOf(body[name], type));
  }
}

function expectDelivery(body: Body) {
  expect(keys(body)).toEqual(names(webhookFields));
  expect(keys(body.data)).toEqual(names(webhookDataFields));
  expect(names(webhookEvents)).toContain(body.event);
}

/** The documented type of `value`. A whole number counts as whichever number type is documented. */
function typeOf(value: unknown, asked: Field['type']): Field['type'] {
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value as Field['type'];
  return Number.isInteger(value) && asked === 'integer' ? 'integer' : 'number';
}

/** The bodies in a shell sample: single-quoted arguments and here-documents. */
function shellBodies(code: string): Body[] {
  const sources = [...code.matchAll(/-d '(\{[^']*\})'|<<JSON\n(\{[\s\S]*?\n\})\nJSON/g)];
  return sources.map(([, quoted, here]) => JSON.parse(quoted ?? here ?? ''));
}

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the samples to disk, with local addresses for the hub and the webhook receiver. */
function writeSamples(origin: string, receiverPort = 0) {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, code] of samplesOf('.js')) {
    const local = code.replaceAll(new URL(endpoint.url).origin, origin).replace('listen(8080', `listen(${receiverPort}`);
    writeFileSync(join(folder, name), local);
  }
}

/** Makes timeouts a thousand times shorter. */
const quickTimers = `data:text/javascript,${encodeURIComponent(`
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { setTimeout } = timers;
  timers.setTimeout = (milliseconds) => setTimeout(milliseconds / 1000);
  syncBuiltinESMExports();
`)}`;

function start(name: string, key = 'test-key') {
  const child = spawn(process.execPath, ['--import', quickTimers, name], {
    cwd: folder,
    env: { PATH: process.env.PATH, HUB_KEY: key },
  });
  onTestFinished(() => void child.kill());
  return child;
}

async function run(name: string, key?: string) {
  const child = start(name, key);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}

/** A local hub that responds with the given statuses in turn, and with the documented body for each. */
async function startHub(...statuses: number[]) {
  const calls: Body[] = [];
  const problems: string[] = [];
  const server = createServer(async (request, response) => {
    if (`${request.method} ${request.url}` !== `${endpoint.method} ${endpoint.path}`) problems.push(`${request.url}`);
    if (!request.headers.authorization?.startsWith('Bearer ')) problems.push('no key');
    if (request.headers['content-type'] !== 'application/json') problems.push('no content type');
    calls.push((await json(request)) as Body);
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(sample(status === 200 ? 'response.json' : 'error.json'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  writeSamples(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { calls, problems };
}

function sectionsOf(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => [section, ...sectionsOf(section.sections ?? [])]);
}

const callers = ['hub', 'orchestrator', 'security', 'retry', 'hubClientUse'];

test('documents the events, codes and fields of the specification, and no others', () => {
  expect(`${endpoint.method} ${endpoint.path}`).toBe('POST /v1/call');
  expect(names(requestFields)).toEqual(['provider', 'model', 'messages', 'temperature', 'max_tokens']);
  expect(names(messageFields)).toEqual(['role', 'content']);
  expect(names(responseFields)).toEqual(['id', 'provider', 'model', 'choices', 'usage']);
  expect(names(choiceFields)).toEqual(['message']);
  expect(names(choiceMessageFields)).toEqual(['role', 'content']);
  expect(names(usageFields)).toEqual(['prompt_tokens', 'completion_tokens', 'total_tokens']);
  expect(names(errorFields)).toEqual(['code', 'message', 'type']);
  expect(names(webhookFields)).toEqual(['event', 'data']);
  expect(names(webhookDataFields)).toEqual(['id', 'status', 'duration_ms']);
  expect(webhookEvents.map((event) => event.name)).toEqual([
    'call.started', 'call.completed', 'call.failed', 'quota.warning', 'quota.exceeded',
  ]);
  expect(httpCodes.map(({ code, meaning }) => [code, meaning])).toEqual([
    [400, 'Invalid parameters'],
    [401, 'Invalid API key'],
    [429, 'Rate limit exceeded'],
    [500, 'Server error'],
    [503, 'Provider unavailable'],
  ]);
});

test('states the plans of the specification, and one limit for each', () => {
  expect(planFacts.map(({ id: _, ...facts }) => Object.values(facts))).toEqual([
    ['Starter', false, '$0', '100 requests/minute', '7 days', 'community', 'none', '3'],
    ['Access', true, '$280', '1,000 requests/minute', '30 days', 'email, 24h SLA', '99.9%', 'all'],
    ['Enterprise', false, '$999', 'custom', 'custom', 'dedicated Slack', '99.99%', 'all'],
  ]);
  expect(limits.map((limit) => limit.rateLimit)).toEqual(planFacts.map((plan) => plan.rateLimit));
  expect(plans.map((plan) => plan.id)).toEqual(planFacts.map((plan) => plan.id));
  for (const { id } of planFeatures) expect(keys(planFacts[0])).toContain(id);
});

test('lists three versions, and only the date that is published', () => {
  expect(changelog.map(({ version, date }) => [version, date])).toEqual([
    ['v1.2.0', '2024-10-01'],
    ['v1.1.0', null],
    ['v1.0.0', null],
  ]);
});

test('has the four product tabs, and compares the six topics in words', () => {
  expect(productTabs.map((tab) => tab.heading)).toEqual(['Hub', 'Orchestrator', 'Security', 'Monitoring']);
  expect(new Set(productTabs.map((tab) => tab.id)).size).toBe(4);
  expect(comparison.rows.map(([topic]) => topic)).toEqual(['Auth', 'Retry', 'Caching', 'Webhooks', 'Quotas', 'Logs']);
});

test('shows every sample on a page, and no two samples are the same', () => {
  const shown = JSON.stringify([docs, productTabs, providerDemos]);
  for (const [name, code] of Object.entries(samples)) expect(shown, name).toContain(JSON.stringify(code));
  expect(new Set(Object.values(samples)).size).toBe(Object.keys(samples).length);
});

/** A longer host of another owner must not fail tests of the samples' length. */
function withShortHost(code: string) {
  return code.replaceAll(site.apiHost, 'api.hub.example');
}

test('shows two provider demos that differ in two words', () => {
  const [first, second] = providerDemos.map((demo) => demo.code.code.split(/\s+/));
  expect(first?.filter((word, index) => word !== second?.[index])).toEqual(['"openai",', '"gpt-4.1",']);
  for (const demo of providerDemos) expect(withShortHost(demo.code.code).length).toBeLessThan(280);
});

test.each(Object.entries(samples))('fits %s on a narrow panel, with every placeholder filled in', (_, code) => {
  for (const line of withShortHost(code).split('\n')) expect(line.length).toBeLessThanOrEqual(76);
  expect(code).not.toMatch(/\{\{|\t/);
});

test.each(docsRoutes)('gives every section of the page "%s" a unique anchor', (id) => {
  expect(routeById(id).path).toMatch(/^\/docs/);
  const ids = sectionsOf(docs[id].sections).map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const slug of ids) expect(slug).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test.each(docsRoutes)('links from the page "%s" only to existing sections', (id) => {
  JSON.stringify(docs[id], (_, value) => {
    if (value?.route && value.hash) {
      const target = docs[value.route as keyof typeof docs];
      expect(sectionsOf(target.sections).map((section) => section.id)).toContain(value.hash);
    }
    return value;
  });
});

test.each(docsRoutes)('fills every cell of the tables on the page "%s"', (id) => {
  const tables: TableContent[] = sectionsOf(docs[id].sections).flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])),
  );
  for (const table of [...tables, comparison]) {
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length);
      for (const cell of row) expect(cell.length).toBeGreaterThan(0);
    }
  }
});

test('shows JSON bodies with exactly the documented fields', () => {
  expectRequest(JSON.parse(sample('request.json')));
  expect(keys(JSON.parse(sample('request.json')))).toEqual(names(requestFields));
  expectDelivery(JSON.parse(sample('webhook.json')));

  const answer = JSON.parse(sample('response.json'));
  expect(keys(answer)).toEqual(names(responseFields));
  for (const choice of answer.choices) {
    expect(keys(choice)).toEqual(names(choiceFields));
    expect(keys(choice.message)).toEqual(names(choiceMessageFields));
  }
  expect(keys(answer.usage)).toEqual(names(usageFields));
  expect(answer.usage.prompt_tokens + answer.usage.completion_tokens).toBe(answer.usage.total_tokens);

  const failure = JSON.parse(sample('error.json'));
  expect(keys(failure)).toEqual(['error']);
  expect(keys(failure.error)).toEqual(names(errorFields));
  expect(failure.error).toMatchObject({ code: 'invalid_request', type: 'invalid_request_error' });
});

test.each(samplesOf('.sh').filter(([name]) => name !== 'key.sh'))('sends only documented fields from %s', (_, code) => {
  const bodies = shellBodies(code);
  expect(bodies).toHaveLength(1);
  for (const body of bodies) {
    if (code.includes(endpoint.url)) expectRequest(body);
    else expectDelivery(body);
  }
});

test.each(samplesOf('.py'))('writes only documented names in %s', (_, code) => {
  const documented = [
    requestFields, messageFields, responseFields, choiceFields, usageFields, errorFields, webhookFields, webhookDataFields,
    webhookEvents,
  ].flatMap(names);
  const written = [...code.matchAll(/"([\w.-]+)":|\["(\w+)"\]|\.get\("(\w+)"/g)].map((match) => match[1] ?? match[2] ?? match[3]);
  expect([...documented, 'error', 'HUB_KEY', 'Authorization', 'Content-Type', 'Content-Length']).toEqual(
    expect.arrayContaining(written),
  );
});

test.each(callers)('makes one documented call with %s.js, and prints the answer', async (name) => {
  const hub = await startHub();
  const { code, output } = await run(`${name}.js`);
  expect(output).toContain(JSON.parse(sample('response.json')).choices[0].message.content);
  expect(code).toBe(0);
  expect(hub.problems).toEqual([]);
  expect(hub.calls).toHaveLength(1);
  for (const body of hub.calls) expectRequest(body);
});

test('tries the next provider in its list on 503, with the same body', async () => {
  const hub = await startHub(503, 503);
  expect(await run('orchestrator.js')).toMatchObject({ code: 0 });
  expect(new Set(hub.calls.map((call) => call.provider)).size).toBe(3);
  const rest = hub.calls.map(({ provider: _, model: __, ...body }) => JSON.stringify(body));
  expect(new Set(rest).size).toBe(1);
});

test.each(httpCodes)('retries after $code: $canRetry', async ({ code, canRetry }) => {
  const hub = await startHub(code, code, code);
  const result = await run('retry.js');
  expect(hub.calls).toHaveLength(canRetry ? 4 : 1);
  expect(result.code === 0).toBe(canRetry);
});

test('gives up after five tries', async () => {
  const hub = await startHub(...Array<number>(9).fill(503));
  expect((await run('retry.js')).output).toContain('503');
  expect(hub.calls).toHaveLength(5);
});

test('reports an invalid key without printing it', async () => {
  await startHub(401);
  const { code, output } = await run('security.js', 'secret-key');
  expect(code).not.toBe(0);
  expect(output).toContain('Invalid API key');
  expect(output).not.toContain('secret-key');
});

test('turns the documented error body into a named error', async () => {
  await startHub(400);
  const { output } = await run('hubClientUse.js');
  expect(output.trim()).toBe('400 invalid_request Invalid parameters');
});

test.each(['monitoring.js', 'webhook.js'])('receives every documented event with %s, and refuses other bodies', async (name) => {
  const free = createServer().listen(0, 'localhost');
  await new Promise((resolve) => free.on('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  writeSamples('http://127.0.0.1:9', port);
  const child = start(name);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));

  const deliver = (body: string) =>
    new Promise<number>((resolve, reject) => {
      // Connections are refused until the receiver listens.
      const attempt = (left: number) =>
        fetch(`http://localhost:${port}`, { method: 'POST', body }).then(
          (response) => resolve(response.status),
          (problem) => (left ? setTimeout(attempt, 50, left - 1) : reject(problem)),
        );
      attempt(100);
    });

  const delivery = JSON.parse(sample('webhook.json'));
  for (const { name: event } of webhookEvents) expect(await deliver(JSON.stringify({ ...delivery, event }))).toBe(204);
  for (const body of ['', 'no JSON', 'null', '{}']) expect(await deliver(body)).toBe(400);
  expect(await deliver(JSON.stringify(delivery))).toBe(204);
  await expect.poll(() => output.trim().split('\n').length).toBe(webhookEvents.length + 1);
  expect(output).toContain(String(delivery.data.duration_ms));
});
