/** Records animations, and operates pages for the checks of motion. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';
import { menuButton, submitButton } from './locators';

interface Started extends Finding {
  readonly duration: number;
  readonly iterations: number;
}

/** Records animations and transitions. The returned function returns and removes the records. */
export async function watchAnimations(page: Page): Promise<() => Promise<readonly Started[]>> {
  await page.addInitScript(() => {
    const started: Started[] = [];
    Object.assign(globalThis, { started });
    const record = (what: string, element: Element, animations: readonly Animation[]) => {
      const timings = animations.map(({ effect }) => effect?.getComputedTiming());
      const duration = Math.max(0, ...timings.map((timing) => Number(timing?.endTime)));
      const iterations = Math.max(0, ...timings.map((timing) => Number(timing?.iterations)));
      const [value, limit] = [`${iterations} times, ${duration} ms`, 'once, 300 ms, and nothing with reduced motion'];
      started.push({ ...finding(element, what, value, limit), duration, iterations });
    };
    // Animations of scripts dispatch no event.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...options) {
      const animation = animate.apply(this, options);
      record('animate()', this, [animation]);
      return animation;
    };
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, ({ target }) => target instanceof Element && record(type, target, target.getAnimations({ subtree: true })), {
        capture: true,
      });
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { started: Started[] }).started.splice(0));
}

/** Waits for visible animations that end. */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && playState === 'running' && Number(effect.getComputedTiming().endTime) < 5000;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** An observer runs in the first frame, its change is drawn in the second, and transitions start in the third. */
const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Turns the wheel, and waits until the page has scrolled. */
export async function scroll(page: Page) {
  const scrolled = await page.evaluateHandle(() => {
    const canScroll = document.documentElement.scrollHeight > innerHeight;
    return {
      end: canScroll ? new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })) : Promise.resolve(),
    };
  });
  await page.mouse.wheel(0, 2000);
  await scrolled.evaluate(({ end }) => end);
  await fewFrames(page);
}

/** Opens and closes the menu, operates the controls of `main`, and submits its form. */
export async function operate(page: Page) {
  await menuButton(page).click();
  await menuButton(page).click();
  const controls = page
    .getByRole('main')
    .locator('[role=tab], [type=radio], button[aria-expanded], [type=checkbox]')
    .or(submitButton(page));
  for (const control of await controls.all()) if (await control.isVisible()) await control.click();
  await fewFrames(page);
}
