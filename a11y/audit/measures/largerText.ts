/** What a visitor's own text size or language changes. Each function runs in the page. */

/** Makes words a third longer, as a translation does. Returns a function that restores them. */
export function lengthenWords(): () => void {
  const longer = (text: string) => text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.round(word.length / 3)).toLowerCase());
  const undo: (() => void)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('[translate=no], svg, script, style')) continue;
    const { data } = text;
    undo.push(() => (text.data = data));
    text.data = longer(data);
  }
  // CSS repeats these words.
  for (const element of document.querySelectorAll<HTMLElement>('[data-text], [data-column]')) {
    for (const name of ['text', 'column']) {
      const words = element.dataset[name];
      if (words === undefined) continue;
      undo.push(() => (element.dataset[name] = words));
      element.dataset[name] = longer(words);
    }
  }
  return () => undo.forEach((restore) => restore());
}

/** Returns width and height of the dot in each visible checked radio button. */
export function radioDots(): (readonly [width: string, height: string])[] {
  return Array.from(document.querySelectorAll('input[type=radio]:checked'))
    .filter((radio) => radio.checkVisibility() && getComputedStyle(radio, '::before').content !== 'none')
    .map((radio) => {
      const { width, height } = getComputedStyle(radio, '::before');
      return [width, height];
    });
}
