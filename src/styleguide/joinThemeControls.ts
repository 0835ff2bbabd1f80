/** The style guide has a second theme control, at its top. `lib/theme.ts` knows of one: here the other follows. */
import { themeField } from '../lib/theme';

export function joinThemeControls(): void {
  const follow = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name=${themeField}]`)) {
      radio.checked = radio.value === document.documentElement.dataset.theme;
    }
  };
  // After those of lib/theme.ts, which stand on the same targets and were added before.
  document.addEventListener('change', follow);
  for (const type of ['pageshow', 'storage']) addEventListener(type, follow);
  follow();
}
