/** Builds a copy of the site, for another base or another owner. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../tools/copySite.mjs';

/** Returns the folder of the copy, which has the built site in `dist`. Parallel builds need different names. */
export async function buildOther(name: string, base: string, edit: (folder: string) => void = () => {}): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/builds', name);
  copySite(folder);
  edit(folder);
  // Without the type check, because a test of all edits of an owner has it (src/testing/demo/owner.test.ts).
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'warn', `--base=${base}`], {
    cwd: folder,
    // A build is the same in a shell for development.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  return folder;
}
