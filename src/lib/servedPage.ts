/**
 * A host may serve a page at another address than its own: `/product/`, `/index.html`, `//product`, or 404.html at an address that
 * it does not know. What is read already must stay, so the app shows the page that was served, whatever the address says.
 */
import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { withBase } from './base';

let served: { readonly address: string; readonly page: string } | undefined;

/**
 * Call before hydration with the path of the page that the HTML names. Corrects the address, unless it is none of the page's
 * own, as that of the not-found page.
 */
export function keepServedPage(path: string, { hasAddress }: { readonly hasAddress: boolean }): void {
  // The address of the document: the current one differs if the visitor has gone Back before this script ran.
  const [navigation] = performance.getEntriesByType('navigation');
  if (new URL(navigation?.name ?? location.href).pathname !== location.pathname) return;
  const page = withBase(path);
  if (hasAddress && page !== location.pathname) {
    try {
      history.replaceState(history.state, '', page + location.search + location.hash);
    } catch {
      // Safari allows 100 changes in 30 s. The page works at the other address too.
    }
  }
  served = { address: location.pathname, page };
}

/** The router's source of the address. */
export const useSiteLocation: BaseLocationHook = ({ ssrPath }: { readonly ssrPath?: string } = {}) => [
  useLocationProperty(shownAddress, () => ssrPath ?? shownAddress()),
  follow,
];

function shownAddress(): string {
  return location.pathname === served?.address ? served.page : location.pathname;
}

const follow: typeof navigate = (to, options) => {
  // A link to an address at which the host had no page shows the page.
  served = undefined;
  navigate(to, options);
};
