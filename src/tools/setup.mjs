/**
 * Installs packages when the lock file has changed. `--browser` adds a browser for the tests, and `--samples` adds what samples of code
 * need. It imports no packages, because it runs before any are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

installPackages();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--samples')) installForSamples();

function installPackages() {
  const stamp = 'node_modules/.installed';
  // Ignores the entry of the project itself, because another name needs no installation.
  const {
    packages: { '': _, ...packages },
  } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify(packages)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing packages (npm ci). The first time takes about a minute.');
  // Development packages build the site, even if NODE_ENV is production. No package has an install script, so none may run one.
  /** @param {string[]} more */
  const install = (...more) => run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...more]);
  // The first attempt uses the npm cache. If that is outdated, the second attempt asks the registry.
  if (!install('--prefer-offline') && !install()) {
    fail('npm ci failed: see its message above.');
  }
  writeFileSync(stamp, hash);
}

function installBrowser() {
  if (browser()) return;
  // The headless shell opens a page in half the time. Fonts keep line breaks the same on every machine.
  if (hasApt()) aptInstall('Chromium', ['chromium', 'chromium-headless-shell', 'fonts-liberation']);
  if (browser()) return;
  say('No Chromium found. Downloading the Chromium of Playwright.');
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  fail(
    'The end-to-end tests need Chromium or Chrome, which could not be found or installed.\n' +
      'Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** The tests of the samples run them in the shell of every Mac, and with a package of Python. Without these, they count as skipped. */
function installForSamples() {
  if (!hasApt()) return;
  if (!run('zsh', ['--version'], 'ignore')) aptInstall('zsh', ['zsh']);
  const hasRequests = ['python3', '/usr/bin/python3'].some((python) => run(python, ['-c', 'import requests'], 'ignore'));
  if (!hasRequests) aptInstall('requests for Python', ['python3-requests']);
}

function hasApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');
}

/**
 * Installs packages of Debian or Ubuntu one by one, because Ubuntu lacks some. Recommended packages would upgrade the system.
 * @param {string} what
 * @param {readonly string[]} packages
 */
function aptInstall(what, packages) {
  say(`Installing ${what} (apt-get install ${packages.join(' ')}).`);
  run('apt-get', ['update', '-q']);
  for (const name of packages) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
}

function browser() {
  try {
    return findBrowser();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} [stdio]
 */
function run(command, args, stdio = 'inherit') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env, shell: process.platform === 'win32' }).status === 0;
}

/** @param {string} message */
function say(message) {
  console.log(`\n${message}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
