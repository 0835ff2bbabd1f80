/** What moves, blinks, or flashes: with motion, and for visitors who prefer less. */
import { css, dom, markup, on } from '../audit/barriers/plant';
import { expect } from '../findings';
import { typingButton } from '../locators';
import type { Walk } from '../inPage/walk';
import { motionOn } from '../motion';
import type { Check, Left } from './check';

/** The project prefers reduced motion. */
const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const toJudge: Left = {
  steps: 'Watch each page while it loads, while you type, and after each press.',
  expected: 'Nothing flashes more than three times in a second.',
};

export const flashing: Check = {
  criteria: ['2.3.1', '2.3.2'],
  claim:
    'Records animations while a page loads, is scrolled, and one control of each kind is used; expects none that flashes more than three times a second, no element whose attributes a script changes more than six times in one second after all that, and by a rule of this house no animation that repeats or takes longer than 300 ms.',
  on: 'every control',
  operates: {
    'no animation repeats or takes more than 300 ms': {
      use: withMotion,
      run: async ({ page, path }) => expect((await motionOn(page, path, 'motion')).flashing).toHaveNoFindings(),
    },
  },
  barriers: {
    'a flashing page': dom('main', (main) => main.animate({ opacity: [0, 1] }, { duration: 200, iterations: Infinity })),
    'a control that flashes after a press': on('main [role=tab], main [type=radio], main [type=submit]', 'click', ({ style }) =>
      setInterval(() => (style.opacity = style.opacity ? '' : '0'), 100),
    ),
  },
  left: { '2.3.1': toJudge, '2.3.2': toJudge },
};

export const moving: Check = {
  criteria: ['2.2.2'],
  claim:
    'Ends the typing demo, and scrolls each tested page down once; expects that no animation lasts more than five seconds, by a rule of this house that scrolling animates nothing, that no script changes or scrolls anything in the ten seconds after it, and that there is no GIF and no animation of SVG.',
  on: 'every control',
  operates: {
    'has no animation on scroll, and no movement afterward': {
      use: withMotion,
      run: async ({ page, path }) => expect((await motionOn(page, path, 'motion')).moving).toHaveNoFindings(),
    },
  },
  barriers: {
    'a heading that moves': dom('h1', (heading) => heading.animate({ translate: ['0', '1rem'] }, { duration: 4000, iterations: Infinity })),
    'F16: text that scrolls by itself': markup('<marquee>New models</marquee>'),
    'text that a script blinks': dom('footer li', ({ style }) => setInterval(() => (style.opacity = style.opacity ? '' : '0'), 200)),
    'a heading that a script moves': dom('main h1', ({ style }) => setInterval(() => (style.rotate = style.rotate ? '' : '9deg'), 9000)),
  },
  left: {
    '2.2.2': {
      steps: 'Wait after each page load and each press.',
      expected: 'What moves, blinks, or changes for more than five seconds can be paused, stopped, or hidden.',
    },
  },
};

export const reducedMotion: Check = {
  criteria: ['2.3.3'],
  claim:
    'Loads and scrolls a page and uses one control of each kind while the visitor prefers reduced motion; expects no animation, no transition, no style that a script changes with scrolling or again and again after a press, no smooth scrolling, and no typing demo. Leaves out what follows the pointer.',
  on: 'every control',
  measure: reducedMotionFaults,
  operates: {
    'nothing moves with reduced motion': {
      run: async ({ page, path }) => {
        expect((await motionOn(page, path, 'less motion')).started).toHaveNoFindings();
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        // The typing demo shows its whole text at once.
        for (const name of ['showAll', 'play'] as const) await expect(typingButton(page, name)).toBeHidden();
      },
    },
  },
  barriers: {
    'a heading that moves': dom('h1', (heading) => heading.animate({ translate: ['0', '2rem'] }, { duration: 4000, iterations: Infinity })),
    'a link that moves when it is hovered': css('main a', 'transition: translate 0.2s'),
    'a button that turns': on('[type=submit]', 'click', ({ style }) => setInterval(() => (style.rotate = `${Math.random()}turn`), 9)),
    'a script that scrolls smoothly': on('main [role=tab], [type=submit]', 'click', () => scrollTo({ top: 9, behavior: 'smooth' })),
    'a page that turns as it scrolls': on('html', 'scroll', ({ style }) => (style.rotate = `${scrollY / 99}deg`)),
  },
};

/** No press starts the transitions of hover. */
export function reducedMotionFaults({ parts }: Walk) {
  return parts
    .filter(({ style }) => /[1-9]/.test(style.transitionDuration) || style.scrollBehavior === 'smooth')
    .map(({ element, style }) =>
      finding(element, 'transition, scrolling', `${style.transitionDuration}, ${style.scrollBehavior}`, '0s, auto'),
    );
}
