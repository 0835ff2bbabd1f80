/** Runs the samples that receive requests, and those that send to them. */
import { connect } from 'node:net';
import getPort from 'get-port';
import { describe, expect, test, type TestContext, vi } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks, startHub } from '../testing/hub';
import { postWhenListening, sample, start, writeSamples } from '../testing/samples';
import { webhookEvents } from './facts/apiReference';

const api = JSON.parse(JSON.stringify(openApi())) as Api;

async function listen(name: string, { onTestFinished }: TestContext, origin?: string) {
  const port = await getPort();
  const folder = writeSamples(onTestFinished, origin, (code) => code.replaceAll(/\b(3000|8080)\b/g, String(port)));
  const { log } = start(name, folder, onTestFinished);
  const send = async (client: string) => (await start(client, folder, onTestFinished).ended).output;
  return { url: `http://localhost:${port}`, lines: () => log().trim().split('\n'), send };
}

// Starting programs is slow on a busy machine.
describe.concurrent.each(['webhook.mjs', 'webhook.py'])('%s', (name) => {
  test('receives every event, each call event once, and refuses other bodies and paths', async (context) => {
    const { url, lines, send } = await listen(name, context);
    const hook = `${url}/hooks/test-token`;
    const delivery = JSON.parse(sample('webhookWarning.json'));
    for (const { name: event } of webhookEvents) {
      for (const status of [undefined, 'failed']) {
        const body = { event, data: { id: delivery.data.id, ...(status && { status, duration_ms: 5 }) } };
        expect(bodyChecks(api).delivery(event)(body)).toEqual([]);
        expect(await postWhenListening(hook, JSON.stringify(body)), event).toBe(204);
      }
    }
    for (const body of ['', 'no JSON', 'null', '{}', '['.repeat(1e5), '{ "event": "call.started", "data": 5 }'])
      expect(await postWhenListening(hook, body), body.slice(0, 40)).toBe(400);
    expect(await postWhenListening(hook, new Blob([JSON.stringify(delivery).replace('quota_7', 'quota_7\\nforged')]).stream())).toBe(204);
    for (const path of ['/', '/hooks/', '/hooks/test-tokenx', '/hooks/test-tokem'])
      expect(await postWhenListening(url + path, JSON.stringify(delivery)), path).toBe(404);
    expect(await send('webhook.sh')).toContain('204');
    const expected = webhookEvents.flatMap(({ name: event }) =>
      Array<string>(event.startsWith('call.') ? 1 : 2).fill(JSON.stringify([event, 'quota_7'])),
    );
    const printed = ['["quota.warning","quota_7\\nforged"]', '["call.failed","call_128"]'];
    await vi.waitFor(() =>
      expect(lines().map((line) => line.replace('", "', '","'))).toEqual([`Listening on ${url}/hooks/…`, ...expected, ...printed]),
    );
  });

  test('hears an event while others say nothing, and prints nothing when one hangs up', async (context) => {
    const { url, lines } = await listen(name, context);
    const hook = `${url}/hooks/test-token`;
    expect(await postWhenListening(hook, '{}')).toBe(400);
    const idle = connect(Number(new URL(url).port), 'localhost');
    context.onTestFinished(() => void idle.destroy());
    const gone = connect(Number(new URL(url).port), 'localhost');
    gone.write('POST /hooks/test-token HTTP/1.1\r\nContent-Length: 50\r\n\r\n{', () => gone.resetAndDestroy());
    expect(await postWhenListening(hook, sample('webhook.json'))).toBe(204);
    await vi.waitFor(() => expect(lines()).toHaveLength(2));
  });

  test('names HOOK_TOKEN if it is not set', async ({ onTestFinished }) => {
    const { code, errors } = await start(name, writeSamples(onTestFinished), onTestFinished, { HOOK_TOKEN: '' }).ended;
    expect(code).not.toBe(0);
    expect(errors).toBe('Set HOOK_TOKEN first.\n');
  });
});

test('webhook.sh sends a documented event', () => {
  const [, body = ''] = /-d '([^']+)'/.exec(sample('webhook.sh')) ?? [];
  expect(bodyChecks(api).delivery('call.failed')(JSON.parse(body))).toEqual([]);
});

test('ask.mjs sends ask.sh only the text of a response, as text, and refuses other requests', async (context) => {
  const hub = await startHub(api, 200, { status: 200, body: '{ "choices": [{ "message": { "content": [] } }] }' }, 503);
  context.onTestFinished(hub.close);
  const { url, lines, send } = await listen('ask.mjs', context, hub.origin);
  const tooLong = [JSON.stringify({ question: 'x'.repeat(501) }), `${' '.repeat(1e6)}{ "question": "Why?" }`];
  for (const body of ['no JSON', '{}', '{ "question": 5 }', '{ "question": " " }', ...tooLong])
    expect(await postWhenListening(`${url}/ask`, body), body.slice(0, 40)).toBe(400);
  expect(await fetch(url).then(({ status, headers }) => [status, headers.get('content-type')])).toEqual([404, 'text/plain; charset=utf-8']);
  expect(hub.calls).toEqual([]);
  expect(await send('ask.sh')).toBe(JSON.parse(sample('response.json')).choices[0].message.content);
  for (const body of ['{ "question": "a" }', '{ "question": "b" }']) expect(await postWhenListening(`${url}/ask`, body)).toBe(502);
  expect(hub.problems).toEqual([]);
  await vi.waitFor(() => expect(lines().join()).toMatch(/^Listening on .*\/ask,.*trim.*,.*Provider unavailable/));
});
