/** Finds what a page must not have: sound and video (WCAG 1.2.1–9, 1.4.2, 1.4.7), gestures and motion actuation (WCAG 2.5.1, 2.5.4, 2.5.7). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Elements that can play sound or video, or embed a page that could. */
export function mediaIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll('audio, video, track, source, embed, object, iframe, frame, applet, bgsound, canvas, [autoplay], img[src*=".gif"], img[src*=".webp"], img[src*=".apng"]'),
      (element) => element.outerHTML.slice(0, 100),
    ),
  );
}

/** Scripts of the built site that match `pattern`. Throws when there are none to search. */
export function scriptsWith(pattern: RegExp): readonly string[] {
  const assets = join(import.meta.dirname, '../../../dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('There are no scripts in dist/assets.');
  return scripts.flatMap((name) => {
    const found = pattern.exec(readFileSync(join(assets, name), 'utf8'));
    return found ? [`${name}: ${found[0]}`] : [];
  });
}

/** Events of pointer paths, multi-touch, dragging and device motion. Events of a press are allowed. */
const gesture = /^(touchmove|(pointer|mouse)move|gesture\w+|drag(over|enter|end|leave)?|drop|(mouse)?wheel|device\w+|orientationchange)$/;

/**
 * Event handlers for gestures, as the browser lists them for the window and the whole document. React listens to every event
 * at its root, so there the props of the elements count instead.
 */
export async function gesturesOn(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  // Playwright's own listeners come from scripts without a URL.
  const ours = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => url.startsWith(new URL('/', page.url()).href) && ours.add(scriptId));
  await session.send('Debugger.enable');
  const objectOf = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`There is no ${expression}.`);
    return { objectId: result.objectId };
  };
  const root = await session.send('DOM.describeNode', await objectOf('document.querySelector("#app")'));
  const found: string[] = [];
  for (const place of ['window', 'document']) {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { ...(await objectOf(place)), depth: -1, pierce: true });
    for (const { type, scriptId, backendNodeId } of listeners) {
      const isReact = backendNodeId === root.node.backendNodeId;
      // React Aria tracks whether a pointer is in use, for the focus ring, and ignores its path.
      const isModality = place === 'document' && type === 'pointermove';
      if (gesture.test(type) && ours.has(scriptId) && !isReact && !isModality) found.push(`${type} on ${place}`);
    }
  }
  await session.detach();
  return [...found, ...(await page.evaluate(propsForGestures))];
}

/** Runs in the page: React props that handle gestures. */
function propsForGestures() {
  const found: string[] = [];
  let read = 0;
  for (const element of document.querySelectorAll('#app *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    if (!key) continue;
    read++;
    const props = Object.keys((element as unknown as Record<string, object>)[key] ?? {});
    // React Aria's buttons handle `dragstart` to prevent it.
    const heard = props.filter((name) => /^on(TouchMove|Drag(?!Start)|Drop|Wheel|(Pointer|Mouse)Move)/.test(name));
    if (heard.length > 0 || element.getAttribute('draggable') === 'true') found.push(`${heard.join()} on ${element.outerHTML.slice(0, 80)}`);
  }
  return read > 0 ? found : ['React’s props could not be read'];
}
