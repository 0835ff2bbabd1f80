/** Headings. axe finds faults of landmarks, and empty headings. */
import { dom, markup } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import type { Walk } from '../inPage/walk';
import type { Check } from './check';

export const headings: Check = {
  criteria: ['1.3.1', '2.4.6'],
  claim: 'Expects, by a rule of this house, no heading twice below the same heading. validHtml expects one h1, and no skipped level.',
  on: 'every page',
  views: ['opened'],
  measure: headingsFaults,
  barriers: {
    'a heading twice': markup('<h2>Again</h2><h2>Again</h2>'),
  },
  left: {
    '1.3.1': {
      aids: screenReaders,
      steps: 'Read each page with its tabs and answers open. Read each table cell by cell.',
      expected:
        'What looks like a heading, list, quotation, table, or group is announced as one. Each cell comes with its headers. Markup or text says what position, bold type, or a mark says.',
    },
    '2.4.6': {
      aids: screenReaders,
      steps: 'Listen to each heading, label, and button alone, also after a press has changed it.',
      expected: 'It describes its topic or purpose.',
    },
  },
};

export function headingsFaults({ parts }: Walk) {
  const [outline, seen] = [[] as string[], new Set<string>()];
  return parts.flatMap(({ element: heading }) => {
    if (!heading.matches('h1, h2, h3, h4, h5, h6')) return [];
    outline.splice(Number(heading.localName.slice(1)) - 1, outline.length, heading.textContent ?? '');
    const trail = outline.join(' › ');
    const isKnown = seen.has(trail);
    seen.add(trail);
    return isKnown ? houseRule(heading, `repeats the heading “${trail}”`) : [];
  });
}

export const sectionHeadings: Check = {
  criteria: ['2.4.10'],
  claim: 'Expects, by a rule of this house, a heading for every section and article.',
  on: 'every page',
  views: ['opened'],
  measure: sectionHeadingsFaults,
  barriers: { 'a section without a heading': dom('main h2', (heading) => heading.replaceWith(heading.textContent ?? '')) },
  left: {
    '2.4.10': { aids: screenReaders, steps: 'Listen to a list of the headings of each page.', expected: 'Each section has a heading.' },
  },
};

export function sectionHeadingsFaults({ parts }: Walk) {
  // React Aria's groups of options are sections with the role of a group.
  return parts
    .filter(({ element }) => element.matches('section:not([role=group]), article'))
    .flatMap(({ element }) => {
      const heading = element.querySelector('h2, h3, h4, h5, h6');
      const isOwn = heading?.closest('section, article') === element;
      return isOwn && heading?.textContent?.trim() ? [] : [houseRule(element, 'has no heading of its own')];
    });
}
