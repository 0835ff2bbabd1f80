/** A whole page as pixels, without its text: the backgrounds of words, and the edges of what is drawn. */
import type { Page } from '@playwright/test';
import { type Area, photograph } from './pixels';

export interface Picture {
  /** The color at a point in document coordinates, as `#1c1a16`. */
  colorAt(x: number, y: number): string;
  /** Where tooltips stood, in document coordinates: they may stand elsewhere in a window of another height. */
  readonly tips: readonly Area[];
}

/** Makes text transparent, but not by `color`, which lines and shapes use too. */
const withoutText = `
  *, ::before, ::after, ::placeholder, ::marker {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }
`;

/** Takes a screenshot of the whole page at the current width, and leaves window and styles as they were. */
export async function pictureWithoutText(page: Page): Promise<Picture> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate((rules) => {
    // The content security policy of the site blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollHeight;
  }, withoutText);
  await page.setViewportSize({ width: before.width, height });
  const tips = await page.evaluate(restingTips);
  const session = await page.context().newCDPSession(page);
  const { width, data } = await photograph(session, { x: 0, y: 0, width: before.width, height });
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

/** Runs in the page: where its tooltips stand, once they have followed the size of the window. */
async function restingTips(): Promise<readonly Area[]> {
  const tips = document.querySelectorAll('[role=tooltip]');
  for (let frame = 0; tips.length && frame < 2; frame++) await new Promise(requestAnimationFrame);
  return Array.from(tips, (tip) => {
    const { x, y, width, height } = tip.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}
