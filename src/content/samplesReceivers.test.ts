/** Runs the samples that receive requests, and those that send to them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks, startHub } from '../testing/hub';
import { deliverers, hookToken, postWhenListening, receivers, sample, start, writeSamples } from '../testing/samples';
import { freePort } from '../tools/freePort.mjs';
import { webhookEvents } from './facts/apiReference';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const checks = bodyChecks(api);
const answer = JSON.parse(sample('response.json'));
/** The path at which a receiver accepts events. */
const hookPath = (name: string) => (sample(name).includes('HOOK_TOKEN') ? `/hooks/${hookToken}` : '/');

test('finds samples that receive and deliver', () => {
  expect(receivers).not.toEqual([]);
  expect(deliverers).not.toEqual([]);
});

// Starting programs is slow on a busy machine.
describe.concurrent('each sample', { timeout: 60_000 }, () => {
  test.for(deliverers)('%s delivers a documented event, and shows the reply', async (name, { onTestFinished }) => {
    const deliveries: { readonly event: string }[] = [];
    const urls: unknown[] = [];
    const server = createServer(async (request, response) => {
      urls.push(request.url);
      deliveries.push((await json(request)) as { readonly event: string });
      response.writeHead(204).end();
    }).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.on('listening', resolve));
    const folder = writeSamples(onTestFinished, { ports: { 8080: (server.address() as AddressInfo).port } });
    const { code, output } = await start(name, folder, onTestFinished).ended;
    expect(code).toBe(0);
    expect(output).toContain('204');
    expect(deliveries).toHaveLength(1);
    expect(urls).toEqual([hookPath(name)]);
    for (const delivery of deliveries) expect(checks.delivery(delivery.event)(delivery)).toEqual([]);
  });

  test.for(receivers)('%s says where it listens, receives every event, and refuses other bodies', async (name, context) => {
    const port = await freePort();
    const { log } = start(name, writeSamples(context.onTestFinished, { ports: { 8080: port } }), context.onTestFinished);
    const deliver = (body: string, path = hookPath(name)) => postWhenListening(`http://localhost:${port}${path}`, body);
    // Python's server also logs each request.
    const lines = () =>
      log()
        .split('\n')
        .filter((line) => line && !line.includes('"POST / HTTP'));

    const delivery = JSON.parse(sample('webhook.json'));
    for (const { name: event } of webhookEvents) {
      const body = { ...delivery, event };
      expect(checks.delivery(event)(body)).toEqual([]);
      expect(await deliver(JSON.stringify(body)), event).toBe(204);
    }
    await context.expect.poll(lines).toHaveLength(1 + webhookEvents.length);
    expect(lines()[0]).toContain(`Listening on http://localhost:${port}`);
    // The response can arrive before the log.
    await vi.waitFor(() => expect(log()).toContain(String(delivery.data.duration_ms)));
    expect(log()).not.toContain(hookToken);
    for (const body of ['', 'no JSON', 'null', '{}']) expect(await deliver(body), body).toBe(400);
    if (hookPath(name) !== '/') {
      for (const body of ['{ "event": "call.started", "data": {} }', '{ "event": {}, "data": 5 }'])
        expect(await deliver(body), body).toBe(400);
      for (const path of ['/', '/hooks/', `${hookPath(name)}x`, '/hooks/test-tokem'])
        expect(await deliver(JSON.stringify(delivery), path), path).toBe(404);
    }
    expect(lines()).toHaveLength(1 + webhookEvents.length);
  });

  test.for([...receivers, 'ask.mjs'])('%s says in one line that its port is taken, and stops quietly', async (name, { onTestFinished }) => {
    const server = createServer().listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.on('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const folder = writeSamples(onTestFinished, { ports: { 8080: port, 3000: port } });
    const taken = await start(name, folder, onTestFinished).ended;
    expect([taken.code, taken.errors.trim().split('\n').length]).toEqual([1, 1]);
    expect(taken.errors).toMatch(/address already in use/i);
    await new Promise((resolve) => server.close(resolve));
    const { child, ended, log } = start(name, folder, onTestFinished);
    await vi.waitFor(() => expect(log()).toContain('Listening'), { timeout: 10_000 });
    child.kill('SIGINT');
    expect((await ended).errors).toBe('');
  });

  test('webhook.mjs keeps listening when a handler fails', async ({ onTestFinished }) => {
    const port = await freePort();
    const folder = writeSamples(onTestFinished, { ports: { 8080: port, '`${id} started`': 'missing.field' } });
    const { log } = start('webhook.mjs', folder, onTestFinished);
    const url = `http://localhost:${port}${hookPath('webhook.mjs')}`;
    for (const sent of ['webhookStarted.json', 'webhook.json']) expect(await postWhenListening(url, sample(sent))).toBe(204);
    await vi.waitFor(() => expect(log()).toMatch(/took 840 ms[^]*^call\.started: missing is not defined$/m));
  });

  test.for(['webhook.mjs', 'webhook.py'])('%s drops a repeated call event, but no second quota event', async (name, context) => {
    const port = await freePort();
    const { log } = start(name, writeSamples(context.onTestFinished, { ports: { 8080: port } }), context.onTestFinished);
    const [call, quota] = [sample('webhook.json'), sample('webhookWarning.json')];
    for (const body of [call, call, quota, quota, call.replace('call_123', 'call_9')])
      expect(await postWhenListening(`http://localhost:${port}${hookPath(name)}`, body)).toBe(204);
    // Warnings arrive by another stream than the rest.
    const lines = () => log().trim().split('\n').slice(1).toSorted();
    await context.expect
      .poll(lines)
      .toEqual(['Quota is running low', 'Quota is running low', 'call_123 took 840 ms', 'call_9 took 840 ms']);
  });

  test.for(['webhook.mjs', 'webhook.py', 'webhook.sh'])('%s names HOOK_TOKEN if it is not set', async (name, { onTestFinished }) => {
    const { code, errors } = await start(name, writeSamples(onTestFinished), onTestFinished, { token: '' }).ended;
    expect(code).not.toBe(0);
    expect(errors.trim()).toMatch(/^(.*: )?Set HOOK_TOKEN first\.$/);
  });

  test('ask.mjs sends ask.sh only the text of a response, and refuses a question without words', async ({ onTestFinished }) => {
    const hub = await startHub(api, 200, 503);
    onTestFinished(hub.close);
    const port = await freePort();
    const folder = writeSamples(onTestFinished, { hub: hub.origin, ports: { 3000: port } });
    const { log } = start('ask.mjs', folder, onTestFinished, { key: 'secret-key' });
    const url = `http://localhost:${port}/ask`;
    for (const question of ['', ' ', 5, {}, 'x'.repeat(501)])
      expect(await postWhenListening(url, JSON.stringify({ question })), String(question)).toBe(400);
    expect(await postWhenListening(url, 'no JSON')).toBe(400);
    expect(hub.calls).toEqual([]);
    const asked = await start('ask.sh', folder, onTestFinished).ended;
    expect(JSON.parse(asked.output)).toEqual({ text: answer.choices[0].message.content });
    expect(await postWhenListening(url, JSON.stringify({ question: 'And now?' }))).toBe(502);
    expect(hub.problems).toEqual([]);
    await vi.waitFor(() => expect(log().trim().split('\n')).toEqual([`Listening on ${url}`, 'Status 503: Provider unavailable']));
  });

  test('ask.mjs logs that it has no key', async ({ onTestFinished }) => {
    const port = await freePort();
    const { log } = start('ask.mjs', writeSamples(onTestFinished, { ports: { 3000: port } }), onTestFinished, { key: '' });
    expect(await postWhenListening(`http://localhost:${port}/ask`, '{ "question": "Why?" }')).toBe(502);
    await vi.waitFor(() => expect(log()).toContain('Set HUB_KEY first.'));
  });
});
