/** Captures a page without its text and focus ring: the backgrounds of text and the edges of shapes. */
import type { Page } from '@playwright/test';

/** Hides text without `color`, because lines and shapes use `color` too. */
const withoutText = `
  *, ::before, ::after, ::placeholder, ::marker {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }
  /* The ring would be beside the edges of the next control. The walk with Tab measures it. */
  :focus-visible { outline-color: transparent !important; }
`;

/** Calls `measure` with a picture, while the window shows the whole page as in the picture. */
export async function withPicture<Result>(page: Page, measure: (png: string) => Promise<Result>): Promise<Result> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  // The browser chooses the colors of a selection, which a failed copy leaves.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const added = await page.evaluateHandle((rules) => inPage.addRules(rules), withoutText);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height });
  const session = await page.context().newCDPSession(page);
  // This is faster than `page.screenshot()`, which waits for fonts and hides the caret.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  await added.evaluate((removeRules) => removeRules());
  const result = await measure(data);
  await page.setViewportSize(before);
  return result;
}
