import { afterAll, expect, test } from 'vitest';
import { site } from '../content/site';
import { publishIn, siteUrl } from './siteUrl';

afterAll(() => publishIn('/'));

test.each(['/', '/hub/', '/sites/hub-2.0/'])('a site can be published in %s', (base) => {
  publishIn(base);
  expect(siteUrl('/terms#use')).toBe(`${site.origin}${base}terms#use`);
  expect(siteUrl('mailto:someone@other.example')).toBe('mailto:someone@other.example');
});

test.each(['', 'true', 'hub', '/hub', 'hub/', './', '/../hub/', '/a b/', '//hub/', 'https://hub.example/'])('"%s" is refused, with an example', (base) => {
  expect(() => publishIn(base)).toThrow('such as /hub/, and not "');
});
