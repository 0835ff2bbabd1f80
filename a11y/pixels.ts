/** Screenshots as pixels: what has changed between two of them, and by how much. */
import { inflateSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
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
  return decodePng(Buffer.from(data, 'base64'));
}

/** How many pixels have a contrast of `ratio` or more between two pictures of the same size. */
export function changedArea(before: Pixels, after: Pixels, ratio: number): number {
  if (before.width !== after.width || before.height !== after.height) throw new Error('The pictures differ in size.');
  let area = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const [one, other] = [luminance(before.data, at), luminance(after.data, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= ratio) area++;
  }
  return area;
}

/** The share of light of each of the 256 values of a channel (WCAG 2.2, relative luminance). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(data: Uint8Array, at: number): number {
  const light = (channel: number) => linear[data[at + channel] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

/** Decodes what Chromium writes: 8 bits a channel, with or without alpha, not interlaced (PNG, third edition). */
function decodePng(file: Buffer): Pixels {
  const [width, height, depth, colourType, interlace] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25], file[28]];
  if (depth !== 8 || (colourType !== 2 && colourType !== 6) || interlace !== 0) throw new Error('Not a PNG as Chromium writes it.');
  const chunks: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = colourType === 6 ? 4 : 3;
  const rows = unfilter(inflateSync(Buffer.concat(chunks)), width * bytes, bytes);
  if (bytes === 3) return { width, height, data: rows };
  return { width, height, data: rows.filter((_, index) => index % 4 !== 3) };
}

/** Each row begins with the number of its filter: how its bytes are told by those on the left, above and in the corner. */
function unfilter(raw: Uint8Array, stride: number, bytes: number): Uint8Array {
  const rows = new Uint8Array((raw.length / (stride + 1)) * stride);
  for (let from = 0, to = 0; from < raw.length; ) {
    const told = filters[raw[from++] ?? 0];
    if (!told) throw new Error('A filter that PNG does not have.');
    for (let column = 0; column < stride; column++, from++, to++) {
      const isFirst = column < bytes;
      const left = isFirst ? 0 : (rows[to - bytes] ?? 0);
      // Before the first row there is nothing: undefined, so zero.
      const above = rows[to - stride] ?? 0;
      const corner = isFirst ? 0 : (rows[to - stride - bytes] ?? 0);
      rows[to] = (raw[from] ?? 0) + told(left, above, corner);
    }
  }
  return rows;
}

const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
