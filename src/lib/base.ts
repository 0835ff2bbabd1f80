/** The folder of its host in which the site is published: `/`, or `/hub/` after `npm run build -- --base=/hub/`. */

// Undefined where Node runs a file without Vite: the build passes on the base that it was given.
const ownBase: string = import.meta.env?.BASE_URL ?? '/';

/** The address of a page or a file on its host, for a path that starts with `/`. */
export function withBase(path: string, base = ownBase): string {
  return base.slice(0, -1) + path;
}

/** The path within the site; undefined for an address outside its folder. */
export function withoutBase(address: string, base = ownBase): string | undefined {
  return `${address}/`.startsWith(base) ? address.slice(base.length - 1) || '/' : undefined;
}
