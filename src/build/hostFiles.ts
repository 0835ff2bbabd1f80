/** The headers and addresses of the site in the languages of hosts. All of them read headers.ts. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import type { InlineCode } from './firstScript.ts';
import { assetHeaders, contentType, fileTypes, type Headers, httpsHeaders, pageHeaders } from './headers.ts';

type HostFile = (headers: Headers, base: string) => string;

/** Written into the published folder, where the host reads them and does not publish them. */
export const hostFiles: ReadonlyMap<string, HostFile> = new Map([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
]);

/** Configuration for a server of your own, written into `exampleFolder`. It is not published. */
export const examples: ReadonlyMap<string, HostFile> = new Map([
  ['nginx.conf', nginxFile],
  ['Caddyfile', caddyFile],
]);

/** Relative to the folder that holds the published one. */
export const exampleFolder = '.cache/hosts';

export async function writeHostFiles(outDir: string, code: InlineCode, base: string): Promise<void> {
  for (const [folder, files] of [[outDir, hostFiles], [join(outDir, '..', exampleFolder), examples]] as const) {
    await mkdir(folder, { recursive: true });
    for (const [name, write] of files) await writeFile(join(folder, name), write(httpsHeaders(code), base));
  }
}

/** Netlify and Cloudflare Pages. */
function headersFile(headers: Headers, base: string): string {
  const block = (path: string, fields: Headers) => [withBase(path, base), ...lines(fields, (name, value) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block('/assets/*', assetHeaders)}\n`;
}

function vercelFile(headers: Headers, base: string): string {
  const rule = (path: string, fields: Headers) => ({ source: withBase(path, base), headers: lines(fields, (key, value) => ({ key, value })) });
  const settings = { cleanUrls: true, trailingSlash: false, headers: [rule('/(.*)', headers), rule('/assets/(.*)', assetHeaders)] };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function nginxFile(headers: Headers, base: string): string {
  const at = (path: string) => withBase(path, base);
  const name = site.host.replaceAll(/\W/g, '_');
  return `# nginx for ${site.host}. On Debian: apt-get install nginx libnginx-mod-http-brotli-static
# The files of dist/ belong into ${publicFolder}${base}, and this file into /etc/nginx/conf.d/.

map $uri $${name}_cache {
  default "${pageHeaders['Cache-Control']}";
  ~^${at('/assets/')} "${assetHeaders['Cache-Control']}";
}

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
  charset_types ${Object.values(fileTypes).filter((type) => /^text\/(?!html)/.test(type)).join(' ')};

  # The copies that the build has compressed.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

${lines(headers, (header, value) => `  add_header ${header} "${value}" always;`).join('\n')}
  add_header Cache-Control $${name}_cache always;

  # Each page at one address, without .html and without a slash at the end. A location with an add_header of its own would lose those above.
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

  # For other hosts.
${Array.from(hostFiles.keys(), (file) => `  location = ${at(`/${file}`)} {\n    return 404;\n  }`).join('\n')}
}
`;
}

function caddyFile(headers: Headers, base: string): string {
  const at = (path: string) => withBase(path, base);
  return `# Caddy for ${site.host}. On Debian: apt-get install caddy
# The files of dist/ belong into ${publicFolder}${base}, and this file is /etc/caddy/Caddyfile. Caddy gets the certificate by itself.

(headers) {
  header {
${lines(headers, (header, value) => `    ${header} "${value}"`).join('\n')}
    Vary "Accept-Encoding"
    -Server
  }
}

${site.host} {
  root * ${publicFolder}
  import headers
  @asset {
    path ${at('/assets/*')}
    file
  }
  @page {
    not {
      path ${at('/assets/*')}
      file
    }
  }
${lines(assetHeaders, (header, value) => `  header @asset ${header} "${value}"`).join('\n')}
${lines(pageHeaders, (header, value) => `  header @page ${header} "${value}"`).join('\n')}
${lines(fileTypes, (extension) => `  @type_${extension} {\n    path *.${extension}\n    file\n  }\n  header @type_${extension} {\n    Content-Type "${contentType(extension)}"\n    defer\n  }`).join('\n')}

  # Each page at one address, without .html and without a slash at the end.
  map {query} {search} {
    "" ""
    default "?{query}"
  }
  @index path_regexp index ^((?:/[\\w.-]+)*/)index\\.html$
  redir @index {re.index.1}{search} 301
  @html path_regexp html ^((?:/[\\w.-]+)+)\\.html$
  redir @html {re.html.1}{search} 301
  map {path} {page} {
    ~^((?:/[\\w.-]+)+)/$ "\${1}"
    default ""
  }
  @slash file {page}.html
  redir @slash {page}{search} 301

  # For other hosts.
  @other path ${Array.from(hostFiles.keys(), (file) => at(`/${file}`)).join(' ')}
  error @other 404

  # Caddy answers any method.
  @method not method GET HEAD
  header @method Allow "GET, HEAD"
  error @method 405

  try_files {path}.html {path}
  file_server {
    precompressed br gzip
  }

  # An error loses the headers that were set before.
  handle_errors {
    import headers
${lines(pageHeaders, (header, value) => `    header ${header} "${value}"`).join('\n')}
    @missing expression {err.status_code} == 404
    rewrite @missing ${at('/404.html')}
    file_server @missing {
      precompressed br gzip
    }
  }
}
`;
}

/** The folder that the examples publish. */
export const publicFolder = `/var/www/${site.host}`;

function lines<Line>(fields: Headers, line: (name: string, value: string) => Line): readonly Line[] {
  return Object.entries(fields).map(([name, value]) => line(name, value));
}
