import { expect, test } from 'vitest';
import { hashSource } from './inlineScript';
import { headers, headerTags, httpsHeaders } from './headers';

const code = { script: 'alert(1)', style: 'a{b:c}' };
const policyOf = (fields: Readonly<Record<string, string>>) => fields['Content-Security-Policy']?.split('; ') ?? [];

test('allows scripts of the site and the inline script of its pages, the style of its icon, and nothing else inline', () => {
  expect(policyOf(headers(code))).toContain(`script-src 'self' ${hashSource(code.script)}`);
  expect(policyOf(headers(code))).toContain(`style-src 'self' ${hashSource(code.style)}`);
});

test('connects to the site alone, and closes every way that the site does not use', () => {
  const closed = ["default-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"];
  expect(policyOf(headers(code))).toEqual(expect.arrayContaining([...closed, "connect-src 'self'"]));
  const { 'Strict-Transport-Security': transport, 'Permissions-Policy': permissions, ...others } = headers(code);
  // Two years. The list of sites that browsers never load by plain HTTP asks for one at least (hstspreload.org).
  expect(transport).toBe('max-age=63072000; includeSubDomains');
  for (const device of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) expect(permissions).toContain(`${device}=()`);
  expect(others).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('asks for HTTPS only where the site is published', () => {
  expect(policyOf(httpsHeaders(code))).toEqual([...policyOf(headers(code)), 'upgrade-insecure-requests']);
});

test('gives the tags of a page the same policy, without the directive that a tag cannot carry', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(headerTags(code.script)) ?? [];
  const inTags = policyOf(headers({ script: code.script })).filter((directive) => !directive.startsWith('frame-ancestors'));
  expect(policy.split('; ')).toEqual(inTags);
  expect(headerTags(code.script)).toContain(`<meta name="referrer" content="${headers(code)['Referrer-Policy']}">`);
});
