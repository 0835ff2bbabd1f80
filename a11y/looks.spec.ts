/** What every page looks like, and what is not on it: scripts that only look, and therefore share a page. */
import { gesturesOn, mediaIn, scriptsWith } from './audit/measures/absence';
import type { Page } from '@playwright/test';
import { colourAlone } from './audit/measures/colourAlone';
import { edgeContrasts } from './audit/measures/edgeContrast';
import { forceStates, forced } from './audit/measures/forcePseudoStates';
import { pictureWithoutText, type Picture } from './audit/measures/picture';
import { prose } from './audit/measures/prose';
import { readingOrder } from './audit/measures/readingOrder';
import { textContrasts } from './audit/measures/textContrast';
import { covers, noteSituation, situationOf } from './covers';
import { expect, test as shared } from './sharedPage';
import { inEveryState } from './states';
import { isAudit, openPage, paths, samplePaths, test } from './test';

const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;
const mediaCriteria = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'] as const;
const gestureCriteria = ['2.5.1', '2.5.4', '2.5.7'] as const;

/** The last picture: two scripts read it. */
let last: { readonly view: string; readonly picture: Picture } | undefined;

async function pictureOnce(page: Page): Promise<Picture> {
  const view = JSON.stringify(await situationOf(page, ''));
  if (last?.view !== view) last = { view, picture: await pictureWithoutText(page) };
  return last.picture;
}

for (const path of samplePaths) {
  shared.describe(path, () => {
    // In order and in one worker, so that the page is opened once.
    shared.describe.configure({ mode: 'default' });

    for (const theme of themes) {
      shared(`its text stands out from what is behind it by 7:1, ${theme}`, covers('textContrast', '1.4.3', '1.4.6'), async ({ look }) => {
        const page = await look(path, { theme });
        const { lines, faint } = await textContrasts(page, await pictureOnce(page));
        expect(faint).toEqual([]);
        expect(lines).toBeGreaterThan(40);
      });

      shared(`its edges and lines stand out by 3:1, ${theme}`, covers('edgeContrast', '1.4.11'), async ({ look }) => {
        const page = await look(path, { theme });
        const { measured, faint } = await edgeContrasts(page, await pictureOnce(page));
        expect(faint).toEqual([]);
        expect(measured).toBeGreaterThan(4);
      });
    }

    for (const width of widths) {
      shared(`its running text is easy to follow, ${width} px wide`, covers('prose', '1.4.8'), async ({ look }) => {
        const { blocks, faults } = await prose(await look(path, { width }));
        expect(faults).toEqual([]);
        expect(blocks).toBeGreaterThan(0);
      });

      shared(`it is read in the order in which it stands, ${width} px wide`, covers('readingOrder', '1.3.2'), async ({ look }) => {
        const { blocks, faults } = await readingOrder(await look(path, { width }));
        expect(faults).toEqual([]);
        expect(blocks).toBeGreaterThan(4);
      });
    }

    shared('what its colours tell is told otherwise too', covers('notByColour', '1.4.1'), async ({ look }) => {
      const { looked, faults } = await colourAlone(await look(path));
      expect(faults).toEqual([]);
      expect(looked).toBeGreaterThan(0);
    });

    shared('it has no sound, no video and nothing that holds another page', covers('noMedia', ...mediaCriteria), async ({ look }) => {
      expect(await mediaIn(await look(path))).toEqual([]);
    });

    shared('it hears no gesture, and the pointer’s way and two fingers change nothing', covers('noGestures', ...gestureCriteria), async ({ look }) => {
      const page = await look(path);
      expect(await gesturesOn(page)).toEqual([]);
      const before = await words(page);
      await makeGestures(page);
      expect(await words(page)).toEqual(before);
    });
  });
}

shared('no script of the site can play a sound or speak', covers('noMedia', '1.4.2', '1.4.7'), () => {
  expect(scriptsWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toEqual([]);
});

shared('no script of the site asks how the device is moved', covers('noGestures', '2.5.4'), () => {
  expect(scriptsWith(/device(motion|orientation)|Device(Motion|Orientation)Event|Accelerometer|Gyroscope|shake/i)).toEqual([]);
});

test.describe('under the pointer, and pressed', () => {
  // In `npm test`, those that have every kind of control between them.
  for (const path of isAudit ? paths : ['/', '/signup', '/resources']) {
    for (const theme of themes) {
      test(`the text of ${path} stands out, ${theme}`, covers('textContrast', '1.4.3', '1.4.6'), async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme });
        await openPage(page, path);
        for (const state of forced) {
          await noteSituation(page, `every control forced into ${state.join(' and ')}`);
          const undo = await forceStates(page, state);
          const { faint } = await textContrasts(page, await pictureWithoutText(page));
          expect(faint, state.join()).toEqual([]);
          await undo();
        }
      });
    }
  }
});

if (isAudit) {
  for (const path of paths) {
    for (const theme of themes) {
      for (const width of widths) {
        test.describe(`every state of ${path}, ${theme}, ${width} px wide`, () => {
          test.use({ colorScheme: theme, viewport: { width, height: 900 } });

          test('its text stands out', covers('textContrast', '1.4.3', '1.4.6'), async ({ page }) => {
            await openPage(page, path);
            await inEveryState(page, async (state) => {
              expect((await textContrasts(page, await pictureWithoutText(page))).faint, state).toEqual([]);
            });
          });

          test('its edges stand out', covers('edgeContrast', '1.4.11'), async ({ page }) => {
            await openPage(page, path);
            await inEveryState(page, async (state) => {
              expect((await edgeContrasts(page, await pictureWithoutText(page))).faint, state).toEqual([]);
            });
          });
        });
      }
    }

    test(`every state of ${path} is read in order`, covers('readingOrder', '1.3.2'), async ({ page }) => {
      await openPage(page, path);
      await inEveryState(page, async (state) => {
        expect((await readingOrder(page)).faults, state).toEqual([]);
      });
    });

    test(`the running text in every state of ${path} is easy to follow`, covers('prose', '1.4.8'), async ({ page }) => {
      await openPage(page, path);
      await inEveryState(page, async (state) => {
        expect((await prose(page)).faults, state).toEqual([]);
      });
    });
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
