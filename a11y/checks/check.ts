/** The shape of a check. The other files of this folder export checks of one subject. */
import type { Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import type { Barrier } from '../audit/barriers/plant';
import type { Aid } from '../audit/evaluation';
import type { CriterionId } from '../audit/wcag';
import type { Finding } from '../findings';
import type { Picture } from '../inPage/picture';
import type { Walk } from '../inPage/walk';
import type { Looks } from '../kinds';
import type { View, ViewName } from '../views';

export interface Check {
  /** Each of its tests counts for all of them. A test that counts for others is another check. The rules of axe name their own. */
  readonly criteria: readonly CriterionId[];
  /** The sentence of the report: what is done and what is expected, and no more. */
  readonly claim: string;
  /** What it looks at, which decides the pages that it opens (kinds.ts). */
  readonly on: Looks;
  /** Runs in the page, together with the other measures of the view. The file exports it too, so that the page gets it without the rest of the check. */
  readonly measure?: (walk: Walk, picture: Picture) => readonly Finding[];
  /** Measures with Playwright, after the measures of the view, what no script of ours in the page can. */
  readonly inspect?: (page: Page, state: string) => Promise<readonly Finding[]>;
  /** Whether the measure needs the picture, which takes a second. The window then shows the whole page. */
  readonly needsPicture?: true;
  /** The views in which the result can differ. Without them, a window of 1280 px. */
  readonly views?: readonly ViewName[];
  /** Tests by title that leave the page as it is, so that all of them share it. */
  readonly reads?: Readonly<Record<string, (fixtures: Reading) => void | Promise<void>>>;
  /** Tests by title that read the built site as a whole, without a browser. */
  readonly site?: Readonly<Record<string, (fixtures: Pick<Fixtures, 'builtHtml'>) => void>>;
  /** Tests by title that press, type, or change the page. Each has a page of its own. */
  readonly operates?: Readonly<Record<string, Operation>>;
  /** Faults by name. Planted into the site, each must make the check fail: `npm run audit:barriers -- check`. */
  readonly barriers: Readonly<Record<string, Barrier>>;
  /** What a person must judge. If no check leaves anything of a criterion, tests decide it. */
  readonly left?: Partial<Readonly<Record<CriterionId, Left>>>;
}

export type Reading = Pick<Fixtures, 'look' | 'opened' | 'path' | 'builtHtml'>;

export interface Operation {
  /** Limits it to pages with these elements. */
  readonly on?: Looks;
  readonly use?: Partial<Pick<PlaywrightTestOptions, 'contextOptions' | 'hasTouch' | 'javaScriptEnabled' | 'permissions'>>;
  readonly run: (fixtures: PlaywrightTestArgs & Fixtures) => Promise<void>;
}

export interface Left {
  readonly steps: string;
  readonly expected: string;
  /** Each needs a signature of its own. Without them, a person tests with no assistive technology. */
  readonly aids?: readonly Aid[];
}

/** What tests get, from test.ts. */
export interface Fixtures {
  /** Console messages, script errors, and requests to other origins. A test that causes one removes it from the list. */
  readonly consoleErrors: string[];
  /** Shows a hydrated, unchanged page. A test that changes its HTML or its styles must load another page afterward. */
  readonly look: (path: string, view?: View) => Promise<Page>;
  /** The path of `opened`. Tests set it with `test.use()`. */
  readonly path: string;
  /** The page at `path` with every tab panel and answer open. */
  readonly opened: Page;
  /** Returns the HTML of a built page. Throws if there is none. */
  readonly builtHtml: (path: string) => string;
}
