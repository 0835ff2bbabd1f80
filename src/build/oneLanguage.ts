/**
 * Vite plugin: React Aria works in the language and direction of the page instead of the browser's. Otherwise arrow keys and
 * tooltips of a page that reads from left to right would be turned round for somebody whose browser speaks Arabic. And asking
 * the browser is slow: `Intl.DateTimeFormat.supportedLocalesOf`, called as the module is run, takes Chromium about 30 ms, four
 * times that on a slow telephone. `<I18nProvider>` avoids neither: `useLocale` asks before it looks for one.
 */
import type { Plugin } from 'vite';

const module = '/react-aria/dist/private/i18n/useDefaultLocale.mjs';
const replacement = `
  const left = { locale: 'en', direction: 'ltr' };
  const right = { locale: 'en', direction: 'rtl' };
  export function getDefaultLocale() { return globalThis.document?.dir === 'rtl' ? right : left; }
  export { getDefaultLocale as useDefaultLocale };
`;

export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load: (id) => (id.endsWith(module) ? replacement : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const isReplaced = [...this.getModuleIds()].some((id) => id.endsWith(module));
      if (!isReplaced) throw new Error(`React Aria has no ${module} any more: see how it asks for the language now.`);
    },
  };
}
