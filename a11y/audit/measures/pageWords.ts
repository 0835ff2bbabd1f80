/** The words of a page, on the screen, in tables and on paper. Each function runs in the page. */

/** All words that are shown in the element that matches, and whether style sheets rotate the page. */
export function shownWords(selector: string) {
  const elements = Array.from(document.querySelectorAll(`${selector} :not(script, style)`)).filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const words = elements.flatMap((element) => Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : '')));
  return {
    words: words.filter(Boolean).toSorted(),
    rotation: [document.documentElement, document.body].map((element) => getComputedStyle(element).rotate + getComputedStyle(element).transform),
  };
}

/** Each role of a table, and the elements that have it. */
export const tableParts = { table: 'table', row: 'tr', columnheader: 'th[scope=col]', rowheader: 'th[scope=row]', cell: 'td' };

/** Faults of tables, each with the caption. */
export function tableFaults(): string[] {
  return Array.from(document.querySelectorAll('table')).flatMap((table) => {
    const caption = table.caption?.textContent ?? '';
    const cells = Array.from(table.querySelectorAll('th, td'));
    const rows = Array.from(table.tBodies).flatMap((body) => Array.from(body.rows));
    return [
      caption ? [] : ['has no caption'],
      Array.from(table.querySelectorAll('thead th')).every((header) => header.getAttribute('scope') === 'col') ? [] : ['has no column headers'],
      rows.length > 0 && rows.every((row) => row.cells[0]?.getAttribute('scope') === 'row') ? [] : ['has no row headers'],
      cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).map((cell) => `has “${cell.textContent}” out of view`),
      cells.filter((cell) => !/[\p{L}\p{N}$]/u.test(cell.textContent ?? '')).map(() => 'has a blank cell'),
    ]
      .flat()
      .map((fault) => `“${caption}” ${fault}`);
  });
}

/** With print styles: elements whose words are not printed. Forms and navigation may be left out. */
export function unprintedWords(): string[] {
  return Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)')).flatMap((element) => {
    const isScreenOnly = element.closest('nav, [data-without-js], form, [role=group]:has(input), [aria-hidden]');
    const isPrinted = !element.textContent?.trim() || element.checkVisibility({ contentVisibilityAuto: true });
    return isScreenOnly || isPrinted ? [] : [element.outerHTML.slice(0, 100)];
  });
}

/** With print styles: the visible links of the content, and the text that style sheets add after each. */
export function printedLinks() {
  return Array.from(document.querySelectorAll('main a[href]'))
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ href: link.getAttribute('href') ?? '', after: getComputedStyle(link, '::after').content }));
}
