import { expect, test } from 'vitest';
import { site } from '../content/site';
import { headerRules, type Headers } from './headers';
import { nginxFile } from './hostConfigs';

const everywhere: Headers = { 'X-One': "a 'b'; c", 'Cross-Origin-Resource-Policy': 'same-origin' };

test('nginx sends every header, for the host of the site', () => {
  const text = nginxFile(everywhere, '/');
  for (const [header, value] of headerRules(everywhere).flatMap(({ headers }) => Object.entries(headers))) {
    expect(text).toContain(header);
    expect(text).toContain(`"${value}"`);
  }
  expect(text).toContain(site.host);
});

test('nginx accepts the variables of a long host, and no two sites share one', () => {
  const text = ['one', 'two'].map((name) => nginxFile(everywhere, '/', `www.a-host-with-a-long-name.${name}.example`)).join('');
  const variables = Array.from(text.matchAll(/^map \$uri \$(\w+)/gm), ([, name = '']) => name);
  expect(variables.filter((name, index) => name.length > 46 || variables.indexOf(name) !== index)).toEqual([]);
});
