/** Identifies the source for everything that measures or tests it. */
import { spawnSync } from 'node:child_process';

/**
 * Returns the current commit in full, because Git abbreviates it differently in each clone, and whether files differ from it. Without a git history, the commit is `unknown`.
 * @returns {{ commit: string, isChanged: boolean }}
 */
export function currentCommit() {
  const commit = git('rev-parse', 'HEAD');
  return commit ? { commit, isChanged: git('status', '--porcelain') !== '' } : { commit: 'unknown', isChanged: false };
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).stdout?.trim() ?? '';
}
