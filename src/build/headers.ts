/** Defines the response headers for the preview server, the tags in each page, and the files for hosts (hostFiles.ts). */
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

/** For hosts with HTTPS. The preview server has only HTTP, where an upgrade would fail. */
export function httpsHeaders(code: InlineCode): Headers {
  const { 'Content-Security-Policy': policy, ...others } = headers(code);
  return { 'Content-Security-Policy': `${policy}; upgrade-insecure-requests`, ...others };
}

/** Tags with the same policy, for hosts without custom headers (GitHub Pages). */
export function headerTags(script: string): string {
  // Browsers ignore this directive in a tag and log a warning.
  const { 'frame-ancestors': _, ...policy } = contentSecurityPolicy({ script });
  return [
    `<meta http-equiv="Content-Security-Policy" content="${text(policy)}">`,
    `<meta name="referrer" content="${headers({ script })['Referrer-Policy']}">`,
  ].join('\n    ');
}

/** For files with a content hash in their names, which never change. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** For all other files. Without it, browsers choose how long to cache a page. */
export const pageHeaders: Headers = {
  'Cache-Control': 'no-cache',
};

/** The content type of each file extension. With `nosniff`, browsers do not guess. */
export const fileTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
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

/** Returns the Content-Type of a file extension, with the charset for text, or undefined for an unknown extension. */
export function contentType(extension: string): string | undefined {
  const type = fileTypes[extension];
  return type?.startsWith('text/') ? `${type};charset=utf-8` : type;
}

function text(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}
