import { css } from '../audit/barriers/plant';
import { clipped } from '../inPage/clipped';
import { isInSentence, type Part, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const print: Check = {
  // No criterion is about paper.
  criteria: [],
  claim: 'Expects a printed page to have its address, all words, and the addresses of links in paragraphs, and no navigation.',
  on: 'every style',
  views: ['print'],
  measure,
  barriers: {
    'paragraphs for screens only': css('main p', 'display: none', 'print'),
    'a printed header': css('header', 'display: block', 'print'),
    'links without addresses': css('main a::after', 'content: none', 'print'),
    'a panel that stays whole': css('main section', 'break-inside: avoid', 'print'),
  },
};

export function measure({ parts, texts }: Walk) {
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

/** A panel that is higher than a sheet of A4, at 96 dpi, and must not be broken. */
function isMovedWhole({ element, box, style }: Part): boolean {
  return box.height > 1000 && style.breakInside !== 'auto' && element.matches('main :has(> :is(h2, h3)):has(figure)');
}
