import { useId } from 'react';
import { useEntered } from '../../lib/useEntered';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Radio } from './Radio';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<Id extends string> {
  /** The name of the group. */
  readonly label: string;
  /** For choices that explain themselves. */
  readonly isLabelHidden?: boolean;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  /** Called with each choice of the visitor, also with one made before hydration. */
  readonly onChange: (id: Id) => void;
}

/** Radio buttons in a row. */
export function RadioGroup<Id extends string>({ label, isLabelHidden, items, selected, onChange }: RadioGroupProps<Id>) {
  const name = useId();
  const { ref, onChange: handleChange } = useEntered<HTMLFieldSetElement>(({ checked, value }) => {
    const item = items.find(({ id }) => id === value);
    if (checked && item) onChange(item.id);
  });
  return (
    <fieldset ref={ref} className={styles.root} data-with-js>
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {items.map((item) => (
        <Radio key={item.id} label={item.label} name={name} value={item.id} checked={item.id === selected} onChange={handleChange} />
      ))}
    </fieldset>
  );
}
