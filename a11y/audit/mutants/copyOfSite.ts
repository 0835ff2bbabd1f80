/** A copy of the project and its build, into which barriers are planted one at a time. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scriptText } from './scriptText';
import type { FilePlant, Mutant, Plant, ScriptPlant, StylePlant } from './types';

/** The folder of the copy. Tests run in it, so that those which read files of the build read the changed ones. */
export const copy = '.cache/mutants';

const copied = ['a11y', 'src', 'dist', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** The Playwright config in the copy: as the project's, but on pages that the mutation run serves. */
const config = `import base from './playwright.config';

export default {
  ...base,
  testMatch: '**/*.spec.ts',
  webServer: undefined,
  reporter: [['json', { outputFile: process.env.MUTANT_RESULTS }]],
  use: { ...base.use, baseURL: process.env.MUTANT_SITE, trace: 'off' },
};
`;

/** Its path in the copy. */
export const configFile = 'a11y/mutants.config.ts';

/** Copies the project as it is now. Leaves out compressed files, which the server would send in place of changed ones. */
export function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  writeFileSync(join(copy, configFile), config);
}

/**
 * Plants a barrier; returns a function that removes it.
 * @throws when a file plant matches nothing
 */
export function plantInto({ name, where, plant }: Pick<Mutant, 'name' | 'where' | 'plant'>): () => void {
  const before = new Map<string, string>();
  const change = (pattern: string, by: (text: string) => string) => {
    const path = fileOf(pattern);
    const text = readFileSync(path, 'utf8');
    const after = by(text);
    if (after === text) throw new Error(`${name}: the plant matches nothing in ${path}.`);
    if (!before.has(path)) before.set(path, text);
    writeFileSync(path, after);
  };
  for (const { file, find, by } of plant.filter(isFilePlant)) change(file, (text) => text.replace(find, by));
  const rules = plant.filter(isStylePlant).map(ruleText);
  if (rules.length) change('assets/style-*.css', (text) => `${text}\n${rules.join('\n')}\n`);
  const changes = plant.filter(isScriptPlant);
  if (changes.length) change('assets/index-*.js', (text) => text + scriptText(changes, where));
  return () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
}

/** The selector of the elements that a style plant is for, to check that they exist; undefined for other plants. */
export function styledElements(plant: Plant): string | undefined {
  return isStylePlant(plant) ? plant.selector.replaceAll(/:focus-visible|:hover|:visited|:not\(\[data-app\]\)|::[a-z]+/g, '') || '*' : undefined;
}

/** The selector of a script plant, which the page lists in `globalThis.planted` once it has matched; undefined for other plants. */
export function changedElements(plant: Plant): string | undefined {
  return isScriptPlant(plant) ? plant.selector : undefined;
}

/** The reason why there is no build to plant barriers into, if so. */
export function whyNot(): string | undefined {
  return existsSync('dist/index.html') ? undefined : 'There is no build to plant barriers into. Run: npm run build';
}

/** The one file of the build that matches `pattern`, of which only the build knows the hash. */
function fileOf(pattern: string): string {
  const folder = join(copy, 'dist', dirname(pattern));
  const [start = '', end = ''] = basename(pattern).split('*');
  const [file, another] = readdirSync(folder).filter((name) => (end ? name.startsWith(start) && name.endsWith(end) : name === start));
  if (!file || another) throw new Error(`${pattern} must match exactly one file of the build.`);
  return join(folder, file);
}

function ruleText({ selector, declarations, media }: StylePlant): string {
  const rule = `${selector} { ${declarations} }`;
  return media ? `@media ${media} { ${rule} }` : rule;
}

function isFilePlant(plant: Plant): plant is FilePlant {
  return 'file' in plant;
}

function isStylePlant(plant: Plant): plant is StylePlant {
  return 'declarations' in plant;
}

function isScriptPlant(plant: Plant): plant is ScriptPlant {
  return 'change' in plant;
}
