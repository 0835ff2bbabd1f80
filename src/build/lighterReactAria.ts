/**
 * Vite plugin: leaves out what React Aria does on every page for nothing. Its server rendering stays as it is. What is left out
 * throws when it is needed after all, but for choosing by letters, which lists ask for in any case.
 */
import type { Plugin } from 'vite';
import { type Replacements, replaceModules } from './replaceModules.ts';

/**
 * Ids by `useId` alone. React Aria prefixes them differently on the server, which it finds out by a store that changes with hydration:
 * each button, field and tab is rendered again, all in one task that nothing interrupts.
 */
const steadyIds = `
  import { useId, useSyncExternalStore } from 'react';
  const subscribe = () => () => {};
  export const useIsSSR = () => useSyncExternalStore(subscribe, () => false, () => true);
  export function useSSRSafeId(id) {
    const own = useId();
    return id || 'react-aria-' + own;
  }
`;

/** What only menus, lists, grids and pending buttons need: 2 kB of script. Tabs and results of the search build their collections another way. */
export const leftOut: Replacements = {
  '/react-stately/dist/private/collections/CollectionBuilder.mjs': `
    export class CollectionBuilder {
      build() { throw new Error('Collections of react-stately are left out (lighterReactAria.ts).'); }
    }
  `,
  '/react-aria/dist/private/interactions/useLongPress.mjs': `
    export function useLongPress({ isDisabled }) {
      if (!isDisabled) throw new Error('Long presses are left out (lighterReactAria.ts).');
      return { longPressProps: {} };
    }
  `,
  '/react-aria/dist/private/selection/useTypeSelect.mjs': `
    // Letters belong to the search field, and tabs have no such keys.
    export const useTypeSelect = () => ({ typeSelectProps: {} });
  `,
  // The rest of the module watches virtual keyboards, for fields that choose from a list.
  '/react-aria/dist/private/utils/keyboard.mjs': `
    import { isMac } from './platform.mjs';
    export const isCtrlKeyPressed = (event) => (isMac() ? event.metaKey : event.ctrlKey);
    function leftOut() { throw new Error('Virtual keyboards are left out (lighterReactAria.ts).'); }
    export { leftOut as willOpenKeyboard, leftOut as supportsKeyboard, leftOut as isKeyboardOpen };
  `,
  '/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs': `
    export function announce() { throw new Error('Announcements of React Aria are left out (lighterReactAria.ts): lib/announce.ts has ours.'); }
    export { announce as clearAnnouncer, announce as destroyAnnouncer };
  `,
};

export function lighterReactAria(): Plugin {
  return replaceModules('lighter-react-aria', { '/react-aria/dist/private/ssr/SSRProvider.mjs': steadyIds, ...leftOut });
}
