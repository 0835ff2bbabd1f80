/** The theme: that of the visitor's system, or the one chosen in the footer, which is stored where storage is allowed. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The name of the radio buttons. */
export const themeField = 'theme';

const storageKey = 'theme';

/**
 * Applies the stored theme, and from now on each choice. The inline script calls it before the first paint. It does not use React,
 * so the control works before hydration, and without it.
 */
export function applyTheme(): void {
  show(stored());
  document.addEventListener('change', ({ target }) => {
    const theme = target instanceof HTMLInputElement && target.name === themeField && known(target.value);
    if (!theme) return;
    store(theme);
    show(theme);
  });
  // When the radio buttons are parsed, when the page returns from the back/forward cache, and when another tab stores a choice.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, () => show(stored()));
}

/** Without a theme, keeps the current one. */
function show(theme: Theme | undefined) {
  const root = document.documentElement;
  const shown = theme ?? known(root.dataset.theme) ?? 'system';
  if (shown !== root.dataset.theme) {
    root.dataset.theme = shown;
    for (const scheme of ['light', 'dark'] as const) {
      // The colour of the browser's toolbars; index.html has one tag for each scheme.
      const media = shown === 'system' ? `(prefers-color-scheme: ${scheme})` : shown === scheme ? 'all' : 'not all';
      document.querySelector(`meta[name=theme-color][data-scheme=${scheme}]`)?.setAttribute('media', media);
    }
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name=${themeField}][value=${shown}]`)) {
    radio.checked = true;
  }
}

function known(value: string | null | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}

function stored(): Theme | undefined {
  try {
    return known(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function store(theme: Theme) {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice lasts until the page is closed.
  }
}
