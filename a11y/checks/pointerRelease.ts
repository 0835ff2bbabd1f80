import type { Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { watchChanges } from '../audit/measures/changes';
import { controlsOf } from '../controls';
import { expect } from '../findings';
import { openPage } from '../openPage';
import { inEveryState, settle } from '../states';
import type { Check } from './check';

export const pointerRelease: Check = {
  criteria: ['2.5.2'],
  claim: 'Presses one control of each kind by mouse and by touch, moves off it and releases; expects that nothing happens.',
  on: 'every control',
  operates: {
    'cancels a click that is released outside the control': {
      use: { hasTouch: true },
      run: async ({ page, path }) => {
        await page.clock.install();
        await page.setViewportSize({ width: 360, height: 800 });
        await openPage(page, path);
        const check = async (_: string, kind?: string) => {
          if (kind === 'form' || kind === 'invalid') await settle(page);
          await expectCanceledClicks(page);
        };
        // These states add no controls, and end by themselves.
        await inEveryState(page, check, ['copy', 'choice']);
      },
    },
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

/** Presses a control of each kind by mouse and by touch, and releases outside. Nothing may change, not even on press. */
async function expectCanceledClicks(page: Page) {
  const controls = await controlsOf(page, false);
  const count = await controls.evaluate(({ length }) => length);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const changes = await watchChanges(page);
  // Touch movement would scroll the page, and the scrolling would continue under the next press.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { touch-action: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  for (let index = 0; index < count; index++) {
    const press = await controls.evaluate((all, at) => {
      const control = all[at] as HTMLElement;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      // The skip link is out of view until it has focus.
      if (control.getBoundingClientRect().bottom <= 0) return null;
      const box = Array.from(control.getClientRects())[0] ?? control.getBoundingClientRect();
      const inside = { x: box.x + box.width / 2, y: Math.min(Math.max(box.y, 0) + Math.min(box.height, innerHeight) / 2, innerHeight - 1) };
      // A point without a control, along the edges of the viewport.
      const outside = Array.from({ length: 100 }, (_, step) => ({
        x: step % 2 ? 2 : innerWidth - 3,
        y: Math.round((innerHeight * step) / 100),
      })).find(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button, input, label, textarea, [tabindex]:not(main, h1)') === null,
      );
      const target = document.elementFromPoint(inside.x, inside.y);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      if (!outside || !(control.contains(target) || label?.contains(target)))
        throw new Error(`Cannot press ${control.outerHTML.slice(0, 80)}`);
      return { what: control.outerHTML.slice(0, 100), inside, outside };
    }, index);
    if (!press) continue;
    const { what, inside, outside } = press;
    await page.mouse.move(inside.x, inside.y);
    await page.mouse.down();
    expect(await changes(), `mouse down on ${what}`).toHaveNoFindings();
    await page.mouse.move(outside.x, outside.y, { steps: 2 });
    await page.mouse.up();
    expect(await changes(), `mouse up beside ${what}`).toHaveNoFindings();
    // Dragging out of a field selects text, and scrolls at the edge of the viewport.
    await controls.evaluate((all, at) => all[at]?.scrollIntoView({ block: 'center', inline: 'center' }), index);
    await touch('touchStart', inside);
    expect(await changes(), `touch of ${what}`).toHaveNoFindings();
    await touch('touchMove', outside);
    await touch('touchEnd');
    expect(await changes(), `touch of ${what} that ends outside`).toHaveNoFindings();
  }
  await session.detach();
}
