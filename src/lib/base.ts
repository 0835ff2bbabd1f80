/** The base folder of the published site: `/`, or `/hub/` after `npm run build -- --base=/hub/`. */

// Undefined when Node runs this file without Vite. The build then passes its base as an argument.
const viteBase: string = import.meta.env?.BASE_URL ?? '/';

/** Prefixes a path that starts with `/` with the base folder. */
export function withBase(path: string, base = viteBase): string {
  return base.slice(0, -1) + path;
}

/** Removes the base folder from a path. Undefined for a path outside the base folder. */
export function withoutBase(fullPath: string, base = viteBase): string | undefined {
  return `${fullPath}/`.startsWith(base) ? fullPath.slice(base.length - 1) || '/' : undefined;
}
