import { useId, useRef } from 'react';
import { useEarlyValue } from '../../lib/useEarlyValue';
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
  useEarlyValue(root, ({ checked, value }) => {
    const item = items.find(({ id }) => id === value);
    if (checked && item) onSelect(item.id);
  });
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
