/** Words, sizes of text, and tables in windows of several widths, without JavaScript, because every panel is then open. */
import type { Finding } from '../../a11y/findings';
import { pagesFor, paths } from '../../a11y/pages';
import { expect, test } from '../../a11y/test';
import { views } from '../../a11y/views';

/** Widths and text sizes in pixels, with the longest word that must fit. An owner's host may be longer than any column. */
const windows = [
  { width: 320, textSize: 16, longest: 20 },
  { width: 768, textSize: 16, longest: 20 },
  { width: 1280, textSize: 16, longest: 20 },
  { width: 1280, textSize: 32, longest: 20 },
  { width: 390, textSize: 32, longest: 14 },
];

for (const path of paths) {
  test(`${path} breaks no word, splits no name, crowds no drawing, and has no table that is wider than its column`, async ({ look }) => {
    const page = await look(path, views.withoutScript);
    await expect.soft(page.locator(':is(a, button, h1, h2, h3, h4, th, td) wbr'), 'Chromium reads it as a space').toHaveCount(0);
    for (const view of windows) {
      const { width, textSize } = view;
      await page.setViewportSize({ width, height: 800 });
      const where = `${width} px, text of ${textSize} px`;
      expect.soft(await page.evaluate(brokenWords, view), where).toHaveNoFindings();
      expect.soft(await page.evaluate(crowdedDrawings), where).toHaveNoFindings();
      const below = () => document.documentElement.scrollHeight - (document.querySelector('#app')?.clientHeight ?? 0);
      expect.soft(await page.evaluate(below), 'px below the footer').toBeLessThan(2);
      if (textSize === 16 && width >= 768) expect.soft(await page.evaluate(wideTables), where).toHaveNoFindings();
    }
  });
}

/** The text of each role, from the largest to the smallest. Pictures have tables of their own, and the footer has headings of its own. */
const roles = ['h1', 'main h2', 'h3', 'body', 'caption, figcaption, thead th'];

test('each role of text has one size, smaller than the role above it', async ({ look }) => {
  const widths = [320, 390, 768, 1280];
  /** Examples of each size that a role has, by the width of the window. */
  const sizes = new Map(widths.map((width) => [width, roles.map(() => new Map<number, string>())]));
  for (const path of pagesFor('every style')) {
    const page = await look(path, views.withoutScript);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(sizesOf, roles);
      found.forEach((each, role) => each.forEach(([size, text]) => sizes.get(width)?.[role]?.set(size, `${path} ${text}`)));
    }
  }
  for (const [width, examples] of sizes) {
    for (const [role, found] of examples.entries()) expect.soft(Array.from(found), `${roles[role]}, ${width} px`).toHaveLength(1);
    const all = examples.flatMap((found) => Array.from(found.keys()));
    expect(all, 'from the largest to the smallest').toEqual(Array.from(new Set(all)).toSorted((a, b) => b - a));
  }
});

// Whether larger text fits: a11y/checks/size.ts and layout.ts.
test('text follows the text size of Android, for which `text-scale` in index.html asks', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const scale of [1.3, 2]) {
    await session.send('Emulation.setEmulatedOSTextScale', { scale });
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveCSS('font-size', `${Math.round(16 * scale)}px`);
  }
});

/** Finds words on two lines. Words with hyphens may break after them. Runs in the page. */
function brokenWords({ width, textSize, longest }: (typeof windows)[number]): Finding[] {
  document.documentElement.style.fontSize = `${textSize}px`;
  const found: Finding[] = [];
  for (const text of inPage.textsIn(document.body)) {
    const parent = text.parentElement;
    // The headers of a table that became a list, and words for screen readers, are cut to one pixel.
    if (!parent?.checkVisibility() || parent.closest('svg, thead') || parent.offsetWidth <= 1) continue;
    // A line of a small phone has few characters of code, and so has larger text.
    if ((textSize > 16 || width < 390) && parent.closest(width < 1280 ? 'pre, code' : 'pre')) continue;
    // Code may break before a dot and after a parenthesis. The backslash at the end of a shell line stays with the word before it.
    const words = parent.closest('pre') ? /\w+| \\$/gm : /[\p{L}\p{N}][^\s/-]*[\p{L}\p{N}](?!-)/gu;
    for (const { 0: word, index } of text.data.matchAll(words)) {
      // Browsers hyphenate words of 13 letters, where they have a dictionary. The name of a host has no limit.
      if (word.length > (getComputedStyle(parent).hyphens === 'auto' ? 12 : longest) || /\w\.\w/.test(word)) continue;
      const lines = inPage.linesOf(text, index, index + word.length).map(({ top }) => top);
      if (Math.max(...lines) - Math.min(...lines) > 4) found.push(finding(parent, 'a broken word', word));
    }
  }
  return found;
}

/** The sizes of the visible text in the elements of each role, without code. Runs in the page. */
function sizesOf(selectors: readonly string[]) {
  const isText = (part: HTMLElement) => part.checkVisibility() && part.offsetWidth > 1 && inPage.ownTexts(part).length > 0;
  return selectors.map((selector) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector)).flatMap((element) => {
      const parts = [element, ...element.querySelectorAll<HTMLElement>(':not(code, code *)')].filter(isText);
      return (selector === 'body' ? [element] : parts).map(
        (part) => [parseFloat(getComputedStyle(part).fontSize), part.textContent.slice(0, 30)] as const,
      );
    }),
  );
}

/** Tables fit in their column, because beyond it they would cover what is beside it. Runs in the page. */
function wideTables(): Finding[] {
  return Array.from(document.querySelectorAll('main table')).flatMap((table) => {
    const room = table.parentElement?.clientWidth ?? 0;
    return table.scrollWidth > room + 1 ? [finding(table, 'width in px', table.scrollWidth, `at most ${room}`)] : [];
  });
}

/** The words of a drawing, which are beside its cables, overlap no others, and end in its column. Runs in the page. */
function crowdedDrawings(): Finding[] {
  return Array.from(document.querySelectorAll('main svg:not([viewBox]):has(> svg)')).flatMap(({ parentElement: drawing }) => {
    const words = Array.from(drawing?.querySelectorAll<HTMLElement>('li, span, strong, code, p') ?? []).filter(
      (part) => part.checkVisibility() && part.offsetWidth > 1 && inPage.ownTexts(part).length > 0,
    );
    return words.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isCrowded = words.some((other) => {
        if (part.contains(other) || other.contains(part)) return false;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left) > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
      });
      return isCrowded || box.left < 0 || box.right > innerWidth ? [finding(part, 'words that are cut or overlap', part.textContent)] : [];
    });
  });
}
