/** Tests motion and time: animations are short and can be paused, and the passing of time changes nothing. */
import type { Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { changesWithin, movementOn } from './audit/measures/movement';
import { covers } from './covers';
import { noteSituation } from './situations';
import { menuButton, submitButton, typingButton } from './locators';
import { type Finding, foundAt } from './findings';
import { operatedPaths } from './pages';
import { openPage } from './openPage';
import { expect, test } from './test';

interface Started extends Finding {
  readonly duration: number;
  readonly iterations: number;
}

/** Records animations and transitions. The returned function returns and removes the records. */
async function watchAnimations(page: Page): Promise<() => Promise<readonly Started[]>> {
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

/** An observer runs in the first frame, its change is drawn in the second, and transitions start in the third. */
const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits for visible animations that end. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && playState === 'running' && Number(effect.getComputedTiming().endTime) < 5000;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Turns the wheel, and waits until the page has scrolled. */
async function scroll(page: Page) {
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the typing demo can be paused and finished, changes no layout, and does not restart',
    covers('moving', '2.2.2', '2.2.3'),
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/');
      await page.clock.pauseAt(Date.now() + 1500);
      const [pause, play, showAll] = [typingButton(page, 'pause'), typingButton(page, 'play'), typingButton(page, 'showAll')];
      await expect(pause).toBeVisible();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      // Highlights change no element.
      const caret = () =>
        page.evaluate(() => Array.from(CSS.highlights.values(), (each) => Array.from(each, (range) => range.startOffset)).join());
      const start = await caret();
      await page.clock.runFor(100);
      expect(await caret(), 'the demo types').not.toBe(start);
      const expectStillness = async (when: string) => {
        const changes = await watchChanges(page);
        const position = await caret();
        await page.clock.runFor(60_000);
        expect(await caret(), when).toBe(position);
        expect(await changes(), when).toHaveNoFindings();
        expect(await height(), `height of the page ${when}`).toBe(before);
      };
      await pause.click();
      await expect(play).toBeFocused();
      await expectStillness('after a pause');
      await showAll.click();
      await expect(showAll).toHaveAttribute('aria-disabled', 'true');
      await expectStillness('with all its text');
    },
  );

  for (const path of operatedPaths) {
    test(`${path} has no animation on scroll, and no movement afterward`, covers('moving', '2.2.2'), async ({ page }) => {
      await page.clock.install();
      const started = await watchAnimations(page);
      await openPage(page, path);
      await animationsEnd(page);
      await started();
      await scroll(page);
      expect(await started(), 'after scrolling').toHaveNoFindings();
      if (path === '/') await typingButton(page, 'pause').click();
      expect(await movementOn(page)).toHaveNoFindings();
      expect(await changesWithin(page, 5000, { attributes: true, characterData: true, childList: true })).toHaveNoFindings();
    });
  }

  for (const path of operatedPaths) {
    test(`no animation on ${path} repeats or takes more than 300 ms`, covers('flashing', '2.3.1', '2.3.2'), async ({ page }) => {
      await page.clock.install();
      const started = await watchAnimations(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      await operate(page);
      await fewFrames(page);
      // A flash is two changes. Text that is typed does not flash.
      const changes = await changesWithin(page, 1000, { attributes: true });
      expect(changes.filter(({ value }) => Number(value) > 6)).toHaveNoFindings();
      expect((await started()).filter(({ iterations, duration }) => iterations > 1 || duration > 300)).toHaveNoFindings();
      const flashing = page.locator('blink, marquee, video, canvas, img[src*=".gif"], svg :is(animate, animateTransform, set)');
      expect(await foundAt(flashing, 'can flash')).toHaveNoFindings();
    });
  }
});

test('the typing demo shows its whole text and no pause button with reduced motion', covers('reducedMotion', '2.3.3'), async ({ page }) => {
  await openPage(page, '/');
  for (const name of ['pause', 'play'] as const) await expect(typingButton(page, name)).toBeHidden();
});

for (const path of operatedPaths) {
  test(`nothing on ${path} moves with reduced motion`, covers('reducedMotion', '2.3.3'), async ({ page }) => {
    const started = await watchAnimations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    await operate(page);
    await scroll(page);
    expect(await started()).toHaveNoFindings();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

/** Opens and closes the menu, operates the controls of `main`, and submits its form. */
async function operate(page: Page) {
  await menuButton(page).click();
  await menuButton(page).click();
  const controls = page
    .getByRole('main')
    .locator('[role=tab], [type=radio], button[aria-expanded], [type=checkbox]')
    .or(submitButton(page));
  for (const control of await controls.all()) if (await control.isVisible()) await control.click();
}

for (const path of operatedPaths) {
  test(
    `${path} is unchanged after an hour, including typed text`,
    covers('noTimeLimits', '2.2.1', '2.2.3', '2.2.5', '2.2.6'),
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, path);
      // The result must not depend on how fast the test types.
      await page.clock.pauseAt(Date.now() + 10_000);
      const [field] = await page.getByRole('main').getByRole('textbox').all();
      await field?.pressSequentially('name@exam');
      if (field) await noteSituation(page, 'the form is half filled');
      // The first step makes the announcements, and the second one removes them.
      for (const step of [1, 2]) await page.clock.fastForward(step * 10_000);
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
      const changes = await watchChanges(page);
      await page.clock.fastForward('01:00:00');
      expect(await changes()).toHaveNoFindings();
      if (field) await expect(field).toBeFocused();
    },
  );
}
