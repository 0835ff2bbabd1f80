import { css, dom } from '../audit/barriers/plant';
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
    'a wide table': css('main table', 'min-inline-size: 60rem'),
  },
};

export function tablesFaults({ parts }: Walk) {
  return parts.flatMap(({ element }) => (element instanceof HTMLTableElement ? faultsOf(element) : []));
}

function faultsOf(table: HTMLTableElement) {
  const cells = Array.from(table.querySelectorAll<HTMLTableCellElement>('th, td'));
  const columns = Array.from(table.rows[0]?.cells ?? []).reduce((sum, { colSpan }) => sum + colSpan, 0);
  const places = cells.reduce((sum, { colSpan, rowSpan }) => sum + colSpan * rowSpan, 0);
  const rows = Array.from(table.tBodies).flatMap((body) => Array.from(body.rows));
  const rightOf = (cell: Element) => Math.round(cell.getBoundingClientRect().right);
  return [
    table.caption?.textContent || table.matches('[aria-label], [aria-labelledby]') ? [] : houseRule(table, 'has no name'),
    // First, because a short row makes the rest of its table wider.
    places === columns * table.rows.length ? [] : finding(table, 'cells', places, columns * table.rows.length),
    table.querySelector('thead th') && !table.querySelector('thead td') ? [] : finding(table, 'has no column headers'),
    rows.length > 0 && rows.every((row) => row.cells[0]?.scope === 'row') ? [] : houseRule(table, 'has no row headers'),
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
