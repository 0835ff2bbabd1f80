/** Writes the headers and redirects of the site for hosts. All files use headers.ts. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import { fileTypes, type Headers, headerRules, headers, isText, pathPattern } from './headers.ts';

/** `headers` are those that every response has. */
type HostConfig = (headers: Headers, base: string) => string;

/** Hosts read these files from the published folder and do not publish them. */
export const hostConfigs: ReadonlyMap<string, HostConfig> = new Map([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
  // GitHub Pages would otherwise read Markdown as templates, and leave out .well-known.
  ['.nojekyll', () => ''],
]);

/** Configuration for servers, written into `exampleFolder`, which is not published. */
export const examples: ReadonlyMap<string, HostConfig> = new Map([['nginx.conf', nginxFile]]);

/** Relative to the parent of the published folder. */
export const exampleFolder = '.cache/hosts';

export async function writeHostConfigs(outDir: string, inlineScript: string, base: string): Promise<void> {
  for (const [folder, files] of [
    [outDir, hostConfigs],
    [join(outDir, '..', exampleFolder), examples],
  ] as const) {
    await mkdir(folder, { recursive: true });
    for (const [name, write] of files) await writeFile(join(folder, name), write(headers(inlineScript), base));
  }
}

/**
 * For Netlify and Cloudflare Pages. Cloudflare joins the values of a header in several rules, unless a line with `!` removes the earlier one.
 * Netlify lets the later rule win, and ignores these lines.
 */
function headersFile(everywhere: Headers, base: string): string {
  const [first, ...others] = headerRules(everywhere);
  const block = (path: string, fields: Headers, inherited: Headers = {}) =>
    [
      withBase(path, base),
      ...lines(fields, (name, value) => [...(name in inherited ? [`  ! ${name}`] : []), `  ${name}: ${value}`]).flat(),
    ].join('\n');
  return `${[block(first.path, first.headers), ...others.map((rule) => block(rule.path, rule.headers, first.headers))].join('\n\n')}\n`;
}

function vercelFile(everywhere: Headers, base: string): string {
  const rules = headerRules(everywhere).map(({ path, headers }) => ({
    source: withBase(path, base)
      .replaceAll('.', String.raw`\.`)
      .replace('*', '(.*)'),
    headers: lines(headers, (key, value) => ({ key, value })),
  }));
  const settings = { cleanUrls: true, trailingSlash: false, headers: rules };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function nginxFile(everywhere: Headers, base: string): string {
  const at = (path: string) => withBase(path, base);
  const [{ headers: common }, ...others] = headerRules(everywhere);
  // nginx has its own way to set the type of a file.
  const varying = new Set(others.flatMap(({ headers }) => Object.keys(headers)).filter((header) => header !== 'Content-Type'));
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

  types {
${lines(fileTypes, (extension, type) => `    ${type} ${extension};`).join('\n')}
  }
  charset utf-8;
  charset_types ${Object.values(fileTypes)
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
