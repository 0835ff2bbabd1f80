/** What moves, blinks, or flashes: with motion, and for visitors who prefer less. */
import type { Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { changesWithin, movementOn } from '../audit/measures/movement';
import { expect, type Finding, foundAt } from '../findings';
import { typingButton } from '../locators';
import { animationsEnd, operate, scroll, watchAnimations } from '../motion';
import { once } from '../once';
import { openPage } from '../openPage';
import type { Check, ManualCheck } from './check';

/** The project prefers reduced motion. */
const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Scrolls a page down, waits, and operates it. */
function motionOn(page: Page, path: string): Promise<{ readonly flashing: readonly Finding[]; readonly moving: readonly Finding[] }> {
  return once(`motion on ${path}`, async () => {
    await page.clock.install();
    const started = await watchAnimations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    if (path === '/') await typingButton(page, 'pause').click();
    await animationsEnd(page);
    const onLoad = await started();
    await scroll(page);
    const onScroll = await started();
    const movement = await movementOn(page);
    const changes = await changesWithin(page, 5000, { attributes: true, characterData: true, childList: true });
    await operate(page);
    // A flash is two changes.
    const blinks = (await changesWithin(page, 1000, { attributes: true })).filter(({ value }) => Number(value) > 6);
    const animations = [...onLoad, ...(await started())].filter(({ iterations, duration }) => iterations > 1 || duration > 300);
    const images = await foundAt(page.locator('blink, marquee, img[src*=".gif"], svg :is(animate, animateTransform, set)'), 'can flash');
    return { flashing: [...blinks, ...animations, ...images], moving: [...onScroll, ...movement, ...changes] };
  });
}

const judged: ManualCheck = {
  aids: ['no assistive technology'],
  steps: 'Watch each page while it loads, while you type, and after each press.',
  expected: 'Nothing flashes more than three times in a second.',
};

export const flashing: Check = {
  criteria: ['2.3.1', '2.3.2'],
  claim:
    'Records animations while a page loads and its controls are pressed; expects none that repeats or takes longer than 300 ms, nothing that a script changes more than six times in a second, and no GIF or animation of SVG.',
  on: 'every control',
  operates: {
    'no animation repeats or takes more than 300 ms': {
      use: withMotion,
      run: async ({ page, path }) => expect((await motionOn(page, path)).flashing).toHaveNoFindings(),
    },
  },
  barriers: {
    'a flashing page': dom('main', (main) =>
      main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'steps(2, jump-none)', iterations: Infinity }),
    ),
    'a control that flashes after a press': dom('main [role=tab], main [type=radio], main [type=submit]', (control) =>
      control.addEventListener('click', () => setInterval(() => (control.style.opacity = control.style.opacity ? '' : '0'), 100)),
    ),
  },
  left: { '2.3.1': judged, '2.3.2': judged },
};

export const moving: Check = {
  criteria: ['2.2.2', '2.2.3'],
  claim:
    'Runs the typing demo and expects its pause to work. Scrolls each tested page down once; afterward expects no moving pixels in the viewport, and on the whole page no animation and no change by a script in five seconds.',
  on: 'every control',
  operates: {
    'the typing demo can be paused and finished, changes no layout, and does not restart': { on: ['typing'], use: withMotion, run: typing },
    'has no animation on scroll, and no movement afterward': {
      use: withMotion,
      run: async ({ page, path }) => expect((await motionOn(page, path)).moving).toHaveNoFindings(),
    },
  },
  barriers: {
    'a heading that moves': dom('main h1', (heading) =>
      heading.animate([{ translate: '0' }, { translate: '1rem' }], { duration: 4000, iterations: Infinity }),
    ),
    'text that a script blinks': dom(
      'footer li',
      ({ style }) => void setInterval(() => (style.visibility = style.visibility ? '' : 'hidden'), 200),
    ),
    'a heading that a script moves': dom(
      'main h1',
      ({ style }) => void setInterval(() => (style.translate = style.translate ? '' : '1rem'), 500),
    ),
  },
  left: {
    '2.2.2': {
      aids: ['no assistive technology'],
      steps: 'Wait after each page load and each press.',
      expected: 'What moves, blinks, or changes for more than five seconds can be paused, stopped, or hidden.',
    },
  },
};

async function typing({ page, path }: { readonly page: Page; readonly path: string }) {
  await page.clock.install();
  await openPage(page, path);
  await page.clock.pauseAt(Date.now() + 1500);
  const [pause, play, showAll] = [typingButton(page, 'pause'), typingButton(page, 'play'), typingButton(page, 'showAll')];
  await expect(pause).toBeVisible();
  // Highlights change no element.
  const caret = () =>
    page.evaluate(() => Array.from(CSS.highlights.values(), (each) => Array.from(each, (range) => range.startOffset)).join());
  const start = await caret();
  await page.clock.runFor(100);
  expect(await caret(), 'the demo types').not.toBe(start);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
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
}

export const reducedMotion: Check = {
  criteria: ['2.3.3'],
  claim: 'Expects no movement when the visitor prefers reduced motion.',
  on: 'every control',
  operates: {
    'nothing moves with reduced motion': {
      run: async ({ page, path }) => {
        const started = await watchAnimations(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await openPage(page, path);
        await operate(page);
        await scroll(page);
        expect(await started()).toHaveNoFindings();
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        // The typing demo shows its whole text at once.
        for (const name of ['pause', 'play'] as const) await expect(typingButton(page, name)).toBeHidden();
      },
    },
  },
  barriers: {
    'a heading that moves': dom('main h1', (heading) =>
      heading.animate([{ translate: '0' }, { translate: '2rem' }], { duration: 4000, iterations: Infinity }),
    ),
  },
};
