/** Finds the browsers of tests and tools. Imports no packages, because the setup runs before any are installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines of `npm run test:browsers` besides Chromium, with their programs and the Debian packages that contain them. */
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
 * Returns the path of the browser in `CHROMIUM_PATH`, or else of an installed Chromium or Chrome.
 * @returns {string | undefined}
 * @throws if `CHROMIUM_PATH` names a file that is not executable
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not an executable program.`);
  }
  return findProgram(names) ?? wellKnown.find(isExecutable);
}

/**
 * Debian's headless shell opens a page in half the time. `CHROMIUM_PATH` takes precedence.
 * @returns {string | undefined}
 * @throws if `CHROMIUM_PATH` names a file that is not executable
 */
export function findTestBrowser() {
  const full = findBrowser();
  return process.env.CHROMIUM_PATH ? full : (findProgram(['chromium-headless-shell']) ?? full);
}

/**
 * Returns the paths of the programs of an engine, by name.
 * @template {keyof typeof otherEngines} Name
 * @param {Name} name
 * @returns {Record<keyof (typeof otherEngines)[Name]['programs'], string>}
 * @throws if a program is missing
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
