/** WCAG 2.3.1 and 2.3.2 in pictures: how often a place on the page flashes within one second. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contrast } from '../src/styles/contrast';

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
  return { frames: shots.length, flashes: countFlashes(shots.map(({ time, data }) => ({ time, light: lightOf(data) }))) };
}

/** A picture of the page, as the relative luminance of each place. */
export interface Frame {
  /** In seconds. */
  readonly time: number;
  readonly light: ArrayLike<number>;
}

/** The most flashes, which are pairs of opposing changes, that any place has had in one second. */
export function countFlashes(frames: readonly Frame[]): number {
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

/** Every second pixel of every second row will do: what flashes is larger. */
function lightOf(data: string): readonly number[] {
  const picture = PNG.sync.read(Buffer.from(data, 'base64'));
  const light: number[] = [];
  for (let y = 0; y < picture.height; y += 2) {
    for (let x = 0; x < picture.width; x += 2) light.push(luminance(picture.data.readUIntBE(4 * (y * picture.width + x), 3)));
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
