/** What moves: for how long, whether it can be stopped, whether it flashes, and that nothing does for those who ask. */
import { faq } from '../src/content/faq';
import { flashesWhile } from './audit/measures/flashes';
import { covers } from './covers';
import { expect, isAudit, openPage, paths, samplePaths, test } from './test';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the typing demo runs, can be paused and finished, moves nothing and never starts by itself again', covers('moving', '2.2.2', '2.2.3'), async ({ page }) => {
    await openPage(page, '/');
    const pause = page.getByRole('button', { name: 'Pause typing' });
    await expect(pause).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play typing' })).toBeFocused();
    const still = await page.locator('main').innerHTML();
    await page.waitForTimeout(500);
    expect(await page.locator('main').innerHTML()).toBe(still);
    expect(await height()).toBe(before);
    await page.getByRole('button', { name: 'Show all' }).click();
    const done = await page.locator('main').innerHTML();
    await page.waitForTimeout(1000);
    expect(await page.locator('main').innerHTML()).toBe(done);
    expect(await height()).toBe(before);
  });

  test('drawings move once and for at most 300 ms, menu and answers open within 200 ms, and scrolling moves nothing', covers('moving', '2.2.2'), async ({ page }) => {
    await page.addInitScript(() => {
      const started: number[] = [];
      Object.assign(globalThis, { started });
      for (const type of ['animationstart', 'transitionrun']) {
        addEventListener(type, () => {
          for (const { effect } of document.getAnimations()) started.push(Number(effect?.getComputedTiming().endTime));
        });
      }
    });
    /** How long each movement takes that has begun since the last call, in ms. */
    const started = () => page.evaluate(() => (globalThis as unknown as { started: number[] }).started.splice(0));
    let drawn = 0;
    for (const path of paths) {
      await openPage(page, path);
      await page.waitForTimeout(400);
      const onArrival = await started();
      drawn += onArrival.length;
      expect(Math.max(0, ...onArrival), path).toBeLessThanOrEqual(300);
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(200);
      expect(await started(), `${path}, scrolled`).toEqual([]);
    }
    expect(drawn, 'something drew itself').toBeGreaterThan(0);

    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/resources');
    await page.waitForTimeout(400);
    await started();
    for (const name of ['Menu', faq[0].question]) {
      await page.getByRole('button', { name }).click();
      await page.waitForTimeout(100);
      const opening = await started();
      expect(opening.length, name).toBeGreaterThan(0);
      expect(Math.max(...opening), name).toBeLessThanOrEqual(200);
    }
  });

  for (const path of isAudit ? paths : ['/', '/product', '/resources']) {
    test(`after five seconds, nothing on ${path} moves but what can be paused`, covers('moving', '2.2.2'), async ({ page }) => {
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
      await openPage(page, path);
      const pause = page.getByRole('button', { name: 'Pause typing' });
      if (path === '/') await pause.click();
      await page.waitForTimeout(5000);
      const moved = await page.evaluate(async () => {
        // Those in hidden panels wait.
        const seen = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
        const found = seen.map(({ effect }) => `animation until ${effect?.getComputedTiming().endTime}`);
        const observer = new MutationObserver((records) => {
          found.push(...records.map(({ target }) => `changed: ${(target as Element).outerHTML?.slice(0, 100)}`));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        await new Promise((resolve) => setTimeout(resolve, 500));
        observer.disconnect();
        return [...found, ...Array.from((globalThis as unknown as { running: Set<number> }).running, (timer) => `timer ${timer} runs`)];
      });
      expect(moved).toEqual([]);
    });
  }

  test('nothing flashes: not a page as it is, not the typing, not the menu, not what opens or is chosen', covers('flashing', '2.3.1', '2.3.2'), async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 640 });
    await openPage(page, '/');
    const typing = await flashesWhile(page, async () => {
      await page.waitForTimeout(isAudit ? 8000 : 2500);
    });
    expect(typing.frames, 'the typing was filmed').toBeGreaterThan(10);
    expect(typing.flashes).toBeLessThanOrEqual(3);

    const scenes: readonly (readonly [string, string])[] = [
      ['/product', 'main [role=tab][aria-selected=false]'],
      ['/resources', 'h3 > button'],
      ['/pricing', 'header button'],
      ['/terms', 'footer [type=radio]'],
    ];
    for (const [path, controls] of scenes) {
      await openPage(page, path);
      for (const control of (await page.locator(controls).all()).slice(0, isAudit ? 5 : 1)) {
        // Another tab has been chosen since.
        if (!(await control.isVisible())) continue;
        // Pressing several of them in a second would be the visitor's own doing.
        const { frames, flashes } = await flashesWhile(page, async () => {
          await control.click();
          await page.waitForTimeout(1000);
        });
        expect(frames, path).toBeGreaterThan(1);
        expect(flashes, path).toBeLessThanOrEqual(3);
      }
    }
    for (const path of samplePaths) {
      await openPage(page, path);
      expect((await flashesWhile(page, () => page.waitForTimeout(1000))).flashes, path).toBeLessThanOrEqual(3);
    }
  });

  test('a flash would be seen: the count of a light that is planted', covers('flashing', '2.3.1', '2.3.2'), async ({ page }) => {
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

test('nothing moves where the visitor has asked for less motion', covers('reducedMotion', '2.3.3'), async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: /typing/ })).toBeHidden();
});

test('nor does anything that is opened, chosen, pressed or scrolled to', covers('reducedMotion', '2.3.3'), async ({ page }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, ({ target }) => started.push(`${type}: ${(target as Element).outerHTML.slice(0, 100)}`), true);
    }
  });
  const started = () => page.evaluate(() => (globalThis as unknown as { started: string[] }).started);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of isAudit ? paths : ['/', '/product', '/resources', '/pricing', '/signup']) {
    await openPage(page, path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const controls = page.getByRole('main').locator('[role=tab], [type=radio], h3 > button, [type=checkbox], button[type=submit]');
    for (const control of await controls.all()) if (await control.isVisible()) await control.click();
    await page.mouse.wheel(0, 3000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await started(), path).toEqual([]);
  }
  // A link within the page: it jumps.
  await openPage(page, '/terms');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
