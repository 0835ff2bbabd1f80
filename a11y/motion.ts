/** Records animations, and what scripts change, while a page loads, is scrolled, waits, and is operated. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';
import { typingButton } from './locators';
import { once } from './once';
import { openPage } from './openPage';
import { operate } from './states';

interface Started extends Finding {
  readonly duration: number;
  readonly iterations: number;
  /** The duration of an iteration. */
  readonly period: number;
}

export interface Motion {
  /** All animations and transitions that have started. */
  readonly started: readonly Finding[];
  readonly flashing: readonly Finding[];
  readonly moving: readonly Finding[];
}

/** The tests of a page that prefer the same share a record. */
export function motionOn(page: Page, path: string, preferred: 'motion' | 'less motion'): Promise<Motion> {
  return once(`${preferred} on ${path}`, async () => {
    await page.clock.install();
    await page.addInitScript(recordAnimations);
    const started = () => page.evaluate(() => (globalThis as unknown as { started: Started[] }).started.splice(0));
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    const showAll = typingButton(page, 'showAll');
    if (await showAll.isVisible()) await showAll.click();
    const onLoad = await started();
    const scrolled = await changesDuring(page, () => scroll(page), { attributes: true, attributeFilter: ['style'] });
    const onScroll = await started();
    const changes = await changesDuring(page, () => page.clock.runFor(10_000));
    await operate(page);
    // A flash is two changes. Only the stricter criterion counts small ones.
    const inSecond = await changesDuring(page, () => page.clock.runFor(1000), { attributes: true });
    const repeated = inSecond.filter(({ value }) => Number(value) > 6);
    const blinks = repeated.map((one) => ({ ...one, breaks: ['2.3.2'] }));
    const all = [...onLoad, ...onScroll, ...(await started())];
    const selfMoving = 'blink, marquee, img[src*=".gif"], svg :is(animate, animateTransform, set)';
    const moved = await page.locator(selfMoving).evaluateAll((all) => all.map((element) => finding(element, 'moves by itself')));
    const isShort = ({ iterations, duration }: Started) => iterations <= 1 && duration <= 300;
    const isLong = ({ duration }: Started) => duration > 5000;
    const isFlash = ({ iterations, period }: Started) => iterations > 3 && period <= 333;
    const ofHouse = (found: readonly Finding[]) => found.map((one) => ({ ...one, breaks: [] }));
    return {
      started: [...all, ...moved, ...scrolled, ...repeated],
      flashing: [...blinks, ...all.filter(isFlash), ...ofHouse(all.filter((one) => !isFlash(one) && !isShort(one)))],
      moving: [...[...onLoad, ...onScroll].filter(isLong), ...ofHouse(onScroll.filter((one) => !isLong(one))), ...changes, ...moved],
    };
  });
}

/** Runs in the page, before its scripts. */
function recordAnimations() {
  const started: Started[] = [];
  Object.assign(globalThis, { started });
  const record = (what: string, element: Element, animations: readonly Animation[]) => {
    const timings = animations.map(({ effect }) => effect?.getComputedTiming());
    const duration = Math.max(0, ...timings.map((timing) => Number(timing?.endTime)));
    const iterations = Math.max(0, ...timings.map((timing) => Number(timing?.iterations)));
    const period = Math.max(0, ...timings.map((timing) => Number(timing?.duration)));
    const [value, limit] = [`${iterations} times, ${duration} ms`, 'once, 300 ms, and nothing with reduced motion'];
    started.push({ ...finding(element, what, value, limit), duration, iterations, period });
  };
  // What scripts animate or scroll dispatches no such event.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options);
    record('animate()', this, [animation]);
    return animation;
  };
  type Scrolling = Record<string, (options?: ScrollToOptions) => void>;
  for (const owner of [Element.prototype, globalThis] as unknown as Scrolling[])
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'].filter((one) => one in owner)) {
      const perform = owner[name];
      owner[name] = function (...all) {
        if (all[0]?.behavior === 'smooth') record(`smooth ${name}()`, this instanceof Element ? this : document.documentElement, []);
        perform?.apply(this, all);
      };
    }
  for (const type of ['animationstart', 'transitionrun']) {
    addEventListener(type, ({ target }) => target instanceof Element && record(type, target, target.getAnimations({ subtree: true })), {
      capture: true,
    });
  }
}

/** An observer runs in the first frame, its change is drawn in the second, and transitions start in the third. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 2000, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Finds elements that scripts change during an action, in the viewport or not. The value is the number of changes. */
export async function changesDuring(
  page: Page,
  act: () => Promise<void>,
  changes: MutationObserverInit = { attributes: true, characterData: true, childList: true },
): Promise<readonly Finding[]> {
  const observed = await page.evaluateHandle((options) => {
    const targets: Node[] = [];
    const add = (records: readonly MutationRecord[]) => targets.push(...records.map(({ target }) => target));
    addEventListener('scroll', ({ target }) => target instanceof Element && targets.push(target), { capture: true });
    const recorder = new MutationObserver(add);
    recorder.observe(document, { subtree: true, ...options });
    return { stop: () => (add(recorder.takeRecords()), recorder.disconnect(), targets) };
  }, changes);
  await act();
  return observed.evaluate(({ stop }) => {
    const counts = new Map<Element | null, number>();
    for (const target of stop()) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest('dialog:not([open])')) counts.set(element, (counts.get(element) ?? 0) + 1);
    }
    return Array.from(counts, ([element, count]) => finding(element, 'changes made by a script', count, 'none'));
  });
}
