/** What translators and other extensions do to a page. These functions run in the page. */

/** Eight kinds of what extensions do. */
export const foreignKinds = [
  'translator',
  'grammar checker',
  'password manager',
  'telephone links',
  'dark mode',
  'blocker',
  'toolbar',
  'reader',
] as const;

/** As Google Translate does: each text moves into elements of its own. Code stays. Can be called again. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('[translate=no], svg, script, style, textarea, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.dataset.foreign = '';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Plants one of each kind wherever it can. */
export function plantForeignNodes(kinds: readonly string[]): void {
  const foreign = (tag: string, text = '') => {
    const element = document.createElement(tag);
    element.dataset.foreign = '';
    element.append(text);
    return element;
  };
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  const plants: Readonly<Record<string, () => void>> = {
    'translator': () => {
      document.documentElement.lang = 'fr';
      for (const element of all('#app :is(p, a, h2, h3, li, label, legend, span):not(svg *)')) {
        for (const node of Array.from(element.childNodes)) {
          if (!(node instanceof Text) || !node.data.trim() || element.closest('[translate=no]')) continue;
          const font = foreign('font');
          node.replaceWith(font);
          font.append(node);
        }
      }
    },
    'grammar checker': () => {
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '1');
      for (const field of all('input, textarea, p')) field.after(foreign('grammarly-extension'));
    },
    'password manager': () => {
      for (const field of all('input')) {
        field.setAttribute('data-lpignore', 'true');
        field.before(foreign('div'));
      }
    },
    'telephone links': () => {
      for (const element of all('main p, footer p')) {
        const text = Array.from(element.childNodes).find((node) => node instanceof Text && node.data.length > 10) as Text | undefined;
        if (!text) continue;
        const rest = text.splitText(5);
        const link = foreign('a', rest.data.slice(0, 3));
        rest.data = rest.data.slice(3);
        rest.before(link);
      }
    },
    'dark mode': () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      for (const element of all('svg, button')) element.setAttribute('data-darkreader-inline-fill', '');
    },
    'blocker': () => all('footer ul').at(-1)?.remove(),
    'toolbar': () => {
      document.getElementById('app')?.prepend(foreign('div', 'Toolbar'));
      document.querySelector('main')?.append(foreign('div', 'Toolbar'));
    },
    'reader': () => {
      const heading = document.querySelector('h1');
      const wrapper = foreign('div');
      heading?.replaceWith(wrapper);
      if (heading) wrapper.append(heading);
    },
  };
  for (const kind of kinds) plants[kind]?.();
}
