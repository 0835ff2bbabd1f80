import { themeControl } from '../../content/interface';
import { themeField, themes } from '../../lib/theme';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './ThemeControl.module.css';

/** Native radio buttons for the theme. `lib/theme.ts` listens to them, so they work before hydration. */
export function ThemeControl() {
  return (
    <fieldset className={`${layout.cluster} ${styles.root}`} data-gap="0">
      <legend>
        <strong>{themeControl.legend}</strong>
      </legend>
      {themes.map((theme) => (
        <label key={theme} className={primitives.choice}>
          <input className={primitives.radio} type="radio" name={themeField} value={theme} defaultChecked={theme === 'system'} />
          {themeControl.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}
