/** Gives the site another name and host, in the few files that spell them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rewriteStrings } from './editSource.mjs';

const usage = 'Usage: npm run new -- --name "<name of the product>" --host <host, such as www.example.com>';
const siteFile = 'src/content/site.ts';

/** What the fonts of the site can draw, and what fits into the header of a phone. */
const possibleName = /^[\p{Script=Latin}\d]([\p{Script=Latin}\d .,&+'’-]{0,22}[\p{Script=Latin}\d.+])?$/u;
const possibleHost = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * @typedef {object} Owner
 * @property {string} name
 * @property {string} host
 */

/**
 * @param {string[]} args of the command line
 * @returns {Owner}
 * @throws with a message for whoever typed them
 */
export function readOwner(args) {
  const { name = '', host = '' } = parsed(args);
  const owner = { name: name.normalize('NFC').trim(), host: host.trim().toLowerCase() };
  if (!owner.name || !owner.host) throw new Error(`${owner.name ? '--host' : '--name'} is missing.\n${usage}`);
  if (!possibleName.test(owner.name)) {
    throw new Error(`--name may have up to 24 Latin letters, digits, spaces and . , & + - ' and starts with a letter or a digit. This cannot be one: ${JSON.stringify(name)}`);
  }
  if (!possibleHost.test(owner.host)) {
    throw new Error(`--host must be a host alone, such as www.example.com, without https:// and without a slash. This cannot be one: ${JSON.stringify(host)}`);
  }
  return owner;
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options: { name: { type: 'string' }, host: { type: 'string' } } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`, { cause: error });
  }
}

/**
 * @param {string} folder of the project
 * @param {Owner} owner
 * @returns {string[]} the files that have changed
 * @throws when the project does not say who its owner is; nothing has changed then
 */
export function changeOwner(folder, owner) {
  const old = ownerIn(readFileSync(join(folder, siteFile), 'utf8'));
  const named = wholeWord(old.name);
  const hosted = wholeWord(old.host);
  /** @type {Readonly<Record<string, (text: string) => string>>} */
  const edits = {
    [siteFile]: (source) =>
      rewriteStrings(source, ({ text }) => {
        const moved = text.replace(hosted, () => owner.host);
        // An address may contain the name by chance.
        return /[@/]/.test(text) || moved !== text ? moved : text.replace(named, () => owner.name);
      }),
    'package.json': (json) => withName(json, packageName(owner.name)),
    'package-lock.json': (json) => withName(json, packageName(owner.name)),
    'README.md': (text) => text.replace(/^# .*/, () => `# ${owner.name}`).replace(hosted, () => owner.host),
  };
  const changed = Object.entries(edits).flatMap(([name, edit]) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    const before = readFileSync(file, 'utf8');
    const after = edit(before);
    return after === before ? [] : [{ name, file, after }];
  });
  // Not before each edit has succeeded.
  for (const { file, after } of changed) writeFileSync(file, after);
  return changed.map(({ name }) => name);
}

/**
 * @param {string} source of site.ts
 * @returns {Owner}
 */
function ownerIn(source) {
  /** @type {Partial<Owner>} */
  const found = {};
  rewriteStrings(source, ({ text, key, siblings }) => {
    if (key === 'name' && siblings.slogan !== undefined) found.name = text;
    if (key === 'host') found.host = text;
    return undefined;
  });
  const { name, host } = found;
  if (!name || !host) throw new Error(`${siteFile} must have a name and a slogan side by side, and a host, each as a plain string.`);
  return { name, host };
}

/**
 * @param {string} json
 * @param {string} name
 */
function withName(json, name) {
  const value = JSON.parse(json);
  value.name = name;
  // The lock file says it once more.
  if (value.packages?.['']) value.packages[''].name = name;
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * In the letters that npm allows.
 * @param {string} name
 */
function packageName(name) {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z\d]+/g, ' ').trim();
  return letters.replaceAll(' ', '-') || 'site';
}

/** @param {string} text */
function wholeWord(text) {
  return new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu');
}
