/**
 * `npm run check:other-owner`: makes a copy of the project that belongs to somebody else, with another name, hosts, social
 * links, price, headings and labels and one more docs page, and runs the checks on it. Only tests of src/content/ may fail
 * there: all others must read what they expect from content. `--end-to-end` builds the copy and runs those tests too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copySite } from './copySite.mjs';
import { rewriteStrings } from './editSource.mjs';
import { addDocsPages, edit } from './growSite.mjs';

const folder = '.cache/other-owner';
/** Added to headings, labels and the words of controls: short, so that nothing has to wrap that did not before. */
const mark = ' 2';
/** Keys whose text is a heading, a label or the like. */
const heading = /(heading|title|label|caption|question)$/i;
/** Keys whose text is no word of the visitor's. */
const technical = /^(id|route|kind|href|hash|path|host)$/;
/** Files that hold only words of the frame and of controls. */
const wordFiles = ['frame.ts', 'sections.ts', 'controls.ts', 'forms.ts', 'docsFrame.ts', 'notFound.ts', 'search.ts', 'searchField.ts', 'sitemap.ts'];

const host = 'quayside.example';
const site = {
  name: 'Quayside',
  slogan: 'One rope. Every ship. Every port.',
  host,
  apiHost: `hub.${host}`,
  origin: `https://${host}`,
  supportEmail: `help@${host}`,
  salesEmail: `trade@${host}`,
  editUrl: `https://code.${host}/edit/main/`,
  postalAddress: ['Quayside', '2 Sample Road', 'Sampleton SA2 2SA', 'Sampleland'],
  chat: [{ name: 'Zulip', href: `https://talk.${host}/zulip` }, { name: 'Matrix', href: `https://talk.${host}/matrix` }],
  social: [{ name: 'Codeberg', href: `https://links.${host}/codeberg` }, { name: 'PeerTube', href: `https://links.${host}/peertube` }],
};

changeOwner();
const steps = [
  { name: 'Type check', script: 'typecheck', failed: nothing },
  { name: 'Lint', script: 'lint', failed: nothing },
  { name: 'Unit tests', script: 'test:unit', failed: failedUnitTests },
  ...(process.argv.includes('--end-to-end')
    ? [
        { name: 'Build', script: 'build', failed: nothing },
        { name: 'End-to-end tests', script: 'test:e2e', failed: failedSpecs },
      ]
    : []),
];
/** @type {string[]} */
const mistakes = [];
for (const { name, script, failed } of steps) {
  console.log(`\n── ${name} of ${folder} ──`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, shell: process.platform === 'win32' });
  if (status === 0) continue;
  const tests = failed();
  for (const test of tests) console.log(test);
  if (tests.length === 0) console.log(stdout + stderr);
  mistakes.push(...(tests.length ? tests.filter((test) => !test.startsWith('src/content/')) : [name]));
}
console.log(mistakes.length ? `\n${mistakes.length} checks depend on the owner's words.` : '\nOnly tests of content depend on the owner’s words, if any.');
process.exitCode = mistakes.length ? 1 : 0;

function changeOwner() {
  copySite(folder);
  // A repository of its own: the linter passes over what the one around it ignores.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  // This file spells the new owner's name.
  rmSync(join(folder, relative('.', import.meta.filename)));
  addDocsPages(folder, 1);

  const content = join(folder, 'src/content');
  const labels = readLabels(['src/routes.ts', 'src/docsPages.ts']);
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  for (const file of [...files.map((name) => join('src/content', name)), 'src/routes.ts', 'src/docsPages.ts']) {
    const isWordFile = wordFiles.some((name) => file === join('src/content', name));
    edit(join(folder, file), (source) =>
      rewriteStrings(source, ({ text, key = '', siblings }) => {
        if (key === 'price') return text.replace(/[1-9]\d*/, (amount) => String(Number(amount) - 5));
        if (siblings.route && key === 'text') return renamed(text, labels.get(siblings.route) ?? []);
        if (technical.test(key) || !/\p{L}/u.test(text)) return undefined;
        return isWordFile || heading.test(key) ? marked(text) : undefined;
      }),
    );
  }
  writeFileSync(join(content, 'site.ts'), `export const site = ${JSON.stringify(site, null, 2)} as const;\n`);
}

/**
 * Before a colon or space at the end, which leads on to other words.
 * @param {string} text
 */
function marked(text) {
  return text.replace(/[:.?]?\s*$/, (end) => mark + end);
}

/**
 * A link to a page, renamed as the page is.
 * @param {string} text
 * @param {readonly string[]} names of the page
 */
function renamed(text, names) {
  const name = names.find((candidate) => text.toLowerCase().includes(candidate.toLowerCase()));
  if (!name) return undefined;
  const end = text.toLowerCase().indexOf(name.toLowerCase()) + name.length;
  return text.slice(0, end) + mark + text.slice(end);
}

/**
 * The label and title of each page by its id.
 * @param {readonly string[]} tables files with rows of the route table
 */
function readLabels(tables) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const table of tables) {
    rewriteStrings(readFileSync(table, 'utf8'), ({ key, siblings: { id, label, title } }) => {
      if (key === 'id' && id) found.set(id, [label, title].filter((name) => name !== undefined));
      return undefined;
    });
  }
  // The labels of most docs pages, by id.
  rewriteStrings(readFileSync('src/content/sections.ts', 'utf8'), ({ text, key = '' }) => {
    found.get(key)?.unshift(text);
    return undefined;
  });
  return found;
}

/** @returns {string[]} */
function nothing() {
  return [];
}

/** @returns {string[]} */
function failedUnitTests() {
  const results = join(folder, '.cache/results/unit.json');
  if (!existsSync(results)) return [];
  /** @type {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf(`${folder}/`) + folder.length + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
    return failed.length || !message ? failed : [`${file}: ${message}`];
  });
}

/** @returns {string[]} */
function failedSpecs() {
  const results = join(folder, '.cache/results/endToEnd.json');
  if (!existsSync(results)) return [];
  /** @typedef {{ title: string, specs?: { title: string, ok: boolean, file: string }[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => string[]} */
  const failedIn = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title, file }) => `a11y/${file}: ${title}`),
    ...suites.flatMap(failedIn),
  ];
  return failedIn(JSON.parse(readFileSync(results, 'utf8')));
}
