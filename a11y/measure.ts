/** Runs the measures of all checks of a view at once: a page is loaded, walked, and asked once. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { all, type CheckFile } from './checks/all';
import type { Finding } from './findings';
import type * as Pictures from './inPage/picture';
import type * as Walking from './inPage/walk';
import { withPicture } from './picture';

declare global {
  /** The measures of all checks, by the name of the check. */
  var measures: Readonly<Record<string, (walk: Walking.Walk, picture?: Pictures.Picture) => Finding[]>> &
    Pick<typeof Walking, 'walk'> &
    Pick<typeof Pictures, 'readPicture'>;
}

export async function measure<Name extends CheckFile>(
  page: Page,
  names: readonly Name[],
): Promise<Readonly<Record<Name, readonly Finding[]>>> {
  if (!(await page.evaluate(() => 'measures' in globalThis))) await page.evaluate(await (script ??= bundle()));
  const run = (some: readonly Name[], png?: string) =>
    page.evaluate(
      async ([wanted, data]) => {
        const picture = data ? await measures.readPicture(data) : undefined;
        const walk = measures.walk();
        return Object.fromEntries(wanted.map((name) => [name, measures[name]?.(walk, picture) ?? []])) as Record<Name, Finding[]>;
      },
      [some, png] as const,
    );
  const seen = names.filter((name) => all.some(([one, { needsPicture }]) => one === name && needsPicture));
  const found = await run(names.filter((name) => !seen.includes(name)));
  return seen.length ? { ...found, ...(await withPicture(page, (png) => run(seen, png))) } : found;
}

let script: Promise<string> | undefined;

/** Returns the measures as a script for pages. The rest of a check needs Playwright. */
async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'measures.ts');
  const measures = all.flatMap(([name, check]) => (check.measure ? `export { measure as ${name} } from './checks/${name}.ts';` : []));
  const shared = ["export { walk } from './inPage/walk.ts';", "export { readPicture } from './inPage/picture.ts';"];
  const plugin: Plugin = {
    name: 'measures',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? [...measures, ...shared].join('\n') : undefined),
    transform: (code) => code.replace(/^export const \w+: Check = \{$.*?^\};$/ms, ''),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'measures' },
      rolldownOptions: { external: (id) => !/^[./]/.test(id), treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite has built no measures.');
  return output.output[0].code;
}
