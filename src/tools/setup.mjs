/**
 * Installs packages when the lock file has changed. With `--tests`, it installs what tests need besides. It imports no packages, because it
 * runs before any are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser, findProgram } from './browser.mjs';

installPackages();
if (process.argv.includes('--tests')) {
  installFromDebian();
  installBrowser();
}

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
  const ci = ['ci', '--include=dev', '--ignore-scripts'];
  // The first attempt uses the npm cache. If that is outdated, the second attempt asks the registry.
  if (!run('npm', ...ci, '--prefer-offline') && !run('npm', ...ci)) fail('npm ci failed: see its message above.');
  writeFileSync(stamp, hash);
}

/** As root on Debian or Ubuntu. Elsewhere, the tests of samples that need one of these programs count as skipped. */
function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const missing = [
    // The headless shell opens a page in half the time. Fonts keep line breaks the same on every machine.
    ...(findBrowser() ? [] : ['chromium', 'chromium-headless-shell', 'fonts-liberation']),
    // The shell of every Mac, and a package of Python, run samples.
    ...(findProgram(['zsh']) ? [] : ['zsh']),
    ...(['python3', '/usr/bin/python3'].some((python) => spawnSync(python, ['-c', 'import requests']).status === 0)
      ? []
      : ['python3-requests']),
  ];
  if (missing.length === 0) return;
  say(`Installing ${missing.join(', ')} (apt-get).`);
  run('apt-get', 'update', '-q');
  // One by one, because Ubuntu lacks some. Recommended packages would upgrade the system.
  for (const name of missing) run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name);
}

function installBrowser() {
  if (findBrowser()) return;
  say('No Chromium found. Downloading the Chromium of Playwright.');
  if (run('npx', 'playwright', 'install', 'chromium')) return;
  fail(
    'The end-to-end tests need Chromium or Chrome, which could not be found or installed.\n' +
      'Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

/** @param {string[]} command */
function run(...[program = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0;
}

/** @param {string} message */
function say(message) {
  console.log(`\n${message}`);
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
