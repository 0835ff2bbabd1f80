/** WCAG 2.3.1 and 2.3.2 on film: the number of flashes within one second at any place of the page. */
import { setTimeout } from 'node:timers/promises';
import type { ElementHandle, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contrast } from '../../../src/styles/contrast';

/** WCAG 2.2, general flash: a change of relative luminance by a tenth of the maximum, and back. Flashes of any area count. */
const least = 0.1;

export interface Filmed {
  readonly frames: number;
  /** The most flashes within one second at any place. */
  readonly flashes: number;
}

/** Films the window while `act` runs, at the browser's frame rate, and counts flashes. */
export async function flashesWhile(page: Page, act: () => Promise<void>): Promise<Filmed> {
  const session = await page.context().newCDPSession(page);
  const shots: { readonly time: number; readonly data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ time: metadata.timestamp ?? 0, data });
    // A frame that comes after the end finds no session.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 480, maxHeight: 480, everyNthFrame: 1 });
  await act();
  // Frames arrive late. The first one from after the end is enough, but a page at rest sends none.
  const end = Date.now();
  while (Date.now() < end + 200 && !shots.some(({ time }) => time * 1000 > end)) await setTimeout(10);
  await session.send('Page.stopScreencast');
  await session.detach();
  // On a busy machine frames can arrive out of order.
  const frames = shots.map(({ time, data }) => ({ time, light: lightOf(data) })).sort((one, other) => one.time - other.time);
  return { frames: frames.length, flashes: countFlashes(frames) };
}

/**
 * Watches the whole page; the returned function finds what may flash out of view, where no film shows it: elements that change more
 * than six times a second, that are animated, or that are pictures. To be filmed one by one.
 */
export async function flickers(page: Page): Promise<() => Promise<readonly (readonly [string, ElementHandle<HTMLElement>])[]>> {
  const watched = await page.evaluateHandle(() => {
    const start = performance.now();
    const changes = new Map<Element, number>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) changes.set(element, (changes.get(element) ?? 0) + 1);
      }
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    return () => {
      const seconds = (performance.now() - start) / 1000;
      const changed = Array.from(changes).flatMap(([element, count]) => (count / seconds > 6 ? [element] : []));
      const animated = document.getAnimations().flatMap(({ effect, playState }) => (effect instanceof KeyframeEffect && effect.target && playState === 'running' ? [effect.target] : []));
      const pictures = Array.from(document.querySelectorAll('img, canvas, video, object, embed, svg:has(animate, animateTransform, set)'));
      return [...new Set([...changed, ...animated, ...pictures])].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && (bottom < 0 || top > innerHeight);
      });
    };
  });
  return async () => {
    const found = await page.evaluateHandle((elements) => elements(), watched);
    const handles = Array.from((await found.getProperties()).values(), (handle) => handle.asElement() as ElementHandle<HTMLElement> | null);
    return Promise.all(handles.flatMap((handle) => handle ?? []).map(async (handle) => [await handle.evaluate(({ outerHTML }) => outerHTML.slice(0, 100)), handle] as const));
  };
}

/** A frame of the film, as the relative luminance of each place. */
interface Frame {
  /** In seconds. */
  readonly time: number;
  readonly light: ArrayLike<number>;
}

/** The most flashes, which are pairs of opposing changes, within one second at any place. */
function countFlashes(frames: readonly Frame[]): number {
  const places = frames[0]?.light.length ?? 0;
  let most = 0;
  for (let place = 0; place < places; place++) {
    // The luminance at the last turning point, the direction since, and the times of all turns.
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
 * The side of a place in pixels of the film, about the height of a line of text. Smaller changes are averaged: as an answer
 * opens, three lines of text can pass a single pixel within 0.2 s, which is no flash. A light of the size of a place still is.
 */
const side = 16;

/** The mean luminance of each place, from every second pixel of every second row. */
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

/** The luminance of each 24-bit colour seen so far. */
const known = new Map<number, number>();

function luminance(color: number): number {
  let light = known.get(color);
  if (light === undefined) {
    // The contrast with black is (luminance + 0.05) / 0.05.
    light = contrast(`#${color.toString(16).padStart(6, '0')}`, '#000000') * 0.05 - 0.05;
    known.set(color, light);
  }
  return light;
}
