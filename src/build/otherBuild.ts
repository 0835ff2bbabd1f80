/** Builds a copy of the site, for another base or another owner. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../tools/copySite.mjs';
import { changeOwner } from '../tools/new.mjs';

export interface OtherBuild {
  /** Names the folder of the copy, so parallel builds need different names. */
  readonly name: string;
  readonly base?: string;
  /** The arguments of `npm run new`. */
  readonly owner?: Parameters<typeof changeOwner>[1];
  /** The URLs of the servers that receive the forms. */
  readonly forms?: Readonly<Record<'signIn' | 'signUp' | 'contact', string>>;
}

/** Returns the folder of the copy, which has the built site in `dist`. */
export async function buildOther({ name, base = '/', owner, forms }: OtherBuild): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/builds', name);
  copySite(folder);
  if (owner) changeOwner(folder, owner);
  if (forms) connect(join(folder, 'src/content/site.ts'), forms);
  // Without the type check, because a test of all edits of an owner has it (src/testing/demo/owner.test.ts).
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'warn', `--base=${base}`], {
    cwd: folder,
    // A build is the same in a shell for development.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  return folder;
}

function connect(path: string, forms: NonNullable<OtherBuild['forms']>) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/(?<=^ {2})forms: \{[^}]*\}/m, () => `forms: ${JSON.stringify(forms)}`),
  );
}
