/** Runs the measures of all checks of a view at once: a page is loaded, walked, and asked once. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { all, type CheckFile } from './checks/index';
import type { Finding } from './findings';
import type * as Walking from './inPage/walk';

declare global {
  /** The measures of all checks, by the name of the check. */
  var measures: Readonly<Record<string, (walk: Walking.Walk) => Finding[]>> & Pick<typeof Walking, 'walk'>;
}

export async function measure<Name extends CheckFile>(
  page: Page,
  names: readonly Name[],
): Promise<Readonly<Record<Name, readonly Finding[]>>> {
  if (!(await page.evaluate(() => 'measures' in globalThis))) await page.evaluate(await (script ??= bundle()));
  return page.evaluate((some) => {
    const found = measures.walk();
    return Object.fromEntries(some.map((name) => [name, measures[name]?.(found) ?? []])) as Record<Name, Finding[]>;
  }, names);
}

let script: Promise<string> | undefined;

/** Returns the measures as a script for pages. The rest of a check needs Playwright. */
async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'measures.ts');
  const measures = all.flatMap(([name, check]) => (check.measure ? `export { measure as ${name} } from './checks/${name}.ts';` : []));
  const plugin: Plugin = {
    name: 'measures',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? [...measures, "export { walk } from './inPage/walk.ts';"].join('\n') : undefined),
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
