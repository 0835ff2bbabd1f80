/** Windows of any width and direction, and paper. */
import { sections } from '../../src/content/facts/sections';
import { wrapButton } from '../../src/content/interface';
import { routeById } from '../../src/content/routes';
import { css, dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { clipped, tooWide } from '../inPage/clipped';
import { coveredText } from '../inPage/coveredText';
import { withLongerWords } from '../inPage/longerWords';
import { isInSentence, type Part, type Walk } from '../inPage/walk';
import { lostWords, shownWords } from '../shownWords';
import { views } from '../views';
import type { Check } from './check';

export const reflow: Check = {
  criteria: ['1.4.10'],
  claim:
    'Opens pages at 320 CSS px, with the menu open too, and with text of up to 200 %; expects all text of the page as loaded, no horizontal scrolling but that of tables and code, and nothing cut off or covered. Makes words a third longer at 320 px; expects no horizontal scrolling. What stays in view leaves half of a window of 256 px to the text.',
  on: 'every style',
  views: ['phone', 'zoom400', 'menu', 'text125', 'text200'],
  measure: reflowFaults,
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

export function reflowFaults(found: Walk) {
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

export const orientation: Check = {
  criteria: ['1.3.4'],
  claim: 'Opens a page at 360 × 640 and 640 × 360 px; expects the same text, and a page that is not turned.',
  on: 'every style',
  views: ['portrait', 'landscape'],
  measure: orientationFaults,
  reads: {
    'shows the same words in portrait and in landscape': async ({ look, path }) => {
      const wordsIn = async (view: 'portrait' | 'landscape') => {
        const words = await (await look(path, views[view])).evaluate(shownWords, 'body');
        // The button that wraps lines is only beside lines that are too long for the window.
        return words.filter(({ what }) => !what.startsWith(wrapButton('')));
      };
      const [portrait, landscape] = [await wordsIn('portrait'), await wordsIn('landscape')];
      expect(lostWords(portrait, landscape, 'in landscape')).toHaveNoFindings();
      expect(lostWords(landscape, portrait, 'in portrait')).toHaveNoFindings();
    },
  },
  barriers: {
    'sections only in landscape': css('main section:last-of-type, main p:last-of-type', 'display: none', '(orientation: portrait)'),
    'a page that is turned': css('body', 'rotate: 90deg', '(orientation: portrait)'),
  },
};

export function orientationFaults({ parts }: Walk) {
  return [document.documentElement, ...parts.slice(0, 1).map(({ element }) => element)].flatMap((element) => {
    const { rotate, transform } = getComputedStyle(element);
    return rotate + transform === 'nonenone' ? [] : [finding(element, 'turns the page', `${rotate} ${transform}`, 'none')];
  });
}

export const print: Check = {
  // No criterion is about paper.
  criteria: [],
  claim: 'Expects a printed page to have its address, all words, and the addresses of links in paragraphs, and no navigation.',
  on: 'every style',
  views: ['print'],
  measure: printFaults,
  barriers: {
    'paragraphs for screens only': css('main p', 'display: none', 'print'),
    'a printed header': css('header', 'display: block', 'print'),
    'links without addresses': css('main a::after', 'content: none', 'print'),
    'a part that stays whole': css('main section', 'break-inside: avoid', 'print'),
  },
};

export function printFaults({ parts, texts }: Walk) {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const hasAddress = !address || texts.some(({ data }) => data === address);
  return [
    ...(hasAddress ? [] : [finding(null, 'is printed without its address')]),
    ...parts
      .filter(({ element }) => element.matches(':is(header, footer):not(main *)'))
      .map(({ element }) => finding(element, 'is printed')),
    ...Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)'))
      .filter(isMissing)
      .map((element) => finding(element, 'is not printed')),
    ...parts.filter(lacksAddress).map(({ element }) => finding(element, 'is printed without its address')),
    ...parts.filter(isMovedWhole).map(({ element }) => finding(element, 'leaves the first sheet empty')),
    ...clipped(),
  ];
}

/** Forms and navigation are for screens. */
function isMissing(element: Element): boolean {
  const onScreens =
    'nav, [data-screen], [data-with-js], [data-without-js], form, [role=group]:has(input), [aria-hidden], li:has(> a[href^="#"])';
  return Boolean(element.textContent?.trim()) && !element.checkVisibility({ contentVisibilityAuto: true }) && !element.closest(onScreens);
}

function lacksAddress({ element: link }: Part): boolean {
  // The text of a link to a mailbox is its address.
  if (!link.matches('main p a:not([href^="#"], [href^="mailto:"])') || !isInSentence(link)) return false;
  return !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '');
}

/** Whether an element is higher than a sheet of A4, at 96 dpi, and must not be broken. */
function isMovedWhole({ box, style }: Part): boolean {
  return box.height > 1000 && style.breakInside !== 'auto';
}
