/** The theme of the visitor's system, or the theme selected in the footer or the menu. */
import { storedChoice } from './storedChoice';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The start of the `name` of the radio buttons in each ThemeControl. */
export const themeField = 'theme-';

const themeChoice = storedChoice('theme', themes);

/**
 * Applies the stored theme and every later choice. The inline script calls it before the first paint. It works without React, so
 * ThemeControl works before hydration and after the app has failed.
 */
export function applyTheme(): void {
  showTheme();
  themeChoice.subscribe(showTheme);
  // The radio buttons are parsed after the first call.
  document.addEventListener('DOMContentLoaded', showTheme);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(themeField)) themeChoice.write(target.value as Theme);
  });
}

function showTheme() {
  const root = document.documentElement;
  const shown = themeChoice.read();
  if (shown !== root.dataset.theme) {
    root.dataset.theme = shown;
    for (const scheme of ['light', 'dark'] as const) {
      // The color of the browser toolbars. index.html has one tag for each color scheme.
      const media = shown === 'system' ? `(prefers-color-scheme: ${scheme})` : shown === scheme ? 'all' : 'not all';
      document.querySelector(`meta[name=theme-color][data-scheme=${scheme}]`)?.setAttribute('media', media);
    }
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name^=${themeField}][value=${shown}]`)) {
    radio.checked = true;
  }
}
