/** Runs every published sample against a hub that is built from `openapi.json`. Only host and port are replaced. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, test, type TestContext } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks, type Reply, startHub } from '../testing/hub';
import { freePort } from '../tools/freePort.mjs';
import { endpoint, httpCodes, webhookEvents } from './facts/apiReference';
import type { HighlightedCode } from './types';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const checks = bodyChecks(api);
const method = endpoint.method.toLowerCase();
const responseProblems = checks.response(endpoint.path, method, 200);

const files = import.meta.glob<HighlightedCode>('./samples/*', { query: '?highlight', import: 'default', eager: true });
const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);
const answer = JSON.parse(sample('response.json'));

/** The port of the receivers, to which the samples that act as the hub deliver. */
const receiverPort = '8080';
const isOn = (name: string, ...extensions: readonly string[]) => extensions.includes(extname(name));
const names = Object.keys(samples);
/** Samples outside the groups below, each with its own test. */
const single = ['ask.js', 'ask.sh', 'hookToken.sh', 'hubTypes.ts', 'latency.sh', 'n8nWorkflow.json'];
const bodies = names.filter((name) => isOn(name, '.json') && !single.includes(name));
const receivers = names.filter((name) => isOn(name, '.js', '.py') && sample(name).includes(receiverPort));
const deliverers = names.filter((name) => isOn(name, '.sh') && sample(name).includes(receiverPort));
const parts = names.filter((name) => {
  const [module] = name.split('.');
  return names.some((other) => new RegExp(`from '?(\\./)?${module}\\b`).test(sample(other)));
});
const keySamples = ['key.sh', 'keyUnseen.sh'];
const callers = names.filter((name) => ![...bodies, ...receivers, ...deliverers, ...parts, ...keySamples, ...single].includes(name));
/** Samples with more than one call. */
const callCounts: Readonly<Record<string, number>> = {
  'compareProviders.js': 2,
  'compare_providers.py': 2,
  'multiTurn.js': 2,
  'multi_turn.py': 2,
};
const inEachLanguage = (name: string) => ['.js', '.py', '.sh'].map((extension) => name + extension);

const hookToken = 'test-token';
/** The path at which a receiver accepts events. */
const hookPath = (name: string) => (sample(name).includes('HOOK_TOKEN') ? `/hooks/${hookToken}` : '/');

const programs = {
  '.js': process.execPath,
  '.py': 'python3',
  '.sh': 'bash',
  '.ts': join(import.meta.dirname, '../../node_modules/.bin/tsc'),
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Makes the delays of the samples a thousand times shorter. */
const quickTimers = `data:text/javascript,${encodeURIComponent(`
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { setTimeout } = timers;
  timers.setTimeout = (milliseconds) => setTimeout(milliseconds / 1000);
  syncBuiltinESMExports();
`)}`;
const quickSleep = 'import time\nsleep = time.sleep\ntime.sleep = lambda seconds: sleep(seconds / 1000)\n';

type Replacements = Readonly<Record<string, string>>;

/** Writes all samples to a folder. They differ from the published ones only in host, port, and `replacements`. */
function writeSamples(origin: string, port: string | number = receiverPort, replacements: Replacements = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  folders.push(folder);
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  for (const [name, code] of Object.entries(samples)) {
    const all = Object.entries({ [new URL(endpoint.url).origin]: origin, [receiverPort]: String(port), ...replacements });
    write(
      name,
      all.reduce((text, [from, to]) => text.replaceAll(from, to), code),
    );
  }
  write('package.json', '{"type":"module"}');
  write('sitecustomize.py', quickSleep);
  // The shortest delay between retries of curl, in seconds.
  write('.curlrc', 'retry-delay = 1\n');
  return folder;
}

type Finish = TestContext['onTestFinished'];

interface Result {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Starts a sample. Its output is complete when `ended` resolves. */
function start(name: string, folder: string, onTestFinished: Finish, { key = 'test-key', script = [name] } = {}) {
  const extension = extname(name) as keyof typeof programs;
  const args = [
    ...(extension === '.js'
      ? ['--import', quickTimers]
      : extension === '.ts'
        ? ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
        : []),
    ...script,
  ];
  const child = spawn(programs[extension], args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HUB_KEY: key,
      HOOK_TOKEN: hookToken,
      CURL_HOME: folder,
      PYTHONPATH: folder,
      PYTHONUNBUFFERED: '1',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  onTestFinished(() => void child.kill());
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<Result>((resolve, reject) => {
    child.on('error', () => reject(new Error(howToInstall)));
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended, log: () => output + errors };
}

interface RunOptions {
  readonly statuses?: readonly Reply[];
  readonly key?: string;
  readonly replacements?: Replacements;
}

/** Runs a sample against a hub that sends these replies in turn, then success. */
async function run(name: string, onTestFinished: Finish, { statuses = [], key, replacements }: RunOptions = {}) {
  const hub = await startHub(api, ...statuses);
  onTestFinished(hub.close);
  const result = await start(name, writeSamples(hub.origin, receiverPort, replacements), onTestFinished, { key }).ended;
  expect(hub.problems, `requests of ${name}`).toEqual([]);
  return { ...result, calls: hub.calls };
}

const howToInstall = 'The samples need bash, curl and python3. On Debian, as root: apt-get install -y bash curl python3';

test.each(['bash', 'curl', 'python3'])('%s is installed, which the samples need', (program) => {
  expect(spawnSync(program, ['--version']).status, howToInstall).toBe(0);
});

test('finds samples that call, receive, deliver, or belong to other samples', () => {
  expect(receivers.length).toBeGreaterThan(1);
  expect(deliverers.length).toBeGreaterThan(1);
  expect(parts.length).toBeGreaterThan(1);
  for (const name of inEachLanguage('hub')) expect(callers).toContain(name);
});

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

// Starting programs is slow on a busy machine.
describe.concurrent('each sample', { timeout: 60_000 }, () => {
  test.for(callers)('%s makes only documented calls, and prints the response', async (name, { onTestFinished }) => {
    const { code, output, calls } = await run(name, onTestFinished);
    expect(code).toBe(0);
    expect(calls).toHaveLength(callCounts[name] ?? 1);
    if (isOn(name, '.sh')) expect(responseProblems(JSON.parse(output.slice(output.indexOf('{'))))).toEqual([]);
    else expect(output).toContain(answer.choices[0].message.content);
  });

  test.for([
    ['orchestrator.js', 2],
    ['orchestrator.py', 2],
    ['orchestrator.sh', 1],
  ] as const)('%s tries the next provider in its list on 503, with the same body', async ([name, failures], { onTestFinished }) => {
    const { code, output, calls } = await run(name, onTestFinished, { statuses: Array<number>(failures).fill(503) });
    expect(code).toBe(0);
    expect(output).toContain(answer.choices[0].message.content);
    expect(new Set(calls.map(({ provider }) => provider)).size).toBe(failures + 1);
    expect(new Set(calls.map(({ provider: _, model: __, ...body }) => JSON.stringify(body))).size).toBe(1);
  });

  test.for(inEachLanguage('retry'))('%s retries a call only after a temporary status', async (name, { onTestFinished }) => {
    const statuses = (canRetry: boolean) => httpCodes.filter((entry) => entry.canRetry === canRetry).map(({ code }) => code);
    const passing = await run(name, onTestFinished, { statuses: statuses(true) });
    expect(passing.calls).toHaveLength(statuses(true).length + 1);
    expect(passing.code).toBe(0);
    for (const status of statuses(false)) {
      const { code, calls } = await run(name, onTestFinished, { statuses: [status] });
      expect(calls, String(status)).toHaveLength(1);
      expect(code, String(status)).not.toBe(0);
    }
  });

  test.for(inEachLanguage('retry'))('%s gives up after five attempts', async (name, { onTestFinished }) => {
    const { code, errors, calls } = await run(name, onTestFinished, { statuses: Array<number>(9).fill(503) });
    expect(code).not.toBe(0);
    expect(errors).toContain('503');
    expect(calls).toHaveLength(5);
  });

  test.for(inEachLanguage('retry'))('%s retries after a broken connection and after a timeout', async (name, { onTestFinished }) => {
    const shorter = { '20_000': '2_000', 'timeout=20': 'timeout=2', '--max-time 20': '--max-time 2' };
    expect(Object.keys(shorter).filter((wait) => sample(name).includes(wait))).toHaveLength(1);
    const { code, calls } = await run(name, onTestFinished, { statuses: ['broken connection', 'no response'], replacements: shorter });
    expect(code).toBe(0);
    expect(calls).toHaveLength(3);
  });

  test.for(inEachLanguage('retry'))(
    '%s waits for the time of Retry-After, unless that exceeds its deadline',
    async (name, { onTestFinished }) => {
      const soon = await run(name, onTestFinished, { statuses: [{ status: 429, retryAfter: '1' }] });
      expect([soon.code, soon.calls.length]).toEqual([0, 2]);
      const late = await run(name, onTestFinished, { statuses: [{ status: 429, retryAfter: '600' }] });
      expect([late.code === 0, late.calls.length]).toEqual([false, 1]);
    },
  );

  test.for(['hubClientUse.js', 'hub_client_use.py'])('%s retries as often as requested', async (name, { onTestFinished }) => {
    const twice = await run(name, onTestFinished, { statuses: [503, 'broken connection'] });
    expect([twice.code, twice.calls.length]).toEqual([0, 3]);
    const often = await run(name, onTestFinished, { statuses: [500, 500, 500, 500] });
    expect(often.calls).toHaveLength(3);
    expect(often.output + often.errors).toContain('500');
  });

  test.for(inEachLanguage('security'))('%s reports an invalid key without printing it', async (name, { onTestFinished }) => {
    const { output, errors } = await run(name, onTestFinished, { statuses: [401], key: 'secret-key' });
    expect(errors).toContain('Invalid API key');
    expect(output + errors).not.toContain('secret-key');
  });

  test.for([...inEachLanguage('security'), 'hubClientUse.js', 'hub_client_use.py'])(
    '%s sends nothing without a key, and reports the reason',
    async (name, { onTestFinished }) => {
      const { code, errors, calls } = await run(name, onTestFinished, { key: '' });
      expect(code).not.toBe(0);
      expect(errors).toContain('Set HUB_KEY');
      expect(calls).toEqual([]);
    },
  );

  test.for(['hubClientUse.js', 'hub_client_use.py'])(
    '%s converts the documented error body to a named error',
    async (name, { onTestFinished }) => {
      const { output, errors } = await run(name, onTestFinished, { statuses: [400] });
      expect((output + errors).trim()).toBe('400 invalid_request Invalid parameters');
    },
  );

  test.for([
    ['key.sh', /="(.+)"/.exec(sample('key.sh'))?.[1]],
    ['keyUnseen.sh', 'typed-key'],
  ])('%s stores a key in HUB_KEY, and does not show it', async ([name = '', key], { onTestFinished }) => {
    const { child, ended } = start(name, writeSamples(''), onTestFinished, {
      key: '',
      script: ['-c', `. ./${name}; echo; node -p process.env.HUB_KEY`],
    });
    child.stdin.end('typed-key\n');
    expect((await ended).output.trim()).toBe(key);
  });

  test.for(deliverers)('%s delivers a documented event', async (name, { onTestFinished }) => {
    const deliveries: { readonly event: string }[] = [];
    const urls: unknown[] = [];
    const server = createServer(async (request, response) => {
      urls.push(request.url);
      deliveries.push((await json(request)) as { readonly event: string });
      response.writeHead(204).end();
    }).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.on('listening', resolve));
    const { code } = await start(name, writeSamples('', (server.address() as AddressInfo).port), onTestFinished).ended;
    expect(code).toBe(0);
    expect(deliveries).toHaveLength(1);
    expect(urls).toEqual([hookPath(name)]);
    for (const delivery of deliveries) expect(checks.delivery(delivery.event)(delivery)).toEqual([]);
  });

  test.for(receivers)('%s receives every documented event, and refuses other bodies', async (name, { expect: check, onTestFinished }) => {
    const port = await freePort();
    const { log } = start(name, writeSamples('', port), onTestFinished);
    const deliver = (body: string, path = hookPath(name)) => postWhenListening(`http://localhost:${port}${path}`, body);

    const delivery = JSON.parse(sample('webhook.json'));
    for (const { name: event } of webhookEvents) {
      const body = { ...delivery, event };
      expect(checks.delivery(event)(body)).toEqual([]);
      expect(await deliver(JSON.stringify(body)), event).toBe(204);
    }
    for (const body of ['', 'no JSON', 'null', '{}']) expect(await deliver(body), body).toBe(400);
    const hasToken = hookPath(name) !== '/';
    if (hasToken)
      for (const path of ['/', '/hooks/', `${hookPath(name)}x`, '/hooks/test-tokem'])
        expect(await deliver(JSON.stringify(delivery), path), path).toBe(404);
    expect(await deliver(JSON.stringify(delivery)), 'the same event again').toBe(204);
    expect(await deliver(JSON.stringify({ ...delivery, data: { ...delivery.data, id: 'call_9' } })), 'another call').toBe(204);
    // Python's server also logs each request.
    const lines = () =>
      log()
        .split('\n')
        .filter((line) => line && !line.includes('"POST / HTTP'));
    await check.poll(lines).toHaveLength(webhookEvents.length + (hasToken ? 1 : 2));
    expect(log()).toContain(String(delivery.data.duration_ms));
  });

  test('hookToken.sh sets a long token, and prints the path with it', async ({ onTestFinished }) => {
    const { output } = await start('hookToken.sh', writeSamples(''), onTestFinished, {
      script: ['-c', '. ./hookToken.sh; node -p process.env.HOOK_TOKEN'],
    }).ended;
    const [path = '', token = ''] = output.trim().split('\n');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(path).toBe(`/hooks/${token}`);
  });

  test('ask.js sends ask.sh only the text of a response', async ({ onTestFinished }) => {
    const hub = await startHub(api, 200, 503);
    onTestFinished(hub.close);
    const port = String(await freePort());
    const folder = writeSamples(hub.origin, receiverPort, { 3000: port });
    const { log } = start('ask.js', folder, onTestFinished, { key: 'secret-key' });
    const url = `http://localhost:${port}/ask`;
    expect(await postWhenListening(url, JSON.stringify({ question: 'x'.repeat(501) }))).toBe(400);
    expect(await postWhenListening(url, 'no JSON')).toBe(400);
    expect(hub.calls).toEqual([]);
    const asked = await start('ask.sh', folder, onTestFinished).ended;
    expect(JSON.parse(asked.output)).toEqual({ text: answer.choices[0].message.content });
    expect(await postWhenListening(url, JSON.stringify({ question: 'And now?' }))).toBe(502);
    expect(hub.problems).toEqual([]);
    expect(log()).not.toContain('secret-key');
  });

  test('latency.sh prints three times for each of five calls', async ({ onTestFinished }) => {
    const { code, output, calls } = await run('latency.sh', onTestFinished);
    expect(code).toBe(0);
    expect(calls).toHaveLength(5);
    expect(
      output
        .trim()
        .split('\n')
        .filter((line) => /^(\d+\.\d+ ){2}\d+\.\d+$/.test(line)),
    ).toHaveLength(5);
  });

  test('ownCache.js calls once for two equal requests', async ({ onTestFinished }) => {
    expect((await run('ownCache.js', onTestFinished)).output).toContain('from the cache');
  });

  test.for(['tokensPerFeature.js', 'tokens_per_feature.py'])(
    '%s logs the tokens of a feature, and whether another provider took over',
    async (name, { onTestFinished }) => {
      const { errors } = await run(name, onTestFinished);
      const { id, provider, usage } = answer;
      expect(JSON.parse(errors)).toMatchObject({
        feature: 'summary',
        id,
        provider,
        failedOver: false,
        tokens: usage.total_tokens,
        tokensOfFeature: usage.total_tokens,
      });
    },
  );

  test('hubTypes.ts fits every documented body, and rejects a request without a provider', async ({ onTestFinished }) => {
    const folder = writeSamples('');
    const values = names
      .filter((name) => bodies.includes(name))
      .map((name) => {
        const body = JSON.parse(sample(name));
        const type = body.event ? 'HubEvent' : body.error ? 'ErrorBody' : body.choices ? 'CallResponse' : 'CallRequest';
        return `{ const body = ${sample(name)} as const; check<Loose<${type}>>(body); }`;
      });
    const code = `
      import type { CallRequest, CallResponse, ErrorBody, HubEvent } from './hubTypes';
      type Loose<T> = T extends object ? { readonly [K in keyof T]: Loose<T[K]> } : T;
      const check = <T>(_: T) => {};
      ${values.join('\n')}
      // @ts-expect-error The provider is required.
      check<CallRequest>({ model: 'm', messages: [] });
    `;
    expect(new Set(code.match(/Loose<\w+>>/g)).size).toBe(4);
    writeFileSync(join(folder, 'check.ts'), code);
    const { output } = await start('check.ts', folder, onTestFinished).ended;
    expect(output).toBe('');
  });
});

test('n8nWorkflow.json sends a documented request', () => {
  const { nodes, connections } = JSON.parse(sample('n8nWorkflow.json'));
  const node = (name: string) => nodes.find((entry: { readonly name: string }) => entry.name === name) ?? expect.unreachable(name);
  expect(Object.values<{ main: { node: string }[][] }>(connections).map(({ main }) => main[0]?.[0]?.node)).toEqual(['Request', 'Call']);
  expect(node('Call').parameters).toMatchObject({ method: endpoint.method, url: endpoint.url, jsonBody: '={{ JSON.stringify($json) }}' });
  const fields: readonly { readonly name: string; readonly value: string }[] = node('Request').parameters.assignments.assignments;
  const body = Object.fromEntries(
    fields.map(({ name, value }) => {
      const [, expression] = /^=\{\{ (.*) \}\}$/.exec(value) ?? [];
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
      return [name, expression ? new Function(`return ${expression}`)() : value];
    }),
  );
  expect(checks.request(endpoint.path, method)(body)).toEqual([]);
});

/** Connections are refused until the receiver listens. */
async function postWhenListening(url: string, body: string): Promise<number> {
  for (let left = 200; ; left -= 1) {
    try {
      return (await fetch(url, { method: 'POST', body })).status;
    } catch (problem) {
      if (left === 0) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
