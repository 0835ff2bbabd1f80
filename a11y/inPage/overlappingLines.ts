import type { Finding } from '../findings';
import { frameOf } from './frame';
import { linesOf, type Walk } from './walk';

/** Lines of text that overlap. The height from ascender to descender counts, because line boxes overlap where the line spacing is small. */
export function overlappingLines({ texts }: Walk) {
  const lines = texts.flatMap(seenLines).toSorted((one, other) => one.top - other.top);
  const found = new Map<string, Finding>();
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.top > one.bottom - 2) break;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2) continue;
      const what = `“${one.words}” overlaps “${other.words}”`;
      found.set(what, finding(one.parent, what, `${Math.round(one.bottom - other.top)} px`, '2 px or less'));
    }
  }
  return Array.from(found.values()).slice(0, 5);
}

function seenLines(text: Text) {
  const { parentElement: parent, data } = text;
  // A tooltip covers the page on purpose, and Escape closes it.
  if (!parent || parent.closest('[role=tooltip]')) return [];
  const frame = frameOf(parent);
  const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.42;
  return linesOf(text).flatMap((box) => {
    const middle = (box.top + box.bottom) / 2;
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const isSeen = right - left > 2 && middle > frame.top && middle < frame.bottom;
    return isSeen ? [{ words: data.trim().slice(0, 40), parent, top: middle - half, bottom: middle + half, left, right }] : [];
  });
}
