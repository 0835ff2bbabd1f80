/** How every page looks, and what is not on it: checks that change nothing, so that they can share one page. */
import type { Page } from '@playwright/test';
import { routeById } from '../src/routes';
import { gesturesOn, mediaIn, pressedByPointerAlone, scriptsWith } from './audit/measures/absence';
import { colourAlone } from './audit/measures/colourAlone';
import { edgeContrasts } from './audit/measures/edgeContrast';
import { forced, forcePseudoStates } from './audit/measures/forcePseudoStates';
import { pictureWithoutText, type Picture } from './audit/measures/picture';
import { prose } from './audit/measures/prose';
import { readingOrder } from './audit/measures/readingOrder';
import { textContrasts } from './audit/measures/textContrast';
import { covers, noteSituation, situationOf } from './covers';
import { expect, test } from './sharedPage';
import { inEveryState } from './states';
import { isAudit, isEveryPage, openPage, paths, samplePaths } from './test';

const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;
const mediaCriteria = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'] as const;
const gestureCriteria = ['2.5.1', '2.5.4', '2.5.7'] as const;

/** The last picture: two checks read it. */
let last: { readonly view: string; readonly picture: Picture } | undefined;

async function pictureOnce(page: Page): Promise<Picture> {
  const view = JSON.stringify(await situationOf(page, ''));
  if (last?.view !== view) last = { view, picture: await pictureWithoutText(page) };
  return last.picture;
}

const hasShortWords = (path: string) => [routeById('search').path, routeById('docsChangelog').path].includes(path);

for (const path of samplePaths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    for (const theme of themes) {
      test(`its text has a contrast of 7:1 with what is behind it, ${theme}`, covers('textContrast', '1.4.3', '1.4.6'), async ({ look }) => {
        const page = await look(path, { theme });
        const { lines, faint } = await textContrasts(page, await pictureOnce(page));
        expect(faint).toEqual([]);
        expect(lines).toBeGreaterThan(40);
      });

      test(`its edges and lines have a contrast of 3:1, ${theme}`, covers('edgeContrast', '1.4.11'), async ({ look }) => {
        const page = await look(path, { theme });
        const { measured, faint } = await edgeContrasts(page, await pictureOnce(page));
        expect(faint).toEqual([]);
        expect(measured).toBeGreaterThan(4);
      });
    }

    for (const width of widths) {
      test(`its running text is easy to follow, ${width} px wide`, covers('prose', '1.4.8'), async ({ look }) => {
        const { blocks, faults } = await prose(await look(path, { width }));
        expect(faults).toEqual([]);
        // In a wide window, the search has no paragraph of two lines before somebody types, and the list of versions has none.
        if (width === 320 || !hasShortWords(path)) expect(blocks).toBeGreaterThan(0);
      });

      test(`its HTML is in the order in which it is shown, ${width} px wide`, covers('readingOrder', '1.3.2'), async ({ look }) => {
        const { blocks, faults } = await readingOrder(await look(path, { width }));
        expect(faults).toEqual([]);
        expect(blocks).toBeGreaterThan(path === routeById('search').path ? 2 : 4);
      });
    }

    test('its colours tell nothing that is not told otherwise too', covers('notByColour', '1.4.1'), async ({ look }) => {
      const { looked, faults } = await colourAlone(await look(path));
      expect(faults).toEqual([]);
      // The search has nothing that colour could mark before somebody types.
      if (path !== routeById('search').path) expect(looked).toBeGreaterThan(0);
    });

    test('it has no audio, video or frame, and no link to a recording', covers('noMedia', ...mediaCriteria), async ({ look }) => {
      expect(await mediaIn(await look(path))).toEqual([]);
    });

    test('all that acts on a press is a control that keys reach', covers('controlsByKey', '2.1.1', '2.1.3'), async ({ look }) => {
      expect(await pressedByPointerAlone(await look(path))).toEqual([]);
    });

    test('it listens to no gesture, and dragging and pinching change nothing', covers('noGestures', ...gestureCriteria), async ({ look }) => {
      const page = await look(path);
      expect(await gesturesOn(page)).toEqual([]);
      const before = await words(page);
      await makeGestures(page);
      expect(await words(page)).toEqual(before);
    });
  });
}

test('no script of the site can play a sound or speak', covers('noMedia', '1.4.2', '1.4.7'), () => {
  expect(scriptsWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toEqual([]);
});

test('no script of the site asks how the device is moved', covers('noGestures', '2.5.4'), () => {
  expect(scriptsWith(/device(motion|orientation)|Device(Motion|Orientation)Event|Accelerometer|Gyroscope|shake/i)).toEqual([]);
});

// In `npm test`, pages that have every kind of control between them.
for (const path of isAudit ? paths : ['/', '/signup', '/resources']) {
  test.describe(`${path}, under the pointer and pressed`, () => {
    test.describe.configure({ mode: 'default' });

    for (const theme of themes) {
      test(`its text has a contrast of 7:1, ${theme}`, covers('textContrast', '1.4.3', '1.4.6'), async ({ look }) => {
        const page = await look(path, { theme });
        for (const state of forced) {
          await noteSituation(page, `every control forced into ${state.join(' and ')}`);
          const undo = await forcePseudoStates(page, state);
          const { faint } = await textContrasts(page, await pictureWithoutText(page));
          await undo();
          expect(faint, state.join()).toEqual([]);
        }
      });
    }
  });
}

interface Looks {
  readonly text: readonly string[];
  readonly edges: readonly string[];
  /** These two in the light theme alone: neither depends on colours. */
  readonly order: readonly string[];
  readonly prose: readonly string[];
}

/** The faults of each state of the page that was walked last: four checks read them. */
let walked: { readonly view: string; readonly states: ReadonlyMap<string, Looks> } | undefined;

async function looksOfEachState(page: Page, path: string, theme: (typeof themes)[number], width: number): Promise<ReadonlyMap<string, Looks>> {
  const view = `${path} ${theme} ${width}`;
  if (walked?.view === view) return walked.states;
  const states = new Map<string, Looks>();
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
  await inEveryState(page, async (state) => {
    const picture = await pictureWithoutText(page);
    states.set(state, {
      text: (await textContrasts(page, picture)).faint,
      edges: (await edgeContrasts(page, picture)).faint,
      order: theme === 'light' ? (await readingOrder(page)).faults : [],
      prose: theme === 'light' ? (await prose(page)).faults : [],
    });
  });
  // A page that is left in a state is no page to look at.
  await page.goto('about:blank');
  walked = { view, states };
  return states;
}

if (isEveryPage) {
  for (const path of paths) {
    for (const theme of themes) {
      for (const width of isAudit ? widths : ([320] as const)) {
        test.describe(`every state of ${path}, ${theme}, ${width} px wide`, () => {
          test.describe.configure({ mode: 'default' });

          test('its text has a contrast of 7:1', covers('textContrast', '1.4.3', '1.4.6'), async ({ page }) => {
            for (const [state, { text }] of await looksOfEachState(page, path, theme, width)) expect.soft(text, state).toEqual([]);
          });

          test('its edges and lines have a contrast of 3:1', covers('edgeContrast', '1.4.11'), async ({ page }) => {
            for (const [state, { edges }] of await looksOfEachState(page, path, theme, width)) expect.soft(edges, state).toEqual([]);
          });

          if (theme === 'dark') return;

          test('its HTML is in the order in which it is shown', covers('readingOrder', '1.3.2'), async ({ page }) => {
            for (const [state, { order }] of await looksOfEachState(page, path, theme, width)) expect.soft(order, state).toEqual([]);
          });

          test('its running text is easy to follow', covers('prose', '1.4.8'), async ({ page }) => {
            for (const [state, faults] of await looksOfEachState(page, path, theme, width)) expect.soft(faults.prose, state).toEqual([]);
          });
        });
      }
    }
  }
}

/** What the page shows, and where it is. */
async function words(page: Page) {
  return page.evaluate(() => [location.href, scrollX, document.body.innerText]);
}

/** Drags from side to side with the mouse, and then two fingers apart. */
async function makeGestures(page: Page) {
  await page.mouse.move(200, 400);
  await page.mouse.down();
  await page.mouse.move(900, 500, { steps: 5 });
  await page.mouse.move(100, 300, { steps: 5 });
  await page.mouse.up();
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 640 - apart, y: 450, id: 0 },
    { x: 640 + apart, y: 450, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [60, 120, 200]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await page.mouse.move(0, 0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
}
