import { expect, test } from 'vitest';
import { builtOn, feed } from './feeds';
import { siteUrl } from '../content/outputPaths';

/** Parses XML as a browser does. */
const textsIn = (xml: string, name: string) =>
  Array.from(new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(name), ({ textContent }) => textContent);

test('a feed has the dated entries and the date of the newest, links to anchors, and escapes special characters', () => {
  const entry = { path: '/status#late', title: 'Late & <later>', paragraphs: ['Was “late”', '1 < 2 & 3'] };
  const xml = feed('/status', '/status.xml', [
    { ...entry, date: '2031-02-03' },
    { ...entry, path: '/status#early', date: '2030-02-03' },
    { ...entry, path: '/status#never', date: null },
  ]);
  expect(textsIn(xml, 'id')).toEqual([siteUrl('/status.xml'), siteUrl('/status#late'), siteUrl('/status#early')]);
  expect(textsIn(xml, 'title').slice(1)).toEqual(['Late & <later>', 'Late & <later>']);
  expect(textsIn(xml, 'updated')).toEqual(['2031-02-03T00:00:00Z', '2031-02-03T00:00:00Z', '2030-02-03T00:00:00Z']);
  expect(textsIn(xml, 'p').slice(0, 2)).toEqual(entry.paragraphs);
});

test('a feed without dated entries has the day of the build', () => {
  expect(textsIn(feed('/status', '/status.xml'), 'updated')).toEqual([builtOn().toISOString()]);
});
