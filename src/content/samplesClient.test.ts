/** Runs the client with retries and timeouts, which does the same in each language. Its waits and timeouts are shortened. */
import { describe, expect, test, type TestContext } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, type Reply, startHub } from '../testing/hub';
import { isOn, sample, start, writeSamples } from '../testing/samples';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const answer: string = JSON.parse(sample('response.json')).choices[0].message.content;
const always = (reply: Reply) => Array<Reply>(9).fill(reply);

/** JavaScript and Python print each wait, and take a hundredth of it. curl takes at least a second. */
const shorter = [
  ['wait(seconds * 1000)', "wait(console.log('wait', seconds) ?? seconds * 10)"],
  ['time.sleep(seconds)', "print('wait', seconds); time.sleep(seconds / 100)"],
  ['--retry 6', '--retry 6 --retry-delay 1'],
  ['timeout(20_000)', 'timeout(5000)'],
  ['timeout=20', 'timeout=5'],
  ['+ 20\n', '+ 5\n'],
  ['--max-time 20', '--max-time 5'],
] as const;

test('each shorter time replaces one of a client', () => {
  const clients = ['client.mjs', 'client.py', 'client.sh'].map(sample);
  for (const [time] of shorter)
    expect(
      clients.filter((code) => code.split(time).length === 2),
      time,
    ).toHaveLength(1);
});

async function call(name: string, { onTestFinished }: TestContext, replies: readonly Reply[], env?: Record<string, string>) {
  const hub = await startHub(api, ...replies);
  onTestFinished(hub.close);
  const shorten = (code: string) => shorter.reduce((text, [from, to]) => text.replace(from, to), code);
  const result = await start(name, writeSamples(onTestFinished, hub.origin, shorten), onTestFinished, env).ended;
  expect(hub.problems).toEqual([]);
  const all = result.output + result.errors;
  expect(all).not.toMatch(/^\s+at |Traceback|node:internal|undefined/m);
  const waits = Array.from(all.matchAll(/^wait (.*)/gm), ([, seconds]) => Number(seconds));
  return { ...result, all, waits, calls: hub.calls.length };
}

// Starting programs is slow on a busy machine.
describe.concurrent.each(['client.mjs', 'client.py', 'client.sh'])('%s', { timeout: 60_000 }, (name) => {
  const isCurl = isOn(name, '.sh');

  test.for<readonly Reply[]>([
    [429, 500, 502, 503, 504, 408],
    ['broken connection', 'broken body', 'no response', 'drip'],
  ])('retries after %j', async (replies, context) => {
    const { code, calls, output, waits } = await call(name, context, replies);
    expect([code, calls]).toEqual([0, replies.length + 1]);
    expect(output).toContain(answer);
    if (!isCurl) expect(waits.map(Math.floor)).toEqual(replies.map((_, index) => 2 ** index));
  });

  test.for([400, 401])('ends after a %s, and prints the reason', async (status, context) => {
    const { code, calls, all } = await call(name, context, [status]);
    expect([code === 0, calls]).toEqual([false, 1]);
    expect(all).toMatch(/Invalid/);
  });

  test('gives up after six retries', async (context) => {
    const { code, calls, all, waits } = await call(name, context, always(429));
    expect([code === 0, calls]).toEqual([false, 7]);
    expect(all).toContain('Rate limit exceeded');
    // A limit per minute has reset by then.
    if (!isCurl) expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(60);
  });

  test('waits for the time of Retry-After, unless that exceeds its deadline', async (context) => {
    const soon = await call(name, context, [{ status: 429, retryAfter: '2' }]);
    expect([soon.code, soon.calls]).toEqual([0, 2]);
    if (!isCurl) expect(soon.waits).toEqual([2]);
    const late = await call(name, context, [{ status: 503, retryAfter: '600' }]);
    expect([late.code === 0, late.calls]).toEqual([false, 1]);
  });

  test.for<Reply>([
    { status: 404, body: '<h1>Not found</h1>' },
    { status: 403, body: Buffer.from([0xff, 0xfe, 0xfd]) },
    ...(isCurl
      ? []
      : [
          { status: 200, body: '{ "ok": true }' },
          { status: 200, body: Buffer.from([0xff, 0xfe, 0xfd]) },
        ]),
  ])('reports %j in words', async (reply, context) => {
    const { code, calls, errors, output } = await call(name, context, [reply]);
    expect([code === 0, calls]).toEqual([false, 1]);
    expect((isCurl ? output : errors).trim().split('\n')).toHaveLength(isCurl ? 2 : 1);
  });

  test.for(isCurl ? [''] : ['', 'secret\nkey', '“secret”'])(
    'calls nothing with the key %j, and does not print it',
    async (key, context) => {
      const { code, calls, all } = await call(name, context, [], { HUB_KEY: key });
      expect([code === 0, calls]).toEqual([false, 0]);
      expect(all).toMatch(/HUB_KEY/);
      expect(all).not.toContain('secret');
    },
  );
});
