/** The response headers of the site: the one source for the preview server, the tag in each page, and the files for hosts (hostFiles.ts). */
import { hashSource, type InlineCode } from './inlineScript.ts';

export type Headers = Readonly<Record<string, string>>;

function contentSecurityPolicy({ script, style }: InlineCode) {
  return {
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(script)}`,
    'style-src': ["'self'", ...(style ? [hashSource(style)] : [])].join(' '),
    'font-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
}

/** The headers of every response. */
export function headers(code: InlineCode): Headers {
  return {
    'Content-Security-Policy': text(contentSecurityPolicy(code)),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** The same, for hosts with HTTPS. Over plain HTTP, as from the preview server, a browser would ask for HTTPS in vain. */
export function httpsHeaders(code: InlineCode): Headers {
  const { 'Content-Security-Policy': policy, ...others } = headers(code);
  return { 'Content-Security-Policy': `${policy}; upgrade-insecure-requests`, ...others };
}

/** Tags that say the same as far as a page can, for hosts that send no headers of ours (GitHub Pages). */
export function headerTags(script: string): string {
  // Browsers ignore this directive in a tag, and warn about it.
  const { 'frame-ancestors': _, ...policy } = contentSecurityPolicy({ script });
  return [
    `<meta http-equiv="Content-Security-Policy" content="${text(policy)}">`,
    `<meta name="referrer" content="${headers({ script })['Referrer-Policy']}">`,
  ].join('\n    ');
}

/** For files whose names contain a hash of their content: such a file never changes. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** For all other files. Without it, browsers would decide for themselves how long to keep a page. */
export const pageHeaders: Headers = {
  'Cache-Control': 'no-cache',
};

/** The type of each kind of file that the site has, by its extension: with `nosniff`, browsers do not guess. */
export const fileTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'text/xml',
  yaml: 'text/yaml',
};

/** The value of Content-Type for a file extension: with the charset if it is text, undefined if it is unknown. */
export function contentType(extension: string): string | undefined {
  const type = fileTypes[extension];
  return type?.startsWith('text/') ? `${type};charset=utf-8` : type;
}

function text(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}
