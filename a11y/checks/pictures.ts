/** Pictures, drawings, and media. */
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import { stemsOf, textsIn } from '../inPage/walk';
import { sourcesWith } from '../sourcesWith';
import type { Check, ManualCheck } from './check';

export const textAlternatives: Check = {
  criteria: ['1.1.1'],
  claim:
    'Expects every picture to be hidden or to have an alternative that is more than a file name or a word for any picture, no picture in a style sheet, and the words of a drawing in its figure or page too.',
  on: 'every page',
  views: ['opened'],
  measure: textAlternativesFaults,
  barriers: {
    'no alternative': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48 })),
    ),
    'a canvas without a name': dom('main h1', (heading) => heading.after(document.createElement('canvas'))),
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

export function textAlternativesFaults() {
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

const judged: ManualCheck = {
  aids: ['magnifier', 'no assistive technology'],
  steps: 'Look at each picture, canvas, and drawing, also after a press. The logo is exempt.',
  expected: 'None is text that could be real text.',
};

/** Drawings are SVG, whose text is real. A script cannot tell whether another picture shows text, but its alternative can repeat a heading. */
export const imagesOfText: Check = {
  criteria: ['1.4.5', '1.4.9'],
  claim: 'Expects no picture whose alternative repeats a heading of its page.',
  on: 'every page',
  views: ['opened'],
  measure: imagesOfTextFaults,
  barriers: {
    'an image of a heading': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48, alt: heading.textContent })),
    ),
  },
  left: { '1.4.5': judged, '1.4.9': judged },
};

export function imagesOfTextFaults() {
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent?.trim().toLowerCase());
  return Array.from(document.querySelectorAll('img, input[type=image], canvas, object, [role=img]')).flatMap((picture) => {
    const alternative = picture.getAttribute('alt') ?? picture.ariaLabel ?? '';
    const isHeading = headings.includes(alternative.trim().toLowerCase());
    return isHeading ? finding(picture, 'takes the place of a heading', alternative, 'text') : [];
  });
}

export const noMedia: Check = {
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'],
  claim:
    'Expects no audio or video, no frame, link, or embedded content that leads to a recording or a player, and in the source nothing that plays a sound or speaks.',
  on: 'every page',
  views: ['opened'],
  measure: noMediaFaults,
  site: {
    'no script plays a sound': () =>
      expect(sourcesWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toHaveNoFindings(),
  },
  barriers: {
    'a video': dom('main h1', (heading) => heading.after(Object.assign(document.createElement('video'), { controls: true }))),
    'a link to a recording': dom<HTMLAnchorElement>('footer a', (link) => (link.href = '/talk.mp4')),
  },
};

/** Players, and what leads to one or to a recording. */
export function noMediaFaults() {
  const recording = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|avi|mkv|webm|ogv|mpe?g|m3u8?)$/i;
  const player = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|soundcloud\.com|spotify\.com|twitch\.tv|dailymotion\.com)$/i;
  const leadsToPlayer = (element: Element) => {
    const address = ['href', 'src', 'data'].map((name) => element.getAttribute(name)).find(Boolean) ?? '';
    const { hostname, pathname } = new URL(address, document.baseURI);
    const type = element.getAttribute('type') ?? '';
    return recording.test(pathname) || player.test(hostname) || /^(audio|video)\//.test(type);
  };
  const others = Array.from(document.querySelectorAll('a[href], iframe, embed, object')).filter(leadsToPlayer);
  return [...document.querySelectorAll('audio, video, bgsound'), ...others].map((element) => finding(element, 'can play or embed media'));
}
