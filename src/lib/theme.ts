/** Light or dark: as the visitor's system has it, or as chosen in the footer, and remembered where storage is allowed. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The name of the radio buttons. */
export const themeField = 'theme';

const storageKey = 'theme';

/**
 * Applies the remembered theme, and from now on what is chosen. `boot.ts` calls it before the first paint; it needs
 * nothing of React, so the choice works while the page is not hydrated yet, and if it never is.
 */
export function watchTheme(): void {
  show(stored());
  document.addEventListener('change', ({ target }) => {
    const theme = target instanceof HTMLInputElement && target.name === themeField && known(target.value);
    if (!theme) return;
    store(theme);
    show(theme);
  });
  // When the radio buttons are there; when the page comes out of the back/forward cache; when another tab has chosen.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, () => show(stored()));
}

/** Undefined where nothing, or nothing sensible, is stored: then what shows stays. */
function show(theme: Theme | undefined) {
  const root = document.documentElement;
  const shown = theme ?? known(root.dataset.theme) ?? 'system';
  if (shown !== root.dataset.theme) {
    root.dataset.theme = shown;
    for (const scheme of ['light', 'dark'] as const) {
      // The colour of the browser's own bars; index.html says it once for each scheme.
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
    // The choice lasts as long as the page.
  }
}
