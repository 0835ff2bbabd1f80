import { css } from '../audit/barriers/plant';
import { focusRings } from '../audit/measures/focusRings';
import { controlsOf } from '../controls';
import { expect, type Finding } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { noteSituation, returnTo } from '../situations';
import { inEveryState } from '../states';
import { walksOf } from '../tabStops';
import type { Stop } from '../walk';
import type { Check } from './check';

export const focusVisible: Check = {
  criteria: ['2.4.7', '2.4.13'],
  claim:
    'Expects each tab stop to be in view with an outline of 2 px. For one control of each kind, or in an audit for each in the light theme, compares pixels with and without focus, and expects the area of a perimeter of 2 px to change by 3:1. An audit repeats it in states of the page.',
  on: 'every style',
  reads: {
    'the focused element is in view and has an outline': async ({ look, path }) => {
      for (const { state, width, forward } of await walksOf(look, path)) {
        returnTo(state, width);
        const unseen = forward.filter(
          ({ outline, outlineStyle, isInView, isDrawn, isOnTop }) =>
            outlineStyle !== 'solid' || outline < 2 || !isInView || !isDrawn || !isOnTop,
        );
        expect.soft(unseen.map(unseenFinding), `${width} px ${state}`).toHaveNoFindings();
      }
    },
  },
  operates: {
    'each tab stop has a focus ring': {
      on: 'every control',
      run: async ({ page, path }) => {
        await openPage(page, path);
        await inEveryState(page, async (state) => {
          // Rings have the same colors on every page and in every state.
          for (const [theme, media] of Object.entries(themes).slice(0, !state && (isAudit || path === '/signup') ? 3 : 1)) {
            await page.emulateMedia(media);
            await noteSituation(page, state);
            const controls = await controlsOf(page, isAudit && !state && theme === 'light');
            const stops = await controls.evaluateHandle((all) => all.filter(({ tabIndex }) => tabIndex >= 0));
            expect.soft(await focusRings(page, stops), `${theme} ${state}`).toHaveNoFindings();
          }
        });
      },
    },
  },
  barriers: {
    'no outline': css(':focus-visible', 'outline: 0; box-shadow: none'),
    'an outline without contrast': css(':focus-visible', 'outline-color: color-mix(in srgb, var(--color-text) 20%, var(--color-surface))'),
  },
};

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Describes a tab stop that is not visible, or has no outline. */
function unseenFinding({ selector, what, outline, outlineStyle, isInView, isDrawn, isOnTop }: Stop): Finding {
  const value = [`${outline} px ${outlineStyle}`, isInView ? [] : 'out of view', isDrawn ? [] : 'not drawn', isOnTop ? [] : 'covered']
    .flat()
    .join(', ');
  return { selector, what: `“${what}” with focus`, value, limit: 'in view, with a solid outline of at least 2 px' };
}
