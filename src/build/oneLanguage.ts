/**
 * Vite plugin: gives React Aria the language and direction of the page instead of the browser's. On a left-to-right page, arrow
 * keys and tooltips must not be mirrored for a visitor whose browser is set to Arabic. It also saves time: React Aria calls
 * `Intl.DateTimeFormat.supportedLocalesOf` when its module is evaluated, which takes Chromium about 30 ms, and four times that on
 * a slow phone. `<I18nProvider>` does not avoid the call, because `useLocale` asks for the browser's locale first.
 */
import type { Plugin } from 'vite';
import { replaceModules } from './replaceModules.ts';

const useDefaultLocale = `
  const left = { locale: 'en', direction: 'ltr' };
  const right = { locale: 'en', direction: 'rtl' };
  export function getDefaultLocale() { return globalThis.document?.dir === 'rtl' ? right : left; }
  export { getDefaultLocale as useDefaultLocale };
`;

export function oneLanguage(): Plugin {
  return replaceModules('one-language', { '/react-aria/dist/private/i18n/useDefaultLocale.mjs': useDefaultLocale });
}
