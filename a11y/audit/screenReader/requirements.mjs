/** Says what must be installed before a screen reader can read the site. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../../src/tools/browser.mjs';

/** Programs, and the packages of Debian and Ubuntu that bring them. */
const programs = { orca: 'orca', Xvfb: 'xvfb', 'dbus-daemon': 'dbus', xdotool: 'xdotool' };
/** Started by the bus, not from the path. */
const launchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** @returns {string | undefined} what is missing and how to install it; undefined when nothing is */
export function whatIsMissing() {
  const packages = Object.entries(programs).filter(([program]) => !isInstalled(program)).map(([, name]) => name);
  if (!launchers.some((path) => existsSync(path))) packages.push('at-spi2-core');
  if (!findBrowser()) packages.push('chromium');
  if (packages.length === 0) return undefined;
  return `A screen reader was not run, because not everything that it needs is installed. Debian and Ubuntu: apt-get install -y ${packages.join(' ')}`;
}

/** @param {string} program */
function isInstalled(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
