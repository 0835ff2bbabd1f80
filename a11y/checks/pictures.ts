/** Pictures, drawings, media, and text that is seen but not heard. */
import { css, dom, markup } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import { isForScreenReaders, rulesOfSite, stemsOf, textsIn, type Walk } from '../inPage/walk';
import { sourcesWith } from '../sourcesWith';
import type { Check, Left } from './check';

const toJudge: Left = {
  aids: ['magnifier', 'no assistive technology'],
  steps: 'Look at each picture, canvas, and drawing, also after a press. The logo is exempt.',
  expected: 'None is text that could be real text.',
};

/** Drawings are SVG, whose text is real. A script cannot tell whether another picture shows text, but its alternative can repeat a heading. */
export const textAlternatives: Check = {
  criteria: ['1.1.1', '1.4.5', '1.4.9'],
  claim:
    'Expects no picture whose alternative repeats a heading of its page, and by a rule of this house none in a style sheet of the site.',
  on: 'every page',
  views: ['opened'],
  measure: textAlternativesFaults,
  barriers: {
    'a picture in the style sheet': css('main h1', 'background-image: url(/favicon.svg)'),
    'an image of a heading': dom('h1', (text) => text.after(Object.assign(new Image(48), { src: '/favicon.svg', alt: text.innerText }))),
  },
  left: {
    '1.1.1': {
      aids: screenReaders,
      steps: 'Compare each picture and icon, also after it has played, with its alternative.',
      expected: 'The text says all that the picture says. What screen readers skip is decoration.',
    },
    '1.4.5': toJudge,
    '1.4.9': toJudge,
  },
};

export function textAlternativesFaults() {
  const rules = rulesOfSite().map(({ cssText }) => cssText);
  const declarations = rules.join('').replaceAll(/@font-face \{.*?\}/gs, '');
  // These pictures cannot have an alternative.
  const inStyleSheet = declarations.match(/[\w-]+: [^;]*url\((?!["']?#)[^;]*/g) ?? [];
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent?.trim().toLowerCase());
  const ofHeadings = Array.from(document.querySelectorAll('img, canvas, object, [role=img]')).filter((picture) =>
    headings.includes((picture.getAttribute('alt') ?? picture.ariaLabel ?? '').trim().toLowerCase()),
  );
  return [
    ...inStyleSheet.map((declaration) => houseRule(null, 'a picture in the style sheet', declaration)),
    ...ofHeadings.map((picture) => ({ ...finding(picture, 'takes the place of a heading'), breaks: ['1.4.5', '1.4.9'] })),
  ];
}

export const noMedia: Check = {
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'],
  claim:
    'Expects, by rules of this house, no audio, video, or embedded content, no link to a recording, and in the source nothing that plays a sound or speaks.',
  on: 'every page',
  views: ['opened'],
  measure: noMediaFaults,
  site: {
    'no script plays a sound': () =>
      expect(sourcesWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toHaveNoFindings(),
  },
  barriers: {
    'a video': markup('<video controls></video>'),
    'a link to a recording': dom<HTMLAnchorElement>('footer a', (link) => (link.href = '/talk.mp4')),
  },
};

export function noMediaFaults() {
  const recording = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|avi|mkv|webm|ogv|mpe?g|m3u8?)$/i;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(({ pathname }) => recording.test(pathname));
  const players = document.querySelectorAll('audio, video, iframe, embed, object');
  return [...players, ...links].map((element) => houseRule(element, 'can play media'));
}

export const hiddenText: Check = {
  criteria: ['1.1.1', '1.3.1'],
  claim:
    'Finds visible text that is hidden from screen readers, or is drawn; expects its words, by their first five letters, in the same control, paragraph, entry, cell, or figure, or for a drawing without a figure on the page.',
  on: 'every page',
  views: ['opened'],
  measure: hiddenTextFaults,
  barriers: {
    'words for eyes only': dom('main h1', (heading) => (heading.innerHTML += '<span aria-hidden="true"> for members</span>')),
    'a drawn word': dom('main [role=img] text', (text) => (text.textContent = 'Quarterly')),
  },
};

/** Screen readers get the name of a drawing instead of its texts. */
const hidden = '[aria-hidden=true], [inert], svg[role=img]';

export function hiddenTextFaults({ texts }: Walk) {
  return texts.flatMap((text) => {
    const part = text.parentElement?.closest(hidden);
    if (!part || isForScreenReaders(text.parentElement) || isNameOfAnother(part)) return [];
    const entry = part.parentElement?.closest('figure, button, a, label, li, td, th, dd, p, h1, h2, h3, h4, main');
    const said = announcedIn(entry ?? document.body);
    if (stemsOf(text.data).every((stem) => said.has(stem))) return [];
    const breaks = [part.matches('svg') ? '1.1.1' : '1.3.1'];
    return [{ ...finding(part, `“${text.data.trim()}” is visible, but screen readers skip it`), breaks }];
  });
}

/** Screen readers announce the name of an element, also when the words of the name are hidden. */
const isNameOfAnother = ({ id }: Element) => id !== '' && document.querySelector(`[aria-labelledby~="${id}"]`) !== null;

function announcedIn(root: Element): ReadonlySet<string> {
  const texts = textsIn(root).filter(({ parentElement }) => !parentElement?.closest(hidden));
  const names = [root, ...root.querySelectorAll('[aria-label], [alt]')].map(
    (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('alt') ?? ''}`,
  );
  return new Set(stemsOf([...texts.map(({ data }) => data), ...names].join(' ')));
}
