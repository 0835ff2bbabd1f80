/** Bundles what tests call in pages: `inPage/`, and the measures of all checks. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { all, type CheckName } from './checks/all';
import type { Finding } from './findings';
import type * as InPage from './inPage/index';
import { withPicture } from './picture';

type Measure = (walk: InPage.Walk, picture?: InPage.Picture) => Finding[];

declare global {
  /** The script that test.ts adds to each page. */
  var inPage: typeof InPage & { readonly measures: Readonly<Record<CheckName, Measure>> };
}

const checks = new Map(all);

/** Runs the measures of some checks at once: a page is walked and asked once. */
export async function measure<Name extends CheckName>(
  page: Page,
  names: readonly Name[],
): Promise<Readonly<Record<Name, readonly Finding[]>>> {
  const run = (some: readonly Name[], png?: string) =>
    page.evaluate(
      async ([wanted, data]) => {
        const picture = data ? await inPage.readPicture(data) : undefined;
        const found = inPage.walk();
        return Object.fromEntries(wanted.map((name) => [name, inPage.measures[name](found, picture)])) as Record<Name, Finding[]>;
      },
      [some, png] as const,
    );
  const measured = names.filter((name) => checks.get(name)?.measure);
  const seen = measured.filter((name) => checks.get(name)?.needsPicture);
  const found = await run(measured.filter((name) => !seen.includes(name)));
  return seen.length ? { ...found, ...(await withPicture(page, (png) => run(seen, png))) } : found;
}

let script: Promise<string> | undefined;

export const inPageScript = (): Promise<string> => (script ??= bundle());

/** What the rest of a check calls at the top of its file. The bundler drops these calls, and with them all that needs Playwright. */
const manualPureFunctions = ['css', 'dom', 'html', 'markup', 'on', 'screenReadersAnd', 'unchangedBy'];

async function bundle(): Promise<string> {
  const measures = all.flatMap(([name, { measure: own }]) => (own ? { name, own: own.name } : []));
  const addition = [
    `import { ${measures.map(({ own }) => own).join()} } from '../checks';`,
    `export const measures = { ${measures.map(({ name, own }) => `${name}: ${own}`).join()} };`,
  ];
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'measures', transform: (code, id) => (id.endsWith('/a11y/inPage/index.ts') ? [code, ...addition].join('\n') : undefined) },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'inPage/index.ts'), formats: ['iife'], name: 'inPage' },
      rolldownOptions: {
        external: (id) => !/^[./]/.test(id),
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, manualPureFunctions },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite has built no script for pages.');
  const [{ code, imports }] = output.output;
  if (imports.length > 0) throw new Error(`No page has ${imports.join(', ')}, which the file of a measure needs at its top.`);
  // Playwright runs the script inside of a function.
  return `${code}\nglobalThis.inPage = inPage;`;
}
