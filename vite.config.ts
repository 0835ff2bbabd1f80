import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { boot } from './src/build/boot.ts';
import { devServer } from './src/build/devServer.ts';
import { highlight } from './src/build/highlight.ts';
import { oneLanguage } from './src/build/oneLanguage.ts';
import { prerender } from './src/build/prerender.ts';
import { staticHost } from './src/build/staticHost.ts';
import { styleguide } from './src/build/styleguide.ts';

const port = process.env.PORT ? Number(process.env.PORT) : undefined;
// A port that was asked for by name is used or refused; the default moves on to the next free one.
const server = { host: '127.0.0.1', port, strictPort: port !== undefined };

/** Fewer, larger files compress better: what every page needs, and what several need, each without what only tabs need. */
const onEveryPage =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|src\/(App|hydrate|loadPage|routes|layout\/(?!headTags)|lib)|drawings\/(Cable|Jack)\/|components\/(Button|PageColumn|PageHeader|SiteLink|VisuallyHidden)\//;
const inArticles =
  /components\/(ArticleBody|CodeBlock|ContentsList|CopyButton|DataTable|Faceplate|RichText|ScrollBox|StepList)\//;
/** Parts of React Aria that more than the tabs need: small, and otherwise a reason to load the tabs. */
const inReactAria =
  /node_modules\/(react-aria\/dist\/private\/(i18n\/I18nProvider|focus\/FocusScope|utils\/(useLabels|useEvent|animation))|react-aria-components\/dist\/private\/(SelectionIndicator|SharedElementTransition)|react-stately\/dist\/private\/utils\/useControlledState)\.mjs/;
const inTabs = /components\/(CodeTabs|Tabs)\//;

/** Not of the server's bundle, where `routes.ts` needs the rows of the docs: its chunks would import each other. */
const clientBundle: Rolldown.RolldownOptions = {
  // Reading a label counts as an effect otherwise, and every page would load the rows of the docs.
  treeshake: { moduleSideEffects: [{ test: /src\/docsPages/, sideEffects: false }] },
  output: {
    codeSplitting: {
      groups: [
        // First, since `routes.ts` imports it for the build alone. The words that it imports are the frame's, in the next.
        { name: 'docs', test: /src\/docsPages/, priority: 3, includeDependenciesRecursively: false },
        { name: 'app', test: onEveryPage, priority: 2 },
        { name: 'aria', test: inReactAria, priority: 1 },
        { name: 'article', test: inArticles, priority: 1 },
        { name: 'tabs', test: inTabs, priority: 0 },
      ],
    },
  },
};

/** Unit tests of what renders or runs in a browser. */
const onAPage = ['src/*.test.tsx', 'src/{components,drawings,layout,lib,pages,styleguide}/**/*.test.{ts,tsx}'];

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), boot(), highlight(), oneLanguage(), devServer(), styleguide(), prerender(), staticHost()],
  server,
  preview: server,
  css: {
    transformer: 'lightningcss',
    // Lowering light-dark() freezes its colours at :root, so a theme could not override them (lightningcss#821).
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    assetsInlineLimit: 0,
    // One stylesheet for all routes: a client navigation never waits for CSS.
    cssCodeSplit: false,
    // The polyfill would fetch(), which the content security policy forbids.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: clientBundle } },
    ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'src/serverEntry.tsx', checks: { ineffectiveDynamicImport: false } } } },
  },
  builder: {},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: onAPage,
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          // After the other project: a worker can only be reused for files of the same one.
          sequence: { groupOrder: 1 },
        },
      },
      // Tests that render nothing do without jsdom.
      { extends: true, test: { name: 'node', include: ['{src,a11y}/**/*.test.{ts,tsx}'], exclude: onAPage } },
    ],
    // A worker keeps jsdom, React and the site's modules from file to file; setup.ts empties the document after each test.
    isolate: false,
    testTimeout: 15_000,
    // Vitest leaves one core free: of two, that is half.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
