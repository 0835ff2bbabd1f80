import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { auditReport } from './src/build/auditReport.ts';
import { boot } from './src/build/boot.ts';
import { devServer } from './src/build/devServer.ts';
import { highlight } from './src/build/highlight.ts';
import { lighterReactAria } from './src/build/lighterReactAria.ts';
import { oneLanguage } from './src/build/oneLanguage.ts';
import { noteImports } from './src/build/pageChunks.ts';
import { plainLight } from './src/build/plainLight.ts';
import { prerender } from './src/build/prerender.ts';
import { sbom } from './src/build/sbom.ts';
import { shortClasses } from './src/build/shortClasses.ts';
import { staticHost } from './src/build/staticHost.ts';
import { styleguide } from './src/build/styleguide.ts';

const port = process.env.PORT ? Number(process.env.PORT) : undefined;
// An explicit port is used or refused; the default port may be replaced with the next free one.
const server = { host: '127.0.0.1', port, strictPort: port !== undefined };

/** Modules that every page needs, and those that several need, without what only tabs need. Few large chunks compress better than many small ones. */
const onEveryPage =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|src\/(App|hydrate|loadPage|openPage|routes|layout\/(?!pageHead)|lib\/(?!carryOver|keepReading|codeLanguage|drafts|tokenRuns|useHiddenUntilFound|useReducedMotion))|drawings\/(Cable|CableTrail|Jack|Logo)\/|components\/(Button|PageColumn|PageHeader|SiteLink|VisuallyHidden)\//;
const inArticles = /components\/(ArticleBody|ContentsList|DataTable|RichText|SampleTag|ScrollBox|StepList)\//;
const inCode = /lib\/tokenRuns|components\/(CodeBlock|CopyButton|Faceplate)\//;
/** Small parts of React Aria that more than the tabs need: otherwise a reason to load the tabs. */
const inReactAria =
  /node_modules\/(react-aria\/dist\/private\/(i18n\/I18nProvider|focus\/FocusScope|utils\/(useLabels|useEvent|animation))|react-aria-components\/dist\/private\/(SelectionIndicator|SharedElementTransition)|react-stately\/dist\/private\/utils\/useControlledState)\.mjs/;
/** Words and samples that several docs pages share. */
const inDocs = /content\/(apiReference|twins|docs\/tables|samples\/(request|response|error)\.json)/;
const inTabs = /lib\/(codeLanguage|useHiddenUntilFound)|components\/(CodeTabs|Tabs)\//;

const clientBundle: Rolldown.RolldownOptions = {
  // It reads its labels from another module, which counts as a side effect: every page would load it.
  treeshake: { moduleSideEffects: [{ test: /src\/docsPages/, sideEffects: false }], propertyReadSideEffects: false },
  output: {
    codeSplitting: {
      groups: [
        // First, since `routes.ts` imports it for the build alone. The words that it imports are the frame's, in the next.
        { name: 'docs', test: /src\/docsPages/, priority: 3, includeDependenciesRecursively: false },
        { name: 'app', test: onEveryPage, priority: 2 },
        { name: 'aria', test: inReactAria, priority: 1 },
        { name: 'article', test: inArticles, priority: 1 },
        { name: 'code', test: inCode, priority: 1 },
        { name: 'docsWords', test: inDocs, priority: 1, includeDependenciesRecursively: false },
        { name: 'tabs', test: inTabs, priority: 0 },
      ],
    },
  },
};

/** Unit tests of what renders or runs in a browser. */
const onAPage = ['src/*.test.tsx', 'src/{build,components,drawings,layout,lib,pages,styleguide}/**/*.test.tsx', 'src/{components,drawings,layout,lib,pages,styleguide}/**/*.test.ts'];

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), boot(), highlight(), oneLanguage(), lighterReactAria(), shortClasses(), devServer(), styleguide(), auditReport(), sbom(), plainLight(), noteImports(), prerender(), staticHost()],
  // React has had this hook since 18: no page needs the shim that wouter and React Aria import.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Packages may be linked from another folder, as in the copy for another owner (otherOwner.mjs): the dev server reads fonts there.
  server: { ...server, fs: { allow: ['.', realpathSync('node_modules')] } },
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
    // Vitest's default leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
