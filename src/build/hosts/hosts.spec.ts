/** Tests the build on local servers that answer as hosts do, by their documentation. Each names the differences that remain. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withBase, withoutBase } from '../../lib/base';
import { contentType, type Headers, headers, headersOf, pathPattern } from '../headers';
import { hostConfigs } from '../hostConfigs';
import { inlineScriptIn } from '../inlineScript';
import { expect, test } from '../../../a11y/test';
import { compare, linesOf } from './differences';

const dist = join(import.meta.dirname, '../../../dist');

interface Host {
  readonly documentation: string;
  /** What the host sends besides the headers of `config`, which win. */
  readonly sends?: Headers;
  readonly config?: '_headers' | 'vercel.json';
  /** Whether a folder with an index keeps its slash, as a second URL of the page. */
  readonly keepsSlash?: boolean;
  readonly hasNotFoundPage?: boolean;
  readonly compresses: (type: string, cacheControl: string) => boolean;
  readonly rewrites?: (html: string) => string;
  /** The kinds of differences, and the paths that have them. */
  readonly finds: Readonly<Record<string, RegExp>>;
}

/** A reader of a file for hosts returns what adds the headers of a URL to others. */
type Reader = (config: string) => (sent: Map<string, string>, url: string) => Map<string, string>;

const readers: Readonly<Record<'_headers' | 'vercel.json', Reader>> = {
  // A line with `!` removes a header, and values of the same header in several rules are joined.
  _headers: (config) => (sent, url) => {
    const joined = new Set<string>();
    for (const block of config.trim().split('\n\n')) {
      const [pattern = '', ...lines] = block.split('\n');
      if (!pathPattern(pattern).test(url)) continue;
      for (const line of lines) {
        const [, removed, name = '', value = ''] = /^ {2}(?:! (\S+)|([\w-]+): (.+))$/.exec(line) ?? [];
        if (removed) sent.delete(removed);
        else sent.set(name, joined.has(name) && sent.has(name) ? `${sent.get(name)}, ${value}` : value);
        joined.add(name);
      }
    }
    return sent;
  },
  'vercel.json': (config) => (sent, url) => {
    const { headers: rules } = JSON.parse(config) as { headers: { source: string; headers: { key: string; value: string }[] }[] };
    for (const rule of rules) if (new RegExp(`^${rule.source}$`).test(url)) for (const { key, value } of rule.headers) sent.set(key, value);
    return sent;
  },
};

/** https://developers.cloudflare.com/speed/optimization/content/compression/ */
const cloudflare = (type: string, cacheControl: string) =>
  /^(text\/(html|plain|css|javascript|xml)|application\/(json|xml)|image\/svg)/.test(type) && !cacheControl.includes('no-transform');
const notCompressed = { uncompressed: /\.(md|atom)$/ };

const hosts: Readonly<Record<string, Host>> = {
  'Cloudflare Pages': {
    documentation: 'https://developers.cloudflare.com/pages/configuration/headers/',
    sends: {
      'Access-Control-Allow-Origin': '*',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    config: '_headers',
    compresses: cloudflare,
    finds: notCompressed,
  },
  'static assets of Cloudflare Workers, with the settings of the README': {
    documentation: 'https://developers.cloudflare.com/workers/static-assets/headers/',
    sends: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    config: '_headers',
    compresses: cloudflare,
    finds: notCompressed,
  },
  'static assets of Cloudflare Workers, with a directory alone': {
    documentation: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
    config: '_headers',
    keepsSlash: true,
    hasNotFoundPage: false,
    compresses: cloudflare,
    finds: { ...notCompressed, 'not found': /no-such/, spelling: /^\/(accessibility|docs)\// },
  },
  Vercel: {
    documentation: 'https://vercel.com/docs/project-configuration/vercel-json',
    config: 'vercel.json',
    compresses: () => true,
    finds: {},
  },
  'a proxy that compresses, such as HAProxy': {
    documentation: 'https://docs.haproxy.org/3.0/configuration.html#4.2-compression%20algo',
    compresses: (_, cacheControl) => !cacheControl.includes('no-transform'),
    finds: {},
  },
  'a host without compression, which rewrites addresses and adds a banner': {
    documentation: 'https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/',
    compresses: () => false,
    rewrites: (html) =>
      html.includes('mailto:')
        ? html.replaceAll('mailto:', '/cdn-cgi/l/email-protection#')
        : html.replace('</body>', '<script src="https://consent.example/banner.js"></script></body>'),
    finds: { uncompressed: /./, rewritten: /./ },
  },
};

for (const [name, host] of Object.entries(hosts)) {
  test(`${name} sends what the build promises, at the root and in a folder`, async () => {
    for (const base of ['/', '/hub/']) {
      const { address, close } = await serve(host, base);
      const { differences, served } = await compare(dist, address).finally(close);
      if (host.rewrites) expect(served.get('index.html')).toBe(host.rewrites(readFileSync(join(dist, 'index.html'), 'utf8')));
      expect(linesOf(differences.filter(({ kind, path }) => !host.finds[kind]?.test(path)))).toEqual([]);
      const kinds = new Set(differences.map(({ kind }) => kind));
      expect(Object.keys(host.finds).filter((kind) => !kinds.has(kind))).toEqual([]);
    }
  });
}

test('a folder of pages has a page itself, and so does the folder of the report', () => {
  for (const folder of ['docs', 'resources', 'accessibility']) expect(existsSync(join(dist, folder, 'index.html')), folder).toBe(true);
});

/** Serves the build as a host does, on any free port. */
async function serve(host: Host, base: string) {
  const everywhere = headers(inlineScriptIn(dist));
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const headersFor = host.config ? readers[host.config](hostConfigs.get(host.config)?.(everywhere, base, assets) ?? '') : undefined;
  const server = createServer((request, response) => {
    const [url = '', query] = (request.url ?? '').split('?');
    const path = withoutBase(url, base) ?? '/elsewhere';
    const isFolder = host.keepsSlash && path.endsWith('/') && existsSync(join(dist, path, 'index.html'));
    const clean = isFolder ? path : path.replace(/(?<=\/)index\.html$|\.html$|(?<=.)\/$/, '');
    const file = [clean, `${clean}.html`, join(clean, 'index.html')].find((each) => extname(each) && existsSync(join(dist, each)));
    if (clean !== path && file) return void response.writeHead(308, { Location: withBase(clean, base) + (query ? `?${query}` : '') }).end();

    const isEmpty = !file && host.hasNotFoundPage === false;
    const type = isEmpty ? '' : (contentType(extname(file ?? '404.html').slice(1)) ?? '');
    const built = isEmpty ? Buffer.from('') : readFileSync(join(dist, file ?? '404.html'));
    const content = host.rewrites && type.startsWith('text/html') ? Buffer.from(host.rewrites(String(built))) : built;
    const own = headersFor
      ? headersFor(new Map(Object.entries({ 'Content-Type': type, ...host.sends })), url)
      : Object.entries(headersOf(file ? path : '/', everywhere));
    response.setHeaders(new Map([['Content-Type', type], ...own]));
    const isCompressed =
      host.compresses(type, String(response.getHeader('Cache-Control'))) && /gzip/.test(String(request.headers['accept-encoding']));
    if (isCompressed)
      response.setHeaders(
        new Map([
          ['Content-Encoding', 'gzip'],
          ['Vary', 'Accept-Encoding'],
        ]),
      );
    response.writeHead(file ? 200 : 404).end(isCompressed ? gzipSync(content) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, close: () => void server.close() };
}
