import { dom } from '../audit/barriers/plant';
import { changesWithin } from '../audit/measures/movement';
import { expect, foundAt } from '../findings';
import { fewFrames, operate, watchAnimations, withMotion } from '../motion';
import { openPage } from '../openPage';
import type { Check, ManualCheck } from './check';

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
      run: async ({ page, path }) => {
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
        const flashing = page.locator('blink, marquee, img[src*=".gif"], svg :is(animate, animateTransform, set)');
        expect(await foundAt(flashing, 'can flash')).toHaveNoFindings();
      },
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
