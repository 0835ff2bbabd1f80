/** Mouse and touch: nothing happens before the release, all ways of input work by turns, and what hovering shows stays. */
import type { Locator, Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { controlsOf, untriedOf } from './controls';
import { covers } from './covers';
import { answerButtons, menuButton } from './locators';
import { atRest, inEveryState, type State, tipButtons } from './states';
import { expect, isAudit, isEveryPage, openPage, paths, test, workedPaths } from './test';

const tap = (control: Locator) => control.tap();
const click = (control: Locator) => control.click();
const enter = (control: Locator) => control.press('Enter');

test.describe('on a device with mouse and touch', () => {
  test.use({ hasTouch: true });

  for (const path of workedPaths) {
    test(`${path} takes no press that slides off`, covers('pointerRelease', '2.5.2'), async ({ page }) => {
      for (const width of isAudit ? [360, 1280] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, path);
        // Each press is made in six ways: in each state, that is for an audit.
        if (isAudit) await inEveryState(page, (_, kind) => expectNoPress(page, kind));
        else await expectNoPress(page);
      }
    });

    test(`${path} can be worked with touch, keyboard and mouse by turns`, covers('inputModes', '2.5.6'), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openPage(page, path);
      const answers = answerButtons(page);
      for (const button of [menuButton(page), ...((await answers.count()) > 0 ? [answers.last()] : [])]) {
        for (const [press, isOpen] of [[tap, true], [enter, false], [click, true], [tap, false], [click, true], [enter, false]] as const) {
          await press(button);
          await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
        }
      }
      // React Aria hears Enter itself; what Tab does is the browser's own.
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

/** The HTML of the controls that this worker has pressed and left, and of those that it has pointed at. */
const [pressedAndLeft, pointedAt] = [new Set<string>(), new Set<string>()];

/** Presses each control by mouse and by touch, and leaves it before the release: nothing must happen, not even at the press. */
async function expectNoPress(page: Page, kind?: State['kind']) {
  const controls = await controlsOf(page);
  const indexes = await untriedOf(controls, pressedAndLeft);
  if (indexes.length === 0) return;
  // These states are announced up to a second after they show, which would count as an effect of the first press.
  if (kind === 'choice' || kind === 'form') await atRest(page, 1500);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const changes = await watchChanges(page);
  const pressed = await page.evaluateHandle(() => {
    const targets: Node[] = [];
    addEventListener('pointerdown', ({ target }) => target instanceof Node && targets.push(target), { capture: true });
    // A finger that slides would scroll the page or a row, and the scrolling go on under the next press; or swipe back in history.
    const still = new CSSStyleSheet();
    still.replaceSync('* { touch-action: none !important }');
    document.adoptedStyleSheets.push(still);
    return targets;
  });
  for (const index of indexes) {
    const press = await controls.evaluate((all, at) => {
      const control = all[at];
      if (!control) throw new Error('The control is gone.');
      control.scrollIntoView({ block: 'center', inline: 'center' });
      // Out of view until it has focus: the skip link.
      if (control.getBoundingClientRect().bottom <= 0) return null;
      const box = (Array.from(control.getClientRects())[0] ?? control.getBoundingClientRect()).toJSON() as DOMRect;
      const on = { x: box.x + box.width / 2, y: Math.min(Math.max(box.y, 0) + Math.min(box.height, innerHeight) / 2, innerHeight - 1) };
      // Along the edges of the window there is always a place with nothing to press.
      const off = Array.from({ length: 100 }, (_, step) => ({ x: step % 2 ? 2 : innerWidth - 3, y: Math.round((innerHeight * step) / 100) })).find(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button, input, label, textarea, [tabindex]:not(main, h1)') === null,
      );
      if (!off) throw new Error('There is no place without a control.');
      const top = document.elementFromPoint(on.x, on.y);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      if (!control.contains(top) && !label?.contains(top)) throw new Error(`${control.outerHTML.slice(0, 80)} is covered.`);
      return { what: control.outerHTML.slice(0, 100), inside: on, outside: off };
    }, index);
    if (!press) continue;
    const { what, inside, outside } = press;

    await page.mouse.move(inside.x, inside.y);
    await page.mouse.down();
    expect(await changes(), `mouse down on ${what}`).toEqual([]);
    await page.mouse.move(outside.x, outside.y, { steps: 2 });
    await page.mouse.up();
    expect(await changes(), `mouse up beside ${what}`).toEqual([]);
    // A mouse that is dragged out of a field selects text, and scrolls the page at the edge of the window.
    await page.evaluate(([all, at]) => all[at]?.scrollIntoView({ block: 'center', inline: 'center' }), [controls, index] as const);

    await touch('touchStart', inside);
    expect(await changes(), `touch of ${what}`).toEqual([]);
    await touch('touchCancel');
    expect(await changes(), `cancelled touch of ${what}`).toEqual([]);

    await touch('touchStart', inside);
    await touch('touchMove', outside);
    await touch('touchEnd');
    expect(await changes(), `touch of ${what} that slides off`).toEqual([]);

    const hits = await page.evaluate(
      ([targets, all, at]) => {
        const control = all[at];
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
        return targets.splice(0).map((target) => Boolean(control?.contains(target) || label?.contains(target)));
      },
      [pressed, controls, index] as const,
    );
    expect(hits, `presses that reached ${what}`).toEqual([true, true, true]);
  }
  await session.detach();
}

test('tabs: a press that slides off selects nothing', covers('pointerRelease', '2.5.2'), async ({ page }) => {
  await openPage(page, '/product');
  const tab = page.getByRole('tab').nth(1);
  await tab.hover();
  await page.mouse.down();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('tooltips', () => {
  // Time is run on by the tests.
  test.use({ hasOwnContext: true });

  test('a tooltip opens on focus, stays, and Esc closes it alone', covers('hoverContent', '1.4.13'), async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/pricing');
    const trigger = tipButtons(page).first();
    const tip = page.getByRole('tooltip');
    await page.keyboard.press('Tab');
    await trigger.focus();
    await expect(tip).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-describedby', /.+/);
    await page.clock.runFor(10_000);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  for (const width of isAudit ? [320, 768, 1280] : [1280]) {
    test(`every tooltip can be reached, dismissed and kept, ${width} px wide`, covers('hoverContent', '1.4.13'), async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/pricing');
      const tip = page.getByRole('tooltip');
      const all = await tipButtons(page).all();
      expect(all.length).toBeGreaterThan(1);
      // Those in the middle differ in their words alone.
      for (const trigger of isAudit ? all : [all[0], all.at(-1)]) {
        if (!trigger) continue;
        // React Aria takes the first movement as the start of pointing.
        await page.mouse.move(2, 2);
        await expect(tip).toBeHidden();
        // Into the middle of the window, so that the tip has room.
        await trigger.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await trigger.hover();
        await expect(tip).toBeVisible();

        // Hoverable: the pointer crosses from the button to the tip more slowly than the tip waits, two pixels at a time.
        const [from, to] = [await trigger.boundingBox(), await tip.boundingBox()];
        if (!from || !to) throw new Error('No box.');
        const x = Math.min(Math.max(from.x + from.width / 2, to.x + 4), to.x + to.width - 4);
        const isUp = to.y < from.y;
        const [edge, way] = isUp ? [from.y, -1] : [from.y + from.height, 1];
        const inside = (isUp ? from.y - to.y - to.height : to.y - edge) + 6;
        for (let distance = -6; distance < inside; distance += 2) {
          await page.mouse.move(x, edge + way * distance);
          await page.clock.runFor(200);
          await expect(tip, `${distance} px from the button`).toBeVisible();
        }
        await page.mouse.move(x, to.y + to.height / 2);
        // Persistent.
        await page.clock.runFor(10_000);
        await expect(tip).toBeVisible();
        // Dismissible, with the pointer where it is and focus nowhere.
        await page.keyboard.press('Escape');
        await expect(tip).toBeHidden();
        await page.clock.runFor(1000);
        await expect(tip).toBeHidden();

        // The same with focus; a pointer that passes by takes nothing away.
        await page.mouse.move(2, 2);
        await trigger.focus();
        await expect(tip).toBeVisible();
        await trigger.hover();
        await page.mouse.move(2, 2);
        await page.clock.runFor(1000);
        await expect(tip).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(tip).toBeHidden();
        await expect(trigger).toBeFocused();
        await trigger.blur();

        // And closes when the pointer has left it. After a key, the first movement is the start of pointing again.
        await page.mouse.move(5, 5);
        await trigger.hover();
        await expect(tip).toBeVisible();
        await page.mouse.move(2, 2);
        await expect(tip).toBeHidden();
      }
    });
  }

  for (const path of isEveryPage ? paths : []) {
    test(`${path} shows nothing on hover but tooltips`, covers('hoverContent', '1.4.13'), async ({ page }) => {
      await page.clock.install();
      await openPage(page, path);
      const controls = await controlsOf(page);
      let tips = 0;
      let shown = 0;
      const changes = await watchChanges(page);
      for (const index of await untriedOf(controls, pointedAt)) {
        const control = (await controls.evaluateHandle((all, at) => all[at], index)).asElement();
        // Out of view until it has focus: the skip link.
        if (await control?.evaluate((element) => (element?.getBoundingClientRect().bottom ?? 0) + scrollY <= 0)) continue;
        await control?.hover();
        // Longer than a tooltip waits.
        await page.clock.runFor(1000);
        expect(await changes()).toEqual([]);
        if (await tipButtons(page).evaluateAll((all, one) => all.some((each) => each === one), control)) tips++;
        if (await page.getByRole('tooltip').isVisible()) shown++;
        await page.mouse.move(2, 2);
        await expect(page.getByRole('tooltip')).toBeHidden();
      }
      expect(shown, 'tooltips').toBe(tips);
      await expect(page.locator('[title]:not(head *)'), 'titles are for nobody but mice').toHaveCount(0);
    });
  }
});
