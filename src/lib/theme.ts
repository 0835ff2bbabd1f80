/** The theme of the visitor's system, or the theme selected in the footer. The selection is stored unless storage is blocked. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The `name` of the radio buttons in ThemeControl. */
export const themeField = 'theme';

const storageKey = 'theme';

/**
 * Applies the stored theme and every later choice. The inline script calls it before the first paint. It works without React, so
 * ThemeControl works before hydration and after the app has failed.
 */
export function applyTheme(): void {
  showTheme(storedTheme());
  document.addEventListener('change', ({ target }) => {
    const theme = target instanceof HTMLInputElement && target.name === themeField && parseTheme(target.value);
    if (!theme) return;
    storeTheme(theme);
    showTheme(theme);
  });
  // After the radio buttons are parsed, after a return from the back/forward cache, and after a choice in another tab.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, () => showTheme(storedTheme()));
}

/** Keeps the current theme if `theme` is undefined. */
function showTheme(theme: Theme | undefined) {
  const root = document.documentElement;
  const shown = theme ?? parseTheme(root.dataset.theme) ?? 'system';
  if (shown !== root.dataset.theme) {
    root.dataset.theme = shown;
    for (const scheme of ['light', 'dark'] as const) {
      // The color of the browser toolbars. index.html has one tag for each color scheme.
      const media = shown === 'system' ? `(prefers-color-scheme: ${scheme})` : shown === scheme ? 'all' : 'not all';
      document.querySelector(`meta[name=theme-color][data-scheme=${scheme}]`)?.setAttribute('media', media);
    }
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name=${themeField}][value=${shown}]`)) {
    radio.checked = true;
  }
}

function parseTheme(value: string | null | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}

function storedTheme(): Theme | undefined {
  try {
    return parseTheme(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function storeTheme(theme: Theme) {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice lasts until the page is closed.
  }
}
