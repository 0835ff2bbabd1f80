/**
 * Finds media (WCAG 1.2.1–9, 1.4.2, 1.4.7), gestures and motion actuation (2.5.1, 2.5.4, 2.5.7), and elements that only a pointer can
 * activate (2.1.1).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** Finds elements that can play or embed media, and links to recordings. */
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

/** Finds scripts of the built site that match. Throws if there are no scripts. */
export function scriptsWith(pattern: RegExp): readonly string[] {
  const assets = join(import.meta.dirname, '../../../dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('There are no scripts in dist/assets.');
  return scripts.flatMap((name) => {
    const found = pattern.exec(readFileSync(join(assets, name), 'utf8'));
    return found ? [`${name}: ${found[0]}`] : [];
  });
}

/** Finds components of the site that handle movement, dragging, or the wheel. */
export function gestureHandlers(): readonly string[] {
  const source = join(import.meta.dirname, '../../../src');
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  return components.filter((name) => /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=/.test(readFileSync(join(source, name), 'utf8')));
}

/** Events of pointer movement, multi-touch, dragging, and device motion. Events of a click are allowed. */
const gesture = /^(touchmove|(pointer|mouse)move|gesture\w+|drag(over|enter|end|leave)?|drop|(mouse)?wheel|device\w+|orientationchange)$/;

/**
 * Finds draggable elements, and gesture listeners on the window and in the document. React listens to every event at its root, so
 * `gestureHandlers` checks the handlers of components.
 */
export async function gesturesOn(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  // The listeners of Playwright come from scripts without a URL.
  const ours = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => url.startsWith(new URL('/', page.url()).href) && ours.add(scriptId));
  await session.send('Debugger.enable');
  const objectOf = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`There is no ${expression}.`);
    return { objectId: result.objectId };
  };
  const nodeOf = async (expression: string) => (await session.send('DOM.describeNode', await objectOf(expression))).node.backendNodeId;
  const [root, documentNode] = [await nodeOf('document.querySelector("#app")'), await nodeOf('document')];
  const found: string[] = [];
  for (const target of ['window', 'document']) {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { ...(await objectOf(target)), depth: -1, pierce: true });
    for (const { type, scriptId, backendNodeId } of listeners) {
      const isReact = backendNodeId === root;
      // React Aria uses this listener to decide about the focus ring, and ignores the pointer's path.
      const isModality = backendNodeId === documentNode && type === 'pointermove';
      if (gesture.test(type) && ours.has(scriptId) && !isReact && !isModality) found.push(`${type} on ${target}`);
    }
  }
  await session.detach();
  return [...found, ...(await page.locator('[draggable=true]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80))))];
}

/**
 * WCAG 2.1.1: finds elements that listen to clicks and that no key reaches, except elements around controls. The linter checks the
 * handlers of components.
 */
export async function pointerOnlyElements(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await markListeners(session);
  const found = await page.evaluate((markedBy) => {
    // Keys reach a negative tabindex only inside a composite widget, such as a tab list. The tabindex of `main` serves the skip link.
    const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=tab], [role=radio], [role=option], [role=menuitem], [contenteditable]';
    const clickable = Array.from(document.querySelectorAll(`body [${markedBy}]`));
    for (const element of clickable) element.removeAttribute(markedBy);
    return clickable
      .filter((element) => element.checkVisibility() && !element.matches('#app') && !element.closest(controls) && !element.querySelector(controls))
      .map((element) => element.outerHTML.slice(0, 100));
  }, mark);
  await session.detach();
  return found;
}

const mark = 'data-click-listener';
const clickEvent = /^(dbl)?click$|^(mouse|pointer)(down|up)$|^touch(start|end)$/;

/** Marks every element in `body` that has its own click listener. */
async function markListeners(session: CDPSession): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.body' });
  if (!result.objectId) throw new Error('There is no body.');
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId, depth: -1, pierce: true });
  const nodes = new Set(listeners.filter(({ type }) => clickEvent.test(type)).map(({ backendNodeId }) => backendNodeId));
  for (const backendNodeId of nodes) {
    if (backendNodeId === undefined) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    await session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: `function () { this.setAttribute?.('${mark}', ''); }` });
  }
}
