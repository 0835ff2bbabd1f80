/** Writes the headers and redirects of the site for hosts. All files use headers.ts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import { assetsPath, type Headers, headerRules, headers, pathPattern } from './headers.ts';

/** `headers` are those that every response has, and `assets` the names of the files that never change. */
type HostConfig = (headers: Headers, base: string, assets: readonly string[]) => string;

/** Hosts read these files from the published folder and do not publish them. */
export const hostConfigs: ReadonlyMap<string, HostConfig> = new Map([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
  // GitHub Pages would otherwise read Markdown as templates, and leave out .well-known.
  ['.nojekyll', () => ''],
]);

/** The folder of `nginx.conf`, relative to the root of the project. It is not published. */
export const exampleFolder = '.cache/hosts';

export async function writeHostConfigs(root: string, outDir: string, inlineScript: string, base: string): Promise<void> {
  const assets = await readdir(join(outDir, 'assets'));
  const everywhere = headers(inlineScript);
  for (const [name, write] of hostConfigs) await writeFile(join(outDir, name), write(everywhere, base, assets));
  await mkdir(join(root, exampleFolder), { recursive: true });
  await writeFile(join(root, exampleFolder, 'nginx.conf'), nginxFile(everywhere, base));
}

/**
 * These hosts send the headers of a path with a 404 too, which a browser would keep for a year. So each asset has a rule of its own. Cloudflare
 * ignores all rules after the first 100, and browsers then check the other assets on each visit.
 */
function rulesByFile(everywhere: Headers, assets: readonly string[]) {
  return headerRules(everywhere).flatMap((rule) =>
    rule.path === assetsPath ? assets.map((name) => ({ ...rule, path: assetsPath.replace('*', name) })) : rule,
  );
}

/**
 * For Netlify and Cloudflare. Cloudflare joins the values of a header in several rules, unless a line with `!` removes the earlier one.
 * Cloudflare Pages lets other origins read every file, unless such a line says otherwise. Netlify lets the later rule win, and ignores these lines.
 */
function headersFile(everywhere: Headers, base: string, assets: readonly string[]): string {
  const blocks = rulesByFile(everywhere, assets).map(({ path, headers }) => {
    const removed = path === '/*' ? ['Access-Control-Allow-Origin'] : Object.keys(headers);
    return [
      withBase(path, base),
      ...removed.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function vercelFile(everywhere: Headers, base: string, assets: readonly string[]): string {
  const rules = rulesByFile(everywhere, assets).map(({ path, headers }) => ({
    source: withBase(path, base)
      .replaceAll('.', String.raw`\.`)
      .replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const settings = { cleanUrls: true, trailingSlash: false, headers: rules };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** nginx takes the value of a header from the first rule that has it. Its variables, of 46 characters at most, are shared by all sites. */
export function nginxFile(everywhere: Headers, base: string, host: string = site.host): string {
  const rules = headerRules(everywhere).toReversed();
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const suffix = createHash('sha256').update(host).digest('hex').slice(0, 8);
  const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}_${suffix}`;
  const pattern = (path: string) => pathPattern(withBase(path, base)).source.replaceAll(String.raw`\/`, '/');
  const maps = names.map((header) => {
    const values = rules
      .filter(({ headers }) => header in headers)
      .map(({ path, headers }) => `  ~${pattern(path)} "${headers[header]}";\n`);
    return `map $uri ${variable(header)} {\n${values.join('')}}`;
  });
  const values: Readonly<Record<string, string>> = {
    base,
    host,
    maps: maps.join('\n\n'),
    headers: names.map((header) => `  add_header ${header} ${variable(header)} always;`).join('\n'),
  };
  const template = readFileSync(join(import.meta.dirname, 'hosts/nginx.conf'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
