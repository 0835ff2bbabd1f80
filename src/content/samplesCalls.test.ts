/** Runs every sample that calls against a hub that answers, refuses, breaks, and stalls. */
import { describe, expect, test } from 'vitest';
import { openApi } from '../build/openApi';
import { type Api, bodyChecks, type Reply, startHub } from '../testing/hub';
import { callers, excerpts, isOn, run, sample, samples, start, writeSamples } from '../testing/samples';
import { endpoint, httpCodes } from './facts/apiReference';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const responseProblems = bodyChecks(api).response(endpoint.path, endpoint.method.toLowerCase(), 200);
const answer = JSON.parse(sample('response.json'));
/** Enough to end every sample, with its retries. */
const always = (reply: Reply) => Array<Reply>(9).fill(reply);

/** Samples with more than one call. */
const callCounts: Readonly<Record<string, number>> = {
  'compareProviders.mjs': 2,
  'compare_providers.py': 2,
  'latency.sh': 5,
  'multiTurn.mjs': 2,
  'multi_turn.py': 2,
};
const inEachLanguage = (name: string) => ['.mjs', '.py', '.sh'].map((extension) => name + extension);
const retries = inEachLanguage('retry');
/** Samples with a request of their own, and one of those that share a client in each language. */
const transports = callers
  .filter((name) => sample(name).includes(endpoint.url) || name.startsWith('hub'))
  .filter((name) => name !== 'retry.sh');

/** Lines that only developers of the sample should see. */
const trace = /^\s+at |Traceback|node:internal|undefined/m;

test('finds samples that call, in every language', () => {
  for (const name of [...inEachLanguage('call'), ...retries, 'multi_turn.py', 'ownCache.mjs']) expect(callers).toContain(name);
});

test.each(Object.keys(samples).filter((name) => isOn(name, '.mjs', '.py') && !excerpts.includes(name)))(
  '%s begins with its name, and how to run it',
  (name) => {
    const opening = sample(name)
      .split('\n')
      .slice(0, 2)
      .join(' ')
      .replaceAll(/ (\/\/|#)/g, '');
    const command = `${isOn(name, '.py') ? 'python3' : 'node'} ${name}`;
    expect(opening).toMatch(
      new RegExp(`^(//|#) Save as ${name}(, and run: ${command}| beside .* Run: ${command}|, in the folder of the program)`),
    );
  },
);

// Starting programs is slow on a busy machine.
describe.concurrent('each sample', { timeout: 60_000 }, () => {
  test.for([...callers, ...excerpts])('%s makes only documented calls, and prints the response', async (name, { onTestFinished }) => {
    const { code, output, errors, calls } = await run(api, name, onTestFinished);
    expect([code, errors.match(trace)]).toEqual([0, null]);
    expect(calls).toHaveLength(callCounts[name] ?? 1);
    if (name === 'latency.sh') expect(output.trim()).toMatch(/^((\d+\.\d+ ){2}\d+\.\d+\n?){5}$/);
    else if (isOn(name, '.sh')) expect(responseProblems(JSON.parse(output))).toEqual([]);
    else expect(output).toContain(answer.choices[0].message.content);
  });

  test.for(callers)('%s prints what the hub says when it refuses a call', async (name, { onTestFinished }) => {
    const [{ code: status, meaning }] = httpCodes;
    const { code, output, errors } = await run(api, name, onTestFinished, { replies: always(status) });
    expect(output + errors).toContain(meaning);
    expect(output + errors).not.toMatch(trace);
    if (!isOn(name, '.sh')) expect(code).toBe(1);
  });

  test.for(transports)('%s reports a broken, late, or missing response in words', async (name, { onTestFinished }) => {
    const failures = ['no response', 'page of a proxy', 'another body', 'broken body', 'broken connection', 'drip'] as const;
    // urlopen limits each read, which a comment of the sample says.
    const isEndless = (reply: Reply) => reply === 'drip' && sample(name).includes('timeout is for each read');
    // curl prints the body, but latency.sh only its times.
    const isUnread = (reply: Reply) => reply === 'another body' && name === 'latency.sh';
    const isCopy = !/^(call|hub|orchestrator)/.test(name);
    for (const reply of failures.slice(0, isCopy ? 3 : 6).filter((failure) => !isEndless(failure) && !isUnread(failure))) {
      const { code, output, errors } = await run(api, name, onTestFinished, { replies: always(reply), haste: 60 });
      expect(output + errors, reply).not.toMatch(trace);
      if (isOn(name, '.sh')) expect(output + errors, reply).toMatch(/curl: \(\d+\)|Bad gateway|"ok"/);
      else expect([code, errors.trim().split('\n').length], reply).toEqual([1, 1]);
    }
  });

  test.for([...transports, 'retry.sh'])('%s sends nothing without a key, and names HUB_KEY', async (name, { onTestFinished }) => {
    const { code, output, errors, calls } = await run(api, name, onTestFinished, { key: '' });
    expect(errors).toContain('HUB_KEY');
    expect(output + errors).not.toMatch(trace);
    expect(calls).toEqual([]);
    if (!isOn(name, '.sh')) expect([code, errors.trim()]).toEqual([1, 'Set HUB_KEY first.']);
  });

  // The errors of header APIs quote the value. Secret managers and files from Windows often add a line break.
  test.for(transports.filter((name) => !isOn(name, '.sh')))(
    '%s never prints a key, and forgives a line break after it',
    async (name, { onTestFinished }) => {
      for (const key of ['secret-key\r\n', 'secret\nkey', '“secret”']) {
        const { code, output, errors } = await run(api, name, onTestFinished, { key, haste: 10 });
        expect(output + errors, JSON.stringify(key)).not.toMatch(/secret/);
        expect(output + errors, JSON.stringify(key)).not.toMatch(trace);
        if (key.endsWith('\n')) expect(code).toBe(0);
        else expect([code, errors.trim()]).toEqual([1, 'HUB_KEY has an invalid character.']);
      }
    },
  );

  test.for(inEachLanguage('orchestrator'))('%s tries three providers on 503, with the same body', async (name, { onTestFinished }) => {
    const last = await run(api, name, onTestFinished, { replies: [503, 503] });
    expect(last.code).toBe(0);
    expect(last.output).toContain(answer.choices[0].message.content);
    expect(new Set(last.calls.map(({ provider }) => provider)).size).toBe(3);
    expect(new Set(last.calls.map(({ provider: _, model: __, ...body }) => JSON.stringify(body))).size).toBe(1);
    const none = await run(api, name, onTestFinished, { replies: always(503) });
    expect([none.code === 0, none.calls.length]).toEqual([false, 3]);
    const refused = await run(api, name, onTestFinished, { replies: always(401) });
    expect([refused.code === 0, refused.calls.length]).toEqual([false, 1]);
  });

  test.for(retries)('%s retries only after a temporary failure', async (name, { onTestFinished }) => {
    const passing: Reply[] = [...httpCodes.flatMap(({ code, canRetry }) => (canRetry ? [code] : [])), 'broken connection', 'broken body'];
    const { code, calls } = await run(api, name, onTestFinished, { replies: passing });
    expect([code, calls.length]).toEqual([0, passing.length + 1]);
    for (const { code: status } of httpCodes.filter(({ canRetry }) => !canRetry)) {
      const final = await run(api, name, onTestFinished, { replies: [status] });
      expect([final.code === 0, final.calls.length], String(status)).toEqual([false, 1]);
    }
  });

  test.for(retries)('%s retries after a timeout', async (name, { onTestFinished }) => {
    const { code, calls } = await run(api, name, onTestFinished, { replies: ['no response', 'drip'], haste: 10 });
    expect(code).toBe(0);
    expect(calls.length).toBeGreaterThanOrEqual(3);
  });

  test.for(retries)('%s outlasts a limit per minute, and then gives up', async (name, { onTestFinished }) => {
    const { code, calls, waits } = await run(api, name, onTestFinished, { replies: always(429) });
    expect([code === 0, calls.length]).toEqual([false, 7]);
    // curl waits one second, and then twice as long each time.
    const seconds = isOn(name, '.sh') ? calls.slice(1).map((_, index) => 2 ** index) : waits;
    expect(seconds.map(Math.floor)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(seconds.reduce((sum, wait) => sum + wait)).toBeGreaterThan(60);
  });

  test.for(retries)('%s waits for the time of Retry-After, unless that exceeds its deadline', async (name, { onTestFinished }) => {
    const soon = await run(api, name, onTestFinished, { replies: [{ status: 429, retryAfter: '2' }] });
    expect([soon.code, soon.calls.length]).toEqual([0, 2]);
    if (!isOn(name, '.sh')) expect(soon.waits).toEqual([2]);
    const late = await run(api, name, onTestFinished, { replies: [{ status: 429, retryAfter: '600' }] });
    expect([late.code === 0, late.calls.length]).toEqual([false, 1]);
  });

  test.for(inEachLanguage('security'))('%s reports an invalid key without printing it', async (name, { onTestFinished }) => {
    const { output, errors } = await run(api, name, onTestFinished, { replies: [401], key: 'secret-key' });
    expect(output + errors).toContain('Invalid API key');
    expect(output + errors).toContain('Check HUB_KEY');
    expect(output + errors).not.toContain('secret-key');
  });

  test('latency.sh shows why a call is refused, and no body of an earlier run', async ({ onTestFinished }) => {
    const hub = await startHub(api, 401, 'broken connection');
    onTestFinished(hub.close);
    const folder = writeSamples(onTestFinished, { hub: hub.origin });
    expect((await start('latency.sh', folder, onTestFinished).ended).output).toContain('Invalid API key');
    expect((await start('latency.sh', folder, onTestFinished).ended).output).not.toContain('Invalid API key');
  });

  test('mockError.sh gets a documented error from a mock server', async ({ onTestFinished }) => {
    const hub = await startHub(api);
    onTestFinished(hub.close);
    const folder = writeSamples(onTestFinished, { ports: { 4010: new URL(hub.origin).port } });
    const { output } = await start('mockError.sh', folder, onTestFinished).ended;
    expect(JSON.parse(output)).toMatchObject({ error: { message: httpCodes.find(({ code }) => code === 429)?.meaning } });
    expect(hub.problems).toEqual([]);
  });

  test('ownCache.mjs calls once for two equal requests', async ({ onTestFinished }) => {
    expect((await run(api, 'ownCache.mjs', onTestFinished)).output).toContain('from the cache');
  });

  test.for(['tokensPerFeature.mjs', 'tokens_per_feature.py'])(
    '%s logs the tokens of a feature, and whether another provider took over',
    async (name, { onTestFinished }) => {
      const { errors } = await run(api, name, onTestFinished);
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
});
