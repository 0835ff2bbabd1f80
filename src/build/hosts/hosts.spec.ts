/** Tests the build on local servers that answer as hosts do, by their documentation. Each names the differences that remain. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { withBase, withoutBase } from '../../lib/base';
import { contentType, type Headers, headerRules, headers, headersOf, pathPattern } from '../headers';
import { hostConfigs } from '../hostConfigs';
import { inlineScriptIn } from '../inlineScript';
import { expect, test } from '../../../a11y/test';
import { compare, linesOf } from './differences';
import { meanings } from './meanings';

const dist = join(import.meta.dirname, '../../../dist');

interface Host {
  readonly documentation: string;
  /** What the host sends besides what its reader adds. */
  readonly sends?: Headers;
  /** Adds the headers of a URL. Without a reader, the host passes on what the preview server sends. */
  readonly reader?: (sent: Map<string, string>, url: string, config: (name: string) => string) => void;
  /** Paths of files that have a second URL. The host redirects other spellings, or answers them with its page for unknown URLs. */
  readonly serves?: RegExp;
  readonly redirects?: boolean;
  readonly hasNotFoundPage?: boolean;
  readonly compresses: (type: string, cacheControl: string) => boolean;
  readonly rewrites?: (html: string) => string;
  /** The kinds of differences, and the paths that have them. */
  readonly finds: Readonly<Record<string, RegExp>>;
}

/** On Cloudflare, a line with `!` removes a header, and values of the same header in several rules are joined. */
const headersFile =
  (isCloudflare: boolean): NonNullable<Host['reader']> =>
  (sent, url, config) => {
    const joined = new Set<string>();
    for (const block of config('_headers').trim().split('\n\n')) {
      const [pattern = '', ...lines] = block.split('\n');
      if (!pathPattern(pattern).test(url)) continue;
      for (const line of lines) {
        const [, removed, name = '', value = ''] = /^ {2}(?:! (\S+)|([\w-]+): (.+))$/.exec(line) ?? [];
        if (!removed) sent.set(name, isCloudflare && joined.has(name) && sent.has(name) ? `${sent.get(name)}, ${value}` : value);
        else if (isCloudflare) sent.delete(removed);
        joined.add(name);
      }
    }
  };

/** https://developers.cloudflare.com/speed/optimization/content/compression/ */
const compressedByCloudflare = (type: string, cacheControl: string) =>
  /^(text\/(html|plain|css|javascript|xml)|application\/(json|xml)|image\/svg)/.test(type) && !cacheControl.includes('no-transform');
const notCompressed = { uncompressed: /\.(md|csv|yaml)$/ };

/** Answers of sites that are published on these hosts, for each spelling of a URL. */
const measured = 'https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md';

const hosts: Readonly<Record<string, Host>> = {
  'Cloudflare Pages': {
    documentation: `https://developers.cloudflare.com/pages/configuration/headers/ ${measured}`,
    sends: {
      'Access-Control-Allow-Origin': '*',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    reader: headersFile(true),
    serves: /\/$/,
    compresses: compressedByCloudflare,
    finds: { ...notCompressed, spelling: /^\/docs\// },
  },
  'static assets of Cloudflare Workers, with the settings of the README': {
    documentation: 'https://developers.cloudflare.com/workers/static-assets/headers/',
    sends: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    reader: headersFile(true),
    compresses: compressedByCloudflare,
    finds: notCompressed,
  },
  'static assets of Cloudflare Workers, with a directory alone': {
    documentation: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
    reader: headersFile(true),
    serves: /\/$/,
    hasNotFoundPage: false,
    compresses: compressedByCloudflare,
    finds: { ...notCompressed, 'not found': /no-such/, spelling: /^\/docs\// },
  },
  Netlify: {
    documentation: `https://docs.netlify.com/manage/routing/headers/ ${measured}`,
    sends: { 'Cache-Control': 'public,max-age=0,must-revalidate' },
    reader: headersFile(false),
    serves: /\.html$/,
    compresses: () => true,
    finds: { spelling: /\.html$/ },
  },
  'GitHub Pages, which reads no headers': {
    documentation: `https://github.com/layer5io/layer5/issues/3627 ${measured}`,
    sends: { 'Cache-Control': 'max-age=600' },
    reader: () => {},
    serves: /\.html$|\/$/,
    redirects: false,
    compresses: () => true,
    finds: {
      spelling: /./,
      ...Object.fromEntries(headerRules(headers('')).flatMap((rule) => Object.keys(rule.headers).map((name) => [name, /./]))),
    },
  },
  Vercel: {
    documentation: 'https://vercel.com/docs/project-configuration/vercel-json',
    reader: (sent, url, config) => {
      const { headers: rules } = JSON.parse(config('vercel.json')) as {
        headers: { source: string; headers: { key: string; value: string }[] }[];
      };
      for (const rule of rules)
        if (new RegExp(`^${rule.source}$`).test(url)) for (const { key, value } of rule.headers) sent.set(key, value);
    },
    compresses: () => true,
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
      const differences = await compare(dist, address).finally(close);
      expect(linesOf(differences.filter(({ kind, path }) => !host.finds[kind]?.test(path)))).toEqual([]);
      const kinds = new Set(differences.map(({ kind }) => kind));
      expect(Object.keys(host.finds).filter((kind) => !kinds.has(kind) || !meanings.has(kind))).toEqual([]);
    }
  });
}

/** Serves the build as a host does, on any free port. */
async function serve(host: Host, base: string) {
  const everywhere = headers(inlineScriptIn(dist));
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const config = (name: string) => hostConfigs.get(name)?.(everywhere, base, assets) ?? '';
  const server = createServer((request, response) => {
    const [url = '', query] = (request.url ?? '').split('?');
    const path = withoutBase(url, base) ?? '/elsewhere';
    const isSecond = host.serves?.test(path) && existsSync(join(dist, path, path.endsWith('/') ? 'index.html' : ''));
    const clean = isSecond ? path : path.replace(/(?<=\/)index\.html$|\.html$|(?<=.)\/$/, '');
    const found = [clean, `${clean}.html`, join(clean, 'index.html')].find((each) => extname(each) && existsSync(join(dist, each)));
    const isRedirected = clean !== path && found && host.redirects !== false;
    if (isRedirected) return void response.writeHead(308, { Location: withBase(clean, base) + (query ? `?${query}` : '') }).end();
    const file = clean === path ? found : undefined;

    const isEmpty = !file && host.hasNotFoundPage === false;
    const type = isEmpty ? '' : (contentType(extname(file ?? '404.html').slice(1)) ?? '');
    const built = isEmpty ? Buffer.from('') : readFileSync(join(dist, file ?? '404.html'));
    const content = host.rewrites && type.startsWith('text/html') ? Buffer.from(host.rewrites(String(built))) : built;
    const sent = new Map(
      Object.entries({ 'Content-Type': type, ...(host.reader ? host.sends : headersOf(file ? path : '/', everywhere)) }),
    );
    host.reader?.(sent, url, config);
    response.setHeaders(sent);
    const copy = join(dist, `${file ?? '404.html'}.gz`);
    const isCompressed = host.compresses(type, String(response.getHeader('Cache-Control'))) && existsSync(copy);
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip').setHeader('Vary', 'Accept-Encoding');
    response.writeHead(file ? 200 : 404).end(isCompressed ? readFileSync(copy) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, close: () => void server.close() };
}
