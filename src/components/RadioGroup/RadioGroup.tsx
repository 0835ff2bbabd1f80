import { useEffect, useId, useRef } from 'react';
import primitives from '../../styles/primitives.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<Id extends string> {
  /** The name of the group. */
  readonly label: string;
  /** For choices that explain themselves. */
  readonly isLabelHidden?: boolean;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/**
 * Native radio buttons in a row. React Aria's radio buttons would add script and an inline style, which the
 * content security policy blocks.
 */
export function RadioGroup<Id extends string>({ label, isLabelHidden, items, selected, onSelect }: RadioGroupProps<Id>) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  // React gets no event for an option that was selected before hydration or restored by the browser.
  useEffect(() => {
    const checked = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const item = items.find(({ id }) => id === checked);
    if (item && item.id !== selected) onSelect(item.id);
    // On mount only: `onChange` reports later changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset ref={root} className={styles.root} data-with-js>
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {items.map((item) => (
        <label key={item.id} className={primitives.choice}>
          <input
            className={primitives.radio}
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === selected}
            onChange={() => onSelect(item.id)}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
