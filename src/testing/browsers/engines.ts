/** Starts Firefox and WebKitGTK from Debian packages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { findProgram } from '../../tools/browser.mjs';
import { connectToFirefox, connectToWebKit, openWebDriverPage, type WebDriverPage } from './webDriver';

export interface Engine {
  readonly openPage: () => Promise<WebDriverPage>;
  readonly stop: () => Promise<void>;
}

export type EngineName = keyof typeof startEngine;

export const startEngine = {
  firefox: async (): Promise<Engine> => {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    // Port 0 means any free port. Firefox writes the port into its profile.
    const settings = { 'marionette.port': 0, 'ui.prefersReducedMotion': 1 };
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(settings)
        .map(([name, value]) => `user_pref("${name}", ${value});\n`)
        .join(''),
    );
    const args = ['-headless', '-marionette', '-no-remote', '-profile', profile];
    const firefox = start(required(['firefox-esr', 'firefox'], 'firefox-esr'), args, { HOME: profile });
    const portFile = join(profile, 'MarionetteActivePort');
    const { send, close } = await until(async () =>
      existsSync(portFile) ? connectToFirefox(Number(readFileSync(portFile, 'utf8'))) : undefined,
    );
    return {
      openPage: () => openWebDriverPage(send, 'tab'),
      stop: async () => {
        close();
        await firefox.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },

  webkit: async (): Promise<Engine> => {
    const [server, webDriver] = [required(['Xvfb'], 'xvfb'), required(['WebKitWebDriver'], 'webkit2gtk-driver')];
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    // WebKitGTK reads the reduced motion preference from this file.
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const display = start(server, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {});
    const port = await getPort();
    const driver = start(webDriver, [`--port=${port}`], { DISPLAY: `:${await display.firstLine()}`, XDG_CONFIG_HOME: home });
    const { send, close } = await until(() => connectToWebKit(port));
    return {
      openPage: () => openWebDriverPage(send, 'window'),
      stop: async () => {
        await close();
        await driver.stop();
        await display.stop();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

/** Returns the path of a program, which has one of these names. */
function required(names: readonly string[], debianPackage: string): string {
  const path = findProgram(names);
  if (!path) throw new Error(`${names[0]} is missing. Debian and Ubuntu: sudo apt-get install ${debianPackage}`);
  return path;
}

/** Starts a program, which ends with this process. */
function start(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    /** Returns the first line that the program writes to file descriptor 3. */
    firstLine: async () => String((await once(createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }), 'line'))[0]),
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Retries until there is a result. Throws after 90 seconds, because the machine may be busy. */
async function until<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = Date.now() + 90_000; Date.now() < end;) {
    const result = await attempt().catch(() => undefined);
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The browser did not start.');
}
