/** Starts the engines: Chromium by Playwright, Firefox by Marionette, WebKitGTK by WebKitWebDriver on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { findEngine } from '../../src/tools/browser.mjs';
import { freePort } from '../../src/tools/freePort.mjs';
import type { EngineName } from './engineNames';
import type { EnginePage } from './page';
import { inMarionette, openWebDriverPage, overHttp, type Send } from './webDriverPage';

export interface Engine {
  readonly version: string;
  readonly openPage: () => Promise<EnginePage>;
  readonly stop: () => Promise<void>;
}

export interface EngineSettings {
  readonly hasScript: boolean;
}

/** How long a program may take to start, in ms: far more than it does, because the machine may be busy. */
const patience = 90_000;

export const start: Readonly<Record<EngineName, (settings: EngineSettings, chromium: () => Browser) => Promise<Engine>>> = {
  chromium: async ({ hasScript }, chromium) => {
    const browser = chromium();
    return {
      version: `Chromium ${browser.version()}`,
      openPage: async () => {
        const page = await browser.newPage({ javaScriptEnabled: hasScript, reducedMotion: 'reduce', permissions: ['clipboard-write'] });
        return {
          open: async (address) => void (await page.goto(address)),
          reload: async () => void (await page.reload()),
          back: async () => void (await page.goBack()),
          forward: async () => void (await page.goForward()),
          resize: (width, height) => page.setViewportSize({ width, height }),
          evaluate: (body, args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
          press: (keys) => page.keyboard.press(keys),
          movePointer: (x, y) => page.mouse.move(x, y),
          pointerDown: () => page.mouse.down(),
          pointerUp: () => page.mouse.up(),
          print: () => page.pdf(),
          close: () => page.close(),
        };
      },
      stop: async () => {},
    };
  },

  firefox: async ({ hasScript }) => {
    const program = findEngine('firefox');
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const settings = {
      // Any free port, which Firefox then writes into its profile.
      'marionette.port': 0,
      'javascript.enabled': hasScript,
      'ui.prefersReducedMotion': 1,
    };
    writeFileSync(join(profile, 'user.js'), Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`).join(''));
    const firefox = run(program.firefox, ['-headless', '-marionette', '-no-remote', '-profile', profile], { HOME: profile });
    const portFile = join(profile, 'MarionetteActivePort');
    const { send, close } = await until(async () => (existsSync(portFile) ? openMarionette(Number(readFileSync(portFile, 'utf8'))) : undefined));
    const { capabilities } = (await send('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } };
    const command: Send = (name, parameters) => send(inMarionette(name), parameters);
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      openPage: () => openWebDriverPage(command, { canPrint: true, opens: 'tab' }),
      stop: async () => {
        close();
        await firefox.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },

  webkit: async ({ hasScript }) => {
    const program = findEngine('webkit');
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    // Here WebKitGTK reads whether motion is welcome.
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const display = run(program.Xvfb, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {});
    const port = await freePort();
    const driver = run(program.WebKitWebDriver, [`--port=${port}`], { DISPLAY: `:${await display.answer()}`, XDG_CONFIG_HOME: home });
    const call = async (method: string, path: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error((value as { message: string }).message);
      return value;
    };
    await until(() => call('GET', '/status'));
    const options = { args: ['--automation', `--enable-javascript=${hasScript}`] };
    const session = (await call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const command: Send = (name, parameters) => {
      const { method, path } = overHttp(name);
      return call(method, `/session/${session.sessionId}/${path}`, parameters);
    };
    return {
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      openPage: () => openWebDriverPage(command, { canPrint: false, opens: 'window' }),
      stop: async () => {
        await call('DELETE', `/session/${session.sessionId}`);
        await driver.stop();
        await display.stop();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

/** Connects to Firefox. Each message is the length of its JSON, a colon, and the JSON: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (error: { message: string } | null, value: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString()) as unknown;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message[2], message[3]);
    }
  });
  let count = 0;
  const send = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const message = JSON.stringify([0, ++count, name, parameters]);
      waiting.set(count, (error, value) => (error ? reject(new Error(error.message)) : resolve(isOnlyValue(value) ? value.value : value)));
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return { send, close: () => socket.destroy() };
}

const isOnlyValue = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && 'value' in value;

/** Starts a program, which must end with this one. */
function run(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    /** The first line that it writes into its fourth stream. */
    answer: async () => String((await once(createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }), 'line'))[0]),
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}


/** Asks again until there is an answer. @throws when none comes for `patience` */
async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The browser did not start.');
}
