import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { devServer } from './src/build/devServer.ts';
import { highlight } from './src/build/highlight.ts';
import { hosts } from './src/build/hosts.ts';
import { outputs } from './src/build/outputs.ts';
import { prerender } from './src/build/prerender.ts';

const port = process.env.PORT ? Number(process.env.PORT) : undefined;
// An explicit port is used or refused; the default port may be replaced with the next free one.
const server = { host: '127.0.0.1', port, strictPort: port !== undefined };

/** Few large chunks compress better than many small ones. */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\// },
    // Modules that fewer entries share stay out: a plain page would load the code of tabs.
    { name: 'react-aria', test: /node_modules\//, minShareCount: 8 },
    { name: 'site', test: /src\//, minShareCount: 8 },
  ],
};

/** Unit tests of what renders or runs in a browser. */
const onAPage = ['src/{app,components,drawings,layout,lib,pages,styleguide}/**/*.test.{ts,tsx}', 'src/build/**/*.test.tsx'];

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), highlight(), devServer(), prerender(), outputs(), hosts()],
  // Packages may be linked from another folder, as in a copy of the site (copySite.mjs): the dev server reads fonts there.
  server: { ...server, fs: { allow: ['.', realpathSync('node_modules')] } },
  preview: server,
  css: {
    transformer: 'lightningcss',
    // Lowering light-dark() freezes its colours at :root, so a theme could not override them (lightningcss#821).
    lightningcss: { exclude: Features.LightDark, cssModules: { pattern: '[name]-[local]' } },
  },
  build: {
    assetsInlineLimit: 0,
    // The licences of the packages whose code ships, which ask to come with it. Those of the fonts are in public/licenses/.
    license: { fileName: 'licenses/packages.md' },
    // One stylesheet for all routes: a client navigation never waits for CSS.
    cssCodeSplit: false,
    // Every browser of Baseline preloads modules itself.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'src/app/serverEntry.tsx', checks: { ineffectiveDynamicImport: false } } } },
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
    // Only a hang reaches this limit: machines differ in speed.
    testTimeout: 60_000,
    // Vitest's default leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
