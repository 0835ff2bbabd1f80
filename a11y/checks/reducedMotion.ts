import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { typingButton } from '../locators';
import { operate, scroll, watchAnimations } from '../motion';
import { openPage } from '../openPage';
import type { Check } from './check';

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
