/** Captures a page without its text and focus ring: the backgrounds of text and the edges of shapes. */
import type { Page } from '@playwright/test';
import { type Area, capture } from './pixels';

export interface Picture {
  /** Returns the color at a point in document coordinates, such as `#1c1a16`. */
  colorAt(x: number, y: number): string;
  /** The areas of tooltips in document coordinates. Their position depends on the height of the viewport. */
  readonly tips: readonly Area[];
}

/** Hides text without `color`, because lines and shapes use `color` too. */
const withoutText = `
  *, ::before, ::after, ::placeholder, ::marker {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }
  /* The ring would be beside the edges of the next control. focusRings.ts measures it. */
  :focus-visible { outline-color: transparent !important; }
`;

/** Takes a screenshot of the whole page at the current width, and restores viewport and styles. */
export async function pictureWithoutText(page: Page): Promise<Picture> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate((rules) => {
    // The content security policy blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollHeight;
  }, withoutText);
  await page.setViewportSize({ width: before.width, height });
  const tips = await page.evaluate(tooltipAreas);
  const session = await page.context().newCDPSession(page);
  const { width, data } = await capture(session, { x: 0, y: 0, width: before.width, height });
  await Promise.all([session.detach(), page.evaluate(() => document.adoptedStyleSheets.pop()), page.setViewportSize(before)]);
  return {
    tips,
    colorAt(x, y) {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
      const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
      const at = 4 * (row * width + column);
      return `#${data.toString('hex', at, at + 3)}`;
    },
  };
}

/** Returns the areas of tooltips after they have followed the viewport. Runs in the page. */
async function tooltipAreas(): Promise<readonly Area[]> {
  const tips = document.querySelectorAll('[role=tooltip]');
  for (let frame = 0; tips.length && frame < 2; frame++) await new Promise(requestAnimationFrame);
  return Array.from(tips, (tip) => {
    const { x, y, width, height } = tip.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}
