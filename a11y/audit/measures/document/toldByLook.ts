/** WCAG 1.3.1: what only the look or the place of words says. Each function runs in the page. */

/** Words that are crossed out, raised or set in bold type by style alone, and cells that head the rows below them. */
export function toldByStyle(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const hasOwnWords = (element: Element) => Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
  for (const element of document.querySelectorAll<HTMLElement>('main :not(svg *)')) {
    if (!hasOwnWords(element) || !isShown(element) || element.closest('pre, [aria-hidden=true]')) continue;
    const style = getComputedStyle(element);
    const what = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    if (style.textDecorationLine.includes('line-through') && !element.closest('del, s, [role=deletion]')) faults.push(`is crossed out by style alone: ${what}`);
    if (/^(?:super|sub)$/.test(style.verticalAlign) && !element.closest('sup, sub, [role=superscript], [role=subscript]')) faults.push(`is raised or lowered by style alone: ${what}`);
    // Within a sentence. A box of its own is a name or a heading, which others look for.
    const sentence = element.parentElement;
    const isInSentence = sentence !== null && sentence.matches('p, li, dd, td, blockquote') && hasOwnWords(sentence) && style.display === 'inline';
    const isNamed = element.closest('strong, b, em, i, mark, code, kbd, samp, var, dfn, cite, q, abbr, time, a, button, label, th, dt, h1, h2, h3, h4, ins');
    const isBolder = isInSentence && Number(style.fontWeight) >= Number(getComputedStyle(sentence).fontWeight) + 200;
    if (isBolder && !isNamed) faults.push(`is stressed by style alone: ${what}`);
  }
  for (const cell of document.querySelectorAll<HTMLTableCellElement>('main tbody td[colspan]')) {
    const table = cell.closest('table');
    const columns = Math.max(...Array.from(table?.rows ?? [], ({ cells }) => Array.from(cells).reduce((sum, { colSpan }) => sum + colSpan, 0)));
    if (cell.colSpan === columns && (table?.rows.length ?? 0) > 2) faults.push(`heads the rows below it, and is a cell like any other: “${cell.textContent?.trim()}”`);
  }
  return faults;
}

/** Neighbours of one kind that stand below each other and begin at different places: what an indent or a side says is said nowhere else. */
export function toldByPlace(): string[] {
  const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('role') ?? ''}`;
  const boxOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  return Array.from(document.querySelectorAll('main, main :not(svg, svg *, pre, pre *, code *, [aria-hidden=true], [aria-hidden=true] *)')).flatMap((parent) => {
    const children = Array.from(parent.children).filter((child) => child.checkVisibility({ visibilityProperty: true }) && /\p{L}/u.test(child.textContent ?? ''));
    const kinds = new Set(children.map(kindOf));
    return Array.from(kinds).flatMap((kind) => {
      const group = children.filter((child) => kindOf(child) === kind);
      if (group.length < 3 || group.some((child) => /inline|table|contents/.test(getComputedStyle(child).display))) return [];
      if (group.some((child) => /center|end|right/.test(getComputedStyle(child).textAlign))) return [];
      const boxes = group.map(boxOf);
      const areBelow = boxes.every((box, index) => index === 0 || box.top >= (boxes[index - 1]?.bottom ?? 0) - 1);
      const first = Math.min(...boxes.map(({ left }) => left));
      const indented = group.find((_, index) => (boxes[index]?.left ?? 0) > first + 12);
      return areBelow && indented ? [`only its place tells it from its neighbours: ${indented.outerHTML.slice(0, 100)}`] : [];
    });
  });
}

/** Paragraphs that are lists: short lines that only breaks part. */
export function listsOfBreaks(): string[] {
  return Array.from(document.querySelectorAll('main :is(p, div, td, dd)')).flatMap((block) => {
    const breaks = block.querySelectorAll(':scope > br').length;
    return breaks > 1 && !block.closest('address, pre, blockquote') ? [`lines that are no list: ${block.outerHTML.slice(0, 100)}`] : [];
  });
}
