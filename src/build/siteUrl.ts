import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import { Mistake } from '../lib/mistake.ts';

/**
 * Checks the option `--base`, the folder of the host that contains the site.
 * @throws if `base` is no such folder; Vite reads `--base` without a value as "true"
 */
export function checkBase(base: string): void {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(base)) {
    throw new Mistake(`--base must be a folder of the host with a slash before and after it, such as /hub/, and not "${base}".`);
  }
}

/** Returns the absolute URL of a path on the site. Other URLs stay unchanged. */
export function siteUrl(path: string, base?: string): string {
  return new URL(path.startsWith('/') ? withBase(path, base) : path, site.origin).href;
}
