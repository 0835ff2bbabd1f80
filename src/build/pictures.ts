/** Draws social cards and icons as files, on demand. */
import { cardPath, cardSize } from '../drawings/SocialCard/cardFile.ts';
import { routes } from '../content/routes.ts';
import { fillColors } from './fillColors.ts';
import { png, textWidth } from './rasterize.ts';

type Drawings = Pick<typeof import('../app/render'), 'drawCard' | 'drawIcon'>;

export interface Picture {
  readonly type: string;
  readonly content: string | Buffer;
}

/** The logo that search engines show. */
export const logoPath = '/icon-512.png';

/** Maps the path of each picture to a function that draws it. */
export function pictures({ drawCard, drawIcon }: Drawings): ReadonlyMap<string, () => Picture> {
  const tab = fillColors(drawIcon('tab'));
  const cards = routes.map((page): [string, () => Picture] => [
    cardPath(page),
    () => pngFile(fillColors(drawCard(page, textWidth)), cardSize.width),
  ]);
  const tile = fillColors(drawIcon('tile'));
  return new Map<string, () => Picture>([
    ['/favicon.svg', () => ({ type: 'image/svg+xml', content: tab })],
    // For browsers and programs without SVG icons.
    ['/favicon.png', () => pngFile(tab, 48)],
    // Home screens show transparent areas as black.
    ['/apple-touch-icon.png', () => pngFile(tile, 180)],
    [logoPath, () => pngFile(tile, 512)],
    ...cards,
  ]);
}

function pngFile(svg: string, width: number): Picture {
  return { type: 'image/png', content: png(svg, width) };
}
