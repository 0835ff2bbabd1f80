/** The browser of the tests and tools. Imports no packages, because the set-up runs before any is installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines that `npm run test:browsers` runs besides Chromium, each with its programs and the Debian packages that contain them. */
export const otherEngines = {
  firefox: { packages: ['firefox-esr'], programs: { firefox: ['firefox-esr', 'firefox'] } },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: { WebKitWebDriver: ['WebKitWebDriver'], Xvfb: ['Xvfb'] } },
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The arguments of every browser of the tests, the audit and the benchmark: it must work in closed networks, and send nothing of its own. */
export const browserArguments = Object.freeze([
  // QUIC is UDP, which many proxies drop without an answer.
  '--disable-quic',
  // No welcome page, and no questions about the default browser.
  '--no-first-run',
  // No requests of the browser's own: for safe browsing lists, component updates, and the account of a person.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/**
 * The first of: `CHROMIUM_PATH`, a Chromium or Chrome of the system.
 * @returns {string | undefined} its path; undefined when there is none
 * @throws when `CHROMIUM_PATH` names a file that cannot be run
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program that can be run.`);
  }
  return findProgram(names) ?? wellKnown.find(isExecutable);
}

/**
 * For tests, which need no window: Debian's headless shell opens a page in half the time. `CHROMIUM_PATH` wins here too.
 * @returns {string | undefined} its path, or that of `findBrowser()`
 * @throws when `CHROMIUM_PATH` names a file that cannot be run
 */
export function findTestBrowser() {
  const full = findBrowser();
  return process.env.CHROMIUM_PATH ? full : (findProgram(['chromium-headless-shell']) ?? full);
}

/**
 * The paths of an engine's programs, by name.
 * @template {keyof typeof otherEngines} Name
 * @param {Name} name
 * @returns {Record<keyof (typeof otherEngines)[Name]['programs'], string>}
 * @throws when one is missing, with what to install
 */
export function findEngine(name) {
  const { packages, programs } = otherEngines[name];
  const paths = Object.entries(programs).map(([program, names]) => {
    const path = findProgram(names);
    if (!path) throw new Error(`${program} is missing. Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}`);
    return [program, path];
  });
  return Object.fromEntries(paths);
}

/**
 * The path of a program on the PATH.
 * @param {readonly string[]} programs its names, the preferred one first
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
