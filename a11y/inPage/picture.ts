/** A picture of the whole page without its text. */
export interface Picture {
  /** The color of a pixel, such as `#1c1a16`. */
  readonly colorAt: (x: number, y: number) => string;
}

export async function readPicture(png: string): Promise<Picture> {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]));
  const { width, height } = image;
  const pen = penOf(width, height);
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const within = (place: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(place)));
  return {
    colorAt: (x, y) => {
      const at = 4 * (within(y, height) * width + within(x, width));
      return hexOf([data[at], data[at + 1], data[at + 2]]);
    },
  };
}

/** Red, green, and blue from 0 to 255, and alpha from 0 to 1. A canvas understands every color notation of CSS. */
export function rgba(color: string): readonly [number, number, number, number] {
  const pen = penOf(1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export const hexOf = (channels: readonly (number | undefined)[]): string =>
  `#${channels.map((channel = 0) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function penOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
}
