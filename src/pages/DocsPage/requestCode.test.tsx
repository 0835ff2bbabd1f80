import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { callOrigin } from '../../build/highlight';
import { openApi } from '../../build/openApi';
import { requestProviders } from '../../content/pages/referencePlates';
import requestBody from '../../content/samples/request.json?highlight';
import responseBody from '../../content/samples/response.json?highlight';
import { keepDraft } from '../../lib/drafts';
import { type Api, startHub } from '../../testing/hub';
import { start, writeSamples } from '../../testing/samples';
import { changeFields, changeProvider, initialState, keepFields, keptFields } from './request';
import { requestCode, responseCode } from './requestCode';

const [first, other, last] = [requestProviders[0]!, requestProviders[1]!, requestProviders.at(-1)!];
const views = ['json', 'curl', 'javascript', 'python'] as const;
const codesOf = ({ valid }: typeof initialState) => views.map((view) => requestCode(view, valid).code);
const bodyOf = (state: typeof initialState) => JSON.parse(codesOf(state)[0]!);

beforeEach(() => sessionStorage.clear());

test('starts with the documented sample request and response', () => {
  expect([codesOf(initialState)[0], responseCode(initialState.valid).code]).toEqual([requestBody.code, responseBody.code]);
});

test('writes the same request in JSON and in every language, and quotes text as the language does', () => {
  const state = changeFields(changeProvider(initialState, other.id), { user: 'It\'s "here"', temperature: '0.9' });
  expect(bodyOf(state)).toEqual({
    provider: other.id,
    model: other.fields.model,
    messages: [
      { role: 'system', content: other.fields.system },
      { role: 'user', content: 'It\'s "here"' },
    ],
    temperature: 0.9,
    max_tokens: 200,
  });
  const codes = codesOf(state);
  for (const code of codes) {
    expect(code).toContain(other.fields.system);
    expect(code).toMatch(new RegExp(`["']?provider["']?: ["']${other.id}["']`));
    expect(code).toMatch(/["']?temperature["']?: 0\.9,/);
  }
  const [, curl, javascript, python] = codes;
  expect(curl).toContain(String.raw`"It'\''s \"here\""`);
  expect(javascript).toContain(String.raw`content: 'It\'s "here"'`);
  expect(python).toContain(String.raw`"content": "It's \"here\""`);
  expect(JSON.parse(responseCode(state.valid).code)).toMatchObject({ provider: other.id, model: other.fields.model });
});

test('writes programs that send the request', async ({ onTestFinished }) => {
  const state = changeFields(initialState, { user: 'It\'s "here"' });
  const hub = await startHub(JSON.parse(JSON.stringify(openApi())) as Api);
  onTestFinished(hub.close);
  const folder = writeSamples(onTestFinished);
  const names = ['call.sh', 'call.mjs', 'call.py'];
  for (const [index, name] of names.entries()) {
    writeFileSync(join(folder, name), callOrigin(codesOf(state)[index + 1]!, hub.origin));
    expect((await start(name, folder, onTestFinished).ended).code, name).toBe(0);
  }
  expect(hub.calls.map(({ body }) => body)).toEqual(names.map(() => bodyOf(state)));
});

test('omits empty fields, and keeps edited text when another provider is selected', () => {
  const state = changeFields(initialState, { system: '', temperature: '', max_tokens: '', user: 'My own' });
  expect(bodyOf(state)).toEqual({ provider: first.id, model: first.fields.model, messages: [{ role: 'user', content: 'My own' }] });
  const { fields } = changeProvider(state, last.id);
  expect(fields).toMatchObject({ model: last.fields.model, system: '', user: 'My own' });
});

test.each([
  ['temperature', '1.000', 1],
  ['max_tokens', '1.000', 1000],
] as const)('reads %s %s as %d', (name, text, value) => {
  for (const code of codesOf(changeFields(initialState, { [name]: text })))
    expect(code).toMatch(new RegExp(`["']?${name}["']?: ${value}\\b`));
});

test('keeps a request until it is reset, and ignores a kept one with an unknown provider', () => {
  const state = changeFields(changeProvider(initialState, other.id), { temperature: '' });
  keepFields(state);
  expect(keptFields()).toEqual(state.fields);
  keepFields(initialState);
  expect(keptFields()).toBeUndefined();
  keepDraft('request-builder', 'provider', '__proto__');
  expect(keptFields()).toBeUndefined();
});
