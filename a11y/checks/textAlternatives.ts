import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { stemsOf, textsIn } from '../inPage/walk';
import type { Check } from './check';

export const textAlternatives: Check = {
  criteria: ['1.1.1'],
  claim:
    'Expects every picture to be hidden or to have an alternative that is more than a file name or a word for any picture, no picture in a style sheet, and the words of a drawing in its figure or page too.',
  on: 'every page',
  views: ['opened'],
  measure,
  barriers: {
    'no alternative': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48 })),
    ),
    'a file name': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48, alt: 'favicon.svg' })),
    ),
  },
  left: {
    '1.1.1': {
      aids: screenReaders,
      steps: 'Compare each picture and icon, also after it has played, with its alternative.',
      expected: 'The text says all that the picture says. What screen readers skip is decoration.',
    },
  },
};

const vague =
  /^(image|img|picture|photo|graphic|drawing|icon|logo|diagram|chart|screenshot|spacer|bullet|line|decoration|ornament|background|placeholder|untitled|\d+)$|\.(svg|png|jpe?g|gif|webp|avif|bmp|ico)$/i;

export function measure() {
  return [...withoutAlternative(), ...inStyleSheets(), ...drawnWordsWithoutText()];
}

function withoutAlternative() {
  const pictures = document.querySelectorAll('svg, [role=img], [role=image], img, input[type=image], area, canvas, object, embed');
  return Array.from(pictures).flatMap((picture) => {
    const alternative = alternativeOf(picture)?.trim();
    if (picture.closest('[aria-hidden=true]') || picture.getAttribute('alt') === '') return [];
    if (!alternative) return [finding(picture, 'no alternative')];
    return vague.test(alternative) ? [finding(picture, `“${alternative}” is no alternative`)] : [];
  });
}

function alternativeOf(picture: Element): string | null {
  const own = picture.closest('[role=img], [role=image]');
  const labels = (own?.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return own?.getAttribute('aria-label') ?? (labels.join(' ').trim() || picture.getAttribute('alt'));
}

/** These cannot have an alternative. */
function inStyleSheets() {
  const properties = ['background-image', 'border-image-source', 'list-style-image', 'mask-image', 'content'];
  return Array.from(document.querySelectorAll('body, body *')).flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = properties.some((property) => style.getPropertyValue(property).includes('url('));
      return isDrawn ? [finding(element, 'has a picture in the style sheet', part || 'the element itself')] : [];
    }),
  );
}

function drawnWordsWithoutText() {
  return Array.from(document.querySelectorAll('[role=img]')).flatMap((drawing) => {
    const context = drawing.closest('figure') ?? document.querySelector('main') ?? document.body;
    const said = textsIn(context).filter(({ parentElement }) => !parentElement?.closest('[role=img]'));
    const stems = new Set(stemsOf(said.map(({ data }) => data).join(' ')));
    const drawn = Array.from(drawing.querySelectorAll('text'), ({ textContent }) => textContent ?? '');
    return drawn
      .filter((text) => !stemsOf(text).every((stem) => stems.has(stem)))
      .map((text) => finding(drawing, `“${text}” is drawn, but no text says it`));
  });
}
