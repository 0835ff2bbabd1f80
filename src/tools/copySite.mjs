/** Copies the sources of the project, and links its packages. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const excluded = new Set(['node_modules', 'dist', '.cache', '.git']);

/** @param {string} folder replaced by the copy; may be inside the project */
export function copySite(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) if (!excluded.has(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
}
