import { drawnTexts } from './walk';

/** Writes the visible text of each control and its label into an attribute of the control. */
export function markVisibleText(): void {
  const controls = document.querySelectorAll('a[href], button, [role=button], [role=tab], [role=radio], input, select, textarea, summary');
  for (const control of controls) {
    const labels = 'labels' in control ? Array.from((control as HTMLInputElement).labels ?? []) : [];
    // The text of a textarea is its value.
    const parts = control instanceof HTMLTextAreaElement ? labels : [control, ...labels];
    const text = parts.flatMap((part) => [...drawnTexts(part).map(({ data }) => data), ...generatedOn(part)]).join(' ');
    if (/\p{L}/u.test(text)) control.setAttribute('data-visible-text', text.replaceAll(/\s+/g, ' ').trim());
  }
}

/** Returns text that CSS adds. */
const generatedOn = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((part) => ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .filter(({ visibility, display }) => visibility === 'visible' && display !== 'none')
    .map(({ content }) => /^"(.*?)"/.exec(content)?.[1] ?? '');
