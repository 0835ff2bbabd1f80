import { Radio } from '../../components/RadioGroup/Radio';
import { themeControl } from '../../content/interface';
import { themeField, themes } from '../../lib/theme';
import layout from '../../styles/layout.module.css';
import styles from './ThemeControl.module.css';

/** Radio buttons for the theme. `lib/theme.ts` listens to them, so they work before hydration. */
export function ThemeControl({ place }: { readonly place: 'footer' | 'menu' }) {
  return (
    <fieldset className={`${layout.cluster} ${styles.root}`} data-gap="0">
      <legend>
        <strong>{themeControl.legend}</strong>
      </legend>
      {themes.map((theme) => (
        <Radio key={theme} label={themeControl.themes[theme]} name={themeField + place} value={theme} defaultChecked={theme === 'system'} />
      ))}
    </fieldset>
  );
}
