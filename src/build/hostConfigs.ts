/** Writes the headers and redirects of the site for hosts. All files use headers.ts. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import { assetsPath, fileTypes, type Headers, headerRules, headers, isText, pathPattern } from './headers.ts';

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
    return [withBase(path, base), ...removed.map((name) => `  ! ${name}`), ...lines(headers, (name, value) => `  ${name}: ${value}`)].join(
      '\n',
    );
  });
  return `${blocks.join('\n\n')}\n`;
}

function vercelFile(everywhere: Headers, base: string, assets: readonly string[]): string {
  const rules = rulesByFile(everywhere, assets).map(({ path, headers }) => ({
    source: withBase(path, base)
      .replaceAll('.', String.raw`\.`)
      .replace('*', '(.*)'),
    headers: lines(headers, (key, value) => ({ key, value })),
  }));
  const settings = { cleanUrls: true, trailingSlash: false, headers: rules };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

export function nginxFile(everywhere: Headers, base: string): string {
  const at = (path: string) => withBase(path, base);
  const [{ headers: common }, ...others] = headerRules(everywhere);
  const varying = new Set(others.flatMap(({ headers }) => Object.keys(headers)));
  const variable = (header: string) => `$${`${site.host}_${header}`.toLowerCase().replaceAll(/\W/g, '_')}`;
  const same = Object.fromEntries(Object.entries(common).filter(([header]) => !varying.has(header)));
  return `# nginx for ${site.host}. On Debian: apt-get install nginx libnginx-mod-http-brotli-static
# Copy the files of dist/ into ${publicFolder}${base}, and this file into /etc/nginx/conf.d/.

# nginx sends no header whose value is empty.
${Array.from(varying, (header) => {
  const rules = others.filter(({ headers }) => header in headers).toReversed();
  const values = rules.map(
    ({ path, headers }) => `  ~${pathPattern(at(path)).source.replaceAll(String.raw`\/`, '/')} "${headers[header]}";`,
  );
  return `map $uri ${variable(header)} {\n  default "${common[header] ?? ''}";\n${values.join('\n')}\n}`;
}).join('\n\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${site.host};
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${site.host};
  ssl_certificate /etc/letsencrypt/live/${site.host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${site.host}/privkey.pem;

  root ${publicFolder};
  error_page 404 ${at('/404.html')};
  absolute_redirect off;
  server_tokens off;

  include /etc/nginx/mime.types;
  types {
${['csv', 'md', 'yaml'].map((extension) => `    ${fileTypes[extension]} ${extension};`).join('\n')}
  }
  charset utf-8;
  charset_types application/javascript ${Object.values(fileTypes)
    .filter((type) => isText(type) && type !== fileTypes.html)
    .join(' ')};

  # The build has written compressed copies.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

${lines(same, (header, value) => `  add_header ${header} "${value}" always;`).join('\n')}
${Array.from(varying, (header) => `  add_header ${header} ${variable(header)} always;`).join('\n')}

  # Each page has one URL, without .html or a trailing slash. A location with its own add_header would lose the headers above.
  location / {
    try_files $uri.html $uri @folder;
  }
  location @folder {
    if (-f $document_root$uri/index.html) {
      return 301 $uri/;
    }
    return 404;
  }
  location = ${at('/')} {
    try_files ${at('/index.html')} =404;
  }
  location ~ ^(?<page>[\\w./-]+)/$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    try_files \${uri}index.html =404;
  }
  location ~ ^(?<page>[\\w./-]*/)index\\.html$ {
    return 301 $page$is_args$args;
  }
  location ~ ^(?<page>[\\w./-]+)\\.html$ {
    return 301 $page$is_args$args;
  }
  location = ${at('/404.html')} {
    internal;
  }
  location = ${at('/404')} {
    return 404;
  }

  # These files are for other hosts.
${Array.from(hostConfigs.keys(), (file) => `  location = ${at(`/${file}`)} {\n    return 404;\n  }`).join('\n')}
}
`;
}

/** The folder that the examples publish. */
export const publicFolder = `/var/www/${site.host}`;

function lines<Line>(fields: Headers, line: (name: string, value: string) => Line): readonly Line[] {
  return Object.entries(fields).map(([name, value]) => line(name, value));
}
