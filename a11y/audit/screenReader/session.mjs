/** Runs a private virtual desktop with display, message bus, Orca, and a browser for each scenario. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../src/tools/browser.mjs';

/** @import { ChildProcess, StdioOptions } from 'node:child_process' */
/** @import { Readable } from 'node:stream' */
/** @import { SpeechEvent } from './types' */

/**
 * Milliseconds. Orca receives a key within `beforeKey`. It has finished after `after` of silence, and has nothing to announce after
 * `atFirst`. `atMost` limits every wait.
 */
const silence = { beforeKey: 5000, after: 700, atFirst: 2500, atMost: 60_000 };
const startUp = 30_000;

/** @typedef {Awaited<ReturnType<typeof startSession>>} Session */

/** Starts the programs that all scenarios share. Their files are in a temporary folder, which `close` removes. */
export async function startSession() {
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  const folders = { XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: 'config', XDG_CACHE_HOME: 'cache', XDG_RUNTIME_DIR: 'run' };
  /** @type {Record<string, string>} */
  const env = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
  };
  for (const [name, folder] of Object.entries(folders)) {
    env[name] = join(home, folder);
    mkdirSync(join(home, folder), { mode: 0o700 });
  }
  const preferences = join(home, folders.XDG_DATA_HOME, 'orca');
  mkdirSync(preferences);
  copyFileSync(join(import.meta.dirname, 'speechServer.py'), join(preferences, 'orca-customizations.py'));

  const executablePath = findBrowser() ?? chromium.executablePath();
  /** @param {string} program */
  const version = (program) => spawnSync(program, ['--version'], { env, encoding: 'utf8' }).stdout?.match(/\d[\d.]*/)?.[0] ?? 'unknown';
  /** @type {ChildProcess[]} */
  const running = [];
  /** @param {string} program @param {string[]} args @param {StdioOptions} stdio */
  const run = (program, args, stdio) => {
    const child = spawn(program, args, { env, stdio });
    running.push(child);
    return child;
  };
  /** @type {import('playwright').Browser | undefined} */
  let browser;
  const closePage = async () => {
    await browser?.close();
    browser = undefined;
  };
  const close = async () => {
    await closePage();
    // Orca ends first, because it restores the keyboard layout of the display.
    for (const child of running.splice(0).reverse()) await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const display = run(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'],
      ['ignore', 'ignore', 'ignore', 'pipe'],
    );
    env['DISPLAY'] = `:${await firstLine(display, 3)}`;
    const bus = run('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], ['ignore', 'pipe', 'ignore']);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus, 1);

    const orca = run('orca', [], ['ignore', 'pipe', 'pipe', 'pipe']);
    let errors = '';
    for (const output of [orca.stdout, orca.stderr]) output?.on('data', (chunk) => (errors += chunk));
    /** @type {SpeechEvent[]} */
    const events = [];
    createInterface({ input: pipe(orca, 3) }).on('line', (line) => events.push({ at: Date.now(), said: JSON.parse(line).said ?? null }));

    for (const limit = Date.now() + startUp; !events.some(({ said }) => said); await sleep(50)) {
      if (orca.exitCode !== null) throw new Error(`Orca ended immediately. ${errors.trim()}`);
      if (Date.now() > limit) throw new Error(`Orca said nothing in ${startUp / 1000} s. ${errors.trim()}`);
    }
    await settled();

    /**
     * Resolves when Orca has finished speaking.
     * @param {number} [since]
     * @param {boolean} [isKey] whether a key was pressed. Orca stops speaking at each key, so earlier speech belongs to the previous key.
     * @returns {Promise<number>} the time from which speech belongs to this wait
     */
    async function settled(since = Date.now(), isKey = false) {
      let from = since;
      for (const limit = since + silence.atMost; Date.now() < limit; await sleep(20)) {
        if (orca.exitCode !== null) throw new Error(`Orca has ended. ${errors.trim()}`);
        const stop = events.find(({ at, said }) => said === null && at >= since)?.at;
        if (isKey && !stop && Date.now() - since < silence.beforeKey) continue;
        if (isKey && stop) from = stop;
        const last = events.findLast(({ at, said }) => said !== null && at >= from)?.at;
        if (Date.now() - (last ?? from) > (last ? silence.after : silence.atFirst)) break;
      }
      return from;
    }

    /** Milliseconds since the last speech. */
    const quietFor = () => Date.now() - (events.findLast(({ said }) => said !== null)?.at ?? 0);

    return {
      reader: `Orca ${version('orca')}`,
      browser: `Chromium ${version(executablePath)}`,
      close,
      closePage,
      settled,
      quietFor,
      /** @param {number} since */
      eventsSince: (since) => events.filter(({ at }) => at >= since),
      /** Presses a key on the desktop, so that Orca receives it too. @param {string} key */
      press: (key) => xdotool('key', key),
      /** @param {string} text */
      type: (text) => xdotool('type', '--delay', '40', text),
      /**
       * Opens an empty page in a new browser, because Orca keeps state per program.
       * @param {number} [width] CSS px
       */
      openPage: async (width) => {
        browser = await chromium.launch({
          executablePath,
          headless: false,
          env,
          // `end` closes the browser before its display.
          handleSIGINT: false,
          handleSIGTERM: false,
          args: [...browserArguments, '--force-renderer-accessibility', '--window-position=0,0', '--window-size=1280,960'],
        });
        const context = await browser.newContext({ viewport: width ? { width, height: 800 } : null, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await settled();
        return page;
      },
    };

    /** @param {string[]} args */
    function xdotool(...args) {
      const { status, stderr } = spawnSync('xdotool', args, { env, encoding: 'utf8' });
      if (status !== 0 || stderr) throw new Error(`xdotool ${args.join(' ')}: ${stderr}`);
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {ChildProcess} child @param {number} fd @returns {Readable} */
function pipe(child, fd) {
  const stream = child.stdio[fd];
  if (!stream || !('read' in stream)) throw new Error(`${child.spawnfile} has no pipe ${fd}.`);
  return stream;
}

/** @param {ChildProcess} child @param {number} fd @returns {Promise<string>} */
function firstLine(child, fd) {
  return new Promise((resolve, reject) => {
    createInterface({ input: pipe(child, fd) }).once('line', resolve);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended immediately.`)));
    child.once('error', reject);
  });
}

/** Terminates a program, and kills it if it does not end. @param {ChildProcess} child */
async function end(child) {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  child.kill('SIGTERM');
  for (const limit = Date.now() + 5000; !hasEnded() && Date.now() < limit;) await sleep(20);
  if (!hasEnded()) child.kill('SIGKILL');
}
