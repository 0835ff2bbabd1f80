/** Phones whose owner has chosen larger text in the browser, and pages whose words are longer in another language. */
import { lengthenWords, radioDots } from './audit/measures/largerText';
import { clipped, coveredText, overlappingLines, tooWide } from './audit/measures/layout';
import { covers } from './covers';
import { measuredPaths } from './pages';
import { expect, test } from './test';

for (const path of measuredPaths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test('shows all its text on a phone with text of 200 %', covers('textSize', '1.4.4'), async ({ look }) => {
      const page = await look(path, { width: 390, textSize: 32 });
      expect(await clipped(page)).toHaveNoFindings();
      expect(await overlappingLines(page), 'lines that overlap').toHaveNoFindings();
      expect(await coveredText(page), 'words under something else').toHaveNoFindings();
    });

    test('never scrolls sideways with larger text or longer words, at 320 px', covers('reflow', '1.4.10'), async ({ look }) => {
      for (const textSize of [20, 24, 32]) {
        const page = await look(path, { width: 320, textSize });
        expect.soft(await tooWide(page), `text of ${textSize} px`).toHaveNoFindings();
      }
      const page = await look(path, { width: 320 });
      const restore = await page.evaluateHandle(lengthenWords);
      expect.soft(await tooWide(page), 'words are a third longer').toHaveNoFindings();
      await restore.evaluate((undo) => undo());
    });
  });
}

test('the header stays in one row with larger text', covers('textSize', '1.4.4'), async ({ look }) => {
  for (const textSize of [20, 24, 32]) {
    const page = await look('/', { width: 390, textSize });
    const controls = page.getByRole('banner').locator('a:visible, button:visible');
    expect(await controls.count()).toBeGreaterThan(2);
    const inOtherRows = await controls.evaluateAll((all) => {
      const [first = 0, ...middles] = all.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      return middles.flatMap((middle, index) =>
        Math.abs(middle - first) < 8
          ? []
          : [finding(all[index + 1] ?? null, 'px from the top of the page to its middle', middle, `about ${first}`)],
      );
    });
    expect(inOtherRows, `${textSize} px`).toHaveNoFindings();
  }
});

test('the dot of a radio button is round at every text size', async ({ look }) => {
  for (const textSize of [16, 20, 32]) {
    const page = await look('/', { textSize });
    const dots = await page.evaluate(radioDots);
    expect(dots.length).toBeGreaterThan(0);
    for (const [width, height] of dots) expect(width, `${textSize} px`).toBe(height);
  }
});
