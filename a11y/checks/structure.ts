/** Headings and tables. axe finds faults of landmarks, and empty headings. */
import { css, dom, markup } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import type { Walk } from '../inPage/walk';
import type { Check } from './check';

export const headings: Check = {
  criteria: ['1.3.1', '2.4.6'],
  claim: 'Expects, by a rule of this house, no heading of main twice below the same one. validHtml expects one h1, and no skipped level.',
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
    if (!heading.matches('main :is(h1, h2, h3, h4, h5, h6)')) return [];
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

export const tables: Check = {
  criteria: ['1.3.1'],
  claim:
    'Expects headers for columns or rows, and rows of one length, in every table, and by rules of this house a name, headers for rows, no blank cell, and all cells in view at 320 px.',
  on: ['table'],
  views: ['phone'],
  measure: tablesFaults,
  barriers: {
    'a head of plain cells': markup('<table><tr><td>Plan</td></tr><tr><th scope="row">Team</th></tr></table>'),
    'no caption': dom('main caption', (caption) => caption.remove()),
    'a short row': dom('main tbody tr', (row) => row.lastElementChild?.remove()),
    'a short row of other elements': markup(
      '<div role="table" aria-label="Rows"><div role="row"><i role="columnheader">1</i><i role="columnheader">2</i></div><div role="row"><i role="rowheader">3</i></div></div>',
    ),
    'a wide table': css('main table', 'min-inline-size: 60rem'),
  },
};

export function tablesFaults({ parts }: Walk) {
  const data = 'table:not([role=none], [role=presentation]), [role=table], [role=grid]';
  return parts.flatMap(({ element }) => (element.matches(data) ? faultsOf(element) : []));
}

const cellsIn = (part: Element) =>
  Array.from(part.querySelectorAll('th, td, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'));

/** The corner may be blank. */
const isHead = (row: Element) => cellsIn(row).every((cell) => cell.matches('th, [role=columnheader]') || !cell.textContent?.trim());
const isLed = (row: Element) => cellsIn(row)[0]?.matches('th, [role=rowheader]');

function faultsOf(table: Element) {
  const span = (cell: Element, name: 'col' | 'row') =>
    Number(cell.getAttribute(`${name}span`) ?? cell.getAttribute(`aria-${name}span`) ?? 1);
  const [cells, rows] = [cellsIn(table), Array.from(table.querySelectorAll('tr, [role=row]'))];
  const columns = cellsIn(rows[0] ?? table).reduce((sum, cell) => sum + span(cell, 'col'), 0);
  const places = cells.reduce((sum, cell) => sum + span(cell, 'col') * span(cell, 'row'), 0);
  const ofData = rows.filter((row) => !row.matches('thead *') && !isHead(row));
  const rightOf = (cell: Element) => Math.round(cell.getBoundingClientRect().right);
  return [
    table.computedName ? [] : houseRule(table, 'has no name'),
    // First, because a short row makes the rest of its table wider.
    places === columns * rows.length ? [] : finding(table, 'cells', places, columns * rows.length),
    rows.slice(0, 1).every(isHead) || rows.every(isLed) ? [] : finding(table, 'has no headers'),
    ofData.length > 0 && ofData.every(isLed) ? [] : houseRule(table, 'has no row headers'),
    cells
      .filter((cell) => rightOf(cell) > innerWidth)
      .map((cell) => houseRule(cell, `“${cell.textContent}” is out of view`, rightOf(cell), `at most ${innerWidth}`)),
    cells.filter((cell) => !/[\p{L}\p{N}$]/u.test(cell.textContent ?? '')).map((cell) => houseRule(cell, 'is a blank cell')),
  ].flat();
}
