/**
 * Writes a report: `node a11y/audit/report/write.mjs --to FOLDER RESULTS…`, with the results of one run or of all its
 * shards; with `--example` in place of results, the two reports of the tests' example run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { build } from 'vite';

/** @import * as Writer from './writeReport' */

const { values, positionals } = parseArgs({ options: { to: { type: 'string' }, example: { type: 'boolean' } }, allowPositionals: true });
if (!values.to || Boolean(values.example) === positionals.length > 0) throw new Error('Usage: write.mjs --to FOLDER RESULTS… or write.mjs --to FOLDER --example');

// Inside the project, so that Node finds its packages.
const built = mkdtempSync('.cache/report-writer-');
try {
  await buildWriter(built);
  /** @type {typeof Writer} */
  const { writeExamples, writeReport } = await import(pathToFileURL(join(built, 'writeReport.js')).href);
  const assets = join(built, 'assets');
  if (values.example) await writeExamples(values.to, assets);
  else console.log(await writeReport(positionals, values.to, assets));
} catch (error) {
  console.error(`\nNo report was written: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(built, { recursive: true, force: true });
}

/**
 * The pages are React components with CSS modules, as those of the site: Vite turns them into a program that Node runs and
 * one stylesheet, with the fonts beside it.
 * @param {string} outDir
 */
async function buildWriter(outDir) {
  await build({
    configFile: false,
    logLevel: 'warn',
    // Relative addresses, since the report may be read from a disk: the stylesheet and its fonts share a folder. A server build ignores a relative `base`.
    experimental: { renderBuiltUrl: (file) => basename(file) },
    publicDir: false,
    plugins: [react()],
    // As vite.config.ts, which says why.
    css: { transformer: 'lightningcss', lightningcss: { exclude: Features.LightDark } },
    build: {
      ssr: 'a11y/audit/report/writeReport.ts',
      outDir,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' } },
    },
  });
}
