import { css, dom, markup } from '../audit/barriers/plant';
import type { Walk } from '../inPage/walk';
import type { Check } from './check';

export const tables: Check = {
  criteria: ['1.3.1'],
  claim:
    'Expects headers for columns in every table, roles that no style removes, and rows of one length, and by rules of this house a name, headers for rows, no blank cell, and all cells in view at 320 px.',
  on: ['table', 'tableOfBlocks'],
  views: ['phone'],
  measure: tablesFaults,
  barriers: {
    'no caption': dom('main caption', (caption) => caption.remove()),
    'roles that CSS drops': dom('table, table *', (part) => part.removeAttribute('role')),
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

function faultsOf(table: Element) {
  const span = (cell: Element, name: 'col' | 'row') =>
    Number(cell.getAttribute(`${name}span`) ?? cell.getAttribute(`aria-${name}span`) ?? 1);
  const [cells, rows] = [cellsIn(table), Array.from(table.querySelectorAll('tr, [role=row]'))];
  const columns = rows
    .slice(0, 1)
    .flatMap(cellsIn)
    .reduce((sum, cell) => sum + span(cell, 'col'), 0);
  const places = cells.reduce((sum, cell) => sum + span(cell, 'col') * span(cell, 'row'), 0);
  const ofData = rows.filter((row) => !row.matches('thead *, :has([role=columnheader])'));
  const rightOf = (cell: Element) => Math.round(cell.getBoundingClientRect().right);
  return [
    table.computedName ? [] : houseRule(table, 'has no name'),
    // First, because a short row makes the rest of its table wider.
    places === columns * rows.length ? [] : finding(table, 'cells', places, columns * rows.length),
    table.querySelector('thead th, [role=columnheader]') && !table.querySelector('thead td') ? [] : finding(table, 'has no column headers'),
    ofData.length > 0 && ofData.every((row) => cellsIn(row)[0]?.matches('[scope=row], [role=rowheader]'))
      ? []
      : houseRule(table, 'has no row headers'),
    cells
      .filter((cell) => rightOf(cell) > innerWidth)
      .map((cell) => houseRule(cell, `“${cell.textContent}” is out of view`, rightOf(cell), `at most ${innerWidth}`)),
    // Safari drops the roles of table elements that CSS shows as blocks.
    [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
      .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.hasAttribute('role'))
      .map((part) => finding(part, 'has a role only in some browsers', getComputedStyle(part).display, 'a role attribute'))
      .slice(0, 3),
    cells.filter((cell) => !/[\p{L}\p{N}$]/u.test(cell.textContent ?? '')).map((cell) => houseRule(cell, 'is a blank cell')),
  ].flat();
}
