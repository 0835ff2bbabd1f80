/** The response headers of every page: sent by the preview server, and written to `_headers` for static hosts. */

import { hashSource } from './firstScript.ts';

const contentSecurityPolicy = (firstScript: string) => ({
  'default-src': "'none'",
  'script-src': `'self' ${hashSource(firstScript)}`,
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** `firstScript` is the code of the one inline script that a page may have. */
export const headers = (firstScript: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': Object.entries(contentSecurityPolicy(firstScript))
    .map((directive) => directive.join(' '))
    .join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Files whose names carry a hash of their content never change. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. */
export function headersFile(firstScript: string): string {
  const block = (path: string, fields: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers(firstScript))}\n\n${block('/assets/*', assetHeaders)}\n`;
}
