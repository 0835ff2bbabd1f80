/**
 * Gives each drawing of a page a width and a height, which its style sheet overrides: without that file, a drawing would fill
 * the window. In the HTML only, since a page that the app renders has its style sheet.
 */

/** In CSS px; no side is longer. */
const longest = 240;

export function withDrawingSizes(html: string): string {
  return html.replace(/<svg[^>]*/g, (tag) => {
    const [width = 0, height = 0] = (/\sviewBox="[^"]*?([\d.]+) ([\d.]+)"/.exec(tag)?.slice(1) ?? browserDefault).map(Number);
    const scale = Math.min(1, longest / Math.max(width, height));
    const size = (side: number) => Number((side * scale).toFixed(2));
    const attribute = (name: string, side: number) => (tag.includes(` ${name}=`) ? '' : ` ${name}="${size(side)}"`);
    return tag + attribute('width', width) + attribute('height', height);
  });
}

/** The size of a drawing that has no coordinates of its own. */
const browserDefault = ['300', '150'];
