import type { Page } from '@playwright/test';
import { css, dom, markup, on } from '../audit/barriers/plant';
import { expect, lostWords } from '../findings';
import { pageHeading, tipButtons } from '../locators';
import { openPage } from '../openPage';
import { hover, unchangedBy } from '../unchangedBy';
import type { Check } from './check';

export const hoverContent: Check = {
  criteria: ['1.4.13'],
  claim:
    'Hovers and taps the first tooltip of a page; expects it to stay, to let the pointer in, and to close with Escape and a tap elsewhere. Focuses it too. Hovers one control of each kind, and what listens to a pointer in the main part; expects at most a tooltip. Shows all elements as hovered and focused; expects no other text but in links to a section, and by a rule of this house no title attribute but that of a frame. Leaves out pictures that appear, and Escape in other tooltips.',
  on: 'every style',
  views: ['desktop'],
  measure: hoverContentFaults,
  reads: {
    'no rule for hover or focus shows text': async ({ look, path }) => {
      // A skip link appears with focus, and so does the sign of a link to a section.
      const words = (page: Page) => page.evaluate(() => inPage.shownWords('body :not(a[href^="#"], a[href^="#"] *)'));
      const rest = await words(await look(path));
      const shown = await words(await look(path, { pointer: ['hover', 'focus', 'focus-within', 'focus-visible'] }));
      expect(lostWords(shown, rest, 'until something is hovered or focused')).toHaveNoFindings();
    },
  },
  operates: {
    'a tooltip stays while the pointer moves onto it, and closes on Escape, also with focus, and with a tap elsewhere': {
      on: ['tooltip'],
      use: { hasTouch: true },
      run: async ({ page, path }) => {
        await page.clock.install();
        await openPage(page, path);
        const [tip, trigger] = [page.getByRole('tooltip'), tipButtons(page).first()];
        // React Aria ignores the first movement of a pointer.
        await page.mouse.move(2, 2);
        await trigger.hover();
        await page.clock.runFor(1000);
        for (const show of [() => tip.hover(), () => trigger.focus()]) {
          await show();
          await page.clock.runFor(10_000);
          await expect(tip).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(tip).toBeHidden();
        }
        await trigger.tap();
        await expect(tip).toBeVisible();
        await pageHeading(page).tap();
        await expect(tip).toBeHidden();
      },
    },
    'only tooltips appear on hover': {
      on: 'every control',
      ...unchangedBy(
        async (control, page) => {
          await page.mouse.move(2, 2);
          await page.clock.runFor(2000);
          await hover(control);
          // This is longer than the delay of a tooltip.
          await page.clock.runFor(1000);
        },
        { how: 'to all that follows a pointer' },
      ),
    },
  },
  barriers: {
    'a tooltip that Escape leaves open': on('html', 'keydown', (_, event) => event.key === 'Escape' && event.stopImmediatePropagation()),
    'a tooltip that goes by itself': dom('[role=tooltip]', (tip) => void setTimeout(() => (tip.style.display = 'none'), 5000)),
    'F95: a tooltip that the pointer cannot enter': css('[role=tooltip]', 'pointer-events: none'),
    'a title attribute': dom('main h1', (heading) => (heading.title = 'Our prices')),
    'F95: a note that is transparent until hover': css('main a', "&::after { content: 'Now'; opacity: 0 } &:hover::after { opacity: 1 }"),
    'F95: a fold': markup('<style>u { display: block; height: 0; overflow: clip } :hover > u { height: 1em }</style><b>A<u>Fee</u></b>'),
    'F95: a note that grows': markup('<style>u { display: block; scale: 1 0 } :hover > u { scale: 1 }</style><b>1<u>Fees</u></b>'),
    'F95: a note that a rule shows on focus': css('main a:focus-visible::after', "content: ' Only today'; position: absolute"),
    'F95: a note that a script shows on hover': on('main h1', 'mouseenter', (heading) => heading.append(' Only today')),
  },
};

export function hoverContentFaults() {
  return Array.from(document.querySelectorAll('body [title]:not([title=""], iframe)'), (element) =>
    houseRule(element, 'has a title attribute, for mice only'),
  );
}
