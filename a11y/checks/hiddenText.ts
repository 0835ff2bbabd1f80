import { dom } from '../audit/barriers/plant';
import { isForScreenReaders, stemsOf, textsIn, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const hiddenText: Check = {
  criteria: ['1.1.1', '1.3.1'],
  claim:
    'Finds visible text that is hidden from screen readers, or is drawn; expects its words, by their first five letters, in the same control, paragraph, entry, cell, or figure, or for a drawing without a figure on the page.',
  on: 'every page',
  views: ['opened'],
  measure: hiddenTextFaults,
  barriers: {
    'words for eyes only': dom('main h1', (heading) =>
      heading.insertAdjacentHTML('beforeend', '<span aria-hidden="true"> for members only</span>'),
    ),
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
    return stemsOf(text.data).every((stem) => said.has(stem))
      ? []
      : [
          {
            ...finding(part, `“${text.data.trim()}” is visible, but screen readers skip it`),
            breaks: [part.matches('svg') ? '1.1.1' : '1.3.1'],
          },
        ];
  });
}

/** Screen readers announce the name of an element, also when the words of the name are hidden. */
function isNameOfAnother({ id }: Element) {
  return id !== '' && document.querySelector(`[aria-labelledby~="${id}"]`) !== null;
}

function announcedIn(root: Element): ReadonlySet<string> {
  const texts = textsIn(root).filter(({ parentElement }) => !parentElement?.closest(hidden));
  const names = [root, ...root.querySelectorAll('[aria-label], [alt]')].map(
    (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('alt') ?? ''}`,
  );
  return new Set(stemsOf([...texts.map(({ data }) => data), ...names].join(' ')));
}
