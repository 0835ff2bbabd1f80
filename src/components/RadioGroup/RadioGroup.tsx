import type { KeyboardEvent } from 'react';
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

/** How far each key moves the choice (APG radio group). */
const steps = new Map([['ArrowRight', 1], ['ArrowDown', 1], ['ArrowLeft', -1], ['ArrowUp', -1]]);

/**
 * A choice of one, as a row of buttons: a radio group to screen readers. React Aria gives it the role but a toolbar's
 * keys; here it has a radio group's: one stop for Tab, on the choice, and arrows that choose, round and round.
 */
export function ToggleGroup<Id extends string>({ label, items, selected, onSelect }: ToggleGroupProps<Id>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps.get(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Before the toolbar hears of it.
    event.stopPropagation();
    const index = items.findIndex(({ id }) => id === selected) + step;
    const next = items.at(index % items.length);
    if (!next) return;
    onSelect(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[items.indexOf(next)]?.focus();
  };

  return (
    <div onKeyDownCapture={handleKeyDown}>
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
          >
            <svg className={styles.jack} viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="6" />
              <circle className={styles.plug} cx="8" cy="8" r="3" />
            </svg>
            {item.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
