/** WCAG 2.2.2: finds movement on an idle page. */
import type { Finding } from '../../findings';
import type { CDPSession, Page } from '@playwright/test';

/** Finds animations of more than five seconds, SVG animations, and changing pixels in the viewport. Call it after finite animations. */
export async function movementOn(page: Page): Promise<readonly Finding[]> {
  const isAtRest = await isStill(page);
  const found = await page.evaluate(() => {
    const animations = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isEndless = Number(effect?.getComputedTiming().endTime) > 5000;
      return playState === 'running' && isEndless && target?.checkVisibility()
        ? [finding(target, 'milliseconds of animation', String(effect?.getComputedTiming().endTime), 'at most 5000')]
        : [];
    });
    const svgAnimations = Array.from(document.querySelectorAll('svg :is(animate, animateMotion, animateTransform, set)'), (element) =>
      finding(element, 'is an animation of SVG'),
    );
    return [...animations, ...svgAnimations];
  });
  return isAtRest ? found : [...found, { selector: '', what: 'pixels of the viewport change while nothing happens' }];
}

/** Returns whether three consecutive screenshots are equal. A busy machine draws late, so it tries up to ten. */
async function isStill(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  let [previous, equal] = ['', 0];
  for (let pictures = 0; pictures < 10 && equal < 2; pictures++) {
    const now = await smallPicture(session);
    equal = now === previous ? equal + 1 : 0;
    previous = now;
  }
  await session.detach();
  return equal === 2;
}

/** Captures the viewport at a quarter of its size, which is fast to encode. A larger area would resize the page. */
async function smallPicture(session: CDPSession): Promise<string> {
  const { cssVisualViewport: view } = await session.send('Page.getLayoutMetrics');
  const clip = { x: view.pageX, y: view.pageY, width: view.clientWidth, height: view.clientHeight, scale: 0.25 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return data;
}
