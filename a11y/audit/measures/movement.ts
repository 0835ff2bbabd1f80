/** WCAG 2.2.2, 2.3.1: finds movement on an idle page. */
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

/**
 * Runs the fake clock of the page, and finds elements that scripts change meanwhile, in the viewport or not. The value is the number of
 * changes.
 */
export async function changesWithin(page: Page, milliseconds: number, changes: MutationObserverInit): Promise<readonly Finding[]> {
  const observed = await page.evaluateHandle((options) => {
    const targets: Node[] = [];
    const add = (records: readonly MutationRecord[]) => targets.push(...records.map(({ target }) => target));
    const recorder = new MutationObserver(add);
    recorder.observe(document, { subtree: true, ...options });
    return { stop: () => (add(recorder.takeRecords()), recorder.disconnect(), targets) };
  }, changes);
  await page.clock.runFor(milliseconds);
  return observed.evaluate(({ stop }) => {
    const counts = new Map<Element | null, number>();
    for (const target of stop()) {
      const element = target instanceof Element ? target : target.parentElement;
      counts.set(element, (counts.get(element) ?? 0) + 1);
    }
    return Array.from(counts, ([element, count]) => finding(element, 'changes while nothing happens', count, 'no change'));
  });
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
