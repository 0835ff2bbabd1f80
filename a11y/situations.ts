/** Records the tested situations: page, state, and view. */
import { test, type Page } from '@playwright/test';

/** How a page was shown. */
export interface RecordedView {
  readonly media: 'light' | 'dark' | 'forced colors' | 'print';
  /** The width of the viewport in CSS px. */
  readonly width: number;
  /** In percent of the size that browsers start with. */
  readonly textSize: number;
  /** Whether the app had hydrated the page, was still loading, or did not run. */
  readonly script: 'on' | 'loading' | 'off';
  readonly motion: 'reduced' | 'full';
}

/** What a test looked at. */
export interface Situation {
  /** The path of the page. */
  readonly route: string;
  /** A description of the state, such as an open menu. It is empty for a page as loaded. */
  readonly state: string;
  /** Undefined for a test of built files, and for a person, who names it in a note. */
  readonly view?: RecordedView;
}

/** The state of a page whose panels and answers a test has opened, which no control can do. */
export const allOpen = 'all panels and answers are open';

/** Records page, state, and view for the report. Fixtures call it after each page load, and tests call it for states. */
export async function noteSituation(page: Page, state = ''): Promise<void> {
  test.info().annotations.push({ type: 'situation', description: JSON.stringify(await situationOf(page, state)) });
}

/** Attributes the next findings to a state that was recorded before. */
export function returnTo(state: string, width?: number): void {
  const { annotations } = test.info();
  const recorded = annotations.find(({ type, description = '' }) => {
    const { state: known, view } = type === 'situation' ? (JSON.parse(description) as Situation) : {};
    return known === state && (!width || view?.width === width);
  });
  if (recorded) annotations.push(recorded);
}

export async function situationOf(page: Page, state: string): Promise<Situation> {
  const seen = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const matches = (query: string) => matchMedia(query).matches;
    const isDark = dataset.theme === 'dark' || (dataset.theme !== 'light' && matches('(prefers-color-scheme: dark)'));
    return {
      route: location.pathname,
      media: matches('print') ? 'print' : matches('(forced-colors: active)') ? 'forced colors' : isDark ? 'dark' : 'light',
      width: innerWidth,
      textSize: Math.round((100 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16),
      script: dataset.js === 'ready' ? 'on' : dataset.js === 'loading' ? 'loading' : 'off',
      motion: matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    } as const;
  });
  const { route, ...view } = seen;
  return { route, state, view };
}
