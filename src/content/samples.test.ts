/** Checks the samples that are data: bodies, types, and the workflow. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks } from '../testing/hub';
import { isOn, sample, samples, start, writeSamples } from '../testing/samples';
import { endpoint, type Schema, schemas, webhookEvents } from './facts/apiReference';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const checks = bodyChecks(api);
const method = endpoint.method.toLowerCase();
const responseProblems = checks.response(endpoint.path, method, 200);
const answer = JSON.parse(sample('response.json'));
const bodies = Object.keys(samples).filter((name) => isOn(name, '.json') && name !== 'n8nWorkflow.json');

test.each(bodies)('%s matches the documentation', (name) => {
  const body = JSON.parse(sample(name));
  const problems = [
    checks.request(endpoint.path, method)(body),
    responseProblems(body),
    checks.response(endpoint.path, method, 400)(body),
    checks.delivery(body.event)(body),
  ];
  expect(
    problems.filter((found) => found.length === 0),
    'it is a request, response, error, or delivery',
  ).toHaveLength(1);
});

test('the checks reject undocumented bodies', () => {
  expect(responseProblems({ ...answer, more: 1 })).not.toEqual([]);
  expect(responseProblems({ ...answer, usage: { ...answer.usage, total_tokens: 'many' } })).not.toEqual([]);
  expect(checks.delivery('call.started')(JSON.parse(sample('webhook.json')))).not.toEqual([]);
  expect(checks.delivery('call.paused')(JSON.parse(sample('webhook.json')))).not.toEqual([]);
});

test('client.mjs and hubTypes.ts pass a strict type check, and have exactly the fields of openapi.json', async ({ onTestFinished }) => {
  const documented = {
    CallRequest: typeOf(schemas.request),
    CallResponse: typeOf(schemas.response),
    ErrorBody: typeOf(schemas.errorBody),
    HubEvent: typeOf(schemas.delivery).replace('event: string', `event: ${webhookEvents.map(({ name }) => `'${name}'`).join(' | ')}`),
  };
  const folder = writeSamples(onTestFinished);
  const code = `
    import type * as hub from './hubTypes.js';
    import { callHub } from './client.mjs';
    type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
    ${Object.entries(documented)
      .map(([name, type]) => `export const as${name}: Same<hub.${name}, ${type}> = true;`)
      .join('\n')}
    // @ts-expect-error A missing field is a difference.
    export const differs: Same<hub.Message, { role: string }> = true;
    export const text: Promise<string> = callHub({ provider: 'openai', model: 'gpt-4.1', messages: [] }).then(
      ({ choices }) => choices[0]?.message.content ?? '',
    );
    // @ts-expect-error A field is missing.
    export const wrong = callHub({ provider: 'openai' });
  `;
  writeFileSync(join(folder, 'check.mts'), code);
  const root = join(import.meta.dirname, '../../node_modules');
  const options = '--noEmit --strict --allowJs --checkJs --target es2023 --module nodenext --types node --typeRoots'.split(' ');
  const { output } = await start([join(root, '.bin/tsc'), ...options, join(root, '@types'), 'check.mts'], folder, onTestFinished).ended;
  expect(output).toBe('');
});

/** A schema as a TypeScript type. */
function typeOf({ type, properties = {}, required, items }: Schema): string {
  if (type === 'array' && items) return `${typeOf(items)}[]`;
  if (type !== 'object') return type === 'integer' ? 'number' : type;
  return `{ ${Object.entries(properties)
    .map(([name, field]) => `${name}${required?.includes(name) ? '' : '?'}: ${typeOf(field)}`)
    .join('; ')} }`;
}

test('n8nWorkflow.json sends a documented request', () => {
  const { nodes, connections } = JSON.parse(sample('n8nWorkflow.json'));
  const node = (name: string) => nodes.find((entry: { readonly name: string }) => entry.name === name) ?? expect.unreachable(name);
  expect(Object.values<{ main: { node: string }[][] }>(connections).map(({ main }) => main[0]?.[0]?.node)).toEqual(['Request', 'Call']);
  expect(node('Call').parameters).toMatchObject({ method: endpoint.method, url: endpoint.url, jsonBody: '={{ JSON.stringify($json) }}' });
  expect(node('Call').parameters.options.timeout).toBeGreaterThan(0);
  const fields: readonly { readonly name: string; readonly value: string }[] = node('Request').parameters.assignments.assignments;
  const body = Object.fromEntries(
    fields.map(({ name, value }) => {
      const [, expression] = /^=\{\{ (.*) \}\}$/.exec(value) ?? [];
      return [name, expression ? new Function(`return ${expression}`)() : value];
    }),
  );
  expect(checks.request(endpoint.path, method)(body)).toEqual([]);
});
