import { expect, test } from 'vitest';
import { hashSource } from './inlineScript';
import { headers, headerTags, httpsHeaders } from './headers';

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
  expect(transport).toBe('max-age=63072000; includeSubDomains');
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
