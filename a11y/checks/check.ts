/** The shape of a check. Each other file of this folder is one. */
import type { PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import type { Barrier } from '../audit/barriers/plant';
import type { CriterionId } from '../audit/criteria';
import type { ManualCheck } from '../audit/manualChecks';
import type { Finding } from '../findings';
import type { Walk } from '../inPage/walk';
import type { Looks } from '../pages';
import type { Fixtures } from '../test';
import type { ViewName } from '../views';

export interface Check {
  /** Each of its tests counts for all of them. A test that counts for others is another check. */
  readonly criteria: readonly CriterionId[];
  /** The sentence of the report: what is done and what is expected, and no more. */
  readonly claim: string;
  /** What it looks at, which decides the pages that it opens (pages.ts). */
  readonly on: Looks;
  /** Runs in the page, together with the other measures of the view. The file exports it too, because only exports get into the page. */
  readonly measure?: (walk: Walk) => readonly Finding[];
  /** The views in which the result can differ. Without them, a window of 1280 px. */
  readonly views?: readonly ViewName[];
  /** Tests by title that leave the page as it is, so that all of them share it. */
  readonly reads?: Readonly<Record<string, (fixtures: Reading) => void | Promise<void>>>;
  /** Tests by title that read the built site as a whole, without a browser. */
  readonly site?: Readonly<Record<string, () => void>>;
  /** Tests by title that press, type, or change the page. Each has a page of its own. */
  readonly operates?: Readonly<Record<string, Operation>>;
  /** Faults by name. Planted into the site, each must make the check fail: `npm run audit:barriers -- check`. */
  readonly barriers: Readonly<Record<string, Barrier>>;
  /** What a person must judge. If no check leaves anything of a criterion, tests decide it. */
  readonly left?: Partial<Readonly<Record<CriterionId, Omit<ManualCheck, 'isAboutForms'>>>>;
}

export type Reading = Pick<Fixtures, 'look' | 'opened' | 'tree' | 'path'>;

export interface Operation {
  /** Limits it to pages with these elements. */
  readonly on?: Looks;
  readonly use?: Partial<Pick<PlaywrightTestOptions, 'contextOptions' | 'hasTouch' | 'locale' | 'permissions'>>;
  readonly run: (fixtures: PlaywrightTestArgs & Fixtures) => Promise<void>;
}
