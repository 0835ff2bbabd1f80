/** The versions. What changed in them is invented, as `sample` in `articles/docs/changelog.md` says. */

import type { IsoDate } from '../../lib/isoDate';

export interface ChangelogEntry {
  readonly version: string;
  /** `null` is an unknown date, which the page omits. */
  readonly date: IsoDate | null;
  readonly changes: readonly string[];
}

/** Newest first. */
export const changelog = [
  {
    version: 'v1.2.0',
    date: '2024-10-01',
    changes: ['Events for quotas: quota.warning and quota.exceeded.', 'For each status code, the docs say whether to retry.'],
  },
  {
    version: 'v1.1.0',
    date: null,
    changes: ['Events for calls: call.started, call.completed, and call.failed.'],
  },
  {
    version: 'v1.0.0',
    date: null,
    changes: ['First release, with one key and one call: POST /v1/call.'],
  },
] as const satisfies readonly [ChangelogEntry, ...ChangelogEntry[]];

/** The name of the newest version. */
export const latestVersion = changelog[0].version;

/** The date of the last release with a date, if any has one. */
export const lastRelease = changelog
  .flatMap(({ date }) => date ?? [])
  .sort()
  .at(-1);
