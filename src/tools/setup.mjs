/**
 * Installs what is missing: the packages when the lock file has changed, with `--browser` a browser for the tests, with
 * `--engines` two more, and with `--lighthouse` Lighthouse for the benchmark. It runs before `npm start`, `npm run dev`, `npm test` and others, so nothing
 * is installed yet on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lighthouseFolder } from './bench/lighthouse.mjs';
import { findBrowser, findEngine, findTestBrowser, otherEngines } from './browser.mjs';

installPackages('.');
if (process.argv.includes('--lighthouse')) installLighthouse();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--engines')) installEngines();

/** @param {string} folder */
function installPackages(folder) {
  const stamp = join(folder, 'node_modules/.installed');
  // Without the project's own entry: another name asks for no installation.
  const { packages: { '': _, ...packages } } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify(packages)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing packages (npm ci). The first time takes about a minute.');
  // With development packages, which build the site, even where NODE_ENV is production.
  // No package needs a script of its own to be installed, and so none may run one.
  /** @param {string[]} more */
  const install = (...more) => run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...more], 'inherit', folder);
  // First with what npm remembers of each package. Where that is out of date, the second attempt asks the registry.
  if (!install('--prefer-offline') && !install()) {
    fail('npm ci failed: see its message above.');
  }
  writeFileSync(stamp, hash);
}

/** Separately, because it would add two thirds to the size of everybody's packages. */
function installLighthouse() {
  mkdirSync(lighthouseFolder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join('src/tools/lighthouse', file), join(lighthouseFolder, file));
  copyFileSync('.npmrc', join(lighthouseFolder, '.npmrc'));
  installPackages(lighthouseFolder);
}

function installBrowser() {
  // The headless shell is only faster, and Ubuntu has no such package: no attempt before each run where apt does not know it.
  const lacksShell = () =>
    !process.env.CHROMIUM_PATH && findTestBrowser() === findBrowser() && run('apt-cache', ['show', 'chromium-headless-shell'], 'ignore');
  if (hasApt() && (!browser() || lacksShell())) {
    say('Installing Chromium and its headless shell (apt-get install chromium chromium-headless-shell).');
    run('apt-get', ['update', '-q']);
    for (const name of ['chromium', 'chromium-headless-shell']) run('apt-get', ['install', '-y', '-q', name]);
  }
  if (browser()) return;
  say('No Chromium found: downloading the one that Playwright brings.');
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  fail(
    'The end-to-end tests need Chromium or Chrome, and none could be found or installed.\n' +
      'Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function installEngines() {
  const names = /** @type {(keyof typeof otherEngines)[]} */ (Object.keys(otherEngines));
  const missing = names.filter((name) => faultOf(name));
  const packages = missing.flatMap((name) => otherEngines[name].packages);
  if (missing.length > 0 && hasApt()) {
    say(`Installing Firefox and WebKitGTK (apt-get install ${packages.join(' ')}).`);
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
  }
  const faults = missing.flatMap((name) => faultOf(name) ?? []);
  if (faults.length > 0) fail(faults.join('\n'));
}

/** @param {keyof typeof otherEngines} name */
function faultOf(name) {
  try {
    findEngine(name);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function hasApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');
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
 * @param {string} [cwd]
 */
function run(command, args, stdio = 'inherit', cwd = '.') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, stdio, env, shell: process.platform === 'win32' }).status === 0;
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
