/** What a page must not do while nobody has asked for it: focus, a letter, a canceled press, and scrolling change nothing. */
import type { ElementHandle, Page } from '@playwright/test';
import { search } from '../../src/content/pages/search';
import { dom, markup, on } from '../audit/barriers/plant';
import { expect, type Finding, goneWords } from '../findings';
import { changesDuring } from '../motion';
import { preventedKeys } from '../presses';
import { hover, unchangedBy } from '../unchangedBy';
import type { Check } from './check';

/** The other criteria are about text that goes too soon. */
const onlyFocus = ['3.2.1', '3.2.5'];

export const onFocus: Check = {
  criteria: ['2.2.1', '2.2.3', '3.2.1', '3.2.5'],
  claim:
    'Focuses and leaves one control of each kind; expects it to keep focus, no text that focus brings to go within 20 seconds, no other page or window, and by a rule of this house at most a tooltip.',
  on: 'every control',
  operates: {
    'focus and blur change nothing, and what focus brings stays': unchangedBy(
      async (control, page) => expect(await faultsOfFocus(control, page).catch(() => [otherPage])).toHaveNoFindings(),
      { wordsBreak: [], contextBreaks: onlyFocus },
    ),
  },
  barriers: {
    'a link that focus follows': on('main a', 'focus', (link) => link.click()),
    'F9: a link that is followed when it loses focus': on('main a', 'blur', (link) => link.click()),
    'F55: a link that drops focus': on('main a', 'focus', (link) => link.blur()),
    'a window that focus opens': on('main a', 'focus', () => window.open('/signup')),
    'a message that stands for half a second after focus': markup(
      '<a href="/" onfocus="this.nextSibling.append(`Only today`); setTimeout(() => this.nextSibling.replaceChildren(), 500)">Offers</a><p></p>',
    ),
  },
};

/** After a navigation, the browser answers no more about the control. */
const otherPage: Finding = { selector: '', what: 'leads to another page', breaks: onlyFocus };

async function faultsOfFocus(control: ElementHandle<HTMLElement>, page: Page): Promise<Finding[]> {
  const words = () => page.evaluate(() => inPage.shownWords('body *'));
  await control.focus();
  await page.clock.runFor(100);
  const brought = await words();
  await page.clock.runFor(20_000);
  const lostBy = (one: Element, breaks: string[]) =>
    one.contains(document.activeElement) ? [] : [{ ...finding(one, 'loses focus'), breaks }];
  return [...(await control.evaluate(lostBy, onlyFocus)), ...goneWords(brought, await words(), '20 seconds after focus')];
}

/** The characters of a US keyboard, alone and with Shift, which does not turn one into another here. */
const keys = Array.from({ length: 94 }, (_, at) => String.fromCharCode(at + 33)).flatMap((key) => [key, `Shift+${key}`]);

export const singleLetters: Check = {
  criteria: ['2.1.4'],
  claim:
    'Turns off the shortcuts of search, and presses each character key of a US keyboard but Space, alone and with Shift, outside text fields; expects that no listener prevents its default action, and that nothing changes, scrolls, or moves focus. Leaves out letters in a sequence.',
  // Shortcuts are for a whole page, and each page has the same.
  on: ['header'],
  operates: {
    'single characters do nothing once shortcuts are off': unchangedBy(
      async (_, page) => {
        const shortcuts = page.getByRole('contentinfo').getByRole('checkbox', { name: search.shortcuts });
        // Neither scrolls, because a list of contents marks another section some frames later.
        const toggle = () => shortcuts.evaluate((box: HTMLElement) => box.click());
        await toggle();
        await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
        let prevented: Finding[] = [];
        const changes = await changesDuring(page, async () => {
          prevented = await preventedKeys(page, keys);
          await page.clock.runFor(1000);
        });
        expect([...prevented, ...changes]).toHaveNoFindings();
        expect(await page.evaluate(() => [scrollY, document.activeElement?.id]), 'a scroll, or focus elsewhere').toEqual([0, 'main']);
        await toggle();
      },
      { how: 'once' },
    ),
  },
  barriers: {
    'F99: a letter that scrolls': on('html', 'keydown', (_, { key }) => key === 'd' && scrollBy(0, 300)),
    'F99: a letter whose default is prevented': on('html', 'keydown', (_, event) => event.key === 'j' && event.preventDefault()),
    'F99: a letter that moves focus': on('html', 'keydown', (page, { key }) => key === 'j' && page.querySelector('a')?.focus()),
    'F99: a capital letter': on('html', 'keydown', (_, { shiftKey, key }) => shiftKey && key === 'N' && (location.hash = 'status')),
    'F99: a slash that nothing turns off': on('html', 'keydown', (_, { key }) => key === '/' && (location.hash = 'search')),
  },
};

export const pointerRelease: Check = {
  criteria: ['2.5.2'],
  claim: 'Touches and presses one control of each kind, moves off it, and releases; expects the same words, states, address, and scroll.',
  on: 'every control',
  operates: {
    'cancels a click that is released outside the control': unchangedBy(async (control, page) => {
      // The browser moves it on its own.
      if (await control.evaluate((element) => element.matches('[type=range], [role=slider]'))) return;
      await hover(control);
      const top = await page.evaluate(() => scrollY);
      await control.dispatchEvent('touchstart');
      await page.mouse.down();
      // A pointer that selects text up to the corner scrolls too.
      expect(await page.evaluate(() => scrollY).catch(() => top), 'a scroll').toBe(top);
      // The corner of the window is no control.
      await page.mouse.move(1, 1);
      await page.mouse.up();
    }),
  },
  barriers: {
    'a theme that goes with the press': markup('<button type="button" onmousedown="document.body.style.color = `red`">Theme</button>'),
    'F101: a click on touch': on('[role=tab], main button', 'touchstart', (control) => control.click()),
    'F101: a picture that a touch replaces': markup(
      '<img id="p" src="/favicon.svg" alt="A" /><button onmousedown="p.alt = `B`">B</button>',
    ),
    'F101: a page that scrolls on the down event': on('main a, main button', 'mousedown', () => scrollBy(0, 300)),
    'a control in the header of a page': markup('<header><button type="button" onpointerdown="this.append(`!`)">Go</button></header>'),
  },
};

export const onRequest: Check = {
  criteria: ['2.2.4', '3.2.5'],
  claim:
    'Waits an hour and scrolls; expects that nothing reloads, opens a window, changes, or moves focus. Expects no link that names another window. Clicks each link without following it; expects that none opens a window.',
  on: 'every control',
  measure: onRequestFaults,
  operates: {
    'changes nothing without a request of the visitor': unchangedBy(
      async (_, page) => {
        await page.clock.runFor(60_000);
        // Outside of menus that scroll.
        await page.mouse.move(2, 300);
        await page.mouse.wheel(0, 5000);
        await expect.poll(() => page.evaluate(() => scrollY), 'listeners have seen the scroll').toBeGreaterThan(0);
        await page.clock.runFor('01:00:00');
        await expect(page.locator(':focus'), 'nothing takes focus').toHaveCount(0);
      },
      { how: 'once', wordsBreak: ['2.2.4'] },
    ),
    'no link opens a window': unchangedBy(
      async (_, page) =>
        page.evaluate(() => {
          // No link is followed.
          addEventListener('click', (event) => event.preventDefault(), { capture: true });
          for (const link of document.querySelectorAll<HTMLElement>('a[href], [role=link]')) link.click();
        }),
      { how: 'once', wordsBreak: [], contextBreaks: ['3.2.5'] },
    ),
  },
  barriers: {
    'a message that appears by itself': dom('html', () => void setTimeout(() => alert('Sign up'), 20_000)),
    'F41: a reload by a script': dom('html', () => void setTimeout(() => location.reload(), 600_000)),
    'F40: a redirect after ten minutes': markup('<meta http-equiv="refresh" content="600; url=/signup" />'),
    'F52: a window that opens on load': dom('html', () => void window.open('/signup')),
    'F61: a page that a script replaces': dom('main', (main) => void setTimeout(() => main.replaceChildren('News'), 1_800_000)),
    'words that change when the page scrolls': on('html', 'scroll', (page) => page.querySelector('h1')?.replaceChildren('Sign up today')),
    'F22: a link to a new window': dom<HTMLAnchorElement>('main a', (link) => (link.target = '_blank')),
    'F22: a link whose click opens a window': on('main a', 'click', () => window.open('/signup')),
  },
};

export function onRequestFaults() {
  const openers = document.querySelectorAll('[target]:not([target=_self]), meta[http-equiv=refresh]');
  return Array.from(openers, (element) => ({
    ...finding(element, 'opens a window or another page'),
    breaks: element.matches('meta') ? ['2.2.4', '3.2.5'] : ['3.2.5'],
  }));
}
