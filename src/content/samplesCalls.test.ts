/** Runs the samples that call against a hub that answers, and against one that refuses. One process runs all samples of a language. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { callMockHub } from '../build/highlight';
import { openApi } from '../build/openApi';
import { type Api, type Hub, type Reply, startHub } from '../testing/hub';
import {
  callers,
  explained,
  isInstalled,
  isOn,
  languages,
  outputsIn,
  runAll,
  sample,
  samples,
  start,
  writeSamples,
} from '../testing/samples';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const answer: string = JSON.parse(sample('response.json')).choices[0].message.content;

/** Samples with more than one call. */
const callCounts: Readonly<Record<string, number>> = { 'latency.sh': 5, 'multiTurn.mjs': 2, 'multiTurn.py': 2 };

async function openHub({ onTestFinished }: TestContext, reply: Reply = 200): Promise<Hub> {
  const hub = await startHub(api, ...Array<Reply>(999).fill(reply));
  onTestFinished(hub.close);
  return hub;
}

function expectAnswers(outputs: ReadonlyMap<string, string>, hub: Hub) {
  expect(outputs.size).toBeGreaterThan(4);
  for (const [name, output] of outputs) {
    const calls = hub.calls.filter(({ key }) => key === name);
    expect.soft(calls, name).toHaveLength(callCounts[name] ?? 1);
    if (name === 'latency.sh') expect.soft(output).toMatch(/^((\d+\.\d+ ){2}\d+\.\d+\n){5}/);
    else if (!name.startsWith('monitoring')) expect.soft(output, name).toContain(answer);
    else {
      const log = JSON.parse(output.split('\n')[0] ?? '');
      const [, asked] = /"?provider"?: ["'](\w+)/.exec(sample(name)) ?? [];
      expect.soft(log, name).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*T/), feature: 'summary', asked });
      expect.soft(Number(log.status), name).toBe(200);
      expect.soft(output, name).not.toContain(answer);
    }
  }
}

describe.each(Object.keys(languages) as (keyof typeof languages)[])('the samples in %s', (language) => {
  test('make documented calls, and print the response', async (context) => {
    const hub = await openHub(context);
    expectAnswers(await runAll(language, writeSamples(context.onTestFinished, hub.origin), context.onTestFinished), hub);
    expect(hub.problems).toEqual([]);
  });

  test.for<[string, RegExp, Reply?, string?]>([
    ['the hub refuses the call', /Invalid parameters.*\s+exit 1\n$/, 400],
    ['a proxy refuses the call', /(<html>|Expecting value).*\s+exit 1\n$/, { status: 404, body: '<html>' }],
    ['a proxy refuses the call in JSON', /<html>.*\s+exit 1\n$/, { status: 502, body: '{ "ok": true, "error": "<html>" }' }],
    ['a proxy refuses the call without a word', /(503|Expecting value|JSON input).*\s+exit 1\n$/, { status: 503, body: '' }],
    ['a redirect leads to itself', /(307|redirect count|fetch failed|Expecting).*\s+exit 1\n$/, { status: 307, location: '#', body: '' }],
    ['the body breaks off', /(UND_ERR_SOCKET|IncompleteRead|broke off).*\s+exit 1\n$/, 'broken body'],
    ['the key has a curly quotation mark', /(ByteString|can't encode|Check HUB_KEY).*\s+exit 1\n$/, 200, '“NAME'],
    ['the key has quotes and line breaks', /(Headers\.append|Invalid header value|Check HUB_KEY)[^]*\s+exit 1\n$/, 200, "'secret\nNAME'\n"],
    ['no mock hub listens', /(ECONNREFUSED|Connection refused).*\s+exit 1\n$/],
  ])('print a reason that the docs explain, and end with an exit code, if %s', async ([, reason, reply, key], context) => {
    const origin = reply === undefined ? undefined : (await openHub(context, reply)).origin;
    const folder = writeSamples(context.onTestFinished, origin, origin ? undefined : callMockHub);
    const outputs = await runAll(language, folder, context.onTestFinished, key);
    for (const [name, output] of outputs) {
      expect.soft(output, name).toMatch(reason);
      expect.soft(output, name).not.toContain('secret');
      const explanations = explained.filter((message) => output.includes(message));
      expect.soft(explanations, `${name}: ${output}`).not.toEqual([]);
    }
  });
});

describe.each(['bash', 'zsh'])('the samples, pasted into an interactive %s,', (shell) => {
  const plain = shell === 'zsh' ? ['-f', '+o', 'prompt_sp'] : ['--norc', '--noprofile'];

  /** Pastes blocks in turn. Returns what each prints, with its exit code, and all errors, which the shell shows among the commands. */
  async function paste({ onTestFinished }: TestContext, origin: string, names: readonly string[], before: (name: string) => string) {
    const folder = writeSamples(onTestFinished, origin, (code) => code.replaceAll(/(localhost|127\.0\.0\.1):\d+/g, new URL(origin).host));
    const { child, ended } = start([shell, ...plain, '-i'], folder, onTestFinished);
    const textOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace('hello', '`hello`');
    const blocks = names.map((name) => `echo "=== ${name}"; ${before(name)}\n${textOf(name)}\necho "exit $?"\n`);
    child.stdin.end(`PS1= PS2=\n${blocks.join('')}sh -c 'echo "key $HUB_KEY"'\nexit\n`);
    const { output, errors } = await ended;
    expect(errors).not.toMatch(/command not found|read-only|parse error|no matches|bad substitution|syntax error|event not found/);
    return { outputs: outputsIn(output), errors };
  }
  const shellCallers = callers.filter((name) => isOn(name, '.sh'));

  describe.skipIf(!isInstalled(shell))('if the shell is installed,', () => {
    test('make documented calls with backticks in a message, and print the response', async (context) => {
      const hub = await openHub(context);
      const { outputs } = await paste(context, hub.origin, shellCallers, (name) => `export HUB_KEY=${name}`);
      expect(hub.problems).toEqual([]);
      expectAnswers(outputs, hub);
      for (const [name, output] of outputs) expect.soft(output, name).toMatch(/exit 0\n/);
    });

    test.for<Reply>([401, 'broken body', 'broken connection', { status: 302, location: '/' }])(
      'end with an exit code after %j',
      async (reply, context) => {
        const hub = await openHub(context, reply);
        const { outputs, errors } = await paste(context, hub.origin, shellCallers, () => '');
        expect(outputs.size).toBe(shellCallers.length);
        for (const [name, output] of outputs) {
          expect.soft(output, name).toMatch(/exit [1-9]\d*\n/);
          if (name === 'monitoring.sh') expect.soft(JSON.parse(output.split('\n')[0] ?? '')).toMatchObject({ feature: 'summary' });
          else if (reply === 401 && name !== 'latency.sh') expect.soft(output, name).toContain('Invalid API key');
        }
        if (reply === 401) expect(errors).toContain('error: 401');
      },
    );

    test('name a missing key, stop without openssl, call nothing, and leave the shell open', async (context) => {
      const hub = await openHub(context);
      const names = [...shellCallers, 'webhook.sh', 'hookToken.sh'];
      const { outputs, errors } = await paste(context, hub.origin, names, () => 'unset HUB_KEY HOOK_TOKEN; openssl() { false; }');
      for (const [name, output] of outputs) expect.soft(output, name).toMatch(/exit [1-9]\d*\n/);
      expect(outputs.size).toBe(names.length);
      expect(errors).toMatch(/HUB_KEY: Set HUB_KEY first\.[^]*HOOK_TOKEN: Set HOOK_TOKEN first\./);
      expect(hub.calls).toEqual([]);
    });

    test('set a key, a token, and get an error of the mock hub', async (context) => {
      const hub = await openHub(context);
      const { outputs } = await paste(context, hub.origin, ['hookToken.sh', 'mockError.sh', 'key.sh'], () => 'unset HUB_KEY HOOK_TOKEN');
      expect(outputs.get('hookToken.sh')).toMatch(/ \/hooks\/([0-9a-f]{64})\n.* export HOOK_TOKEN=\1\n/);
      expect(outputs.get('mockError.sh')).toContain('Rate limit exceeded');
      // What follows is the key, which a child process gets.
      expect(outputs.get('key.sh')).toMatch(/^key echo "exit/);
    });
  });
});

async function runOne(name: string, replies: readonly Reply[] = [], env?: Record<string, string>) {
  const hub = await startHub(api, ...replies);
  onTestFinished(hub.close);
  return { hub, run: await start(name, writeSamples(onTestFinished, hub.origin), onTestFinished, env).ended };
}

test.each(['orchestrator.mjs', 'orchestrator.py', 'orchestrator.sh'])('%s calls another provider after a 503', async (name) => {
  const { hub, run } = await runOne(name, [503, 200]);
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining(answer) });
  expect(new Set(hub.calls.map(({ body }) => body.provider)).size).toBe(2);
});

test.each(['multiTurn.mjs', 'multiTurn.py'])('%s sends the whole conversation', async (name) => {
  const { hub } = await runOne(name);
  expect(hub.calls.map(({ body }) => JSON.stringify(body).match(/user|assistant/g))).toEqual([['user'], ['user', 'assistant', 'user']]);
});

test.each(['multiTurn.mjs', 'multiTurn.py', 'ownCache.mjs'])('%s shows a response that is not the documented one', async (name) => {
  const { run } = await runOne(name, [{ status: 200, body: '{ "choices": [{ "message": { "content": null } }] }' }]);
  expect(run).toMatchObject({ code: 1, errors: 'Status 200: { "choices": [{ "message": { "content": null } }] }\n' });
});

test.each(['call.py', 'orchestrator.py', 'security.py'])('%s names what its output cannot show, and no fault of the key', async (name) => {
  const { run } = await runOne(name, [{ status: 200, body: '🙂' }], { PYTHONIOENCODING: 'cp1252' });
  expect(run).toMatchObject({ code: 1, errors: expect.stringMatching(/^'charmap' codec can't encode/) });
});

test('a sample for the mock hub calls it without a key', async (context) => {
  const hub = await openHub(context);
  const folder = writeSamples(context.onTestFinished, hub.origin, callMockHub);
  for (const name of ['call.sh', 'call.mjs', 'call.py', 'security.mjs', 'security.py', 'useClient.mjs'])
    expect((await start(name, folder, context.onTestFinished, { HUB_KEY: '' }).ended).output, name).toContain(answer);
  expect(new Set(hub.calls.map(({ key }) => key))).toEqual(new Set(['any-word']));
});

test('JavaScript names a failure whose cause has no code, such as the refusal of a proxy', async ({ onTestFinished }) => {
  const refuse = "globalThis.fetch = async () => { throw new TypeError('fetch failed', { cause: new DOMException('cancelled') }); };";
  const folder = writeSamples(onTestFinished, undefined, (code) => refuse + code);
  for (const [name, output] of await runAll('JavaScript', folder, onTestFinished))
    expect.soft(output, name).toMatch(/(fetch failed|cancelled).*\s+exit 1\n$/);
});

test('JavaScript without imports runs as a .js file of a fresh folder', async (context) => {
  const hub = await openHub(context);
  const folder = writeSamples(context.onTestFinished, hub.origin);
  copyFileSync(join(folder, 'call.mjs'), join(folder, 'demo.js'));
  expect((await start('demo.js', folder, context.onTestFinished).ended).output).toContain(answer);
});

test.each<[string, string?]>([['bash'], ['curl'], ['openssl', 'version'], ['python3']])('the samples need %s', (program, option) => {
  expect(isInstalled(program, option), 'On Debian, as root: apt-get install -y bash curl openssl python3 zsh').toBe(true);
});

test('shell samples have no comment, which an interactive zsh would run as a command, and nothing that bash 3.2 lacks', () => {
  const names = Object.keys(samples).filter((name) => isOn(name, '.sh'));
  const all = names.map(sample).join('\n');
  expect(all).not.toMatch(/^\s*#|\s# /m);
  expect(all).not.toMatch(/\$\{\w+(,,?|\^\^?|@\w)|\b(mapfile|readarray|coproc)\b|\|&|&>>|;;?&|\[\[? -[vR] |\bread -\w*[iN]/);
});
