/** Words stay in one piece. Only windows narrower than a phone, and words that are too long for larger text, need to break. */
import type { Finding } from '../../a11y/findings';
import { paths } from '../../a11y/pages';
import { expect, test } from '../../a11y/test';

/** Widths and text sizes in pixels, with the longest word that must fit. An owner's host may be longer than any column. */
const views = [
  { width: 390, textSize: 16, longest: 20 },
  { width: 768, textSize: 16, longest: 20 },
  { width: 1280, textSize: 16, longest: 20 },
  { width: 1280, textSize: 32, longest: 20 },
  { width: 390, textSize: 32, longest: 14 },
];

// Without JavaScript, every panel is open.
test.use({ javaScriptEnabled: false });

test('no word breaks at 390, 768, or 1280 px, or with text of 200 %', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const view of views) {
      await page.setViewportSize({ width: view.width, height: 800 });
      const found = await page.evaluate(brokenWords, view);
      expect.soft(found, `${path}, ${view.width} px, text of ${view.textSize} px`).toHaveNoFindings();
    }
  }
});

/** Finds words on two lines. Words with hyphens may break after them. Runs in the page. */
function brokenWords({ width, textSize, longest }: (typeof views)[number]): Finding[] {
  document.documentElement.style.fontSize = `${textSize}px`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Finding[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    // The headers of a table that became a list, and words for screen readers, are cut to one pixel.
    if (!parent?.checkVisibility() || parent.closest('svg, thead') || parent.offsetWidth <= 1) continue;
    // Twice as large, code has few characters in a line of a phone.
    if (textSize > 16 && parent.closest(width < 1280 ? 'pre, code' : 'pre')) continue;
    // Code may break before a dot and after a parenthesis. The backslash at the end of a shell line stays with the word before it.
    const words = parent.closest('pre') ? /\w+| \\$/gm : /[\p{L}\p{N}][^\s/-]*[\p{L}\p{N}](?!-)/gu;
    for (const { 0: word, index } of text.data.matchAll(words)) {
      if (word.length > longest) continue;
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = Array.from(range.getClientRects(), ({ top }) => top);
      if (Math.max(...lines) - Math.min(...lines) > 4) found.push(finding(parent, 'a broken word', word));
    }
  }
  return found;
}
