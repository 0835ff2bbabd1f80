/** What measures share. Everything in this folder runs in the page. */

/** An element that is shown, with what most measures ask of it. */
export interface Part {
  readonly element: HTMLElement;
  readonly style: CSSStyleDeclaration;
  readonly box: DOMRect;
}

/** One walk over the page, for all measures of a view. */
export interface Walk {
  /** The shown elements in `body` and in open shadow roots, in DOM order. Of drawings, only the links inside. */
  readonly parts: readonly Part[];
  /** Their texts, without transparent ones. */
  readonly texts: readonly Text[];
}

/** Nothing behind a modal dialog can be used. */
export const usable = (): HTMLElement => document.querySelector<HTMLElement>('dialog:modal') ?? document.body;

export function walk(): Walk {
  const root = usable();
  const elements = [root, ...elementsIn(root)];
  const shown = elements.filter((element) => isShown(imageOf(element) ?? element) && !element.matches('script, svg :not(a)'));
  const parts = shown.map((element) => ({ element, style: getComputedStyle(element), box: element.getBoundingClientRect() }));
  const roots = [root, ...elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return { parts, texts: roots.flatMap(textsIn).filter(isOpaque) };
}

const elementsIn = (root: ParentNode): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap(withShadow);

/** An element, and those in its open shadow root. */
export const withShadow = (element: HTMLElement): HTMLElement[] =>
  element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element];

/** An area has no box. It is shown with its picture. */
const imageOf = (element: Element) =>
  element instanceof HTMLAreaElement ? document.querySelector(`img[usemap="#${element.closest('map')?.name}"]`) : undefined;

/** The texts in an element that are drawn. Text for screen readers is one pixel wide. */
export const drawnTexts = (root: Element): Text[] =>
  textsIn(root).filter((text) => isOpaque(text) && (text.parentElement?.getBoundingClientRect().width ?? 0) > 1);

const isOpaque = ({ parentElement }: Text): boolean =>
  parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;

export const isShown = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) ?? false;

export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style'));
}

/** Whether only screen readers get it: in a box of one pixel or without a height, or clipped away. */
export function isForScreenReaders(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  const { overflow, clip, clipPath, display } = getComputedStyle(element);
  const isCut =
    (overflow !== 'visible' && Math.min(element.clientWidth, element.clientHeight) <= 1) || /rect|inset\(50%/.test(clip + clipPath);
  return (isCut && display !== 'inline') || isForScreenReaders(element.parentElement);
}

/** What people see of a field: its label, if the field itself is there for keys and screen readers only. */
export function seenAs(field: Element): Element {
  const isSeen = field.checkVisibility({ opacityProperty: true }) && field.getBoundingClientRect().right > 0 && !isForScreenReaders(field);
  return isSeen ? field : ((field as HTMLInputElement).labels?.[0] ?? field);
}

/** Both target size criteria, and the one for color, treat links in sentences differently. A sentence has words beside its links. */
export function isInSentence(link: Element): boolean {
  const block = blockOf(link);
  return textsIn(block).some(({ data, parentElement: parent }) => {
    const isBeside = parent && blockOf(parent) === block && !parent.closest('a, [role=link], h1, h2, h3, h4, h5, h6');
    return isBeside && /[\p{L}\p{N}]/u.test(data);
  });
}

const blockOf = (element: Element): Element =>
  element.parentElement && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;

/** The texts as people see them: without a space between two that touch. */
export function joined(texts: readonly Text[]): string {
  const isTouching = (text: Text, before?: Text) => {
    const [end, start] = [before && linesOf(before).at(-1), linesOf(text)[0]];
    return end && start && Math.abs(start.left - end.right) < 1 && start.top < end.bottom && end.top < start.bottom;
  };
  return texts.map((text, index) => `${isTouching(text, texts[index - 1]) ? '' : ' '}${text.data}`).join('');
}

/** The texts of an element that are not in one of its children. */
export const ownTexts = (element: Element): Text[] =>
  Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];

/** The first words of an element, for findings. */
export const quoted = (element: Element): string => `“${element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

/** The boxes of the lines of a text, or of a part of it. */
export function linesOf(text: Text, start = 0, end = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return Array.from(range.getClientRects());
}

/** Adds rules until the returned function is called. The content security policy blocks style elements. */
export function addRules(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}

/** Returns what `measure` returns while the page has more rules, which apply without a transition. */
export function withRules<Result>(rules: string, measure: () => Result): Result {
  const removeRules = addRules(`*, ::before, ::after { transition: none !important; } ${rules}`);
  try {
    return measure();
  } finally {
    removeRules();
  }
}

/** The rules of the style sheets of the site. No script can read those of another origin. */
export const rulesOfSite = (): CSSRule[] =>
  Array.from(document.styleSheets)
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => Array.from(cssRules));

let hideStates = () => {};

/** Shows all elements in these states, such as under a pointer, until it is called again. The browser would take a message for each element. */
export function showAs(states: readonly string[] = []): void {
  const pseudoClasses = new RegExp(`:(?:${states.join('|')})(?![\\w-])`, 'g');
  // It matches all elements, with the specificity of a pseudo-class. A font would load again.
  const copy = (rule: CSSRule) => (rule instanceof CSSFontFaceRule ? '' : rule.cssText.replaceAll(pseudoClasses, ':not(.never)'));
  hideStates();
  hideStates = states.length > 0 ? addRules(rulesOfSite().map(copy).join('')) : () => {};
}

/** Words of four letters or more, as stems that match “completed” with “completes”. */
export const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? []).map((word) => word.slice(0, 5));
