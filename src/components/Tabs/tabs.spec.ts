/** Rows of tabs in narrow windows. */
import { builtHtml } from '../../../a11y/builtHtml';
import type { Finding } from '../../../a11y/findings';
import { paths } from '../../../a11y/pages';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

test('labels stay in their tabs, and no tab is alone below a row of three or more, at 320 and 480 px', async ({ page }) => {
  for (const path of paths.filter((each) => builtHtml(each).includes('role="tablist"'))) {
    await openPage(page, path);
    for (const width of [320, 480]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(unevenTabs), `${path}, ${width} px`).toHaveNoFindings();
    }
  }
});

/** Runs in the page. */
function unevenTabs(): Finding[] {
  return Array.from(document.querySelectorAll('[role=tablist]')).flatMap((list) => {
    const tabs = Array.from(list.querySelectorAll('[role=tab]')).filter((tab) => tab.checkVisibility());
    const left = tabs.filter((tab) => {
      const range = new Range();
      range.selectNodeContents(tab);
      const [outer, inner] = [tab.getBoundingClientRect(), range.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    });
    const tops = tabs.map((tab) => Math.round(tab.getBoundingClientRect().top));
    const sizes = tops.map((top) => tops.filter((other) => other === top).length);
    const isUneven = sizes.includes(1) && Math.max(...sizes) > 2;
    return [
      ...left.map((tab) => finding(tab, 'a label outside its tab')),
      ...(isUneven ? [finding(list, 'a tab alone below a row of tabs')] : []),
    ];
  });
}
