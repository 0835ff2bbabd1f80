/** A copy of the project to try something on: its sources, and its packages by a link. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const left = new Set(['node_modules', 'dist', '.cache', '.git']);

/** @param {string} folder replaced by the copy; may lie inside the project */
export function copySite(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
}
