/** WCAG 1.3.1: what only looks like a heading, a list or a table. Each function runs in the page. */

/** Text in the type of a heading that is none, and elements whose meaning a role takes away. */
export function headingsByLookAlone(): string[] {
  const typeOf = (element: Element) => {
    const { fontSize, fontWeight, fontFamily, fontStretch } = getComputedStyle(element);
    return [fontSize, fontWeight, fontFamily, fontStretch].join();
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const real = ':is(h1, h2, h3, h4, h5, h6):not([role]), [role=heading]';
  // Of sentences: a paragraph of a few words may be what is looked for.
  const running = new Set(Array.from(document.querySelectorAll('main p')).filter(({ textContent }) => /[.!?…]$/.test(textContent?.trim() ?? '')).map(typeOf));
  const types = new Set(Array.from(document.querySelectorAll(`main :is(${real})`)).filter(isShown).map(typeOf).filter((type) => !running.has(type)));
  const alike = Array.from(document.querySelectorAll('main *')).filter((element) => {
    const words = element.textContent?.trim() ?? '';
    const isBlock = getComputedStyle(element).display !== 'inline' && Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    const isOther = element.closest(`${real}, a, button, label, legend, caption, th, dt, summary, blockquote, svg, pre, [aria-hidden=true]`) ?? (element.matches('li, td, dd, strong') ? element : null);
    return isBlock && !isOther && isShown(element) && /\p{L}{3}/u.test(words) && words.length < 80 && !/[.!?…]$/.test(words) && types.has(typeOf(element));
  });
  const stripped = Array.from(document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, ul, ol, li, dl, table, tr, th, td, blockquote, fieldset):is([role=none], [role=presentation], [role=generic])'));
  return [
    ...alike.map((element) => `looks like a heading: ${element.outerHTML.slice(0, 100)}`),
    ...stripped.map((element) => `is no ${element.tagName.toLowerCase()} to screen readers: ${element.outerHTML.slice(0, 100)}`),
  ];
}

/** Boxes that stand in rows and columns, as the cells of a table do, and rows of links that are no list. */
export function tablesAndListsByLookAlone(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const hasWords = (element: Element) => /[\p{L}\p{N}]/u.test(element.textContent ?? '');
  const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`;
  const lefts = (row: Element) => Array.from(row.children).filter(isShown).map((cell) => Math.round(cell.getBoundingClientRect().left));
  for (const parent of document.querySelectorAll('main, main :not(svg *, ul, ol, dl, table, table *, pre, pre *)')) {
    // Neighbours of one kind.
    const groups: Element[][] = [];
    for (const child of Array.from(parent.children).filter((each) => isShown(each) && hasWords(each))) {
      const group = groups.at(-1);
      if (group?.[0] && kindOf(group[0]) === kindOf(child)) group.push(child);
      else groups.push([child]);
    }
    for (const group of groups.filter(({ length }) => length > 2)) {
      const [first] = group as [Element];
      if (first.closest('[role=row], [role=listitem], [aria-hidden=true], label, fieldset')) continue;
      const columns = lefts(first);
      const isInColumns = columns.length > 1 && columns.every((left, index) => index === 0 || left > (columns[index - 1] ?? left));
      const areRows = group.every((row) => !row.querySelector('dt, ul, ol, h2, h3, h4') && Array.from(row.children).every(hasWords) && lefts(row).join() === columns.join());
      if (isInColumns && areRows) faults.push(`a table of boxes: ${first.outerHTML.slice(0, 100)}`);
      const areLinks = group.every((each) => each.matches('a[href]') || (each.querySelectorAll('a[href]').length === 1 && each.querySelector('a')?.textContent?.trim() === each.textContent?.trim()));
      if (areLinks && first.tagName !== 'LI') faults.push(`links in a row that are no list: ${first.outerHTML.slice(0, 100)}`);
    }
  }
  return faults;
}
