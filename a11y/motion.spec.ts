/** What moves: for how long, whether it can be stopped and whether it flashes; and that nothing moves for those who ask for less motion. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { flashesWhile, flickers } from './audit/measures/flashes';
import { movementOn, watchIntervals } from './audit/measures/movement';
import { controlsOf } from './controls';
import { covers } from './covers';
import { answerButtons, menuButton, submitButton, typingButton } from './locators';
import { expect, isAudit, isEveryPage, openPage, paths, samplePaths, test } from './test';

/** Waits a few frames: observers run in the first, what they change is drawn in the second, and its transitions start in the third. */
const fewFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until the animations that can be seen are over: those in hidden panels wait, and do not end. Leaves those that last longer than `longest` running. */
const animationsEnd = (page: Page, longest: number) =>
  page.evaluate(async (bound) => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && playState === 'running' && Number(effect.getComputedTiming().endTime) <= bound;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  }, longest);

/** Turns the wheel and waits until the page has scrolled. */
async function scroll(page: Page, distance: number) {
  const scrolled = await page.evaluateHandle(() => {
    const canScroll = document.documentElement.scrollHeight > innerHeight;
    return { end: canScroll ? new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })) : Promise.resolve() };
  });
  await page.mouse.wheel(0, distance);
  await scrolled.evaluate(({ end }) => end);
  await fewFrames(page);
}

/** Stops a fake clock: on a slow machine the demo would have typed everything before the test looks. A clock stops in its future only. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1500);

/** Records every animation and transition from now on; the returned function takes the records out. */
async function watchAnimations(page: Page): Promise<() => Promise<readonly { readonly what: string; readonly duration: number }[]>> {
  await page.addInitScript(() => {
    const started: { what: string; duration: number }[] = [];
    Object.assign(globalThis, { started });
    // Scripts that animate fire no event.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      started.push({ what: `animate(): ${this.outerHTML.slice(0, 100)}`, duration: Number(animation.effect?.getComputedTiming().endTime) });
      return animation;
    };
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(
        type,
        ({ target }) => {
          if (!(target instanceof Element)) return;
          // Of its pseudo-elements too, whose events have the element as their target.
          const durations = target.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime));
          started.push({ what: `${type}: ${target.outerHTML.slice(0, 100)}`, duration: Math.max(0, ...durations) });
        },
        { capture: true },
      );
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { started: { what: string; duration: number }[] }).started.splice(0));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.describe('as time is run on', () => {
    test.use({ hasOwnContext: true });

    test('the typing demo runs, can be paused and finished, moves nothing and never starts by itself again', covers('moving', '2.2.2', '2.2.3'), async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/');
      await stopClock(page);
      const [pause, play, showAll] = [typingButton(page, 'pause'), typingButton(page, 'play'), typingButton(page, 'showAll')];
      await expect(pause).toBeVisible();
      const look = () => page.evaluate(() => ({ words: document.querySelector('main')?.innerHTML, height: document.documentElement.scrollHeight }));
      const before = await look();
      await page.clock.runFor(100);
      expect((await look()).words, 'the demo types').not.toBe(before.words);
      await pause.click();
      await expect(play).toBeFocused();
      const still = await look();
      await page.clock.runFor(60_000);
      expect(await look()).toEqual(still);
      await showAll.click();
      await expect(showAll).toHaveAttribute('aria-disabled', 'true');
      const done = await look();
      await page.clock.runFor(60_000);
      expect(await look()).toEqual(done);
      expect([still.height, done.height]).toEqual([before.height, before.height]);
    });

    // The page with the demo; in an audit, and where barriers are planted, all others too, which the next test sees at rest.
    for (const path of isEveryPage ? paths : ['/']) {
      test(`after five seconds, nothing on ${path} moves but what can be paused`, covers('moving', '2.2.2'), async ({ page }) => {
        await page.clock.install();
        await watchIntervals(page);
        await openPage(page, path);
        if (path === '/') {
          await stopClock(page);
          await typingButton(page, 'pause').click();
          await page.clock.resume();
        }
        await page.clock.runFor(5000);
        // Animations do not follow the clock.
        await animationsEnd(page, 5000);
        const moved = await page.evaluateHandle(() => {
          // Those in hidden panels do not run.
          const seen = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
          const found = seen.map(({ effect }) => `animation until ${effect?.getComputedTiming().endTime}`);
          const observer = new MutationObserver((records) => {
            found.push(...records.map(({ target }) => `changed: ${(target as Element).outerHTML?.slice(0, 100)}`));
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          return found;
        });
        await page.clock.runFor(5000);
        await fewFrames(page);
        expect(await moved.jsonValue()).toEqual([]);
        expect(await movementOn(page, { withPictures: true })).toEqual([]);
      });
    }
  });

  test('drawings move once and for at most 300 ms, menu and answers open within 200 ms, scrolling moves nothing, and at rest all is still', covers('moving', '2.2.2'), async ({ page }) => {
    await watchIntervals(page);
    const started = await watchAnimations(page);
    const longest = (animations: readonly { readonly duration: number }[]) => Math.max(0, ...animations.map(({ duration }) => duration));
    let drawn = 0;
    for (const path of paths) {
      await openPage(page, path);
      await animationsEnd(page, 1000);
      const onArrival = await started();
      drawn += onArrival.length;
      expect(longest(onArrival), path).toBeLessThanOrEqual(300);
      await scroll(page, 2000);
      expect(await started(), `${path}, scrolled`).toEqual([]);
      // The demo, of which the test before knows, types here.
      if (path !== '/') expect.soft(await movementOn(page, { withPictures: isEveryPage }), `${path} at rest`).toEqual([]);
    }
    expect(drawn, 'something drew itself').toBeGreaterThan(0);

    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/resources');
    await animationsEnd(page, 1000);
    await started();
    for (const button of [menuButton(page), answerButtons(page).first()]) {
      const name = (await button.textContent()) ?? '';
      await button.click();
      await fewFrames(page);
      const opening = await started();
      expect(opening.length, name).toBeGreaterThan(0);
      expect(longest(opening), name).toBeLessThanOrEqual(200);
    }
  });

  // Of real time: only a film shows flashes, of which more than three within a second are a fault.
  const second = 1000;

  /** What is pressed on some pages: a tab, an answer, the menu and the theme. */
  const presses: Readonly<Record<string, (page: Page) => Locator>> = {
    '/product': (page) => page.getByRole('main').getByRole('tab', { selected: false }).first(),
    '/resources': (page) => answerButtons(page).first(),
    '/pricing': menuButton,
    '/terms': (page) => page.getByRole('contentinfo').getByRole('radio').first(),
  };

  /** What is pressed on a page: in an audit, and where barriers are planted, the menu and one control of each kind. */
  async function pressed(page: Page, path: string): Promise<readonly ElementHandle[]> {
    if (!isEveryPage) return (await presses[path]?.(page).elementHandles()) ?? [];
    const controls = await controlsOf(page, false);
    const kinds = await controls.evaluateHandle((all) => all.filter((control) => control.matches('button, summary, [role=tab], [role=slider], [type=radio], [type=checkbox]')));
    const ofEachKind = Array.from((await kinds.getProperties()).values(), (handle) => handle.asElement());
    return [...(await menuButton(page).elementHandles()), ...ofEachKind].filter((handle) => handle !== null);
  }

  for (const path of new Set([...samplePaths, ...Object.keys(presses)])) {
    test(`${path} does not flash, neither as it is nor after a press`, covers('flashing', '2.3.1', '2.3.2'), async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 640 });
      await openPage(page, path);
      const isTyping = path === '/';
      // A film shows what is in view.
      if (isTyping) await typingButton(page, 'pause').scrollIntoViewIfNeeded();
      const flickering = await flickers(page);
      const asItIs = await flashesWhile(page, () => page.waitForTimeout(isTyping ? (isAudit ? 8 : 2.5) * second : second));
      if (isTyping) expect(asItIs.frames, 'the typing was filmed').toBeGreaterThan(10);
      expect.soft(asItIs.flashes, 'as it is').toBeLessThanOrEqual(3);
      for (const [what, element] of await flickering()) {
        await element.scrollIntoViewIfNeeded();
        const { flashes } = await flashesWhile(page, () => page.waitForTimeout(second));
        expect.soft(flashes, `out of view: ${what}`).toBeLessThanOrEqual(3);
      }
      for (const control of await pressed(page, path)) {
        // Hidden since another tab was selected.
        if (!(await control.isVisible())) continue;
        // One press at a time: several in a second would be the visitor's own doing.
        const { frames, flashes } = await flashesWhile(page, async () => {
          await control.click();
          await page.waitForTimeout(second);
        });
        expect(frames, 'the press was filmed').toBeGreaterThan(1);
        expect.soft(flashes, 'after a press').toBeLessThanOrEqual(3);
      }
    });
  }

  test('the film shows a flash: the count of a light that is planted', covers('flashing', '2.3.1', '2.3.2'), async ({ page }) => {
    await openPage(page, '/terms');
    const { flashes } = await flashesWhile(page, async () => {
      await page.evaluate(async () => {
        const light = document.createElement('div');
        document.querySelector('h1')?.append(light);
        const box = { position: 'fixed', inset: '100px auto auto 100px', width: '20px', height: '20px' };
        const blink = light.animate([{ ...box, background: 'black' }, { ...box, background: 'white' }], {
          duration: 200,
          easing: 'steps(2, jump-none)',
          iterations: 6,
        });
        await blink.finished;
        light.remove();
      });
    });
    expect(flashes).toBeGreaterThan(3);
  });
});

test('the typing demo has nothing to pause where the visitor has asked for less motion', covers('reducedMotion', '2.3.3'), async ({ page }) => {
  await openPage(page, '/');
  for (const name of ['pause', 'play'] as const) await expect(typingButton(page, name)).toBeHidden();
});

test('nothing that is opened, chosen, pressed or scrolled to moves where the visitor has asked for less motion', covers('reducedMotion', '2.3.3'), async ({ page }) => {
  const started = await watchAnimations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of isEveryPage ? paths : ['/', '/product', '/resources', '/pricing', '/signup']) {
    await openPage(page, path);
    await menuButton(page).click();
    await menuButton(page).click();
    // Not the button of a search, which leads to another page.
    const controls = page.getByRole('main').locator('[role=tab], [type=radio], button[aria-expanded], [type=checkbox]').or(submitButton(page));
    for (const control of await controls.all()) if (await control.isVisible()) await control.click();
    await scroll(page, 3000);
    expect(await started(), path).toEqual([]);
  }
  // A link within the page: it jumps.
  await openPage(page, '/terms');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
