import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import buttonStyles from '../Button/Button.module.css';
import styles from './ToggleGroup.module.css';

export interface ToggleGroupProps<Id extends string> {
  /** Names the group. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/**
 * A choice of one, as a row of buttons: a radio group to screen readers. React Aria gives it the role but a toolbar's
 * keys; here it has a radio group's, so one stop for Tab, on the choice, and arrows that choose.
 */
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
        <ToggleButton
          key={item.id}
          id={item.id}
          className={`${buttonStyles.root} ${styles.choice}`}
          data-size="small"
          excludeFromTabOrder={item.id !== selected}
          // The key went down on the button before; React Aria has moved focus here meanwhile.
          onKeyUp={({ key }) => /^Arrow(Left|Right)$/.test(key) && onSelect(item.id)}
        >
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
