/** Images and their text alternatives. Each function runs in the page. */

/** Drawings that are neither hidden from screen readers nor named. */
export function unnamedPictures(): string[] {
  const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;
  const isNamed = (element: Element) => Boolean(element.closest('[role=img]')?.getAttribute('aria-label')?.trim());
  const drawings = Array.from(document.querySelectorAll('svg, [role=img], [role=image]'));
  return drawings.filter((drawing) => !isHidden(drawing) && !isNamed(drawing)).map((drawing) => drawing.outerHTML.slice(0, 120));
}

/** Images made of pixels, in HTML or CSS. The site has none: only a person could tell whether one shows text. */
export function pixelPictures(): string[] {
  const elements = Array.from(document.querySelectorAll('img, picture, canvas, object, embed, image, area, input[type=image]'));
  const found = elements.map((element) => element.outerHTML.slice(0, 120));
  const properties = ['background-image', 'border-image-source', 'list-style-image', 'mask-image', 'content'];
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      for (const property of properties) {
        if (style.getPropertyValue(property).includes('url(')) found.push(`${element.tagName}${part} ${property}: ${style.getPropertyValue(property)}`);
      }
    }
  }
  return found;
}

/** Words in a named drawing that are not text as well: in its figure if it has one, else on the page. */
export function drawnWordsWithoutTwin(): string[] {
  // Five letters match “completed” with “completes”. Words of less than four, as “to” and “one”, do not count.
  const stemsOf = (text: string | null) => (text ?? '').toLowerCase().match(/[\p{L}\p{N}]{4,}/gu)?.map((word) => word.slice(0, 5)) ?? [];
  return Array.from(document.querySelectorAll('[role=img]')).flatMap((drawing) => {
    const place = (drawing.closest('figure') ?? document.querySelector('main'))?.cloneNode(true) as Element;
    for (const own of place.querySelectorAll('[role=img]')) own.remove();
    const words = new Set(stemsOf(place.textContent));
    const drawn = Array.from(drawing.querySelectorAll('text'), ({ textContent }) => textContent);
    return drawn.filter((text) => !stemsOf(text).every((stem) => words.has(stem))).map((text) => `“${text}” in “${drawing.getAttribute('aria-label')}”`);
  });
}
