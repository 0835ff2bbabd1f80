/** Vite plugin: tells the site whether there is a report of `npm run audit`, and publishes it. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reportPath } from '../content/reportFiles.ts';

/** An audit writes its report here for the next build. */
const published = '.cache/audit/published';

export function auditReport(): Plugin {
  return {
    name: 'audit-report',
    // A constant, because prerender and browser must agree: otherwise hydration fails.
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
