import { expect, test } from 'vitest';
import { site } from '../content/site';
import { assetHeaders, fileTypes, type Headers } from './headers';
import { examples, hostFiles } from './hostFiles';

const headers: Headers = { 'X-One': "a 'b'; c", 'X-Two': 'd' };
const file = (name: string, base: string) => (hostFiles.get(name) ?? examples.get(name))?.(headers, base) ?? '';

test.each(['/', '/hub/'])('_headers has every header for every path in %s, and long caching for hashed files only', (base) => {
  const [everywhere = '', assets = ''] = file('_headers', base).split('\n\n');
  expect(everywhere.split('\n')).toEqual([`${base}*`, "  X-One: a 'b'; c", '  X-Two: d']);
  expect(assets.trim().split('\n')).toEqual([`${base}assets/*`, `  Cache-Control: ${assetHeaders['Cache-Control']}`]);
});

test.each(['/', '/hub/'])('vercel.json has every header for every path in %s, and long caching for hashed files only', (base) => {
  const [everywhere, assets] = JSON.parse(file('vercel.json', base)).headers;
  expect(everywhere).toEqual({ source: `${base}(.*)`, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) });
  expect(assets).toEqual({ source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: assetHeaders['Cache-Control'] }] });
});

test.each([...examples.keys()])('%s has every header, every content type, and the host of the site', (name) => {
  const text = file(name, '/');
  for (const [header, value] of Object.entries({ ...headers, ...assetHeaders })) {
    expect(text).toContain(header);
    expect(text).toContain(`"${value}"`);
  }
  for (const [extension, type] of Object.entries(fileTypes)) {
    expect(text).toContain(extension);
    expect(text).toContain(type);
  }
  expect(text).toContain(site.host);
});
