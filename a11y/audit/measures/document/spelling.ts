/** Text that a screen reader does not read as it looks: drawn with signs, spelled with letters of another alphabet, or set with spaces. */

/** WCAG 1.1.1: signs that draw something, and words of letters that only look like those of the alphabet. Code may have any signs. */
export function drawnWithSigns(text: string): string[] {
  const drawn = text.match(/[^\p{L}\p{N}\s]{5,}/gu) ?? [];
  const faces = text.match(/(?<!\S)[:;=8][-o^']?[()[\]DPp/\\|](?!\S)/g) ?? [];
  const mixed = text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word)) ?? [];
  return [...drawn, ...faces, ...mixed].map((found) => `“${found}” in “${text.slice(0, 80)}”`);
}

/** WCAG 1.3.2: letters set apart by spaces, and columns of a text that keeps its spaces. */
export function setWithSpaces(text: string, isPreformatted: boolean): string[] {
  const apart = text.match(/(?<![\p{L}\p{N}])(?:\p{L}[ \u00a0\u2009]){3,}\p{L}(?![\p{L}\p{N}])/gu) ?? [];
  const columns = text.match(isPreformatted ? /\S(?: {3,}|\t+)\S/g : /\S[ ]*\u00a0[ \u00a0]+\S/g) ?? [];
  return [...apart, ...columns].map((found) => `“${found}” in “${text.trim().slice(0, 80)}”`);
}

/** WCAG 1.3.1: lines that begin with a dash, a dot or a number, one after the other, and are no list. Runs in the page. */
export function listsOfSigns(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Text[] = [];
  while (walker.nextNode()) lines.push(walker.currentNode as Text);
  const holders = lines.flatMap((line) => {
    const { data, parentElement: holder, previousSibling: before } = line;
    const isEntry = /^\s*(?:[-–—•·*▪◦‣]|(?:\d{1,2}|[a-z])[.)])\s+\S/i.test(data) && (!before || before.nodeName === 'BR');
    return isEntry && holder && !holder.closest('li, pre, code, svg') && getComputedStyle(holder).display !== 'inline' ? [holder] : [];
  });
  const listed = holders.filter((holder, at) => {
    const isAfterOne = holders.some((other) => other === holder.previousElementSibling && other.tagName === holder.tagName);
    return isAfterOne || holders.indexOf(holder) < at;
  });
  return listed.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** WCAG 1.3.1: words that only a style sheet has. Runs in the page. What repeats words of the page does not count: the head of a column beside each cell. */
export function wordsOfStyles(): string[] {
  return Array.from(document.querySelectorAll('body, body *')).flatMap((element) =>
    ['::before', '::after', '::marker'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const [, words = ''] = /^"(.*?)"/.exec(style.content) ?? [];
      const isSeen = style.visibility === 'visible' && style.display !== 'none' && element.checkVisibility({ visibilityProperty: true });
      return isSeen && /\p{L}{2}/u.test(words) && !document.body.textContent?.includes(words) ? [`“${words}” of ${element.outerHTML.slice(0, 80)}`] : [];
    }),
  );
}

/** All text that is shown, with whether it keeps its spaces. Runs in the page. Leaves out code, and what screen readers are not told. */
export function textsOfPage(): { text: string; isPreformatted: boolean }[] {
  return Array.from(document.querySelectorAll('body :not(script, style)')).flatMap((element) => {
    if (element.closest('code, [aria-hidden=true], svg') || !element.checkVisibility({ visibilityProperty: true })) return [];
    const isPreformatted = /pre|break-spaces/.test(getComputedStyle(element).whiteSpace);
    return Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).flatMap((text) => (text.trim() ? [{ text, isPreformatted }] : []));
  });
}
