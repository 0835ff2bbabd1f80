/** The size of text tells its role, and the size of a heading its level. */
import { paths } from '../../a11y/pages';
import { expect, test } from '../../a11y/test';

/** The text of each role, from the largest to the smallest. Pictures of the product have tables of their own. */
const roles = ['h1', 'h2', 'h3', 'body', 'caption, figcaption, th[role=columnheader]'];

// Without JavaScript, every panel is open.
test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test(`each role of text has one size on all pages, smaller than the role above it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const examples = roles.map(() => new Map<number, string>());
    for (const path of paths) {
      await page.goto(path);
      const sizes = await page.evaluate(sizesOf, roles);
      sizes.forEach((found, role) => found.forEach(([size, text]) => examples[role]?.set(size, `${path} ${text}`)));
    }
    for (const [role, found] of examples.entries()) expect.soft(Array.from(found), roles[role]).toHaveLength(1);
    const sizes = examples.flatMap((found) => Array.from(found.keys()));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(roles.length);
  });
}

/** The sizes of the visible text in the elements of each role, without code. Runs in the page. */
function sizesOf(selectors: readonly string[]) {
  const isText = (part: HTMLElement) =>
    part.checkVisibility() && part.offsetWidth > 1 && Array.from(part.childNodes).some((node) => node instanceof Text && node.data.trim());
  return selectors.map((selector) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector)).flatMap((element) => {
      const parts = [element, ...element.querySelectorAll<HTMLElement>(':not(code, code *)')].filter(isText);
      return (selector === 'body' ? [element] : parts).map(
        (part) => [parseFloat(getComputedStyle(part).fontSize), part.textContent.slice(0, 30)] as const,
      );
    }),
  );
}
