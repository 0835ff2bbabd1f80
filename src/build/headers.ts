/** The response headers of every page: sent by the preview server, and written to `_headers` for static hosts. */

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
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
};

export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map((directive) => directive.join(' '))
    .join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files whose names carry a hash of their content never change. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. */
export function headersFile(): string {
  const block = (path: string, fields: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block('/assets/*', assetHeaders)}\n`;
}
