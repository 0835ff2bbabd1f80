import { useEffect, useId, useRef } from 'react';
import buttonStyles from '../Button/Button.module.css';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<Id extends string> {
  /** Names the group, and is shown. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/**
 * A choice of one that looks like a row of buttons: native radio buttons. React Aria's would add script, and an inline style to
 * the HTML, which the policy blocks.
 */
export function RadioGroup<Id extends string>({ label, items, selected, onSelect }: RadioGroupProps<Id>) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  // Chosen before hydration, or restored by the browser: React hears of neither.
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const item = items.find(({ id }) => id === chosen);
    if (item && item.id !== selected) onSelect(item.id);
    // Once: later choices come by onChange.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset ref={root} className={styles.root} data-with-js>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item) => (
        <label key={item.id} className={`${buttonStyles.root} ${styles.choice}`} data-size="small">
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === selected}
            onChange={() => onSelect(item.id)}
          />
          <svg className={styles.jack} viewBox="0 0 16 16" width="16" aria-hidden="true">
            <circle cx="8" cy="8" r="6" />
            <circle className={styles.plug} cx="8" cy="8" r="3" />
          </svg>
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
