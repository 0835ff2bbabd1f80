/** Runs published samples by their names, in a folder without a package.json. They differ from the pages only in host and port. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { endpoint } from '../content/facts/apiReference';
import type { HighlightedCode } from '../content/types';
import { type Api, type Reply, startHub } from './hub';

const files = import.meta.glob<HighlightedCode>('../content/samples/*', { query: '?highlight', import: 'default', eager: true });
export const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
export const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);
export const isOn = (name: string, ...extensions: readonly string[]) => extensions.includes(extname(name));

/** The port of the receivers, to which the samples that act as the hub deliver. */
const receiverPort = '8080';
const isModule = (name: string) =>
  Object.values(samples).some((code) => code.includes(`./${name}'`) || code.includes(`from ${basename(name, '.py')} `));
const names = Object.keys(samples);
export const modules = names.filter((name) => isOn(name, '.mjs', '.py') && isModule(name));
export const receivers = names.filter((name) => isOn(name, '.mjs', '.py') && sample(name).includes(receiverPort));
export const deliverers = names.filter((name) => isOn(name, '.sh') && sample(name).includes(receiverPort));
/** The call of the home page, in as few lines as fit there. The docs have the same call with checks of the key and the response. */
export const excerpts = names.filter((name) => name.startsWith('demo') && isOn(name, '.mjs', '.py'));
/** Programs that call the hub once they start. */
export const callers = names.filter(
  (name) =>
    isOn(name, '.mjs', '.py', '.sh') &&
    (sample(name).includes(endpoint.url) || /Hub|_hub/.test(sample(name))) &&
    !modules.includes(name) &&
    !excerpts.includes(name) &&
    name !== 'ask.mjs',
);

export const hookToken = 'test-token';

export type Shell = 'bash' | 'zsh';
export const shells = ['bash', 'zsh'] as const;
/** The arguments with which a shell reads no files of its user. */
export const plainShell: Readonly<Record<Shell, readonly string[]>> = { bash: ['--norc', '--noprofile'], zsh: ['-f'] };
export const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;

const programs = { '.mjs': [process.execPath], '.py': ['python3'] };

/** The file to which waits are logged, in milliseconds. They take a thousandth of that time. */
const waitLog = 'waits.log';

const quickTimers = (haste: number) =>
  `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from 'node:fs';
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { setTimeout } = timers;
  timers.setTimeout = (milliseconds) => {
    appendFileSync('${waitLog}', milliseconds + '\\n');
    return setTimeout(milliseconds / 1000);
  };
  syncBuiltinESMExports();
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.round(milliseconds / ${haste}));
`)}`;

const quickPython = (haste: number) => `
import time, urllib.request
sleep, monotonic, urlopen = time.sleep, time.monotonic, urllib.request.urlopen
def log_and_sleep(seconds):
    with open('${waitLog}', 'a') as log: print(seconds * 1000, file=log)
    sleep(seconds / 1000)
time.sleep = log_and_sleep
time.monotonic = lambda: monotonic() * ${haste}
urllib.request.urlopen = lambda request, timeout: urlopen(request, timeout=timeout / ${haste})
`;

/** A curl whose timeout is shorter, if it has one. */
const hastyCurl = (haste: number) => `#!/usr/bin/env bash
args=() last=
for arg; do
  case $last in -m | --max-time) arg=$(python3 -c "print($arg / ${haste})") ;; esac
  args+=("$arg") last=$arg
done
PATH=\${PATH#*:} exec curl "\${args[@]}"
`;

type Finish = TestContext['onTestFinished'];

interface FolderOptions {
  readonly hub?: string;
  /** Replace those of the samples. */
  readonly ports?: Readonly<Record<string, string | number>>;
  /** How many times shorter the timeouts are. */
  readonly haste?: number;
}

export function writeSamples(onTestFinished: Finish, { hub = '', ports = {}, haste = 1 }: FolderOptions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string, mode?: number) => writeFileSync(join(folder, name), content, { mode });
  const replacements = Object.entries({ [new URL(endpoint.url).origin]: hub, ...ports });
  for (const [name, code] of Object.entries(samples))
    write(
      name,
      replacements.reduce((text, [from, to]) => text.replaceAll(from, String(to)), code),
    );
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'python'));
  write('python/sitecustomize.py', quickPython(haste));
  if (haste > 1) write('bin/curl', hastyCurl(haste), 0o755);
  // The shortest delay between retries of curl, in seconds.
  write('.curlrc', 'retry-delay = 1\n');
  return folder;
}

export interface StartOptions {
  readonly key?: string;
  readonly token?: string;
  readonly shell?: Shell;
  /** How many times shorter the timeouts are. */
  readonly haste?: number;
  /** The command, instead of the one that runs the sample. */
  readonly command?: readonly string[];
}

interface Result {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Starts a sample. Its output is complete when `ended` resolves. */
export function start(name: string, folder: string, onTestFinished: Finish, options: StartOptions = {}) {
  const { key = 'test-key', token = hookToken, shell = 'bash', haste = 1 } = options;
  const run = isOn(name, '.sh') ? [shell, ...plainShell[shell]] : (programs[extname(name) as keyof typeof programs] ?? []);
  const [program = '', ...args] = options.command ?? [...run, name];
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      ...(key && { HUB_KEY: key }),
      ...(token && { HOOK_TOKEN: token }),
      NODE_OPTIONS: `--import=${quickTimers(haste)}`,
      CURL_HOME: folder,
      PYTHONPATH: join(folder, 'python'),
      PYTHONUNBUFFERED: '1',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  onTestFinished(() => void child.kill());
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<Result>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended, log: () => output + errors };
}

interface RunOptions extends StartOptions {
  readonly replies?: readonly Reply[];
}

/** Runs a sample against a hub that sends these replies in turn, then success. */
export async function run(api: Api, name: string, onTestFinished: Finish, { replies = [], ...options }: RunOptions = {}) {
  const hub = await startHub(api, ...replies);
  onTestFinished(hub.close);
  const folder = writeSamples(onTestFinished, { hub: hub.origin, haste: options.haste });
  const result = await start(name, folder, onTestFinished, options).ended;
  expect(hub.problems, `requests of ${name}`).toEqual([]);
  return { ...result, calls: hub.calls, waits: waitsIn(folder) };
}

/** The waits of a sample, in seconds. */
function waitsIn(folder: string): number[] {
  try {
    return readFileSync(join(folder, waitLog), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Number(line) / 1000);
  } catch {
    return [];
  }
}

/** Connections are refused until the receiver listens. */
export async function postWhenListening(url: string, body: string): Promise<number> {
  for (let left = 200; ; left -= 1) {
    try {
      return (await fetch(url, { method: 'POST', body })).status;
    } catch (problem) {
      if (left === 0) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
