/** Rows of tabs in narrow windows. */
import type { Finding } from '../../../a11y/findings';
import { paths } from '../../../a11y/pages';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

/** The distances of WCAG 1.4.12. */
const textSpacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

test('labels stay in their tabs, and no tab is alone below a row of three or more, at 320 and 480 px, and with larger distances', async ({
  page,
}) => {
  for (const path of paths) {
    await openPage(page, path);
    if ((await page.getByRole('tablist').count()) === 0) continue;
    for (const width of [320, 480]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(unevenTabs, false), `${path}, ${width} px`).toHaveNoFindings();
    }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await page.evaluate(unevenTabs, true), `${path}, larger distances`).toHaveNoFindings();
  }
});

/** Runs in the page. With larger distances, a row may wrap anywhere. */
function unevenTabs(mayWrap: boolean): Finding[] {
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
    const isUneven = !mayWrap && sizes.includes(1) && Math.max(...sizes) > 2;
    return [
      ...left.map((tab) => finding(tab, 'a label outside its tab')),
      ...(isUneven ? [finding(list, 'a tab alone below a row of tabs')] : []),
    ];
  });
}
