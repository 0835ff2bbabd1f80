import { expect, test } from 'vitest';
import { site } from '../content/site';
import { headerRules, type Headers } from './headers';
import { nginxFile } from './hostConfigs';

const everywhere: Headers = { 'X-One': "a 'b'; c", 'Cross-Origin-Resource-Policy': 'same-origin' };

test('nginx sends every header, for the host of the site', () => {
  const text = nginxFile(everywhere, '/');
  for (const { headers } of headerRules(everywhere)) {
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(`"${value}"`);
    }
  }
  expect(text).toContain(site.host);
});

test('nginx gets variables that it accepts and that differ by site, for any host', () => {
  const variables = ['www.a-host-with-a-long-name.example', 'www.a-host-with-a-long-name.test'].flatMap((host) => [
    ...new Set(nginxFile(everywhere, '/', host).match(/(?<=^map \$uri \$)\w+/gm)),
  ]);
  expect(variables.length).toBe(new Set(variables).size);
  expect(variables.filter((name) => name.length > 46)).toEqual([]);
});
