/** Tests mouse and touch: canceled clicks, changes of the input device, and tooltips. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { controlsOf } from './controls';
import { covers } from './covers';
import { foundAt } from './findings';
import { answerButtons, menuButton, tipButtons } from './locators';
import { inEveryState, settle } from './states';
import { operatedPaths, paths } from './pages';
import { openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

const tap = (control: Locator) => control.tap();
const click = (control: Locator) => control.click();
const enter = (control: Locator) => control.press('Enter');

test.describe('on a device with mouse and touch', () => {
  test.use({ hasTouch: true });

  for (const path of operatedPaths) {
    test(`${path} cancels a click that is released outside the control`, covers('pointerRelease', '2.5.2'), async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      const check = async (_: string, kind?: string) => {
        if (kind === 'form' || kind === 'invalid') await settle(page);
        await expectCanceledClicks(page);
      };
      // These states add no controls, and end by themselves.
      await inEveryState(page, check, ['copy', 'choice']);
    });

    test(`${path} can be operated with touch, keyboard, and mouse in turn`, covers('inputModes', '2.5.6'), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      const answers = answerButtons(page);
      for (const button of [menuButton(page), ...((await answers.count()) > 0 ? [answers.last()] : [])]) {
        for (const [press, isOpen] of [
          [tap, true],
          [enter, false],
          [click, true],
          [tap, false],
          [click, true],
          [enter, false],
        ] as const) {
          await press(button);
          await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
        }
      }
      // React Aria handles Enter, but the browser handles Tab.
      await tap(menuButton(page));
      await menuButton(page).focus();
      await page.keyboard.press('Tab');
      await expect(menuButton(page)).not.toBeFocused();
      await expect(page.locator(':focus')).toBeVisible();
      await tap(menuButton(page));
      for (const group of await page.getByRole('main').locator(':is([role=tablist], fieldset:has([type=radio])):visible').all()) {
        const choices = group.locator('[role=tab], [type=radio]');
        const [first, before, last] = [choices.first(), choices.nth((await choices.count()) - 2), choices.last()];
        const isChosen = async (choice: Locator) => {
          if ((await choice.getAttribute('role')) === 'tab') await expect(choice).toHaveAttribute('aria-selected', 'true');
          else await expect(choice).toBeChecked();
        };
        await tap(last);
        await isChosen(last);
        await last.press('ArrowLeft');
        await isChosen(before);
        await click(last);
        await isChosen(last);
        await tap(first);
        await isChosen(first);
      }
    });
  }

  test('a tooltip opens on a tap, and a tap elsewhere closes it', covers('hoverContent', '1.4.13'), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, '/pricing');
    await tipButtons(page).first().tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});

/** Presses each control by mouse and by touch, and releases outside. Nothing may change, not even on press. */
async function expectCanceledClicks(page: Page) {
  const controls = await controlsOf(page);
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
      // The skip link is out of view until it has focus. A slider of the browser follows the pointer, also back.
      if (control.getBoundingClientRect().bottom <= 0 || control.matches('[type=range]')) return null;
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

test('the wheel over a focused field scrolls the page and leaves the value', async ({ page }) => {
  for (const path of ['/pricing', '/contact', '/docs/api-reference']) {
    await openPage(page, path);
    for (const field of await page.locator('main input:not([type=radio], [type=checkbox]):visible').all()) {
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await field.focus();
      await page.keyboard.type('5');
      await field.hover();
      const [value, top] = [await field.inputValue(), await page.evaluate(() => scrollY)];
      await page.mouse.wheel(0, -100);
      await expect.poll(() => page.evaluate(() => scrollY), { message: `${path}, ${await field.getAttribute('id')}` }).toBeLessThan(top);
      await expect(field).toHaveValue(value);
    }
  }
});

test('a tooltip stays while the pointer moves onto it, and closes on Escape', covers('hoverContent', '1.4.13'), async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/pricing');
  const tip = page.getByRole('tooltip');
  const triggers = await tipButtons(page).all();
  // React Aria ignores the first movement of a pointer.
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const trigger of isAudit ? triggers : triggers.slice(0, 1)) {
    await trigger.hover();
    await page.clock.runFor(1000);
    await expect(tip).toBeVisible();
    const [from, to] = [await trigger.boundingBox(), await tip.boundingBox()];
    if (!from || !to) throw new Error('No box.');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    // Diagonally, at 100 pixels per second. With a paused clock, a slow machine does not slow the pointer down.
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 2);
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(start.x + ((end.x - start.x) * step) / steps, start.y + ((end.y - start.y) * step) / steps);
      await page.clock.runFor(20);
      await expect(tip, `${await trigger.textContent()}, ${step} of ${steps} steps`).toBeVisible();
    }
    await page.clock.runFor(10_000);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(tip).toBeHidden();
    await page.mouse.move(2, 2);
    await page.clock.runFor(2000);
  }
});

for (const path of isAudit ? paths : []) {
  test(`${path} shows only tooltips on hover`, covers('hoverContent', '1.4.13'), async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    const check = async () => {
      await settle(page);
      const controls = await controlsOf(page, false);
      const changes = await watchChanges(page);
      for (const handle of (await controls.getProperties()).values()) {
        const control = handle.asElement() as ElementHandle<HTMLElement> | null;
        if (!control || (await control.evaluate((element) => element.getBoundingClientRect().bottom + scrollY <= 0))) continue;
        await control.hover();
        // This is longer than the delay of a tooltip.
        await page.clock.runFor(1000);
        expect(await changes()).toHaveNoFindings();
        await page.mouse.move(2, 2);
        await page.clock.runFor(2000);
      }
    };
    // These states end by themselves.
    await inEveryState(page, check, ['copy', 'tooltip']);
    expect(await foundAt(page.locator('[title]:not([title=""], head *)'), 'has a title attribute, for mice only')).toHaveNoFindings();
  });
}
