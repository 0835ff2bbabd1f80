/** Finds what a page must not have: sound and video (WCAG 1.2.1–9, 1.4.2, 1.4.7), gestures and motion actuation (WCAG 2.5.1, 2.5.4, 2.5.7), presses without keys (WCAG 2.1.1). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** Elements that can play sound or video, or embed a page that could, and links to recordings and films. */
export function mediaIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const players = 'audio, video, track, source, embed, object, iframe, frame, applet, bgsound, canvas, [autoplay], img[src*=".gif"], img[src*=".webp"], img[src*=".apng"]';
    const recording = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|avi|mkv|webm|ogv|mpe?g|m3u8?)$/i;
    const player = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|soundcloud\.com|spotify\.com|twitch\.tv|dailymotion\.com)$/i;
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
      ({ hostname, pathname, type }) => recording.test(pathname) || player.test(hostname) || /^(audio|video)\//.test(type),
    );
    return [...document.querySelectorAll(players), ...links].map((element) => element.outerHTML.slice(0, 100));
  });
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

/** Components of the site that handle a path, a drag or the wheel, by file. */
export function gestureHandlers(): readonly string[] {
  const source = join(import.meta.dirname, '../../../src');
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  return components.filter((name) => /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=/.test(readFileSync(join(source, name), 'utf8')));
}

/** Events of pointer paths, multi-touch, dragging and device motion. Events of a press are allowed. */
const gesture = /^(touchmove|(pointer|mouse)move|gesture\w+|drag(over|enter|end|leave)?|drop|(mouse)?wheel|device\w+|orientationchange)$/;

/**
 * Listeners for gestures on the window and in the whole document, and elements that can be dragged. React listens to every event at
 * its root: `gestureHandlers` finds the handlers of components.
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
  const nodeOf = async (expression: string) => (await session.send('DOM.describeNode', await objectOf(expression))).node.backendNodeId;
  const [root, whole] = [await nodeOf('document.querySelector("#app")'), await nodeOf('document')];
  const found: string[] = [];
  for (const place of ['window', 'document']) {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { ...(await objectOf(place)), depth: -1, pierce: true });
    for (const { type, scriptId, backendNodeId } of listeners) {
      const isReact = backendNodeId === root;
      // React Aria tracks on the document whether a pointer is in use, for the focus ring, and ignores its path.
      const isModality = backendNodeId === whole && type === 'pointermove';
      if (gesture.test(type) && ours.has(scriptId) && !isReact && !isModality) found.push(`${type} on ${place}`);
    }
  }
  await session.detach();
  return [...found, ...(await page.locator('[draggable=true]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80))))];
}

/**
 * WCAG 2.1.1: elements that listen to clicks and that no key reaches, except those around controls. The linter finds the handlers of
 * components.
 */
export async function pressedByPointerAlone(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await markListeners(session);
  const found = await page.evaluate((markedBy) => {
    // Keys lead to what has a negative tabindex only inside such a control, as a row of tabs. That of `main` is for the skip link.
    const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=tab], [role=radio], [role=option], [role=menuitem], [contenteditable]';
    const pressed = Array.from(document.querySelectorAll(`body [${markedBy}]`));
    for (const element of pressed) element.removeAttribute(markedBy);
    return pressed
      .filter((element) => element.checkVisibility() && !element.matches('#app') && !element.closest(controls) && !element.querySelector(controls))
      .map((element) => element.outerHTML.slice(0, 100));
  }, mark);
  await session.detach();
  return found;
}

const mark = 'data-hears-presses';
const press = /^(dbl)?click$|^(mouse|pointer)(down|up)$|^touch(start|end)$/;

/** Marks every element in `body` that listens to presses itself. */
async function markListeners(session: CDPSession): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.body' });
  if (!result.objectId) throw new Error('There is no body.');
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId, depth: -1, pierce: true });
  const nodes = new Set(listeners.filter(({ type }) => press.test(type)).map(({ backendNodeId }) => backendNodeId));
  for (const backendNodeId of nodes) {
    if (backendNodeId === undefined) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    await session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: `function () { this.setAttribute?.('${mark}', ''); }` });
  }
}
