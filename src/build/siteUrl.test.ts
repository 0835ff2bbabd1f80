import { afterAll, expect, test } from 'vitest';
import { site } from '../content/site';
import { setBase, siteUrl } from './siteUrl';

afterAll(() => setBase('/'));

test.each(['/', '/hub/', '/sites/hub-2.0/'])('creates URLs for the base %s', (base) => {
  setBase(base);
  expect(siteUrl('/terms#use')).toBe(`${site.origin}${base}terms#use`);
  expect(siteUrl('mailto:someone@other.example')).toBe('mailto:someone@other.example');
});

test.each(['', 'true', 'hub', '/hub', 'hub/', './', '/../hub/', '/a b/', '//hub/', 'https://hub.example/'])(
  'rejects the base "%s" with an example',
  (base) => {
    expect(() => setBase(base)).toThrow('such as /hub/, and not "');
  },
);
