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
