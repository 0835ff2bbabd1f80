/**
 * WCAG 1.1.1, 1.3.1: finds visible text that screen readers skip. The same text must be in the same control, paragraph, entry, cell, or
 * figure, or in its name. Runs in the page.
 */
export function hiddenText(): string[] {
  // Ignores the state text of a checkbox, because the checkbox announces its state.
  const hidden = '[aria-hidden=true]:not(label *), [inert]';
  // Words of less than four letters, such as “to”, do not count.
  const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [];
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const isSeen = ({ parentElement: element }: Text) => {
    const box = element?.getBoundingClientRect();
    return element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true && box !== undefined && box.width > 1 && box.height > 1;
  };
  /** Returns the words that screen readers announce for an element, as stems that match “completed” with “completes”. */
  const announcedTextIn = (root: Element) => {
    const texts = textsIn(root).filter(({ parentElement }) => !parentElement?.closest(hidden)).map(({ data }) => data);
    const names = [root, ...root.querySelectorAll('[aria-label], [alt]')].map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('alt') ?? ''}`);
    return new Set(wordsIn([...texts, ...names].join(' ')).map((word) => word.slice(0, 5)));
  };
  return textsIn(document.body).flatMap((text) => {
    const part = text.parentElement?.closest(hidden);
    if (!part || !isSeen(text)) return [];
    const announced = announcedTextIn(part.parentElement?.closest('figure, button, a, label, li, td, th, dd, p, h1, h2, h3, h4') ?? part.parentElement ?? document.body);
    return wordsIn(text.data).every((word) => announced.has(word.slice(0, 5))) ? [] : [`“${text.data.trim()}” in ${part.outerHTML.slice(0, 80)}`];
  });
}

/**
 * WCAG 1.1.1: finds cells, entries, and paragraphs that show only an icon, and rows of one symbol, such as stars, without their count as
 * text. Runs in the page.
 */
export function iconsWithoutText(): string[] {
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 4 && box.height > 4;
  };
  const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;
  const announcedTextIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const announced = Array.from(root.querySelectorAll('[aria-label], [alt]'), (part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? '');
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement && !isHidden(parentElement)) announced.push(data);
    }
    return announced.join(' ');
  };
  const silent = Array.from(document.querySelectorAll('main :is(td, th, dd, dt, li, p, figure)')).filter((block) => {
    if (isHidden(block) || !isShown(block) || /[\p{L}\p{N}]/u.test(announcedTextIn(block) + (block.getAttribute('aria-label') ?? ''))) return false;
    return Array.from(block.querySelectorAll('svg, img, canvas, [aria-hidden=true]')).some(isShown);
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const rows: Element[] = [];
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode as Text;
    if (element && /([\u2022\u25a0-\u2bff\u{1f300}-\u{1faff}])\ufe0f?\s?\1/u.test(data) && isShown(element) && !element.closest('pre')) rows.push(element);
  }
  const number = /\p{N}|\b(?:none|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu;
  const uncounted = rows.filter((row) => {
    const block = row.closest('[aria-hidden=true]') ?? row;
    return !number.test(announcedTextIn(block.parentElement ?? block) + (block.parentElement?.getAttribute('aria-label') ?? ''));
  });
  return [
    ...silent.map((block) => `an icon without text: ${block.outerHTML.slice(0, 100)}`),
    ...uncounted.map((row) => `symbols without their count as text: ${row.outerHTML.slice(0, 100)}`),
  ];
}
