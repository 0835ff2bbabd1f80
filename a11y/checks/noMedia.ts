import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { sourcesWith } from '../sourcesWith';
import type { Check } from './check';

export const noMedia: Check = {
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'],
  claim:
    'Expects no audio, video, embedded content or frames, no link to a recording, and in the source nothing that plays a sound or speaks.',
  on: 'every page',
  views: ['opened'],
  measure,
  site: {
    'no script plays a sound': () =>
      expect(sourcesWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toHaveNoFindings(),
  },
  barriers: {
    'a video': dom('main h1', (heading) => heading.after(Object.assign(document.createElement('video'), { controls: true }))),
  },
};

/** Elements that can play or embed media, and links to recordings. */
export function measure() {
  const players =
    'audio, video, track, source, embed, object, iframe, frame, applet, bgsound, canvas, [autoplay], img[src*=".gif"], img[src*=".webp"], img[src*=".apng"]';
  const recording = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|avi|mkv|webm|ogv|mpe?g|m3u8?)$/i;
  const player = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|soundcloud\.com|spotify\.com|twitch\.tv|dailymotion\.com)$/i;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    ({ hostname, pathname, type }) => recording.test(pathname) || player.test(hostname) || /^(audio|video)\//.test(type),
  );
  return [...document.querySelectorAll(players), ...links].map((element) => finding(element, 'can play or embed media'));
}
