/** Checks that everything which a screen reader run needs is installed. */
import { existsSync } from 'node:fs';
import { findBrowser, findProgram } from '../../../src/tools/browser.mjs';

/** Each program, with the Debian and Ubuntu package that it comes in. */
const programs = { orca: 'orca', Xvfb: 'xvfb', 'dbus-daemon': 'dbus', xdotool: 'xdotool' };
/** Started by the message bus, so not found on the PATH. */
const launchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** @returns {string | undefined} what is missing and how to install it; undefined when everything is there */
export function whatIsMissing() {
  const packages = Object.entries(programs).filter(([program]) => !findProgram([program])).map(([, name]) => name);
  if (!launchers.some((path) => existsSync(path))) packages.push('at-spi2-core');
  if (!findBrowser()) packages.push('chromium');
  if (packages.length === 0) return undefined;
  return `The screen reader was not run: programs that it needs are missing. Debian and Ubuntu: apt-get install -y ${packages.join(' ')}`;
}
