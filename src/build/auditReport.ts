/** Vite plugin: publishes the report that `npm run audit` has left, and tells the site whether there is one. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reportPath } from '../content/reportFiles.ts';

/** Where an audit leaves its report for the next build. */
const published = '.cache/audit/published';

export function auditReport(): Plugin {
  return {
    name: 'audit-report',
    // A constant and not a request: prerender and browser must agree, or hydration fails.
    config: (_, { command }) => ({ define: { __HAS_REPORT__: String(command === 'build' && hasReport()) } }),
  };
}

/** Copies the report into the built site, if there is one. */
export async function publishReport(outDir: string): Promise<void> {
  if (hasReport()) await cp(published, join(outDir, reportPath), { recursive: true });
}

function hasReport(): boolean {
  return existsSync(join(published, 'index.html'));
}
