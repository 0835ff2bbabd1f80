import { expect, test } from 'vitest';
import { site } from '../content/site';
import { checkBase, siteUrl } from './siteUrl';

test.each(['/', '/hub/', '/sites/hub-2.0/'])('creates URLs for the base %s', (base) => {
  checkBase(base);
  expect(siteUrl('/terms#use', base)).toBe(`${site.origin}${base}terms#use`);
  expect(siteUrl('mailto:someone@other.example', base)).toBe('mailto:someone@other.example');
});

test.each(['', 'true', 'hub', '/hub', 'hub/', './', '/../hub/', '/a b/', '//hub/', 'https://hub.example/'])(
  'rejects the base "%s" with an example',
  (base) => {
    expect(() => checkBase(base)).toThrow('such as /hub/, and not "');
  },
);
