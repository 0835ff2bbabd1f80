/** Runs every sample as it is printed, against a hub made from `openapi.json`. Only host and port are replaced. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, test, type TestContext } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks, startHub } from '../testing/hub';
import { freePort } from '../tools/freePort.mjs';
import { endpoint, httpCodes, webhookEvents } from './apiReference';
import type { HighlightedCode } from './types';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const checks = bodyChecks(api);
const method = endpoint.method.toLowerCase();
const answerProblems = checks.response(endpoint.path, method, 200);

const files = import.meta.glob<HighlightedCode>('./samples/*', { query: '?highlight', import: 'default', eager: true });
const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);
const answer = JSON.parse(sample('response.json'));

/** Where the receivers listen, and where the samples that play the hub deliver. */
const receiverPort = '8080';
const isOn = (name: string, ...extensions: readonly string[]) => extensions.includes(extname(name));
const names = Object.keys(samples);
const bodies = names.filter((name) => isOn(name, '.json'));
const receivers = names.filter((name) => isOn(name, '.js', '.py') && sample(name).includes(receiverPort));
const deliverers = names.filter((name) => isOn(name, '.sh') && sample(name).includes(receiverPort));
const parts = names.filter((name) => {
  const [module] = name.split('.');
  return names.some((other) => new RegExp(`from '?(\\./)?${module}\\b`).test(sample(other)));
});
const keySamples = ['key.sh', 'keyUnseen.sh'];
const callers = names.filter((name) => ![...bodies, ...receivers, ...deliverers, ...parts, ...keySamples].includes(name));
const inEachLanguage = (name: string) => ['.js', '.py', '.sh'].map((extension) => name + extension);

const programs = { '.js': process.execPath, '.py': 'python3', '.sh': 'bash' };

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Waits of the samples, a thousand times shorter. */
const quickTimers = `data:text/javascript,${encodeURIComponent(`
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { setTimeout } = timers;
  timers.setTimeout = (milliseconds) => setTimeout(milliseconds / 1000);
  syncBuiltinESMExports();
`)}`;
const quickSleep = 'import time\nsleep = time.sleep\ntime.sleep = lambda seconds: sleep(seconds / 1000)\n';

/** A folder with all samples, on which the host and the port alone differ from what is printed. */
function writeSamples(origin: string, port: string | number = receiverPort): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  folders.push(folder);
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  for (const [name, code] of Object.entries(samples)) {
    write(name, code.replaceAll(new URL(endpoint.url).origin, origin).replaceAll(receiverPort, String(port)));
  }
  write('package.json', '{"type":"module"}');
  write('sitecustomize.py', quickSleep);
  // The shortest that curl can wait between tries, in seconds.
  write('.curlrc', 'retry-delay = 1\n');
  return folder;
}

type Finish = TestContext['onTestFinished'];

interface Result {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** Starts a sample; its output is complete when `ended` resolves. */
function start(name: string, folder: string, onTestFinished: Finish, { key = 'test-key', script = [name] } = {}) {
  const extension = extname(name) as keyof typeof programs;
  const args = extension === '.js' ? ['--import', quickTimers, ...script] : script;
  const child = spawn(programs[extension], args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HUB_KEY: key, CURL_HOME: folder, PYTHONPATH: folder, PYTHONUNBUFFERED: '1', PYTHONDONTWRITEBYTECODE: '1' },
  });
  onTestFinished(() => void child.kill());
  let [output, complaints] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const ended = new Promise<Result>((resolve, reject) => {
    child.on('error', () => reject(new Error(howToInstall)));
    child.on('close', (code) => resolve({ code, output, complaints }));
  });
  return { child, ended, heard: () => output + complaints };
}

/** Runs a sample against a hub that answers with these statuses in turn, then with success. */
async function run(name: string, onTestFinished: Finish, { statuses = [], key }: { readonly statuses?: readonly number[]; readonly key?: string } = {}) {
  const hub = await startHub(api, ...statuses);
  onTestFinished(hub.close);
  const result = await start(name, writeSamples(hub.origin), onTestFinished, { key }).ended;
  expect(hub.problems, `requests of ${name}`).toEqual([]);
  return { ...result, calls: hub.calls };
}

const howToInstall = 'The samples need bash, curl and python3. On Debian, as root: apt-get install -y bash curl python3';

test.each(['bash', 'curl', 'python3'])('%s is installed, which the samples need', (program) => {
  expect(spawnSync(program, ['--version']).status, howToInstall).toBe(0);
});

test('finds samples of each kind: those that call, those that receive, those that deliver, and parts of others', () => {
  expect(receivers.length).toBeGreaterThan(1);
  expect(deliverers.length).toBeGreaterThan(1);
  expect(parts.length).toBeGreaterThan(1);
  for (const name of inEachLanguage('hub')) expect(callers).toContain(name);
});

test.each(bodies)('%s is as documented', (name) => {
  const body = JSON.parse(sample(name));
  const problems = [checks.request(endpoint.path, method)(body), answerProblems(body), checks.response(endpoint.path, method, 400)(body), checks.delivery(body.event)(body)];
  expect(problems.filter((found) => found.length === 0), 'it is one of request, answer, error and delivery').toHaveLength(1);
});

test('the checks notice what is not documented', () => {
  expect(answerProblems({ ...answer, more: 1 })).not.toEqual([]);
  expect(answerProblems({ ...answer, usage: { ...answer.usage, total_tokens: 'many' } })).not.toEqual([]);
  expect(checks.delivery('call.started')(JSON.parse(sample('webhook.json')))).not.toEqual([]);
  expect(checks.delivery('call.paused')(JSON.parse(sample('webhook.json')))).not.toEqual([]);
});

// Starting programs takes long on a busy machine.
describe.concurrent('each sample', { timeout: 60_000 }, () => {
  test.for(callers)('%s makes one documented call, and prints the answer', async (name, { onTestFinished }) => {
    const { code, output, calls } = await run(name, onTestFinished);
    expect(code).toBe(0);
    expect(calls).toHaveLength(1);
    if (isOn(name, '.sh')) expect(answerProblems(JSON.parse(output.slice(output.indexOf('{'))))).toEqual([]);
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

  test.for(inEachLanguage('retry'))('%s sends a call again after each status that passes, and only then', async (name, { onTestFinished }) => {
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

  test.for(inEachLanguage('retry'))('%s gives up after five tries', async (name, { onTestFinished }) => {
    const { code, complaints, calls } = await run(name, onTestFinished, { statuses: Array<number>(9).fill(503) });
    expect(code).not.toBe(0);
    expect(complaints).toContain('503');
    expect(calls).toHaveLength(5);
  });

  test.for(inEachLanguage('security'))('%s reports an invalid key without printing it', async (name, { onTestFinished }) => {
    const { output, complaints } = await run(name, onTestFinished, { statuses: [401], key: 'secret-key' });
    expect(complaints).toContain('Invalid API key');
    expect(output + complaints).not.toContain('secret-key');
  });

  test.for([...inEachLanguage('security'), 'hubClientUse.js', 'hub_client_use.py'])('%s sends nothing without a key, and says why', async (name, { onTestFinished }) => {
    const { code, complaints, calls } = await run(name, onTestFinished, { key: '' });
    expect(code).not.toBe(0);
    expect(complaints).toContain('Set HUB_KEY');
    expect(calls).toEqual([]);
  });

  test.for(['hubClientUse.js', 'hub_client_use.py'])('%s turns the documented error body into a named error', async (name, { onTestFinished }) => {
    const { output, complaints } = await run(name, onTestFinished, { statuses: [400] });
    expect((output + complaints).trim()).toBe('400 invalid_request Invalid parameters');
  });

  test.for([
    ['key.sh', /="(.+)"/.exec(sample('key.sh'))?.[1]],
    ['keyUnseen.sh', 'typed-key'],
  ])('%s puts a key into HUB_KEY, and does not show it', async ([name = '', key], { onTestFinished }) => {
    const { child, ended } = start(name, writeSamples(''), onTestFinished, { key: '', script: ['-c', `. ./${name}; echo; node -p process.env.HUB_KEY`] });
    child.stdin.end('typed-key\n');
    expect((await ended).output.trim()).toBe(key);
  });

  test.for(deliverers)('%s delivers a documented event', async (name, { onTestFinished }) => {
    const deliveries: { readonly event: string }[] = [];
    const server = createServer(async (request, response) => {
      deliveries.push((await json(request)) as { readonly event: string });
      response.writeHead(204).end();
    }).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.on('listening', resolve));
    const { code } = await start(name, writeSamples('', (server.address() as AddressInfo).port), onTestFinished).ended;
    expect(code).toBe(0);
    expect(deliveries).toHaveLength(1);
    for (const delivery of deliveries) expect(checks.delivery(delivery.event)(delivery)).toEqual([]);
  });

  test.for(receivers)('%s receives every documented event, and refuses other bodies', async (name, { expect: check, onTestFinished }) => {
    const port = await freePort();
    const { heard } = start(name, writeSamples('', port), onTestFinished);
    const deliver = (body: string) => postWhenListening(`http://localhost:${port}`, body);

    const delivery = JSON.parse(sample('webhook.json'));
    for (const { name: event } of webhookEvents) {
      const body = { ...delivery, event };
      expect(checks.delivery(event)(body)).toEqual([]);
      expect(await deliver(JSON.stringify(body)), event).toBe(204);
    }
    for (const body of ['', 'no JSON', 'null', '{}']) expect(await deliver(body), body).toBe(400);
    expect(await deliver(JSON.stringify(delivery))).toBe(204);
    // Python's server writes a line for each request, too.
    const lines = () => heard().split('\n').filter((line) => line && !line.includes('"POST / HTTP'));
    await check.poll(lines).toHaveLength(webhookEvents.length + 1);
    expect(heard()).toContain(String(delivery.data.duration_ms));
  });
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
