import type { JSHandle, Page } from '@playwright/test';
import { isAudit } from './isAudit';

/** Returns visible, focusable controls: one of each kind, or in an audit all of `main`. */
export const controlsOf = (page: Page, isEvery = isAudit): Promise<JSHandle<readonly HTMLElement[]>> =>
  page.evaluateHandle(([isAll, hasShell]) => inPage.controlsIn(isAll, hasShell), [isEvery, isAudit] as const);
