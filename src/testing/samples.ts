/** Runs published samples by their names, in a folder with the one package that they import. They differ from the pages only in host and port. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { callOrigin } from '../build/highlight';
import { endpoint } from '../content/facts/apiReference';
import troubleshooting from '../content/articles/docs/if-something-fails.md';
import type { HighlightedCode } from '../content/types';

const files = import.meta.glob<HighlightedCode>('../content/samples/*', { query: '?highlight', import: 'default', eager: true });
export const samples = Object.fromEntries(Object.entries(files).map(([path, { code }]) => [basename(path), code]));
const names = Object.keys(samples);
export const sample = (name: string) => samples[name] ?? expect.unreachable(`There is no sample ${name}`);
export const isOn = (name: string, ...extensions: readonly string[]) => extensions.includes(extname(name));
/** Programs that call the hub once they start. */
export const callers = names.filter(
  (name) =>
    !['ask.mjs', 'client.mjs', 'client.py'].includes(name) &&
    isOn(name, '.mjs', '.py', '.sh') &&
    sample(name).includes(new URL(endpoint.url).host),
);

export const isInstalled = (program: string, option = '--version') => spawnSync(program, [option]).status === 0;

/** A Python that has the package requests. That of Debian has it, but another may come first. */
export const pythonWithRequests = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import requests']).status === 0,
);

/** The messages of the troubleshooting page. */
export const explained = Array.from(JSON.stringify(troubleshooting).matchAll(/"code":"([^"]+)"/g), ([, message = '']) => message);

type Finish = TestContext['onTestFinished'];

/** Writes all samples into a new folder. They call `origin`, where nothing listens by default, and `edit` changes them further. */
export function writeSamples(onTestFinished: Finish, origin = 'http://127.0.0.1:2', edit = (code: string) => code): string {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(import.meta.dirname, '../../node_modules/ky'), join(folder, 'node_modules/ky'));
  for (const name of names) writeFileSync(join(folder, name), edit(callOrigin(sample(name), origin)));
  return folder;
}

/** Starts a command, or the program with this name. Its output is complete when `ended` resolves. */
export function start(command: string | readonly string[], folder: string, onTestFinished: Finish, env: Record<string, string> = {}) {
  const programs = { '.mjs': process.execPath, '.js': process.execPath, '.py': 'python3', '.sh': 'bash' } as Record<string, string>;
  const [program = '', ...args] = typeof command === 'string' ? [programs[extname(command)] ?? '', command] : command;
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HUB_KEY: 'test-key',
      HOOK_TOKEN: 'test-token',
      PYTHONDONTWRITEBYTECODE: '1',
      ...env,
    },
  });
  onTestFinished(() => void child.kill());
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended, log: () => output + errors };
}

export const languages = {
  JavaScript: {
    extension: '.mjs',
    command: [process.execPath, '--input-type=module', '-e'],
    runAll: `console.error = console.log;
    for (const name of process.argv.slice(1)) {
      process.env.HUB_KEY = process.env.KEY.replace('NAME', name);
      console.log('=== ' + name);
      process.exitCode = 0;
      await import(process.cwd() + '/' + name).catch((error) => console.log('Uncaught', error));
      console.log('exit', process.exitCode);
    }`,
  },
  Python: {
    extension: '.py',
    command: ['python3', '-c'],
    runAll: `import os, runpy, sys
for name in sys.argv[1:]:
    os.environ["HUB_KEY"] = os.environ["KEY"].replace("NAME", name)
    print("===", name)
    try: runpy.run_path(name, run_name="__main__")
    except SystemExit as error: print(error if isinstance(error.code, str) else "", "exit", int(bool(error.code)))
    except Exception as error: print("Uncaught", error)
    else: print("exit 0")`,
  },
} as const;

/** What each sample prints, by its name. One process runs them all, and the key of each is its name in place of `NAME`. */
export async function runAll(language: keyof typeof languages, folder: string, onTestFinished: Finish, key = 'NAME') {
  const { command, runAll: program, extension } = languages[language];
  const names = callers.filter((name) => isOn(name, extension));
  const run = start([...command, program, ...names], folder, onTestFinished, { KEY: key });
  return outputsIn((await run.ended).output);
}

export function outputsIn(output: string): ReadonlyMap<string, string> {
  return new Map(
    output
      .split(/^=== /m)
      .slice(1)
      .map((part) => [part.split('\n')[0] ?? '', part.slice(part.indexOf('\n') + 1)]),
  );
}

/** Connections are refused until the receiver listens. */
export async function postWhenListening(url: string, body: string | ReadableStream): Promise<number> {
  for (let left = 200; ; left -= 1) {
    try {
      return (await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)).status;
    } catch (problem) {
      if (left === 0) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
