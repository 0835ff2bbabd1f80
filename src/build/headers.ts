/** Defines the response headers for the preview server, the tags in each page, and the files for hosts (hostConfigs.ts). */
import { lookup } from 'mrmime';
import { formOrigins } from '../content/facts/connections.ts';
import { site } from '../content/site.ts';
import { hashSource } from './inlineScript.ts';

export type Headers = Readonly<Record<string, string>>;

const { formRedirects, origins } = site;

/** Browsers ignore a host that is not written in ASCII. */
const inAscii = (source: string) => (/[^!-~]/.test(source) ? new URL(source).origin : source);
const sources = (...all: readonly string[]) => [...new Set(all.map(inAscii))].join(' ');

function contentSecurityPolicy(inlineScript: string) {
  return {
    'default-src': "'none'",
    'script-src': sources("'self'", hashSource(inlineScript), ...origins.script),
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': sources("'self'", ...origins.img),
    'connect-src': sources("'self'", ...origins.connect),
    // Chromium applies this to redirects too, and the server may redirect back to the form.
    'form-action': formOrigins.length > 0 ? sources("'self'", ...formOrigins, ...formRedirects) : "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
}

export function headers(inlineScript: string): Headers {
  return {
    'Content-Security-Policy': text(contentSecurityPolicy(inlineScript)),
    'Strict-Transport-Security': `max-age=63072000${site.isHttpsOnSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // With `no-referrer`, the header `Origin` of a submitted form is `null`, and servers reject it as forged.
    'Referrer-Policy': formOrigins.length > 0 ? 'strict-origin' : 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Tags with the same policy, for hosts without custom headers (GitHub Pages). */
export function headerTags(inlineScript: string): string {
  // Browsers ignore this directive in a tag and log a warning.
  const { 'frame-ancestors': _, ...policy } = contentSecurityPolicy(inlineScript);
  return [
    `<meta http-equiv="Content-Security-Policy" content="${text(policy)}">`,
    `<meta name="referrer" content="${headers(inlineScript)['Referrer-Policy']}">`,
  ].join('\n    ');
}

interface HeaderRule {
  /** As in a file `_headers`: `*` stands for any characters. */
  readonly path: string;
  readonly headers: Headers;
}

/** For files that other sites and programs may read. Pages stay closed. */
const open = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };

/** The files that browsers keep for a year. */
export const assetsPath = '/assets/*';

/** The headers of all files. A later rule replaces the headers of an earlier one. `everywhere` is what every response has. */
export function headerRules(everywhere: Headers): readonly [HeaderRule, ...HeaderRule[]] {
  return [
    // Without Cache-Control, browsers choose how long to cache a page. With `no-transform`, proxies would not compress it.
    { path: '/*', headers: { ...everywhere, 'Cache-Control': 'no-cache' } },
    // Search engines list the page instead of its copy.
    { path: '/*.md', headers: { ...open, 'X-Robots-Tag': 'noindex' } },
    { path: '/*.json', headers: open },
    { path: '/*.txt', headers: open },
    { path: '/*.xml', headers: open },
    { path: '/cards/*', headers: open },
    // Files with a content hash in their names never change.
    { path: assetsPath, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** The headers of the file at `path`. */
export function headersOf(path: string, everywhere: Headers): Headers {
  const rules = headerRules(everywhere).filter((rule) => pathPattern(rule.path).test(path));
  return Object.assign({}, ...rules.map((rule) => rule.headers));
}

/** Matches the paths of a rule. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`);
}

/** Returns the Content-Type of a file extension, with the charset for text, or undefined for an unknown extension. */
export function contentType(extension: string): string | undefined {
  // Browsers show samples as text. The package lacks the type of icons.
  const type = /^(mjs|py|sh|ts)$/.test(extension) ? 'text/plain' : extension === 'ico' ? 'image/x-icon' : lookup(extension);
  return type?.startsWith('text') ? `${type};charset=utf-8` : type;
}

function text(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}
