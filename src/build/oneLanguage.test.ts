import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Of React Aria as it is installed. */
const i18n = join(createRequire(import.meta.url).resolve('react-aria/package.json'), '../dist/private/i18n');

/** When one of these fails, React Aria has mended it, and the plugin may go. */
test('is still needed: React Aria asks the browser for its language as the module is run', async () => {
  const original = Intl.DateTimeFormat.supportedLocalesOf;
  let questions = 0;
  Intl.DateTimeFormat.supportedLocalesOf = (...locales) => {
    questions++;
    return original(...locales);
  };
  // With a query, since another test of this worker may have run it already.
  await import(`${join(i18n, 'useDefaultLocale.mjs')}?again`);
  Intl.DateTimeFormat.supportedLocalesOf = original;
  expect(questions).toBeGreaterThan(0);
});

test('is still needed: React Aria asks although the page says its language by <I18nProvider>', () => {
  const [useLocale] = /\buseDefaultLocale\b[^]*/.exec(readFileSync(join(i18n, 'I18nProvider.mjs'), 'utf8')) ?? [];
  expect(useLocale).toMatch(/let defaultLocale = [^\n]*\(\);\s*let context = [^\n]*useContext/);
});
