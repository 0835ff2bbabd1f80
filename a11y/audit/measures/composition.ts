/** Faults of composition: what is wider, taller or emptier than what it holds, and what came apart. Each runs in the page. */
import type { Page } from '@playwright/test';

/** Faults of the open page at the width it has, in words. */
export function compositionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const shown = <E extends Element>(elements: Iterable<E>) => Array.from(elements).filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = main) => shown(root.querySelectorAll<E>(selector));
    const note = (fault: string, element: Element) => faults.push(`${fault}: ${(element.textContent?.trim() || element.outerHTML).slice(0, 60)}`);
    const px = (value: string) => Number.parseFloat(value) || 0;

    /** The lines of text in an element, from top to bottom. Text for screen readers alone is one pixel wide. */
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects()).filter(({ width, height }) => width > 2 && height > 2).toSorted((a, b) => a.top - b.top);
    };
    const lineCount = (element: Element) => new Set(linesOf(element).map(({ top }) => Math.round(top))).size;
    /** What the eye sees in an element: text, drawings and controls, but no lines that only connect them. */
    const inkOf = (element: Element) =>
      [
        ...Array.from(textNodes(element)).flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return Array.from(range.getClientRects());
        }),
        ...all<Element>('svg:not([preserveAspectRatio=none]), input, textarea, button', element).map((part) => part.getBoundingClientRect()),
      ]
        .filter(({ width, height }) => width > 2 && height > 2)
        .toSorted((a, b) => a.top - b.top);

    // Panels with a hole, and rows stretched beyond what they hold.
    for (const panel of all('*')) {
      const style = getComputedStyle(panel);
      const isPanel = px(style.borderTopWidth) > 0 && px(style.borderBottomWidth) > 0 && px(style.borderTopLeftRadius) > 0;
      const isRow = panel.matches('li, dl > div');
      const box = panel.getBoundingClientRect();
      if (!(isPanel || isRow) || box.height < 100 || panel.matches('input, textarea')) continue;
      let bottom = box.top;
      let hole = 0;
      for (const ink of [...inkOf(panel), new DOMRect(0, box.bottom, 1, 0)]) {
        hole = Math.max(hole, ink.top - bottom);
        bottom = Math.max(bottom, ink.bottom);
      }
      if (hole > 128) note(`a panel with a hole of ${Math.round(hole)} px`, panel);
    }

    // Lines with nothing between them.
    // The box of a table includes its caption, above the line.
    const rules = all('*:not(table)').flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const [above, below] = [px(style.borderTopWidth) > 0, px(style.borderBottomWidth) > 0];
      return above === below || box.width < main.clientWidth / 3 ? [] : [{ element, y: above ? box.top : box.bottom, left: box.left, right: box.right }];
    });
    const ink = inkOf(main);
    for (const one of rules) {
      for (const other of rules) {
        const gap = other.y - one.y;
        if (gap < 8 || gap > 120 || Math.min(one.right, other.right) - Math.max(one.left, other.left) < 100) continue;
        if (!ink.some(({ top, bottom: end }) => end > one.y && top < other.y)) note(`two lines ${Math.round(gap)} px apart with nothing between`, other.element);
      }
    }

    // Code that came apart though a line could hold it, or has nothing in it that says where a line may end.
    for (const code of all('code:not(pre *)')) {
      const { paddingLeft, paddingRight } = getComputedStyle(code);
      const width = linesOf(code).reduce((sum, line) => sum + line.width, px(paddingLeft) + px(paddingRight));
      const block = code.closest('p, li, th, td, dd, div');
      const isShort = /^\w{1,17}$/.test(code.textContent ?? '');
      if (lineCount(code) > 1 && (isShort || width < (block?.clientWidth ?? 0) - 8)) note('code in two pieces', code);
    }

    // Label strips in layers: a title of many lines, or what belongs beside it below it.
    for (const strip of all('figure > figcaption:has(svg)')) {
      const [title, control] = Array.from(strip.querySelectorAll('[id], button'));
      const lines = title ? lineCount(title) : 0;
      if (lines > (control ? 3 : 1)) note(`a label strip of ${lines} lines`, strip);
      if (title && control && control.getBoundingClientRect().top >= title.getBoundingClientRect().bottom) note('a label strip in two layers', strip);
    }

    // The link of a heading on a line of its own.
    for (const heading of all(':is(h2, h3, h4):has(+ a[href^="#"])')) {
      const last = linesOf(heading).at(-1);
      const link = heading.nextElementSibling?.getBoundingClientRect();
      if (last && link && (link.top + link.bottom) / 2 > last.bottom) note('the link of a heading below it', heading);
    }

    // Text that has half of the room beside something else, on a screen with little.
    for (const text of innerWidth < 480 ? all('p') : []) {
      const lines = new Set(linesOf(text).map(({ top }) => Math.round(top))).size;
      if (lines >= 6 && text.clientWidth < 0.62 * main.clientWidth && !text.closest('td, th')) note(`text of ${lines} lines, ${text.clientWidth} px wide`, text);
    }

    // Code that scrolls by a few letters.
    for (const pre of all('pre')) {
      const rest = (pre.parentElement?.scrollWidth ?? 0) - (pre.parentElement?.clientWidth ?? 0);
      if (innerWidth >= 1280 && rest > 0 && rest < 48) note(`code that scrolls by ${rest} px`, pre);
    }

    // The same columns of tables at different places.
    const starts = new Map<string, Set<number>>();
    for (const table of all('table')) {
      // In a narrow column, its rows are blocks.
      if (getComputedStyle(table).display !== 'table') continue;
      const headers = all('thead th', table);
      headers.forEach((header, index) => {
        const key = `column ${index + 1} of ${headers.length}`;
        starts.set(key, (starts.get(key) ?? new Set()).add(Math.round(header.getBoundingClientRect().left)));
      });
    }
    for (const [column, lefts] of starts) if (lefts.size > 1) faults.push(`${column} of tables starts at ${Array.from(lefts).join(', ')}`);

    // Buttons much wider than what they say.
    for (const button of all('a, button', document.body)) {
      const style = getComputedStyle(button);
      const words = linesOf(button).reduce((widest, { width }) => Math.max(widest, width), 0);
      if (px(style.borderTopWidth) > 0 && button.clientWidth > 380 && button.clientWidth > 3 * words) note(`a button ${button.clientWidth} px wide`, button);
    }

    // Links in the colour of browsers.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'LinkText';
    const linkText = getComputedStyle(probe).color;
    probe.remove();
    for (const link of document.querySelectorAll('a')) if (getComputedStyle(link).color === linkText) note('a link in the colour of browsers', link);

    // Links to this page that look like any other.
    for (const link of all('nav a[aria-current]', document.body)) {
      const look = () => {
        const style = getComputedStyle(link);
        const jack = getComputedStyle(link.parentElement ?? link, '::after');
        return [style.fontWeight, style.borderInlineStartWidth, style.textDecorationLine, style.textDecorationThickness, jack.backgroundColor, jack.backgroundImage].join();
      };
      const marked = look();
      const value = link.getAttribute('aria-current') ?? '';
      link.removeAttribute('aria-current');
      if (look() === marked) note('a link to this page without a mark', link);
      link.setAttribute('aria-current', value);
    }

    const footer = document.querySelector('footer');
    // Links stand in two columns or more, and a label or two may wrap. In one column, each link would take over 50 px.
    if (footer && footer.clientHeight > 42 * footer.querySelectorAll('a').length) faults.push(`a footer ${footer.clientHeight} px tall`);
    return faults;

    function* textNodes(element: Element): Generator<Text> {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (currentNode instanceof Text && currentNode.data.trim() && currentNode.parentElement?.checkVisibility()) yield currentNode;
      }
    }
  });
}
