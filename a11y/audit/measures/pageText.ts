/** Reads the text of a page, in tables and in print. All functions but `lostText` run in the page. */
import type { Finding } from '../../findings';

/** Returns the visible texts in the selected element, each with its element. */
export function visibleText(selector: string): Finding[] {
  const elements = Array.from(document.querySelectorAll(`${selector} :not(script, style)`)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return elements.flatMap((element) =>
    Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''))
      .filter(Boolean)
      .map((text) => finding(element, text)),
  );
}

/** Finds texts of one view that another lacks. */
export function lostText(texts: readonly Finding[], others: readonly Finding[], where: string): Finding[] {
  const kept = new Set(others.map(({ what }) => what));
  return texts.filter(({ what }) => !kept.has(what)).map((text) => ({ ...text, what: `“${text.what}” is missing ${where}` }));
}

/** Finds what CSS rotates: the whole page. */
export function rotations(): Finding[] {
  return [document.documentElement, document.body].flatMap((element) => {
    const { rotate, transform } = getComputedStyle(element);
    return rotate + transform === 'nonenone' ? [] : [finding(element, 'rotates the page', `${rotate} ${transform}`, 'none')];
  });
}

/** The roles of a table, with the elements that have them. */
export const tableParts = { table: 'table', row: 'tr', columnheader: 'th[scope=col]', rowheader: 'th[scope=row]', cell: 'td' };

export function tableFaults(): Finding[] {
  return Array.from(document.querySelectorAll('table')).flatMap((table) => {
    const caption = table.caption?.textContent ?? '';
    const cells = Array.from(table.querySelectorAll('th, td'));
    const widthOf = (row?: HTMLTableRowElement) => Array.from(row?.cells ?? []).reduce((sum, { colSpan }) => sum + colSpan, 0);
    const rows = Array.from(table.tBodies).flatMap((body) => Array.from(body.rows));
    return [
      caption ? [] : finding(table, 'has no caption'),
      // First, because a short row makes the rest of its table wider.
      Array.from(table.rows)
        .filter((row) => widthOf(row) !== widthOf(table.rows[0]))
        .map((row) => finding(row, 'cells in a row', widthOf(row), widthOf(table.rows[0]))),
      Array.from(table.querySelectorAll('thead th')).every((header) => header.getAttribute('scope') === 'col')
        ? []
        : finding(table, 'has no column headers'),
      rows.length > 0 && rows.every((row) => row.cells[0]?.getAttribute('scope') === 'row') ? [] : finding(table, 'has no row headers'),
      cells
        .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
        .map((cell) =>
          finding(cell, `“${cell.textContent}” is out of view`, Math.round(cell.getBoundingClientRect().right), `at most ${innerWidth}`),
        ),
      // Safari drops the roles of table elements that CSS shows as blocks.
      [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
        .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.hasAttribute('role'))
        .map((part) => finding(part, 'has a role only in some browsers', getComputedStyle(part).display, 'a role attribute'))
        .slice(0, 3),
      cells.filter((cell) => !/[\p{L}\p{N}$]/u.test(cell.textContent ?? '')).map((cell) => finding(cell, 'is a blank cell')),
    ].flat();
  });
}

/** With print styles: finds elements whose text is not printed, except forms and navigation. */
export function unprintedText(): Finding[] {
  return Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)')).flatMap((element) => {
    const isScreenOnly = element.closest(
      'nav, [data-screen], [data-with-js], [data-without-js], form, [role=group]:has(input), [aria-hidden], li:has(> a[href^="#"])',
    );
    const isPrinted = !element.textContent?.trim() || element.checkVisibility({ contentVisibilityAuto: true });
    return isScreenOnly || isPrinted ? [] : [finding(element, 'is not printed')];
  });
}

/** With print styles: returns the visible links of the content, and the text that CSS adds after each. */
export function printedLinks() {
  return Array.from(document.querySelectorAll('main a[href]'))
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ href: link.getAttribute('href') ?? '', after: getComputedStyle(link, '::after').content }));
}
