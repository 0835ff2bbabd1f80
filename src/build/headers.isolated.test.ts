import { expect, onTestFinished, test } from 'vitest';
import { hashSource } from './inlineScript';
import { downloads, feedPaths } from '../content/outputPaths';
import { site } from '../content/site';
import { connected, setConnections } from '../testing/connections';
import { contentType, headers, headersOf, headerTags } from './headers';

const code = 'alert(1)';
const policyOf = (fields: Readonly<Record<string, string>>) => fields['Content-Security-Policy']?.split('; ') ?? [];

test('allows connections to the site and to the origins of the owner only, and disables unused features', () => {
  const closed = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  expect(policyOf(headers(code))).toEqual(expect.arrayContaining([...closed, ["connect-src 'self'", ...site.origins.connect].join(' ')]));
  const { 'Strict-Transport-Security': transport, 'Permissions-Policy': permissions, ...others } = headers(code);
  // Two years. The HSTS preload list requires at least one (hstspreload.org).
  expect(transport).toBe('max-age=63072000');
  for (const device of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) expect(permissions).toContain(`${device}=()`);
  expect(others).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

const sourcesOf = (fields: Readonly<Record<string, string>>, directive: string) =>
  policyOf(fields)
    .find((text) => text.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('allows no form to be sent, and names no page to other sites, without a server', async () => {
  setConnections({ forms: { signIn: '', signUp: '', contact: '' } });
  const fields = (await import('./headers')).headers(code);
  expect(sourcesOf(fields, 'form-action')).toEqual(["'none'"]);
  expect(fields['Referrer-Policy']).toBe('no-referrer');
});

test('allows forms to be sent to exactly the servers of the owner, and from there back or to their other sites', async () => {
  setConnections({
    ...connected,
    forms: { ...connected.forms, contact: '/send' },
    formRedirects: ['https://app.example', 'https://signin.example', 'https://müller.example'],
  });
  const fields = (await import('./headers')).headers(code);
  const servers = ['https://signin.example', 'https://signup.example', site.origin];
  expect(sourcesOf(fields, 'form-action')).toEqual(["'self'", ...servers, 'https://app.example', 'https://xn--mller-kva.example']);
  expect(fields['Referrer-Policy']).toBe('strict-origin');
});

test('allows the inline script by its hash, and scripts, connections, and pictures from exactly the origins of the owner, once each', async () => {
  setConnections({
    origins: { script: ['https://a.example', 'https://a.example'], connect: ['https://b.example'], img: ['https://c.example'] },
  });
  const fields = (await import('./headers')).headers(code);
  expect(sourcesOf(fields, 'script-src')).toEqual(["'self'", hashSource(code), 'https://a.example']);
  expect(sourcesOf(fields, 'connect-src')).toEqual(["'self'", 'https://b.example']);
  expect(sourcesOf(fields, 'img-src')).toEqual(["'self'", 'https://c.example']);
});

test('repeats the policy in the tags of a page, without the directive that tags do not support', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(headerTags(code)) ?? [];
  const inTags = policyOf(headers(code)).filter((directive) => !directive.startsWith('frame-ancestors'));
  expect(policy.split('; ')).toEqual(inTags);
  expect(headerTags(code)).toContain(`<meta name="referrer" content="${headers(code)['Referrer-Policy']}">`);
});

test('includes subdomains in HTTPS only if the owner says so', () => {
  const owner: { isHttpsOnSubdomains: boolean } = site;
  owner.isHttpsOnSubdomains = true;
  onTestFinished(() => void (owner.isHttpsOnSubdomains = false));
  expect(headers(code)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

test('lets other origins read files for programs, and no page', () => {
  const policyOfFile = (path: string) => headersOf(path, headers(code))['Cross-Origin-Resource-Policy'];
  const open = ['/openapi.json', '/docs/webhooks.md', '/llms.txt', '/.well-known/security.txt', '/docs/changelog.xml', '/cards/docs.png'];
  for (const path of open) expect(policyOfFile(path), path).toBe('cross-origin');
  for (const path of ['/', '/docs', '/404.html', '/assets/site.js', '/favicon.svg']) expect(policyOfFile(path), path).toBe('same-origin');
});

test('lets browsers show each code sample and feed', () => {
  const files = [...downloads, ...Object.values(feedPaths)];
  for (const file of files) expect(contentType(file.replace(/.*\./, '')), file).toMatch(/^text\/(plain|xml);|json$/);
});

test('lets hosts compress pages, browsers keep assets, and no search engine list Markdown', () => {
  expect(headersOf('/terms', {})['Cache-Control']).toBe('no-cache');
  expect(headersOf('/assets/site.js', {})['Cache-Control']).toContain('immutable');
  expect(headersOf('/terms', {})['X-Robots-Tag']).toBeUndefined();
  expect(headersOf('/terms.md', {})['X-Robots-Tag']).toBe('noindex');
});
