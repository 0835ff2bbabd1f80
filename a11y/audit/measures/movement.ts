/** WCAG 2.2.2: what goes on moving on a page that is left alone. */
import type { CDPSession, Page } from '@playwright/test';

/** Records from now on which intervals run on pages. Install a fake clock before, since this wraps the functions of the page. */
export async function watchIntervals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    Object.assign(globalThis, { running });
    const { setInterval, clearInterval } = globalThis;
    globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
      const timer = setInterval(...args);
      running.add(Number(timer));
      return timer;
    }) as typeof setInterval;
    globalThis.clearInterval = (timer) => {
      running.delete(Number(timer));
      clearInterval(timer);
    };
  });
}

/**
 * What moves, or may at any time: animations of more than five seconds, those that SVG has of its own, intervals, and
 * with pictures, pixels in view that change. Call `watchIntervals` before the page is opened, and this when what ends by itself has ended.
 */
export async function movementOn(page: Page, { withPictures }: { readonly withPictures: boolean }): Promise<readonly string[]> {
  const isAtRest = !withPictures || (await rests(page));
  const found = await page.evaluate(() => {
    const name = (element: Element | null | undefined) => element?.outerHTML.slice(0, 100) ?? '';
    const animations = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isEndless = Number(effect?.getComputedTiming().endTime) > 5000;
      return playState === 'running' && isEndless && target?.checkVisibility() ? [`an animation of more than five seconds: ${name(target)}`] : [];
    });
    const drawn = Array.from(document.querySelectorAll('svg :is(animate, animateMotion, animateTransform, set)'), (element) => `an animation of SVG: ${name(element)}`);
    const timers = Array.from((globalThis as unknown as { running: Set<number> }).running, () => 'an interval that runs');
    return [...animations, ...drawn, ...timers];
  });
  return isAtRest ? found : [...found, 'pixels that change'];
}

/** Whether three pictures in a row are the same. A busy machine draws late, so ten pictures are enough to say that it moves. */
async function rests(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  let [before, same] = ['', 0];
  for (let pictures = 0; pictures < 10 && same < 2; pictures++) {
    const now = await smallPicture(session);
    same = now === before ? same + 1 : 0;
    before = now;
  }
  await session.detach();
  return same === 2;
}

/** The window at a quarter of its size: enough to see that something moves, and quickly encoded. A picture of more would resize the page. */
async function smallPicture(session: CDPSession): Promise<string> {
  const { cssVisualViewport: view } = await session.send('Page.getLayoutMetrics');
  const clip = { x: view.pageX, y: view.pageY, width: view.clientWidth, height: view.clientHeight, scale: 0.25 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return data;
}
