import { themeControl } from '../../content/layoutText';
import { themeField, themes } from '../../lib/theme';
import primitives from '../../styles/primitives.module.css';
import styles from './ThemeControl.module.css';

/** Native radio buttons for the theme. `lib/theme.ts` listens to them, so they work before hydration. */
export function ThemeControl() {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{themeControl.legend}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.choice}>
          <input
            className={primitives.radio}
            type="radio"
            name={themeField}
            value={theme}
            defaultChecked={theme === 'system'}
          />
          {themeControl.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}
