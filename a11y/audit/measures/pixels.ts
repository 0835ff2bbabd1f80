/** Screenshots as pixels: what has changed between two of them, and by how much. */
import type { CDPSession } from '@playwright/test';
import { PNG } from 'pngjs';
import { lightOf } from '../../../src/styles/contrast';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Buffer;
}

/** A part of the document in CSS px. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Photographs a part of what is in view. Faster than `page.screenshot()`, which also waits for fonts and hides the caret. */
export async function photograph(session: CDPSession, area: Area): Promise<Pixels> {
  const clip = { ...area, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}

/** How many pixels have a contrast of `ratio` or more between two pictures of the same size. */
export function changedArea(before: Pixels, after: Pixels, ratio: number): number {
  if (before.width !== after.width || before.height !== after.height) throw new Error('The pictures differ in size.');
  let area = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const [one, other] = [luminance(before.data, at), luminance(after.data, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= ratio) area++;
  }
  return area;
}

/** Reckoned once: a picture has millions of channels. */
const lights = Float64Array.from({ length: 256 }, (_, value) => lightOf(value));

/** WCAG 2.2, relative luminance. */
function luminance(data: Buffer, at: number): number {
  const light = (channel: number) => lights[data[at + channel] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}
