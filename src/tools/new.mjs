/**
 * `npm run new -- --name "…" --host …` changes the name and the host of the site in the files that contain them, and removes the tests of
 * the demonstration.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';

/** Tests that hold only for the content of the demonstration. */
export const demoTests = 'src/testing/demo';

/** In the quotes that `npm run format` would choose. */
const quoted = (/** @type {string} */ text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * @param {string} folder of the project
 * @param {{ name: string, host: string }} owner spaces around them are ignored
 * @returns the name and the host as they are written in `site.ts`
 * @throws if the name or the host is invalid, or a file is missing, before any change
 */
export function changeOwner(folder, { name: typedName, host: typedHost }) {
  const name = typedName.trim().replaceAll(/ +/g, ' ');
  // In lower case, and `hub.рф` as `hub.xn--p1ai`, because programs compare hosts in this form. `domainToASCII` alone drops a path.
  const host = /^[\p{L}\p{M}\d.-]+$/u.test(typedHost.trim()) ? domainToASCII(typedHost.trim()) : '';
  if (!/^[\p{Script=Latin}\d][\p{Script=Latin}\d .,&+'’-]{0,23}$/u.test(name))
    throw new Error(`--name takes up to 24 Latin letters, digits, spaces and . , & + - ', and not ${JSON.stringify(typedName)}.`);
  if (!/^(?!.{250})([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/.test(host))
    throw new Error(`--host takes a host alone, such as www.example.com, and not ${JSON.stringify(typedHost)}.`);
  const [siteFile, readmeFile] = [join(folder, 'src/content/site.ts'), join(folder, 'README.md')];
  const [site, readme] = [readFileSync(siteFile, 'utf8'), readFileSync(readmeFile, 'utf8')];
  // The host may stand in other URLs of the owner too, such as those of the forms. Those of `origins` stay, because `index.html` has them.
  const oldHost = /^const host = ['"](.*)['"];/m.exec(site)?.[1] ?? host;
  const moved = site.replaceAll(oldHost, (_, at) => (/origins: \{[^}]*$/.test(site.slice(0, at)) ? oldHost : host));
  writeFileSync(siteFile, moved.replace(/(?<=^const name = ).*(?=;)/m, quoted(name)));
  writeFileSync(readmeFile, readme.replace(/^# .*/, `# ${name}`));
  rmSync(join(folder, demoTests), { recursive: true, force: true });
  return { name, host };
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { name = '', host = '' } = parseArgs({ options: { name: { type: 'string' }, host: { type: 'string' } } }).values;
    const owner = changeOwner('.', { name, host });
    console.log(`The site is ${owner.name} at ${owner.host} now. ${demoTests} is gone: its tests hold only for the demonstration.`);
    console.log('Next: mailboxes, slogan, postal address and links in src/content/site.ts, then npm start.');
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: npm run new -- --name "…" --host …`);
    process.exitCode = 1;
  }
}
