/**
 * `npm run audit:mutants`: plants barriers into a copy of the last build, one at a time, and says which checks notice.
 * `-- --list` prints all barriers, `--only one,another` plants only these, `--axe-only` runs axe alone, `--quick` runs the
 * engines on the page as it loads and the tests that name a criterion of the barrier, and saves nothing.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

/** @import { mutationRun } from './mutationRun' */

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string', multiple: true }, 'axe-only': { type: 'boolean' }, quick: { type: 'boolean' } },
});
/** @type {{ module: { mutationRun: typeof mutationRun } }} */
const { module } = await runnerImport('./a11y/audit/mutants/mutationRun.ts');
process.exit(
  await module.mutationRun({
    only: (values.only ?? []).flatMap((names) => names.split(',')),
    isList: values.list ?? false,
    isAxeOnly: values['axe-only'] ?? false,
    isQuick: values.quick ?? false,
  }),
);
