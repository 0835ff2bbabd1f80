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

/** The icon widths in the manifest, in pixels. */
export const iconSizes = [192, 512] as const;

export function iconPath(size: (typeof iconSizes)[number]): string {
  return `/icon-${size}.png`;
}

export const maskableIcon = { path: '/icon-maskable-512.png', size: 512 } as const;

/** Maps the path of each picture to a function that draws it. */
export function pictures({ drawCard, drawIcon }: Drawings): ReadonlyMap<string, () => Picture> {
  const tab = fillColors(drawIcon('tab'), 'dark');
  const cards = routes.map((page): [string, () => Picture] => [
    cardPath(page),
    () => pngFile(fillColors(drawCard(page, textWidth), 'dark'), cardSize.width),
  ]);
  const homeIcon = (width: number, kind: 'tile' | 'maskable' = 'tile') => pngFile(fillColors(drawIcon(kind), 'dark'), width);
  return new Map<string, () => Picture>([
    ['/favicon.svg', () => ({ type: 'image/svg+xml', content: tab })],
    // For browsers and programs without SVG icons.
    ['/favicon.png', () => pngFile(tab, 48)],
    // Home screens show transparent areas as black.
    ['/apple-touch-icon.png', () => homeIcon(180)],
    ...iconSizes.map((size): [string, () => Picture] => [iconPath(size), () => homeIcon(size)]),
    [maskableIcon.path, () => homeIcon(maskableIcon.size, 'maskable')],
    ...cards,
  ]);
}

function pngFile(svg: string, width: number): Picture {
  return { type: 'image/png', content: png(svg, width) };
}
