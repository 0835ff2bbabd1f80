import { expect, test } from 'vitest';
import { site } from '../content/site';
import { withBase } from '../lib/base';
import { headerRules, type Headers, headersOf } from './headers';
import { examples, hostConfigs } from './hostConfigs';

const everywhere: Headers = { 'X-One': "a 'b'; c", 'Cross-Origin-Resource-Policy': 'same-origin' };
const file = (name: string, base: string) => (hostConfigs.get(name) ?? examples.get(name))?.(everywhere, base, ['site.js']) ?? '';

/** Applies a file `_headers` as Cloudflare does: a line with `!` removes a header, and values of the same header are joined. */
function sentByCloudflare(text: string, path: string): Headers {
  const sent = new Map<string, string>();
  for (const [at = '', ...lines] of text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'))) {
    if (!new RegExp(`^${at.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)) continue;
    for (const line of lines) {
      const [, removed, name = '', value = ''] = /^ {2}(?:! (\S+)|([\w-]+): (.+))$/.exec(line) ?? expect.unreachable(line);
      if (removed) sent.delete(removed);
      else sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value);
    }
  }
  return Object.fromEntries(sent);
}

const paths = ['/', '/docs/webhooks', '/docs/webhooks.md', '/assets/site.js', '/openapi.json', '/cards/docs.png', '/docs/changelog.atom'];

test.each(['/', '/hub/'])('_headers sends the headers of every file in %s', (base) => {
  for (const path of paths)
    expect(sentByCloudflare(file('_headers', base), withBase(path, base)), path).toEqual(headersOf(path, everywhere));
});

test.each(['/', '/hub/'])('vercel.json has the same rules for %s, in the same order', (base) => {
  const { headers } = JSON.parse(file('vercel.json', base));
  expect(headers).toHaveLength(headerRules(everywhere).length);
  for (const path of paths) {
    const matching = headers.filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(withBase(path, base)));
    const sent = matching.flatMap((rule: { headers: { key: string; value: string }[] }) =>
      rule.headers.map(({ key, value }) => [key, value]),
    );
    expect(Object.fromEntries(sent), path).toEqual(headersOf(path, everywhere));
  }
});

test.each([...examples.keys()])('%s has every header and the host of the site', (name) => {
  const text = file(name, '/');
  for (const { headers } of headerRules(everywhere)) {
    for (const [header, value] of Object.entries(headers).filter(([key]) => key !== 'Content-Type')) {
      expect(text).toContain(header);
      expect(text).toContain(`"${value}"`);
    }
  }
  expect(text).toContain(site.host);
});

test('GitHub Pages publishes Markdown and hidden folders unchanged', () => {
  expect([...hostConfigs.keys()]).toContain('.nojekyll');
});
