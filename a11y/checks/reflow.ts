import { sections } from '../../src/content/facts/sections';
import { routeById } from '../../src/content/routes';
import { css, dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { clipped, tooWide } from '../inPage/clipped';
import { coveredText } from '../inPage/coveredText';
import { withLongerWords } from '../inPage/longerWords';
import type { Walk } from '../inPage/walk';
import { lostWords, shownWords } from '../shownWords';
import { views } from '../views';
import type { Check } from './check';

export const reflow: Check = {
  criteria: ['1.4.10'],
  claim:
    'Opens pages at 320 CSS px, with the menu open too, and with text of up to 200 %; expects all text of the page as loaded, no horizontal scrolling but that of tables and code, and nothing cut off or covered. Makes words a third longer at 320 px; expects no horizontal scrolling. What stays in view leaves half of a window of 256 px to the text.',
  on: 'every style',
  views: ['phone', 'zoom400', 'menu', 'text125', 'text200'],
  measure,
  reads: {
    'has all its words at 320 px': async ({ look, path }) => {
      const wide = await (await look(path)).evaluate(shownWords, 'main');
      const page = await look(path, views.zoom400);
      // The menu of the docs is a disclosure there.
      const toggle = (isOpen: boolean) =>
        page.evaluate((open) => document.querySelectorAll('details').forEach((element) => (element.open = open)), isOpen);
      await toggle(true);
      const narrow = await page.evaluate(shownWords, 'main');
      await toggle(false);
      // The bar of the docs takes the place of the breadcrumbs.
      const crumbs: readonly string[] = [routeById('home').label, sections.docs];
      const words = wide.filter(({ what }) => !crumbs.includes(what));
      expect(lostWords(words, narrow, 'at 320 px')).toHaveNoFindings();
    },
  },
  barriers: {
    'a wide page': css('main', 'min-inline-size: 40rem'),
    'a tall header that stays in view': css('header:not(main *)', 'position: sticky; inset-block-start: 0; min-block-size: 176px'),
    'text that scrolls sideways': css('main p', 'overflow-x: auto; white-space: nowrap; contain: inline-size'),
    'text that only wide windows have': css('main p', 'display: none', '(max-width: 400px)'),
    'text under something else': dom('main h1', (heading) => {
      const cover = document.createElement('p');
      cover.style.cssText = 'position: relative; margin-block-start: -4rem; block-size: 4rem; background: Canvas';
      heading.after(cover);
    }),
    'a row without room for longer words': dom('main h1', (heading) => {
      const row = Object.assign(document.createElement('p'), { textContent: 'Thirty letters stand in one row' });
      row.style.whiteSpace = 'nowrap';
      heading.after(row);
    }),
  },
};

export function measure(found: Walk) {
  const isTextLarger = getComputedStyle(document.documentElement).fontSize !== '16px';
  const withoutRoom = isTextLarger ? [] : withLongerWords(tooWide);
  return [...clipped(found), ...sidewaysBoxes(found), ...stuckHeight(found), ...coveredText(), ...withoutRoom];
}

function sidewaysBoxes({ parts }: Walk) {
  return parts.flatMap(({ element, style }) => {
    const isScrolling = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(style.overflowX);
    return isScrolling && !element.matches('pre, textarea, :has(pre, table)')
      ? [finding(element, 'scrolls sideways', `${element.scrollWidth} px`, `at most ${element.clientWidth} px`)]
      : [];
  });
}

/** Sticky and fixed elements that take more than half of the height of the window while the page is scrolled. */
function stuckHeight({ parts }: Walk) {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const stuck = parts
    .filter(({ style }) => /sticky|fixed/.test(style.position))
    .map(({ element }) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > innerWidth / 2 && box.bottom > 0 && box.top < innerHeight);
  scrollTo({ top: 0, behavior: 'instant' });
  const height = stuck.reduce((sum, { box }) => sum + box.height, 0);
  return height > innerHeight / 2
    ? [finding(stuck[0]?.element ?? null, 'px of the height stay in view', Math.round(height), `at most ${innerHeight / 2}`)]
    : [];
}
