/** WCAG 2.3.1 and 2.3.2 in pictures: how often a place on the page flashes within one second. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contrast } from '../../../src/styles/contrast';

/** WCAG 2.2, general flash: a change of a tenth of the greatest relative luminance, and back. We ask nothing about its area. */
const least = 0.1;

export interface Filmed {
  readonly frames: number;
  /** The most flashes that any place has had in one second. */
  readonly flashes: number;
}

/** Films the window while `act` runs, as fast as the browser draws, and counts. */
export async function flashesWhile(page: Page, act: () => Promise<void>): Promise<Filmed> {
  const session = await page.context().newCDPSession(page);
  const shots: { readonly time: number; readonly data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ time: metadata.timestamp ?? 0, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 480, maxHeight: 480, everyNthFrame: 1 });
  await act();
  // The last frames are on their way.
  await setTimeout(200);
  await session.send('Page.stopScreencast');
  await session.detach();
  // On a busy machine a picture can come after the one that was taken next.
  const frames = shots.map(({ time, data }) => ({ time, light: lightOf(data) })).sort((one, other) => one.time - other.time);
  return { frames: frames.length, flashes: countFlashes(frames) };
}

/** A picture of the page, as the relative luminance of each place. */
interface Frame {
  /** In seconds. */
  readonly time: number;
  readonly light: ArrayLike<number>;
}

/** The most flashes, which are pairs of opposing changes, that any place has had in one second. */
function countFlashes(frames: readonly Frame[]): number {
  const places = frames[0]?.light.length ?? 0;
  let most = 0;
  for (let place = 0; place < places; place++) {
    // The light at the last turn, the way it has gone since, and when it turned.
    let [extreme, way] = [frames[0]?.light[place] ?? 0, 0];
    const changes: number[] = [];
    for (const { time, light } of frames) {
      const now = light[place] ?? 0;
      if (way !== 0 && (now - extreme) * way > 0) extreme = now;
      else if (Math.abs(now - extreme) >= least) {
        way = Math.sign(now - extreme);
        extreme = now;
        changes.push(time);
        const recent = changes.filter((change) => time - change <= 1).length;
        most = Math.max(most, Math.floor(recent / 2));
      }
    }
  }
  return most;
}

/**
 * The side of a place in pixels of the film, about a line of text. What is smaller is averaged: as an answer opens, three lines of
 * words can pass a single pixel within 0.2 s, and that is no flash. A light as large as a place still is.
 */
const side = 16;

/** Of each place the mean of every second pixel of every second row: what flashes is larger. */
function lightOf(data: string): readonly number[] {
  const picture = PNG.sync.read(Buffer.from(data, 'base64'));
  const light: number[] = [];
  for (let top = 0; top + side <= picture.height; top += side) {
    for (let left = 0; left + side <= picture.width; left += side) {
      let sum = 0;
      for (let y = top; y < top + side; y += 2) {
        for (let x = left; x < left + side; x += 2) sum += luminance(picture.data.readUIntBE(4 * (y * picture.width + x), 3));
      }
      light.push(sum / (side / 2) ** 2);
    }
  }
  return light;
}

/** Of each colour that was seen, as a number of 24 bits. */
const known = new Map<number, number>();

function luminance(color: number): number {
  let light = known.get(color);
  if (light === undefined) {
    // Against black, contrast is luminance by another name.
    light = contrast(`#${color.toString(16).padStart(6, '0')}`, '#000000') * 0.05 - 0.05;
    known.set(color, light);
  }
  return light;
}
