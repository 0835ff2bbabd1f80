/** What a page must not do while nobody has asked for it: focus, a letter, a canceled press, and scrolling change nothing. */
import { dom } from '../audit/barriers/plant';
import { expect, foundAt } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { unchangedBy } from '../unchangedBy';
import type { Check } from './check';

export const onFocus: Check = {
  criteria: ['3.2.1', '3.2.5'],
  claim: 'Focuses and leaves one control of each kind, in an audit also in states of the page; expects at most a tooltip.',
  on: 'every control',
  operates: {
    'focus and blur change nothing': unchangedBy(async (control, page) => {
      await control.focus();
      // This is longer than the delay of a tooltip.
      await page.clock.runFor(1000);
      const lost = await control.evaluate((element) => (document.activeElement === element ? [] : [finding(element, 'loses focus')]));
      expect(lost).toHaveNoFindings();
    }),
  },
  barriers: {
    'a link that focus follows': dom('main a', (link) => link.addEventListener('focus', () => link.click())),
    'a window that focus opens': dom('main a', (link) => link.addEventListener('focus', () => void window.open('/signup'))),
  },
};

/** All of ASCII without the slash, which opens search and can be turned off there (search.spec.ts). */
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((character) => character !== '/');

export const singleLetters: Check = {
  criteria: ['2.1.4'],
  claim:
    'Presses each character of a keyboard but “/” outside text fields; expects that nothing happens, in an audit on one control of each kind, and in states of the page. “/” opens the search and can be turned off.',
  on: 'every control',
  operates: {
    'single characters do nothing': unchangedBy(
      async (control, page) => {
        const isTextField = await control.evaluate((element) => {
          element.focus();
          return element.matches('textarea, select, input:not([type=checkbox], [type=radio])');
        });
        if (!isTextField) for (const character of characters) await page.keyboard.press(character);
      },
      { once: isAudit ? 'in states' : 'always' },
    ),
  },
  barriers: {
    'a letter as a shortcut': dom('html', () =>
      addEventListener('keydown', ({ key }) => key === 's' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
    ),
    'a digit as a shortcut': dom('html', () =>
      addEventListener('keydown', ({ key }) => key === '7' && document.querySelector<HTMLElement>('footer a[href="/status"]')?.click()),
    ),
  },
};

export const pointerRelease: Check = {
  criteria: ['2.5.2'],
  claim:
    'Presses one control of each kind by mouse and by touch, in an audit also in states of the page, moves off it and releases; expects that nothing happens.',
  on: 'every control',
  operates: {
    'cancels a click that is released outside the control': unchangedBy(
      async (control, page) => {
        const points = await control.evaluate(pointsOf);
        if (!points) return;
        const { inside, outside } = points;
        await page.mouse.move(inside.x, inside.y);
        await page.mouse.down();
        await page.mouse.move(outside.x, outside.y, { steps: 2 });
        await page.mouse.up();
        // Dragging out of a field selects text, and scrolls at the edge of the viewport.
        await control.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
        const session = await page.context().newCDPSession(page);
        for (const [type, touchPoints] of [
          ['touchStart', [inside]],
          ['touchMove', [outside]],
          ['touchEnd', []],
        ] as const)
          await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
        await session.detach();
      },
      {
        use: { hasTouch: true },
        viewport: { width: 360, height: 800 },
        // Touch movement would scroll the page, and the scrolling would continue under the next press.
        prepare: (page) =>
          page.evaluate(() => {
            const still = new CSSStyleSheet();
            still.replaceSync('* { touch-action: none !important }');
            document.adoptedStyleSheets.push(still);
          }),
      },
    ),
  },
  barriers: {
    'a click on press': dom('[role=tab], main button', (control) => control.addEventListener('pointerdown', () => control.click())),
    'a control in the header of a page': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Go' });
      button.addEventListener('pointerdown', () => button.append('!'));
      const header = document.createElement('header');
      header.append(button);
      heading.before(header);
    }),
  },
};

/** Returns a point of a control, and one without a control along the edges of the viewport. Runs in the page. */
function pointsOf(control: HTMLElement) {
  control.scrollIntoView({ block: 'center', inline: 'center' });
  // The skip link is out of view until it has focus.
  if (control.getBoundingClientRect().bottom <= 0) return null;
  const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const inside = { x: box.x + box.width / 2, y: Math.min(Math.max(box.y, 0) + Math.min(box.height, innerHeight) / 2, innerHeight - 1) };
  const edges = Array.from({ length: 100 }, (_, step) => ({ x: step % 2 ? 2 : innerWidth - 3, y: Math.round((innerHeight * step) / 100) }));
  const controls = 'a, button, input, label, textarea, [tabindex]:not(main, h1)';
  const outside = edges.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(controls) === null);
  const target = document.elementFromPoint(inside.x, inside.y);
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  if (!outside || !(control.contains(target) || label?.contains(target))) throw new Error(`Cannot press ${control.outerHTML.slice(0, 80)}`);
  return { inside, outside };
}

export const onRequest: Check = {
  criteria: ['3.2.5'],
  claim:
    'Waits and scrolls, in an audit also in states of the page; expects that nothing reloads, opens a window, changes, or moves focus, and no link that opens a window.',
  on: 'every control',
  operates: {
    'changes nothing without a request of the visitor': unchangedBy(
      async (_, page) => {
        await page.clock.runFor(60_000);
        await page.mouse.move(200, 300);
        await page.mouse.wheel(0, 5000);
        await page.clock.runFor(60_000);
        await expect(page.locator(':focus'), 'nothing takes focus').toHaveCount(0);
      },
      { once: 'always' },
    ),
    'opens no window': {
      run: async ({ page, path }) => {
        await openPage(page, path);
        const openers = page.locator('[target]:not([target=_self]), meta[http-equiv=refresh]');
        expect(await foundAt(openers, 'opens a window or another page')).toHaveNoFindings();
      },
    },
  },
  barriers: {
    'a window that opens by itself': dom('html', () => void setTimeout(() => window.open('/signup'), 20_000)),
    'words that change when the page scrolls': dom('main h1', (heading) =>
      addEventListener('scroll', () => (heading.textContent = 'Sign up today'), { once: true }),
    ),
    'a link to a new window': dom<HTMLAnchorElement>('main a', (link) => (link.target = '_blank')),
  },
};
