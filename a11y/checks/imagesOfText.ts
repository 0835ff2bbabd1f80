import { dom } from '../audit/barriers/plant';
import type { Check, ManualCheck } from './check';

const judged: ManualCheck = {
  aids: ['magnifier', 'no assistive technology'],
  steps: 'Look at each picture, canvas, and drawing, also after a press. The logo is exempt.',
  expected: 'None is text that could be real text.',
};

/** Drawings are SVG, whose text is real. A script cannot tell whether a photograph shows text, so its alternative must not repeat it. */
export const imagesOfText: Check = {
  criteria: ['1.4.5', '1.4.9'],
  claim:
    'Expects no image button, canvas, object, or picture inside of a drawing, and no image in place of a heading or of the name of a control.',
  on: 'every page',
  views: ['opened'],
  measure,
  barriers: {
    'an image of a heading': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 48, height: 48, alt: heading.textContent })),
    ),
    'a canvas': dom('main h1', (heading) => heading.after(document.createElement('canvas'))),
  },
  left: { '1.4.5': judged, '1.4.9': judged },
};

export function measure() {
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent?.trim().toLowerCase());
  return [
    ...Array.from(document.querySelectorAll('input[type=image], canvas, object, svg image'), (element) =>
      finding(element, 'can show text as an image'),
    ),
    ...Array.from(document.querySelectorAll('img')).flatMap((picture) => {
      if (picture.closest('a, button')?.textContent?.trim() === '')
        return finding(picture, 'is the name of a control', picture.alt, 'text');
      const isHeading = headings.includes(picture.alt.trim().toLowerCase());
      return isHeading ? finding(picture, 'takes the place of a heading', picture.alt, 'text') : [];
    }),
  ];
}
