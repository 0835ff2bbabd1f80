/** Finds media (WCAG 1.2.1–9, 1.4.2, 1.4.7), gestures and motion actuation (2.5.1, 2.5.4, 2.5.7), and elements for pointers only (2.1.1). */
import type { Finding } from '../../findings';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds elements that can play or embed media, and links to recordings. Runs in the page. */
export function mediaIn(): Finding[] {
  const players =
    'audio, video, track, source, embed, object, iframe, frame, applet, bgsound, canvas, [autoplay], img[src*=".gif"], img[src*=".webp"], img[src*=".apng"]';
  const recording = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|avi|mkv|webm|ogv|mpe?g|m3u8?)$/i;
  const player = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|soundcloud\.com|spotify\.com|twitch\.tv|dailymotion\.com)$/i;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    ({ hostname, pathname, type }) => recording.test(pathname) || player.test(hostname) || /^(audio|video)\//.test(type),
  );
  return [...document.querySelectorAll(players), ...links].map((element) => finding(element, 'can play or embed media'));
}

/** Finds code of the pages that matches. */
export function sourcesWith(pattern: RegExp): Finding[] {
  const source = join(import.meta.dirname, '../../../src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ofPages = names.filter((name) => /\.tsx?$/.test(name) && !/^(build|tools|testing)\b|\.(test|spec)\./.test(name));
  return ofPages.flatMap((name) => {
    const [code] = pattern.exec(readFileSync(join(source, name), 'utf8')) ?? [];
    return code === undefined ? [] : [{ selector: '', what: `code of src/${name}`, value: code.trim(), limit: 'none' }];
  });
}

/** WCAG 2.1.1: finds elements with a click handler of React that no key reaches, except elements around controls. Runs in the page. */
export function pointerOnlyElements(): Finding[] {
  // Keys reach a negative tabindex only inside a composite widget, such as a tab list. The tabindex of `main` serves the skip link.
  const controls =
    'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [role=tab], [role=radio], [role=option], [role=menuitem], [contenteditable]';
  // React listens at its root, but also sets `onclick` on each element with a handler, for Safari.
  return Array.from(document.querySelectorAll<HTMLElement>('#app *'))
    .filter((element) => element.onclick && element.checkVisibility() && !element.closest(controls) && !element.querySelector(controls))
    .map((element) => finding(element, 'reacts to a click, but no key reaches it'));
}
