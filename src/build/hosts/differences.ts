/** Asks a host for the pages and files of a built site, and says what differs from the build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, type Headers, headers, headersOf } from '../headers';
import { hostConfigs } from '../hostConfigs';
import { inlineScriptIn } from '../inlineScript';
import { meanings } from './meanings';

export interface Difference {
  /** A key of `meanings`, or a header. */
  readonly kind: string;
  readonly path: string;
  readonly what: string;
}

/** `address` is the URL at which `folder` is published. The host must also answer 404 for the `absent` paths, and send pages in the `encoding`. */
export async function compare(
  folder: string,
  address: string,
  { absent = [], encoding }: { readonly absent?: readonly string[]; readonly encoding?: string } = {},
): Promise<readonly Difference[]> {
  const { origin, pathname } = new URL(address);
  const root = origin + pathname.replace(/\/$/, '');
  const everywhere = headers(inlineScriptIn(folder));
  const { pages, kinds } = filesOf(folder);
  await answerOf(root, '/');
  const differences: Difference[] = [];
  const add = (kind: string, path: string, what: string) => void differences.push({ kind, path, what });

  for (const [path, file] of [...pages, ...kinds]) {
    const answer = await ask(root, path);
    if (answer.status !== 200) add('status', path, `status ${answer.status}`);
    else for (const [kind, what] of differencesOf(answer, join(folder, file), headersOf(path, everywhere))) add(kind, path, what);
    const sent = answer.sent['content-encoding'];
    if (encoding && pages.has(path) && sent !== encoding) add('uncompressed', path, `${sent}, not ${encoding}`);
  }

  const [title = ''] = /<title>.*?<\/title>/.exec(readFileSync(join(folder, '404.html'), 'utf8')) ?? [];
  for (const path of ['/no-such-page', '/docs/no-such-page', '/no-such-page.md', '/assets/no-such-file.js', ...absent]) {
    const { status, sent, content } = await ask(root, path);
    if (status !== 404 || !content.includes(title) || !/^text\/html\b/.test(sent['content-type'] ?? ''))
      add('not found', path, `status ${status}, ${sent['content-type']}, ${content.length} bytes`);
    if (/max-age=[1-9]\d{3}/.test(sent['cache-control'] ?? '')) add('cached 404', path, `“${sent['cache-control']}”`);
  }

  const named = [...pages.keys()].filter((path) => !path.endsWith('/'));
  const child = named.find((path) => path.lastIndexOf('/') > 0) ?? '';
  const parent = dirname(child);
  const other = named.find((path) => !path.startsWith(parent)) ?? '';
  for (const [spelling, path] of [
    [`${other}/?a=b`, `${other}?a=b`],
    [`${other}.html`, other],
    [`${parent}/`, parent],
    [`${parent}/index.html`, parent],
    [`${child}.html`, child],
    ['/index.html', '/'],
  ] as const) {
    const end = await follow(root, spelling);
    if (end !== `200 ${path}`) add('spelling', spelling, `ends at ${end}`);
  }

  for (const path of ['//example.com/', '//example.com/a.html', '/a%0d%0ab.html', '/%0d%0aX-Planted:1/', '/..%2f..%2fetc/passwd']) {
    const { status, sent } = await ask(origin, path);
    const target = new URL(sent.location ?? '', origin).href;
    if (sent['x-planted'] || !target.startsWith(`${origin}/`)) add('redirect', path, `to ${target}`);
    if (!sent.location && status && status < 400) add('not found', path, `status ${status}`);
  }
  return differences;
}

/** Returns a line for each kind, with what it means for visitors. */
export function linesOf(differences: readonly Difference[]): readonly string[] {
  return Array.from(new Set(differences.map(({ kind }) => kind)), (kind) => {
    const same = differences.filter((difference) => difference.kind === kind);
    const paths = [...new Set(same.map(({ path }) => path))];
    const others = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${kind} (${paths.slice(0, 3).join(', ')}${others}): ${paths.length > 1 ? 'such as ' : ''}${same[0]?.what}. ${meanings.get(kind)}`;
  });
}

/** Maps the URL of each page, and of a file of each kind, to its file. */
function filesOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const isCopy = (file: string) => file.endsWith('/index.html') && files.includes(`${dirname(file)}.html`);
  const html = files.filter((file) => file.endsWith('.html') && file !== '404.html' && !isCopy(file));
  const others = files.filter((file) => extname(file) && !/\.(br|gz|html)$/.test(file) && !hostConfigs.has(file));
  const kinds = new Map(others.map((file) => [`${extname(file)} ${file.split('/')[0]}`, file]));
  return {
    pages: new Map(html.map((file) => [`/${file}`.replace(/(?<=\/)index\.html$|\.html$/, ''), file])),
    kinds: new Map(Array.from(kinds.values(), (file) => [`/${file}`, file])),
  };
}

interface Answer {
  readonly status: number;
  readonly sent: http.IncomingHttpHeaders;
  /** In bytes, as transferred. */
  readonly size: number;
  readonly content: Buffer;
}

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** A host that closes the connection for one path may answer for others. */
const ask = (root: string, path: string) =>
  answerOf(root, path).catch((): Answer => ({ status: 0, sent: {}, size: 0, content: Buffer.alloc(0) }));

/** fetch() would tidy up paths, follow redirects, and hide compression. */
async function answerOf(root: string, path: string): Promise<Answer> {
  const { origin, pathname, protocol } = new URL(root);
  const options = { path: pathname.replace(/\/$/, '') + path, headers: { 'Accept-Encoding': 'gzip, br' } };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    (protocol === 'https:' ? https : http).get(origin, options, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const content = decoders.get(response.headers['content-encoding'] ?? '')?.(body) ?? body;
  return { status: response.statusCode ?? 0, sent: response.headers, size: body.length, content };
}

/** Returns the status and path at which redirects end. */
async function follow(root: string, path: string, left = 3): Promise<string> {
  const { status, sent } = await ask(root, path);
  const next = sent.location && new URL(sent.location, root + path).href;
  if (!next || !left) return `${status} ${path}`;
  return next.startsWith(`${root}/`) ? follow(root, next.slice(root.length), left - 1) : next;
}

/** Other names of the same types. */
const aliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'application/yaml': 'text/yaml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Returns the kind and the description of each difference between a file and an answer. */
function* differencesOf({ sent, size, content }: Answer, file: string, expected: Headers): Generator<readonly [string, string]> {
  const change = changeOf(readFileSync(file), content);
  if (change) yield change;

  const [type = '', charset] = (sent['content-type'] ?? '').toLowerCase().split(/; ?charset=/);
  const [ownType = type, ownCharset] = contentType(extname(file).slice(1))?.split(';charset=') ?? [];
  // Pages and XML name their charset themselves, and that of scripts and style sheets follows.
  const isReadable = charset === ownCharset || !/^text\/(plain|markdown|csv|yaml)$/.test(ownType);
  if ((aliases[type] ?? type) !== ownType || !isReadable) yield ['type', `“${sent['content-type']}”`];

  for (const name of new Set([...Object.keys(expected), 'Access-Control-Allow-Origin', 'X-Robots-Tag'])) {
    const value = sent[name.toLowerCase()];
    if (value !== expected[name]) yield [name, value === undefined ? 'missing' : `“${String(value)}”`];
  }

  // Hosts do not compress the smallest files.
  const copy = content.length > 1500 && existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : Infinity;
  if (size > 1.2 * copy) yield ['uncompressed', `${(size / copy).toFixed(1)} times the bytes`];
  if (sent['content-encoding'] && !/accept-encoding/i.test(sent.vary ?? '')) yield ['Vary', 'missing'];
}

function changeOf(built: Buffer, sent: Buffer): readonly [string, string] | undefined {
  // Two files have the time of the build.
  const [old = '', now = ''] = [built, sent].map((text) => String(text).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
  if (old === now) return undefined;
  const start = now.split('').findIndex((letter, index) => letter !== old[index]);
  return ['rewritten', start < 0 ? 'cut off' : `from “${now.slice(start, start + 80).replaceAll(/\s+/g, ' ')}”`];
}
