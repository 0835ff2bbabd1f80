import { screenReaders } from '../audit/evaluation';
import { dom } from '../audit/barriers/plant';
import type { Walk } from '../inPage/walk';
import type { Check } from './check';

export const sectionHeadings: Check = {
  criteria: ['2.4.10'],
  claim: 'Expects a heading for every section and article.',
  on: 'every page',
  views: ['opened'],
  measure,
  barriers: { 'a section without a heading': dom('main h2', (heading) => heading.replaceWith(heading.textContent ?? '')) },
  left: {
    '2.4.10': {
      aids: screenReaders,
      steps: 'Listen to a list of the headings of each page.',
      expected: 'Each section has a heading.',
    },
  },
};

export function measure({ parts }: Walk) {
  // React Aria's groups of options are sections with the role of a group.
  return parts
    .filter(({ element }) => element.matches('section:not([role=group]), article'))
    .flatMap(({ element }) => {
      const heading = element.querySelector('h2, h3, h4, h5, h6');
      const isOwn = heading?.closest('section, article') === element;
      return isOwn && heading?.textContent?.trim() ? [] : [finding(element, 'has no heading of its own')];
    });
}
