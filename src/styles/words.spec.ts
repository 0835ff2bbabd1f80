/** Words stay in one piece. Only windows narrower than a phone, and larger text, need to break long ones. */
import type { Finding } from '../../a11y/findings';
import { paths } from '../../a11y/pages';
import { expect, test } from '../../a11y/test';

/** An owner's host may be longer than any column. */
const maxLength = 20;

// Without JavaScript, every panel is open.
test.use({ javaScriptEnabled: false });

test('no word breaks at 390 and at 1280 px', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(brokenWords, maxLength), `${path}, ${width} px`).toHaveNoFindings();
    }
  }
});

/** Finds words on two lines. Words with hyphens may break after them. Runs in the page. */
function brokenWords(longest: number): Finding[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Finding[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    // The headers of a table that became a list are cut to one pixel.
    if (!parent?.checkVisibility() || parent.closest('svg, thead')) continue;
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
