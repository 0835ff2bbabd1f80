/**
 * Vite plugin: React Aria works in the language of the site instead of the browser's. Pages whose words run left to right must
 * not have their arrows and tooltips turned round for somebody whose browser speaks Arabic. And the question itself is dear:
 * `Intl.DateTimeFormat.supportedLocalesOf`, asked as the module is run, takes Chromium about 30 ms, four times that on a slow
 * telephone. `<I18nProvider>` would spare neither: `useLocale` asks before it looks for one.
 */
import type { Plugin } from 'vite';

const module = '/react-aria/dist/private/i18n/useDefaultLocale.mjs';
const replacement = `
  const language = { locale: 'en', direction: 'ltr' };
  export function getDefaultLocale() { return language; }
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
