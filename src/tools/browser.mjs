/** Finds the browsers of tests and tools. Imports no packages, because the setup runs before any are installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The arguments of every browser that this project starts. Browsers must work in closed networks and send no requests on their own. */
export const browserArguments = Object.freeze([
  // QUIC is UDP, which many proxies drop silently.
  '--disable-quic',
  // Skips the welcome page and the question about the default browser.
  '--no-first-run',
  // Prevents background requests for safe browsing lists, component updates, and accounts.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/**
 * Returns the path of the browser in `CHROMIUM_PATH`, or else of an installed Chromium or Chrome. Playwright says so if a path is wrong.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || (findProgram(names) ?? wellKnown.find(isExecutable));
}

/**
 * Debian's headless shell opens a page in half the time. `CHROMIUM_PATH` takes precedence.
 * @returns {string | undefined}
 */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH || (findProgram(['chromium-headless-shell']) ?? findBrowser());
}

/**
 * Finds a program in the PATH.
 * @param {readonly string[]} programs possible names, in order of preference
 */
export function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
