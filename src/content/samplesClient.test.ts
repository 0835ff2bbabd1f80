/** Runs the client of each language through the same faults, one a row, and expects the same outcome. Its times are shortened. */
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { callOrigin } from '../build/highlight';
import { openApi } from '../build/openApi';
import { type Api, type Reply, startHub } from '../testing/hub';
import { explained, isInstalled, pythonWithRequests, sample, start, writeSamples } from '../testing/samples';

const api = JSON.parse(JSON.stringify(openApi())) as Api;
const answer: string = JSON.parse(sample('response.json')).choices[0].message.content;
const html = '<html>Sign in to the network</html>';
const ok = (body: string | Buffer): Reply => ({ status: 200, body });

/**
 * Replies before 200s, or an origin. What a failure says; an answer has none. The number of calls. Least seconds before the second. What
 * libraries do otherwise, as the page says: another text after one call, or without an end.
 */
type Fault = readonly [
  name: string,
  cause: readonly Reply[] | string,
  says: RegExp | undefined,
  calls: number,
  wait?: number,
  otherwise?: Readonly<Record<string, RegExp | 'no end'>>,
];

const faultsWith = (redirect: Reply, expired: string): readonly Fault[] => [
  ['an answer', [], undefined, 1],
  ...[408, 429, 500, 502, 503, 504].map((status): Fault => [`a ${status}`, [status], undefined, 2]),
  ['Retry-After in seconds', [{ status: 429, retryAfter: '2' }], undefined, 2, 1.9],
  ['Retry-After with a fraction', [{ status: 503, retryAfter: '2.5' }], undefined, 2, 1.9, { Python: /Invalid Retry-After/ }],
  ['Retry-After as a date', [{ status: 500, retryAfter: 3 }], undefined, 2, 1.5],
  [
    'Retry-After of ten minutes',
    [{ status: 503, retryAfter: '600', body: html }],
    /503[^]*Sign in/,
    1,
    0,
    { JavaScript: /timeout/, Python: 'no end' },
  ],
  ['a 413', [{ status: 413, retryAfter: '1', body: html }], /413/, 1],
  ['a 429 without an end', Array<Reply>(9).fill(429), /429[^]*Rate limit exceeded/, 7],
  ['a 400', [400], /400[^]*Invalid parameters/, 1],
  ['a 401', [401], /401[^]*Invalid API key/, 1],
  ['a 403 in another encoding', [{ status: 403, body: Buffer.from([0xff, 0xfe, 0xfd]) }], /403/, 1],
  ['a redirect to another host', [redirect], /302|curl: \(47\)/, 1],
  ['a connection that breaks', ['broken connection'], /UND_ERR_SOCKET|Remote end closed|curl: \(52\)/, 1],
  // Before urllib3 2, Python gets the part that came, as no JSON.
  ['a body that breaks off', ['broken body'], /UND_ERR_SOCKET|IncompleteRead|Status 200: \{ "id"|curl: \(18\)/, 1],
  ['a stall before the response', ['no response'], /timed out/, 1],
  ['a stall within the body', ['stalled body'], /timeout|timed out|curl: \(28\)/, 1],
  ['a body that drips', ['drip'], /timeout|curl: \(28\)/, 1, 0, { Python: 'no end' }],
  ['HTML with a 200', [ok(html)], /Sign|not valid JSON/, 1],
  ['null', [ok('null')], /null/, 1],
  ['null as the text', [ok('{"choices":[{"message":{"content":null}}]}')], /"choices"/, 1],
  ['half a body', [ok(`{"choices":[{"message":{"content":"${answer}`)], /"choices"|in JSON/, 1],
  ['a byte order mark', [ok(`\uFEFF${sample('response.json')}`)], undefined, 1],
  ['another encoding', [ok(Buffer.from([0xff, 0xfe, 0xfd]))], /Status 200|\ufffd/, 1],
  ['a refused connection', 'http://127.0.0.1:2', /ECONNREFUSED|refused|curl: \(7\)/, 0],
  ['an unknown host', 'http://hub.invalid', /ENOTFOUND|EAI_AGAIN|resolution|not known|curl: \(6\)/, 0],
  ['an expired certificate', expired, /CERT_HAS_EXPIRED|certificate has expired/i, 0],
];

/** Every retry is 50 times as fast, or a second in curl. */
const shorter = {
  '500 * 2 ** count + 1000': '10 * 2 ** count + 20',
  'timeout: 80_000': 'timeout: 8000',
  'timeout(180_000)': 'timeout(12_000)',
  'backoff_factor=1': 'backoff_factor=0.02',
  'timeout=80': 'timeout=8',
  '--retry 6': '--retry 6 --retry-delay 1',
  '--max-time 80': '--max-time 8',
  '--retry-max-time 65': '--retry-max-time 8',
};

test('each shorter time replaces one of a client', () => {
  const clients = ['client.mjs', 'client.py', 'client.sh'].map(sample).join();
  for (const time of Object.keys(shorter)) expect(clients.split(time), time).toHaveLength(2);
});

/** What a caller learns: an answer, or an error. In JavaScript and Python, it starts with the status of the response. */
type Outcome = Readonly<Partial<Record<'answer' | 'says', string>>>;

/** Programs that import a client for each of their arguments, call with all at once, and print each outcome as JSON. */
const programs = {
  // Collects garbage while bodies stall, because a signal that nothing else holds would then be lost.
  JavaScript: `import { inspect } from 'node:util'; setInterval(gc, 500).unref(); console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map(async (file) => {
  const { callHub } = await import(process.cwd() + '/' + file);
  try {
    return { answer: (await callHub({ provider: 'openai', model: 'gpt-4.1', messages: [] })).choices[0].message.content };
  } catch (error) { const { response, message, cause } = error;
    return { says: /test-key|gpt-4/.test(inspect(error)) ? 'A log shows the key, or the request.' : [response?.status, message, await response?.text(), cause?.code, cause?.message].join(' ') };
  }
}))))`,
  Python: `import concurrent.futures, importlib, json, sys
def ask(file):
    client = importlib.import_module(file[:-3])
    try:
        result = client.call_hub({"provider": "openai", "model": "gpt-4.1", "messages": []})
        return {"answer": result["choices"][0]["message"]["content"]}
    except client.requests.RequestException as error: return {"says": f"{getattr(error.response, 'status_code', '')} {error}"}
    except Exception as error: return {"says": repr(error)}
with concurrent.futures.ThreadPoolExecutor(99) as pool:
    print(json.dumps(list(pool.map(ask, sys.argv[1:]))))`,
};
const languages = {
  JavaScript: { extension: '.mjs', command: [process.execPath, '--expose-gc', '--input-type=module', '-e', programs.JavaScript] },
  Python: { extension: '.py', command: [pythonWithRequests ?? '', '-c', programs.Python] },
};

interface Started {
  readonly origin: string;
  readonly calls: number;
}

/** One process imports all clients of a language. A client in a shell is a process of its own. */
async function outcomesIn(column: string, faults: readonly Started[], folder: string, { onTestFinished }: TestContext) {
  const trusted = join(folder, 'expired.pem');
  writeFileSync(join(folder, 'netrc'), 'default login someone password else');
  const env = { NETRC: join(folder, 'netrc'), NODE_EXTRA_CA_CERTS: trusted, REQUESTS_CA_BUNDLE: trusted, CURL_CA_BUNDLE: trusted };
  const language = languages[column as keyof typeof languages];
  const extension = language?.extension ?? '.sh';
  const code = Object.entries(shorter).reduce((text, [from, to]) => text.replace(from, to), sample(`client${extension}`));
  const files = faults.map(({ origin, calls }, index) => {
    // Retries can take long on a busy machine.
    const patient = calls > 1 ? code.replaceAll('-time 8', '-time 60') : code;
    writeFileSync(join(folder, `client${index}${extension}`), callOrigin(patient, origin));
    return `client${index}${extension}`;
  });
  if (language) return JSON.parse((await start([...language.command, ...files], folder, onTestFinished, env).ended).output) as Outcome[];
  return Promise.all(
    files.map(async (file, index) => {
      mkdirSync(join(folder, `${index}`));
      const run = await start([column, `../${file}`], join(folder, `${index}`), onTestFinished, env).ended;
      const outcome: Outcome = run.code === 0 ? { answer: run.output } : { says: run.errors + run.output };
      return outcome;
    }),
  );
}

/** The origin of a server whose certificate, which clients trust, expired yesterday. */
async function startExpired(folder: string, { onTestFinished }: TestContext): Promise<string> {
  const openssl = (command: string) => execSync(`openssl ${command}`, { cwd: folder, stdio: 'pipe' });
  openssl(
    'req -new -nodes -subj /CN=hub -addext subjectAltName=IP:127.0.0.1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -keyout key.pem -out request.pem',
  );
  openssl('x509 -req -in request.pem -signkey key.pem -days -1 -copy_extensions copy -out expired.pem');
  const server = createServer({ key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'expired.pem')) });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the client in each language, if zsh and requests of Python are installed,', () => {
  const columns = { bash: isInstalled('bash'), zsh: isInstalled('zsh'), JavaScript: true, Python: Boolean(pythonWithRequests) };

  test.concurrent.for(Object.entries(columns))('has the outcome of each fault: %s', async ([column, canRun], context) => {
    context.skip(!canRun);
    const { expect } = context;
    const startOne = async (replies: readonly Reply[] = []) => {
      const hub = await startHub(api, ...replies);
      context.onTestFinished(hub.close);
      return hub;
    };
    const other = await startOne();
    const redirect = { status: 302, location: `${other.origin}/v1/call`, body: '' };
    const folder = writeSamples(context.onTestFinished);
    const rows = faultsWith(redirect, await startExpired(folder, context)).filter(([, , , , , others]) => others?.[column] !== 'no end');
    const faults = await Promise.all(
      rows.map(async ([name, cause, says, calls, wait = 0, otherwise = {}]) => {
        const hub = await startOne(typeof cause === 'string' ? [] : cause);
        const row = { name, hub, origin: typeof cause === 'string' ? cause : hub.origin };
        const other = otherwise[column];
        return other instanceof RegExp ? { ...row, says: other, calls: 1, wait: 0 } : { ...row, says, calls, wait };
      }),
    );
    const outcomes = await outcomesIn(column, faults, folder, context);
    for (const [index, { name, hub, says, calls, wait }] of faults.entries()) {
      const outcome = outcomes[index] ?? {};
      const [first, second] = hub.calls.map(({ time }) => time);
      expect.soft([hub.calls.length, hub.problems], name).toEqual([calls, []]);
      if (wait) expect.soft((second ?? 0) - (first ?? 0), name).toBeGreaterThan(wait);
      if (!says) expect.soft(outcome.answer, name).toContain(answer);
      else {
        expect.soft(outcome.says, name).toMatch(says);
        const isExplained = explained.some((message) => outcome.says?.includes(message));
        // After a 200 that is not from the hub, curl says nothing.
        if (column in languages || outcome.says?.startsWith('curl')) expect.soft(isExplained, `${name}: ${outcome.says}`).toBe(true);
      }
    }
    expect([other.calls, other.problems]).toEqual([[], []]);
  });
});
