import { expect, test } from 'vitest';
import { site } from '../content/site';
import { headerRules, type Headers } from './headers';
import { examples } from './hostConfigs';

const everywhere: Headers = { 'X-One': "a 'b'; c", 'Cross-Origin-Resource-Policy': 'same-origin' };
test.each([...examples.keys()])('%s has every header and the host of the site', (name) => {
  const text = examples.get(name)?.(everywhere, '/', []) ?? '';
  for (const { headers } of headerRules(everywhere)) {
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(`"${value}"`);
    }
  }
  expect(text).toContain(site.host);
});
