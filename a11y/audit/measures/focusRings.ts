/** WCAG 2.4.7 and 2.4.13: measures in pixels the size and the contrast of focus rings. */
import type { CDPSession, JSHandle, Page } from '@playwright/test';
import type { Finding } from '../../findings';
import { type Area, changedArea, crop, capture } from './pixels';

/** Space for a ring around its control, in pixels. */
const margin = 8;

/**
 * Finds visible controls whose focus ring, in the current theme, changes less than the area that WCAG 2.4.13 requires by 3:1: a
 * perimeter two pixels thick. A Tab press for each would
 * take a second. Instead, this forces `:focus-visible` on groups of controls, with two screenshots per group. `walk()` tests real focus.
 */
export async function focusRings(page: Page, controls: JSHandle<readonly HTMLElement[]>): Promise<readonly Finding[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  // The viewport shows the whole page, so that no sticky element covers a control.
  await page.setViewportSize({ width: before.width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  // A control that has focus already would not change.
  await controls.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const session = await page.context().newCDPSession(page);
  const ids = await nodeIdsOf(session, controls);
  await force(session, ids, true);
  const boxes = await controls.evaluate(focusBoxes, margin);
  await force(session, ids, false);
  const faint: Finding[] = [];
  for (const group of groupsOf(boxes)) {
    const members = group.map((box) => ids[boxes.indexOf(box)] ?? 0);
    const clip = boundingArea(group.map(({ area }) => area));
    const unfocused = await capture(session, clip);
    await force(session, members, true);
    const focused = await capture(session, clip);
    await force(session, members, false);
    for (const box of group) {
      const { found, area, perimeter } = box;
      const changed = changedArea(crop(unfocused, clip, area), crop(focused, clip, area), 3);
      if (changed < perimeter) faint.push({ ...found, value: changed, limit: `at least ${Math.ceil(perimeter)}` });
    }
  }
  await session.detach();
  await page.setViewportSize(before);
  return faint;
}

async function nodeIdsOf(session: CDPSession, controls: JSHandle<readonly HTMLElement[]>): Promise<readonly number[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await controls.evaluate((all) => all.forEach((control) => control.setAttribute('data-measured', '')));
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-measured]' });
  await controls.evaluate((all) => all.forEach((control) => control.removeAttribute('data-measured')));
  return nodeIds;
}

/** Forces focus styles on elements, or removes them. */
async function force(session: CDPSession, nodeIds: readonly number[], isFocused: boolean): Promise<void> {
  const forcedPseudoClasses = isFocused ? ['focus', 'focus-visible', 'focus-within'] : [];
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}

/** Runs in the page with forced focus, because some controls are visible only then. */
function focusBoxes(controls: readonly HTMLElement[], room: number) {
  return controls.map((control) => {
    const box = control.getBoundingClientRect();
    const { borderStartStartRadius } = getComputedStyle(control);
    const declared = Number.parseFloat(borderStartStartRadius) * (borderStartStartRadius.endsWith('%') ? box.width / 100 : 1);
    const radius = Math.min(declared, box.width / 2, box.height / 2);
    const lines = Array.from(control.getClientRects());
    const width = lines.reduce((sum, line) => sum + line.width, 0);
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    // The lines of a link that wraps are one shape where they are closer than a ring is thick.
    const shared = lines.reduce((sum, line, index) => {
      const next = lines[index + 1];
      const isClose = next && next.top > line.top && next.top - line.bottom < 4;
      return sum + (isClose ? Math.max(0, Math.min(line.right, next.right) - Math.max(line.left, next.left)) : 0);
    }, 0);
    const left = Math.max(0, Math.floor(box.left) - room);
    const top = Math.max(0, Math.floor(box.top) - room);
    return {
      found: finding(control, 'pixels that focus changes by 3:1'),
      area: {
        x: left,
        y: top,
        width: Math.min(innerWidth, Math.ceil(box.right) + room) - left,
        height: Math.min(innerHeight, Math.ceil(box.bottom) + room) - top,
      },
      // "Understanding Focus Appearance" computes the perimeter of rounded corners this way.
      perimeter: 4 * width + 4 * height - 4 * shared - (16 - 4 * Math.PI) * radius,
    };
  });
}

/** In pixels. A larger screenshot takes longer than several small ones. */
const maxGroupSize = 500_000;

/** Groups close boxes whose areas do not overlap, because a ring must not count for an adjacent control. */
function groupsOf<Box extends { readonly area: Area }>(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const groups: Box[][] = [];
  for (const box of boxes) {
    const group = groups.find((members) => {
      const { width, height } = boundingArea([box, ...members].map(({ area }) => area));
      return width * height <= maxGroupSize && members.every(({ area }) => !overlap(box.area, area));
    });
    if (group) group.push(box);
    else groups.push([box]);
  }
  return groups;
}

/** Returns the smallest area that contains all areas. */
function boundingArea(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

function overlap(one: Area, other: Area): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isAbove;
}
