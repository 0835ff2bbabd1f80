/** Checks images and their text alternatives. Each function runs in the page. */
import type { Finding } from '../../../findings';

/**
 * WCAG 1.1.1: finds pictures without a text alternative, or with a file name or a vague word as alternative. Pictures in CSS are faults
 * too, because they cannot have an alternative.
 */
export function pictureFaults(): Finding[] {
  const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;
  const alternativeOf = (element: Element) => {
    const own = element.closest('[role=img], [role=image]');
    const labels = (own?.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    return own?.getAttribute('aria-label') ?? (labels.join(' ').trim() || element.getAttribute('alt'));
  };
  const vague =
    /^(image|img|picture|photo|graphic|drawing|icon|logo|diagram|chart|screenshot|spacer|bullet|line|decoration|ornament|background|placeholder|untitled|\d+)$/i;
  const fileName = /\.(svg|png|jpe?g|gif|webp|avif|bmp|ico)$/i;
  const pictures = Array.from(
    document.querySelectorAll('svg, [role=img], [role=image], img, input[type=image], area, canvas, object, embed'),
  );
  const named = pictures.flatMap((picture) => {
    const alternative = alternativeOf(picture)?.trim();
    const isDecoration = picture instanceof HTMLImageElement && picture.getAttribute('alt') === '';
    if (isHidden(picture) || isDecoration) return [];
    const fault = !alternative
      ? 'no alternative'
      : vague.test(alternative) || fileName.test(alternative)
        ? `“${alternative}” is no alternative`
        : '';
    return fault ? [finding(picture, fault)] : [];
  });
  const styled = Array.from(document.querySelectorAll('body, body *')).flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = ['background-image', 'border-image-source', 'list-style-image', 'mask-image', 'content'].some((property) =>
        style.getPropertyValue(property).includes('url('),
      );
      return isDrawn ? [finding(element, 'has a picture in the style sheet', part || 'the element itself')] : [];
    }),
  );
  return [...named, ...styled];
}

/** Finds text in named drawings that is not repeated as text in the figure, or else on the page. */
export function drawnTextWithoutEquivalent(): Finding[] {
  // Stems of five letters match “completed” with “completes”. Words of less than four letters, such as “to”, do not count.
  const stemsOf = (text: string | null) =>
    (text ?? '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu)
      ?.map((word) => word.slice(0, 5)) ?? [];
  return Array.from(document.querySelectorAll('[role=img]')).flatMap((drawing) => {
    const context = (drawing.closest('figure') ?? document.querySelector('main'))?.cloneNode(true) as Element;
    for (const own of context.querySelectorAll('[role=img]')) own.remove();
    const stems = new Set(stemsOf(context.textContent));
    const drawn = Array.from(drawing.querySelectorAll('text'), ({ textContent }) => textContent);
    return drawn
      .filter((text) => !stemsOf(text).every((stem) => stems.has(stem)))
      .map((text) => finding(drawing, `“${text}” is drawn, but no text says it`));
  });
}

/** WCAG 1.4.5: finds pictures that are links or move, and alternatives that repeat a heading, which a picture of text would. */
export function picturesOfText(): Finding[] {
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent?.trim().toLowerCase());
  return Array.from(document.querySelectorAll<HTMLImageElement>('img')).flatMap((picture) => {
    const isOnlyContent = picture.closest('a, button')?.textContent?.trim() === '';
    if (isOnlyContent) return [finding(picture, 'is the name of a control', picture.alt, 'text')];
    if (headings.includes(picture.alt.trim().toLowerCase())) return [finding(picture, 'takes the place of a heading', picture.alt, 'text')];
    return /\.gif$/i.test(picture.currentSrc) ? [finding(picture, 'may move', picture.currentSrc, 'a still picture')] : [];
  });
}
