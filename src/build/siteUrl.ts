import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';

let folder = '/';

/**
 * Sets the folder of its host in which the site is published: Vite's option `base`, which is known only once a build starts.
 * @throws when `base` is no such folder; Vite reads `--base` without a value as "true"
 */
export function publishIn(base: string): void {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(base)) {
    throw new Error(`--base must be a folder of the host with a slash before and after it, such as /hub/, and not "${base}".`);
  }
  folder = base;
}

/** The whole address of a path on the site, with or without a fragment. Other addresses stay as they are. */
export function siteUrl(address: string): string {
  return new URL(address.startsWith('/') ? withBase(address, folder) : address, site.origin).href;
}
