/** Tests the text size that visitors set in Android, which Chrome applies to pages that ask for it (`text-scale` in index.html). */
import { notFound } from '../content/siteRoutes';
import { pagesFor } from '../../a11y/pages';
import { measure } from '../../a11y/measure';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

test('text follows the text size of the system, and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const session = await page.context().newCDPSession(page);
  for (const [scale, size] of [
    [1.3, '21px'],
    [2, '32px'],
  ] as const) {
    await session.send('Emulation.setEmulatedOSTextScale', { scale });
    for (const path of pagesFor('every style').filter((each) => each !== notFound.path)) {
      await openPage(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(size);
      expect.soft((await measure(page, ['reflow'])).reflow, `${path} at ${scale}`).toHaveNoFindings();
    }
  }
});
