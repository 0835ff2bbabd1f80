import { type Theme, themeField, themes } from '../../lib/theme';
import styles from './ThemeControl.module.css';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Native radio buttons. What they do is not React's: `lib/theme.ts` hears them, from the first script on. */
export function ThemeControl() {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Theme</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={themeField}
            value={theme}
            defaultChecked={theme === 'system'}
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}
