import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { content } from './src/build/content.ts';
import { devServer } from './src/build/devServer.ts';
import { staticHost } from './src/build/staticHost.ts';
import { prerender } from './src/build/prerender.ts';

const port = process.env.PORT ? Number(process.env.PORT) : undefined;
// An explicit port must be free. The default port may be replaced with the next free one.
const server = { host: '127.0.0.1', port, strictPort: port !== undefined };

/**
 * Few large chunks compress better than many small ones. A group takes what its modules import, unless a group before it has it. So what
 * several groups import is named in an early one: a page that imports 100 bytes of a chunk loads all of it.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter)\// },
    // What every page needs, and pages of text, which load nothing else.
    {
      name: 'site',
      test: /src\/(app\/(?!main|docs\.)|layout\/(?!Search)|lib|content\/plainText|pages\/ProsePage|components\/(CopyButton|StepList|TermList)\/)/,
    },
    // Code and drawings, which the home page, the docs, and articles show.
    {
      name: 'figures',
      test: /src\/(pages\/(ArticlePage|DocsPage\/guideDrawings)|components\/CodeBlock|drawings\/(Patch|LooseCable\/SidePlug)|content\/pages\/sampleCall)/,
    },
    // What tabs, fields, and tooltips have in common.
    { name: 'controls', test: /react-(aria|stately)\/dist\/private\/(utils|i18n)|src\/components\/Form\/FieldMessages/ },
  ],
};

// Groups decide which chunk a module is in, and a busy machine makes plugins slow.
const checks = { ineffectiveDynamicImport: false, pluginTimings: false };

/** Unit tests that need a document. Isolated ones replace modules, or block storage, for which modules then stand in. */
const pageTests = ['src/**/*.test.tsx', 'src/**/*.isolated.test.ts'];

/** Isolated tests come last, because modules load again after each of their files (setup.ts). */
class IsolatedLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isIsolated = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.isolated.'));
    return (await super.sort(files)).toSorted((one, other) => isIsolated(one) - isIsolated(other));
  }
}

// Rendered by one plugin and read by another.
const pages = new Map<string, string>();

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), content(pages), devServer(), prerender(pages), staticHost()],
  server,
  preview: server,
  css: {
    transformer: 'lightningcss',
    // A hash, because Reader View drops elements by words in their class, such as "scroll" or "contact" (src/build/html.spec.ts).
    // Lowering light-dark() freezes its colors at :root, so a theme could not override them (lightningcss#821). Lowered, :dir() follows `lang`.
    lightningcss: { exclude: Features.LightDark | Features.DirSelector, cssModules: { pattern: '[hash]-[local]' } },
  },
  build: {
    assetsInlineLimit: 0,
    // The licenses of bundled packages require that they ship. Those of the fonts are in public/licenses/.
    license: { fileName: 'licenses/packages.md' },
    // One stylesheet for all routes: a client navigation never waits for CSS.
    cssCodeSplit: false,
    // Every Baseline browser preloads modules natively.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks }, checks } } },
    ssr: {
      build: {
        outDir: '.cache/server',
        rolldownOptions: { input: ['src/build/serverEntry.ts', 'src/build/writePictures.ts'], checks },
      },
    },
  },
  builder: {},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: pageTests,
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          // Runs after the other project, because workers are only reused for files of the same project.
          sequence: { groupOrder: 1 },
        },
      },
      // Other tests do without jsdom, which takes most of a second for each file.
      { extends: true, test: { name: 'node', include: ['{src,a11y}/**/*.test.ts'], exclude: pageTests } },
    ],
    // Workers keep jsdom, React, and the modules of the site between files. setup.ts empties the document after each test.
    isolate: false,
    sequence: { sequencer: IsolatedLast },
    // A limit for hangs only, because machines differ in speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The default leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
