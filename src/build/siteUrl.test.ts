import { afterAll, expect, test } from 'vitest';
import { site } from '../content/site';
import { setBase, siteUrl } from './siteUrl';

afterAll(() => setBase('/'));

test.each(['creates URLs for the base %s', '/hub/', '/sites/hub-2.0/'])('a site can be published in %s', (base) => {
  setBase(base);
  expect(siteUrl('/terms#use')).toBe(`${site.origin}${base}terms#use`);
  expect(siteUrl('mailto:someone@other.example')).toBe('mailto:someone@other.example');
});

test.each(['rejects the base "%s" with an example', 'true', 'hub', '/hub', 'hub/', './', '/../hub/', '/a b/', '//hub/', 'https://hub.example/'])('"%s" is refused, with an example', (base) => {
  expect(() => setBase(base)).toThrow('such as /hub/, and not "');
});
