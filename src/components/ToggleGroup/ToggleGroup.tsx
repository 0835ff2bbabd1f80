import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './ToggleGroup.module.css';

export interface ToggleGroupProps<Id extends string> {
  /** Names the group. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** A choice of one, as a row of buttons: a radio group to screen readers. */
export function ToggleGroup<Id extends string>({ label, items, selected, onSelect }: ToggleGroupProps<Id>) {
  return (
    <ToggleButtonGroup
      className={styles.root}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={([key]) => key !== undefined && onSelect(key as Id)}
    >
      {items.map((item) => (
        <ToggleButton key={item.id} id={item.id} className={styles.button}>
          <svg className={styles.jack} viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6" />
            <circle className={styles.plug} cx="8" cy="8" r="3" />
          </svg>
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
