/** Forced colors. */
import { controlsWithEdge, lostEdges } from './audit/measures/forcedColors';
import { covers } from './covers';
import { operatedPaths } from './pages';
import { expect, test } from './test';

test('the selected tab has a different border in forced colors', async ({ look }) => {
  const page = await look('/product', { forcedColors: 'active' });
  const border = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => {
        const style = getComputedStyle(tab);
        return `${style.borderBlockEndColor} ${style.borderBlockStartColor} ${style.fontWeight}`;
      });
  expect(await border(true)).not.toBe(await border(false));
});

for (const path of operatedPaths) {
  test(`controls of ${path} keep an edge in forced colors`, covers('edgeContrast', '1.4.11'), async ({ look }) => {
    const page = await look(path);
    const edges = await page.evaluateHandle(controlsWithEdge);
    expect(await edges.evaluate(({ length }) => length)).toBeGreaterThan(0);
    await look(path, { forcedColors: 'active' });
    expect(await edges.evaluate(lostEdges)).toHaveNoFindings();
  });
}

test('a button looks different when hovered and when pressed in forced colors', async ({ look }) => {
  const page = await look('/contact', { forcedColors: 'active' });
  const button = page.getByRole('main').locator('button[type=submit]');
  const colors = () => button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const atRest = await colors();
  await button.hover();
  const hovered = await colors();
  await page.mouse.down();
  const pressed = await colors();
  expect(hovered).not.toEqual(atRest);
  expect(pressed).not.toEqual(hovered);
  await page.mouse.move(0, 0);
  await page.mouse.up();
});
