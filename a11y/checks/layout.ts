/** Windows of any width and direction, and paper. */
import { css, dom, markup } from '../audit/barriers/plant';
import { expect, lostWords } from '../findings';
import { clipped } from '../inPage/clipped';
import { coveredText } from '../inPage/covers';
import { isInSentence, type Part, type Walk } from '../inPage/walk';
import { isAudit } from '../run';
import { openPage } from '../openPage';
import { views } from '../views';
import type { Check } from './check';

export const reflow: Check = {
  criteria: ['1.4.10'],
  claim:
    'Opens pages at 320 CSS px, with the menu open too, and with text of up to 200 %; expects all text of the main part and the footer as loaded, no horizontal scrolling but that of tables and code, and nothing cut off or covered, but leaves out what styles draw over their own element. By a rule of this house, what stays in view leaves half of a window of 256 px to the text.',
  on: 'every style',
  views: ['phone', 'menu', 'text200'],
  measure: reflowFaults,
  reads: {
    'has all its words at 320 px': async ({ look, path }) => {
      const wide = await (await look(path)).evaluate(() => inPage.shownWords('main, main *, footer *'));
      const page = await look(path, views.phone);
      // The menu of the docs is a disclosure there.
      const toggle = (isOpen: boolean) =>
        page.evaluate((open) => document.querySelectorAll('details').forEach((element) => (element.open = open)), isOpen);
      await toggle(true);
      const narrow = await page.evaluate(() => inPage.shownWords('main, main *, footer *'));
      await toggle(false);
      expect(lostWords(wide, narrow, 'at 320 px')).toHaveNoFindings();
    },
  },
  barriers: {
    'F102: text that only wide windows have': css('main p', 'display: none', '(max-width: 400px)'),
    'F102: text that people only hear': css('main p', 'position: absolute; clip-path: inset(50%)', '(max-width: 400px)'),
    'a page that scrolls sideways because it has a table': css('main', 'overflow-x: auto; & > * { min-inline-size: 50rem }'),
    'a wide dialog': css('dialog', 'min-inline-size: 40rem; max-inline-size: none'),
    'a wide page': css('main', 'min-inline-size: 40rem'),
    'a tall header that stays in view': css('header:not(main *)', 'position: sticky; inset-block-start: 0; min-block-size: 176px'),
    'text that scrolls sideways': css('main p', 'overflow-x: auto; white-space: nowrap; contain: inline-size'),
    'F102: a box that cuts off the end of its text': css('main p', 'block-size: 1em; overflow-y: hidden'),
    'text under something else': markup('<p style="position: relative; margin-top: -4rem; height: 4rem; background: #000"></p>'),
    'text before the start of the page': css('main p', 'margin-inline-start: -6rem', '(max-width: 400px)'),
  },
};

export function reflowFaults(found: Walk) {
  return [...clipped(found), ...sidewaysBoxes(found), ...stuckHeight(found), ...coveredText()];
}

function sidewaysBoxes({ parts }: Walk) {
  return parts.flatMap(({ element, style }) => {
    const isScrolling = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(style.overflowX);
    return isScrolling && !element.matches('pre, textarea, :has(> pre, > table)')
      ? [finding(element, 'scrolls sideways', `${element.scrollWidth} px`, `at most ${element.clientWidth} px`)]
      : [];
  });
}

/** Sticky and fixed elements that take more than half of the height of the window while the page is scrolled. */
function stuckHeight({ parts }: Walk) {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const stuck = parts
    .filter(({ element, style }) => /sticky|fixed/.test(style.position) && !element.matches('dialog'))
    .map(({ element }) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > innerWidth / 2 && box.bottom > 0 && box.top < innerHeight);
  scrollTo({ top: 0, behavior: 'instant' });
  const height = stuck.reduce((sum, { box }) => sum + box.height, 0);
  return height > innerHeight / 2
    ? [houseRule(stuck[0]?.element ?? null, 'px of the height stay in view', Math.round(height), `at most ${innerHeight / 2}`)]
    : [];
}

export const orientation: Check = {
  criteria: ['1.3.4'],
  claim:
    'Loads pages as on a phone held upright, and on its side, and in windows of the same width and the other orientation; expects the same words, none of them turned or covered. A test run takes one of the two for each page. Leaves out larger windows, and what styles draw over their own element.',
  on: 'every style',
  reads: {
    'has the same words upright and flat': async ({ look, path }) => {
      // A button that wraps code appears where code is wider than its box.
      const shown = 'body, body :not([aria-pressed], [aria-pressed] *)';
      const seen = async (width: number, height: number) => {
        const page = await look(path, { width, height });
        await openPage(page, page.url());
        return page.evaluate((all) => ({ words: inPage.shownWords(all), covered: inPage.coveredText() }), shown);
      };
      // Both windows of a pair are equally wide, because a narrow one may have a menu instead of links.
      const pairs = [
        { width: 844, low: 390, high: 845 },
        { width: 390, low: 389, high: 844 },
      ];
      for (const { width, low, high } of isAudit ? pairs : pairs.slice(path.length % 2).slice(0, 1)) {
        const [flat, upright] = [await seen(width, low), await seen(width, high)];
        const lost = [...lostWords(flat.words, upright.words, 'upright'), ...lostWords(upright.words, flat.words, 'in a flat window')];
        expect([...lost, ...flat.covered, ...upright.covered]).toHaveNoFindings();
      }
    },
  },
  barriers: {
    'F100: a message to turn the device': css('body::before', "content: 'Turn it'; position: fixed; inset: 0", '(orientation: portrait)'),
    'F97: a component only in flat windows': dom('main h1', (heading) => {
      heading.attachShadow({ mode: 'open' }).innerHTML = '<style>@media (orientation: portrait) { i { display: none } }</style><i>Now</i>';
    }),
    'F97: a footer only upright, on phones': css('footer', 'display: none', '(orientation: landscape) and (max-height: 480px)'),
    'F100: a picture over the page': markup('<img src="/favicon.svg" alt="Turn it" style="position: fixed; inset: 0; width: 100%" />'),
    'F97: a page that is turned': css('body', 'rotate: 90deg', '(orientation: portrait)'),
    'F97: a script that hides the page in portrait': dom('main', (main) => setInterval(() => (main.hidden = innerHeight > innerWidth), 9)),
  },
};

export const print: Check = {
  // No criterion is about paper.
  criteria: [],
  claim:
    'Expects a printed page to have its address, its headings, paragraphs, list items, cells, and code, and the addresses of links in paragraphs, and no navigation.',
  on: 'every style',
  views: ['print'],
  measure: printFaults,
  barriers: {
    'paragraphs for screens only': css('main p', 'display: none', 'print'),
    'a printed header': css('header', 'display: block', 'print'),
    'links without addresses': css('main a::after', 'content: none', 'print'),
  },
};

export function printFaults({ parts, texts }: Walk) {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return [
    ...(!address || texts.some(({ data }) => data === address) ? [] : [finding(null, 'is printed without its address')]),
    ...parts
      .filter(({ element }) => element.matches(':is(header, footer, nav):not(main *)'))
      .map(({ element }) => finding(element, 'is printed')),
    ...Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)'))
      .filter(isMissing)
      .map((element) => finding(element, 'is not printed')),
    ...parts.filter(lacksAddress).map(({ element }) => finding(element, 'is printed without its address')),
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
