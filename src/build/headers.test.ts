import { expect, onTestFinished, test } from 'vitest';
import { hashSource } from './inlineScript';
import { site } from '../content/site';
import { headers, headersOf, headerTags, httpsHeaders } from './headers';

const code = { script: 'alert(1)', style: 'a{b:c}' };
const policyOf = (fields: Readonly<Record<string, string>>) => fields['Content-Security-Policy']?.split('; ') ?? [];

test('allows site scripts, the inline script, and the style of the icon by hash only', () => {
  expect(policyOf(headers(code))).toContain(`script-src 'self' ${hashSource(code.script)}`);
  expect(policyOf(headers(code))).toContain(`style-src 'self' ${hashSource(code.style)}`);
});

test('allows connections to the site only, and disables unused features', () => {
  const closed = [
    "default-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  expect(policyOf(headers(code))).toEqual(expect.arrayContaining([...closed, "connect-src 'self'"]));
  const { 'Strict-Transport-Security': transport, 'Permissions-Policy': permissions, ...others } = headers(code);
  // Two years. The HSTS preload list requires at least one (hstspreload.org).
  expect(transport).toBe('max-age=63072000');
  for (const device of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) expect(permissions).toContain(`${device}=()`);
  expect(others).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('upgrades to HTTPS only on published sites', () => {
  expect(policyOf(httpsHeaders(code))).toEqual([...policyOf(headers(code)), 'upgrade-insecure-requests']);
});

test('repeats the policy in the tags of a page, without the directive that tags do not support', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(headerTags(code.script)) ?? [];
  const inTags = policyOf(headers({ script: code.script })).filter((directive) => !directive.startsWith('frame-ancestors'));
  expect(policy.split('; ')).toEqual(inTags);
  expect(headerTags(code.script)).toContain(`<meta name="referrer" content="${headers(code)['Referrer-Policy']}">`);
});

test('includes subdomains in HTTPS only if the owner says so', () => {
  const owner: { isHttpsOnSubdomains: boolean } = site;
  owner.isHttpsOnSubdomains = true;
  onTestFinished(() => void (owner.isHttpsOnSubdomains = false));
  expect(headers(code)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  '/openapi.json',
  '/index.md',
  '/docs/webhooks.md',
  '/llms.txt',
  '/.well-known/security.txt',
  '/docs/changelog.atom',
  '/cards/docs.png',
])('lets other origins read %s', (path) => {
  expect(headersOf(path, headers(code))).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  });
});

test.each(['/', '/docs', '/docs/webhooks.html', '/404.html', '/assets/site.js', '/favicon.svg'])(
  'keeps %s closed to other origins',
  (path) => {
    const sent = headersOf(path, headers(code));
    expect(sent['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(sent['Access-Control-Allow-Origin']).toBeUndefined();
  },
);

test('lets no host rewrite a page, and no search engine list its Markdown', () => {
  expect(headersOf('/terms', {})['Cache-Control']).toBe('no-cache, no-transform');
  expect(headersOf('/terms', {})['X-Robots-Tag']).toBeUndefined();
  expect(headersOf('/terms.md', {})['X-Robots-Tag']).toBe('noindex');
});
