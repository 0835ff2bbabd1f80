import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { changesWithin, movementOn } from '../audit/measures/movement';
import { expect } from '../findings';
import { typingButton } from '../locators';
import { animationsEnd, scroll, watchAnimations, withMotion } from '../motion';
import { openPage } from '../openPage';
import type { Check } from './check';

export const moving: Check = {
  criteria: ['2.2.2', '2.2.3'],
  claim:
    'Runs the typing demo and expects its pause to work. Scrolls each tested page down once; afterward expects no moving pixels in the viewport, and on the whole page no animation and no change by a script in five seconds.',
  on: 'every control',
  operates: {
    'the typing demo can be paused and finished, changes no layout, and does not restart': {
      on: ['typing'],
      use: withMotion,
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
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
    },
    'has no animation on scroll, and no movement afterward': {
      use: withMotion,
      run: async ({ page, path }) => {
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
      },
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
