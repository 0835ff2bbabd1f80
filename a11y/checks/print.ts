import { site } from '../../src/content/site';
import { css } from '../audit/barriers/plant';
import { expect } from '../findings';
import { clipped } from '../inPage/clipped';
import { isInSentence, type Walk } from '../inPage/walk';
import { wrapButton } from '../locators';
import { openPage } from '../openPage';
import { views } from '../views';
import type { Check } from './check';

export const print: Check = {
  // No criterion is about paper.
  criteria: [],
  claim: 'Expects a printed page to have its address, all words, and the addresses of links in sentences, and no navigation.',
  on: 'every style',
  views: ['print'],
  measure,
  reads: {
    'prints its address': async ({ look, path }) => {
      const page = await look(path, views.print);
      await expect(page.getByText(`${site.origin}${path}`.replace(/\/$/, ''), { exact: true })).toBeVisible();
    },
  },
  operates: {
    'what only a screen needs does not print, such as the button that wraps code': {
      on: ['longCode'],
      run: async ({ page, path }) => {
        await page.setViewportSize({ width: 700, height: 800 });
        await openPage(page, path);
        await expect(wrapButton(page)).toBeVisible();
        // A browser prints the page as it is: no script measures the code again.
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setScriptExecutionDisabled', { value: true });
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('[data-screen]').filter({ visible: true })).toHaveCount(0);
      },
    },
  },
  barriers: {
    'paragraphs for screens only': css('main p', 'display: none', 'print'),
    'a printed header': css('header', 'display: block', 'print'),
    'links without addresses': css('main a::after', 'content: none', 'print'),
    'hints beside their labels': css('main form [slot=description]', 'float: inline-end', 'print'),
  },
};

export function measure({ parts }: Walk) {
  return [
    ...parts
      .filter(({ element }) => element.matches(':is(header, footer):not(main *)'))
      .map(({ element }) => finding(element, 'is printed')),
    ...Array.from(document.querySelectorAll('main :is(h2, h3, p, li, td, pre)'))
      .filter(isMissing)
      .map((element) => finding(element, 'is not printed')),
    ...parts.filter(({ element }) => lacksAddress(element)).map(({ element }) => finding(element, 'is printed without its address')),
    ...parts.flatMap(({ element }) => hintBeside(element)),
    ...parts.filter(isMovedWhole).map(({ element }) => finding(element, 'begins on another sheet than what is before it')),
    ...clipped(),
  ];
}

/** Forms and navigation are for screens. */
function isMissing(element: Element): boolean {
  const onScreens =
    'nav, [data-screen], [data-with-js], [data-without-js], form, [role=group]:has(input), [aria-hidden], li:has(> a[href^="#"])';
  return Boolean(element.textContent?.trim()) && !element.checkVisibility({ contentVisibilityAuto: true }) && !element.closest(onScreens);
}

/** The text of a link to a mailbox is its address. */
function lacksAddress(link: Element): boolean {
  const href = link.matches('main a[href]') && isInSentence(link) ? (link.getAttribute('href') ?? '#') : '#';
  const { content } = getComputedStyle(link, '::after');
  return href.startsWith('mailto:') ? content !== 'none' : !href.startsWith('#') && !content.includes(href);
}

/** A label and a hint have lines of their own. */
function hintBeside(field: Element) {
  const [label, hint] = ['label', '[slot=description]'].map((part) => field.querySelector(`:scope > ${part}`)?.getBoundingClientRect());
  return label && hint && hint.top < label.bottom - 1 ? [finding(field, 'has its hint beside its label')] : [];
}

/** A panel that is higher than a sheet of A4, at 96 dpi, and must not be broken leaves the first sheet empty. */
function isMovedWhole({ element, box, style }: Walk['parts'][number]): boolean {
  return box.height > 1000 && style.breakInside !== 'auto' && element.matches('main :has(> :is(h2, h3)):has(figure)');
}
