import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { endpoint, httpCodes, webhookEvents } from '../content/facts/apiReference';
import { changelog } from '../content/facts/changelog';
import { siteUrl } from '../content/outputPaths';
import { openApi } from './openApi';

const api = openApi();
const call = Object.values(api.paths[endpoint.path] ?? {})[0] ?? expect.unreachable('no call');

test('has the single call with every documented status, each with a link to the docs', () => {
  expect(Object.keys(api.paths)).toEqual([endpoint.path]);
  expect(Object.keys(api.paths[endpoint.path] ?? {})).toEqual([endpoint.method.toLowerCase()]);
  expect(api.servers.map(({ url }) => url + endpoint.path)).toEqual([endpoint.url]);
  expect(Object.keys(call.responses).map(Number)).toEqual([200, ...httpCodes.map(({ code }) => code)]);
  for (const { code, meaning } of httpCodes) {
    expect(JSON.stringify(call.responses), meaning).toContain(`(${siteUrl('/docs/limits-and-errors')}#${code})`);
  }
});

test('has the newest version, and every documented event as a webhook', () => {
  expect(Object.keys(api.webhooks)).toEqual(webhookEvents.map(({ name }) => name));
  expect(`v${api.info.version}`).toBe(changelog[0].version);
});

test('has examples that match its schemas, without an unfilled placeholder or the name of a JavaScript global', () => {
  expect(JSON.stringify(api)).not.toContain('{{');
  expect(Object.keys(api.components.schemas).filter((name) => name in globalThis)).toEqual([]);
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addSchema(JSON.parse(JSON.stringify(api)), 'api');
  const examples: [string, unknown][] = [];
  JSON.stringify(api, (_, value) => {
    if (value?.example && value.schema) examples.push([(value.schema.allOf?.[0] ?? value.schema).$ref, value.example]);
    return value;
  });
  // Of the request, of each response, and of each event.
  expect(examples).toHaveLength(2 + httpCodes.length + webhookEvents.length);
  for (const [schema, example] of examples) expect(ajv.validate(`api${schema}`, example), `${schema}: ${ajv.errorsText()}`).toBe(true);
});
