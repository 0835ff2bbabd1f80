import { expect, test } from 'vitest';
import { hashSource } from './firstScript';
import { headers, headerTags, httpsHeaders } from './headers';

const code = { script: 'alert(1)', style: 'a{b:c}' };
const policyOf = (fields: Readonly<Record<string, string>>) => fields['Content-Security-Policy']?.split('; ') ?? [];

test('allows scripts of the site and the first script of its pages, the style of its icon, and nothing else inline', () => {
  expect(policyOf(headers(code))).toContain(`script-src 'self' ${hashSource(code.script)}`);
  expect(policyOf(headers(code))).toContain(`style-src 'self' ${hashSource(code.style)}`);
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
