/** Bundles what tests call in pages: `inPage/`, and the measures of all checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { all, type CheckFile } from './checks/all';
import type { Finding } from './findings';
import type * as Controls from './inPage/controls';
import type * as Passages from './inPage/passages';
import type * as Pictures from './inPage/picture';
import type * as Presses from './inPage/presses';
import type * as TabStops from './inPage/tabStops';
import type * as Walking from './inPage/walk';
import { withPicture } from './picture';

declare global {
  /** The script that test.ts adds to each page. */
  var inPage: typeof Controls &
    typeof Passages &
    typeof Pictures &
    typeof Presses &
    typeof TabStops &
    typeof Walking & {
      readonly measures: Measures;
    };
}

/** The measures of all checks, by the name of the function. */
type Measures = Readonly<Record<string, (walk: Walking.Walk, picture?: Pictures.Picture) => Finding[]>>;

const checks = new Map(all);

/** Runs the measures of all checks of a view at once: a page is walked and asked once. */
export async function measure<Name extends CheckFile>(
  page: Page,
  names: readonly Name[],
): Promise<Readonly<Record<Name, readonly Finding[]>>> {
  const run = (some: readonly Name[], png?: string) =>
    page.evaluate(
      async ([wanted, data]) => {
        const picture = data ? await inPage.readPicture(data) : undefined;
        const found = inPage.walk();
        return Object.fromEntries(wanted.map(([name, measured]) => [name, inPage.measures[measured]?.(found, picture) ?? []])) as Record<
          Name,
          Finding[]
        >;
      },
      [some.map((name) => [name, checks.get(name)?.measure?.name ?? ''] as const), png] as const,
    );
  const seen = names.filter((name) => checks.get(name)?.needsPicture);
  const found = await run(names.filter((name) => !seen.includes(name)));
  return seen.length ? { ...found, ...(await withPicture(page, (png) => run(seen, png))) } : found;
}

let script: Promise<string> | undefined;

export const inPageScript = (): Promise<string> => (script ??= bundle());

/** The rest of a check needs Playwright, so only measures get into the bundle. */
async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'inPage.ts');
  const files = ['controls', 'passages', 'picture', 'presses', 'tabStops', 'walk'].map((name) => `export * from './inPage/${name}.ts';`);
  const folder = join(import.meta.dirname, 'checks');
  const measured = readdirSync(folder).filter((name) => /^export function \w+Faults/m.test(readFileSync(join(folder, name), 'utf8')));
  const imports = measured.map((name, index) => `import * as file${index} from './checks/${name}';`);
  const measures = `export const measures = { ${measured.map((_, index) => `...file${index}`).join()} };`;
  const plugin: Plugin = {
    name: 'in-page',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? [...files, ...imports, measures].join('\n') : undefined),
    transform: (code) => code.replaceAll(/^export const \w+: Check = \{$.*?^\};$/gms, ''),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'inPage' },
      rolldownOptions: { external: (id) => !/^[./]/.test(id), treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite has built no script for pages.');
  // Playwright runs the script inside of a function.
  return `${output.output[0].code}\nglobalThis.inPage = inPage;`;
}
