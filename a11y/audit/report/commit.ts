/** Which source the built site came from. */
import { spawnSync } from 'node:child_process';
import type { AuditRun } from './run';

export function currentCommit(): Pick<AuditRun, 'commit' | 'isChanged'> {
  const commit = git('rev-parse', '--short', 'HEAD');
  // Source that was copied without its history is still source.
  return commit ? { commit, isChanged: git('status', '--porcelain') !== '' } : { commit: 'unknown', isChanged: false };
}

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).stdout?.trim() ?? '';
}
