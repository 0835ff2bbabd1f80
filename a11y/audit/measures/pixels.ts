/** Takes screenshots as pixels and compares them. */
import type { CDPSession } from '@playwright/test';
import { PNG } from 'pngjs';
import { lightOf } from '../../../src/styles/contrast';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, and alpha of each pixel, row by row. */
  readonly data: Buffer;
}

/** A rectangle in document coordinates, in CSS px. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Captures a part of the viewport. This is faster than `page.screenshot()`, which waits for fonts and hides the caret. */
export async function capture(session: CDPSession, area: Area): Promise<Pixels> {
  const clip = { ...area, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}

/** Crops a screenshot of `whole` to `area`. Both are in whole CSS px. */
export function crop({ width, data }: Pixels, whole: Area, area: Area): Pixels {
  const rows = Array.from({ length: area.height }, (_, row) => {
    const start = 4 * ((area.y - whole.y + row) * width + area.x - whole.x);
    return data.subarray(start, start + 4 * area.width);
  });
  return { width: area.width, height: area.height, data: Buffer.concat(rows) };
}

/** Counts pixels whose contrast between two screenshots is at least `ratio`. Throws if the sizes differ. */
export function changedArea(before: Pixels, after: Pixels, ratio: number): number {
  if (before.width !== after.width || before.height !== after.height) throw new Error('The screenshots differ in size.');
  let area = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const [one, other] = [luminance(before.data, at), luminance(after.data, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= ratio) area++;
  }
  return area;
}

/** A lookup table, because a screenshot has millions of channels. */
const lights = Float64Array.from({ length: 256 }, (_, value) => lightOf(value));

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(data: Buffer, at: number): number {
  const light = (channel: number) => lights[data[at + channel] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}
