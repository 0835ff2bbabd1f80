/** What a run of the tests leaves for the report: one file, or one from each shard of an audit. */
import type { TestRecord } from './collect';
import type { AuditRun } from './run';
import { distinct } from './words';

export interface Results extends Pick<AuditRun, 'kind' | 'commit' | 'isChanged' | 'date' | 'seconds' | 'environment' | 'notAsked'> {
  /** `{ current: 1, total: 1 }` for a run that was not split. */
  readonly shard: { readonly current: number; readonly total: number };
  readonly tests: readonly TestRecord[];
  /** What axe returned, for `axe.json`. */
  readonly axe: readonly unknown[];
}

/**
 * The results of all shards as those of one run.
 * @throws when a shard is missing, is there twice, or comes from another commit: a report of a part would look like one of all
 */
export function mergeShards(shards: readonly Results[]): Results {
  const [first, ...others] = shards.toSorted((one, other) => one.date.localeCompare(other.date));
  if (!first) throw new Error('There are no results of an audit to merge.');
  const all = [first, ...others];
  assertSame(all, 'The shards come from different commits', ({ commit, isChanged }) => (isChanged ? `${commit} with changes` : commit));
  assertSame(all, 'The audit was split in different ways', ({ shard }) => `into ${shard.total}`);
  const { total } = first.shard;
  for (let current = 1; current <= total; current++) {
    const count = all.filter(({ shard }) => shard.current === current).length;
    if (count !== 1) throw new Error(`Shard ${current} of ${total} is ${count ? `there ${count} times` : 'missing'}.`);
  }
  return {
    ...first,
    shard: { current: 1, total: 1 },
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    environment: Object.fromEntries(
      Object.keys(first.environment).map((name) => [name, distinct(all.map(({ environment }) => environment[name])).join('; ')]),
    ),
    tests: all.flatMap(({ tests }) => tests),
    axe: all.flatMap(({ axe }) => axe),
  };
}

function assertSame(shards: readonly Results[], complaint: string, wordsOf: (shard: Results) => string): void {
  const found = distinct(shards.map(wordsOf));
  if (found.length > 1) throw new Error(`${complaint}: ${found.join(', ')}.`);
}
