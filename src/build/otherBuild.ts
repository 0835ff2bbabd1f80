/** Builds the site a second time, in a folder of its own: for a folder of its host, or for another owner. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../tools/copySite.mjs';
import { changeOwner } from '../tools/new.mjs';

export interface OtherBuild {
  /** For the folder of the copy. Two that are built at once need two. */
  readonly name: string;
  readonly base?: string;
  /** As `npm run new` changes it. */
  readonly owner?: Parameters<typeof changeOwner>[1];
}

/** Returns the folder of the project's copy, which has the built site in `dist`. */
export async function buildOther({ name, base = '/', owner }: OtherBuild): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/builds', name);
  copySite(folder);
  if (owner) changeOwner(folder, owner);
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', `--base=${base}`], { cwd: folder, shell: process.platform === 'win32' });
  return folder;
}
