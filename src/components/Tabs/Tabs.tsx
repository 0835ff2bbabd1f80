import { type ComponentProps, Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { Tab, TabList, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { Rack } from '../../drawings/Rack/Rack';
import { TabPanel } from './TabPanel';
import rail from './TabRail.module.css';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Starts with a heading or a title equal to the label: in print and without script the tabs are not there. */
  readonly content: ReactNode;
  /** Arrow keys skip it, and presses do nothing. Its panel still prints, and shows without script. */
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Names the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  /** `isRepeat` is true for a key that is held down. */
  readonly onSelect: (id: Id, isRepeat: boolean) => void;
  /** `strip` is the small row on top of code. `rail` is a plate, which stays beside the panel where there is room. */
  readonly variant?: 'page' | 'strip' | 'rail';
}

/** Tabs that select on arrow keys and on release. They wrap instead of scrolling: no tab is ever out of sight. Every panel is in the HTML, hidden until found. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, variant = 'page' }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const isRepeat = useRef(false);
  useEffect(() => reportFocus(row.current), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    // React Aria does not say which key has selected a tab.
    isRepeat.current = event.repeat;
    // Keys with modifiers belong to the browser: Control+Home scrolls to the top of the page.
    const isTab = event.target instanceof Element && event.target.role === 'tab';
    if (isTab && event.key !== 'Tab' && (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)) event.stopPropagation();
  };
  const tabList = (
    <CollectionRendererContext value={rendererByKey}>
      <TabList ref={row} className={`${trail.trail} ${trail.jacks} ${styles.list}`} aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            isDisabled={item.isDisabled}
            {...selectOnRelease}
            // React Aria knows ids and tab stops only after effects: before hydration no tab would be a stop.
            render={(props, { isSelected, isDisabled }) => (
              <div
                {...(props as ComponentProps<'div'>)}
                id={`${id}-${item.id}`}
                aria-controls={`${id}-${item.id}-panel`}
                tabIndex={isDisabled ? undefined : isSelected ? 0 : -1}
              />
            )}
          >
            <span className={styles.label} data-text={item.label}>
              {item.label}
            </span>
          </Tab>
        ))}
      </TabList>
    </CollectionRendererContext>
  );
  return (
    // The tabs are the interactive elements; this one only hears of their events first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={`${styles.root} ${variant === 'rail' ? rail.rail : ''}`}
      data-variant={variant}
      onKeyDownCapture={handleKeyDown}
      onKeyUpCapture={() => (isRepeat.current = false)}
      onClickCapture={focusClickedTab}
    >
      <AriaTabs className={variant === 'rail' ? rail.plate : undefined} data-with-js selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id, isRepeat.current)}>
        {variant === 'rail' ? <Rack variant="bare">{tabList}</Rack> : tabList}
      </AriaTabs>
      {/* Not React Aria's TabPanel, which renders every panel again with each change of the tabs' state: 109 ms of blocking. */}
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={`${id}-${item.id}-panel`}
          labelledBy={`${id}-${item.id}`}
          isHidden={item.id !== selected}
          // Like a held key, the browser's search adds no history entry.
          onFound={() => onSelect(item.id, true)}
        >
          {item.content}
        </TabPanel>
      ))}
    </div>
  );
}

/**
 * Keeps the DOM nodes of the tabs, and focus, after hydration. React Aria then builds its collection once more, and for a moment it has
 * no first item: the default renderer, which walks from item to item, would remove all tabs.
 */
const rendererByKey: ComponentProps<typeof CollectionRendererContext>['value'] = {
  ...DefaultCollectionRenderer,
  CollectionRoot: ({ collection }) =>
    Array.from(collection.getKeys(), (key) => {
      const node = collection.getItem(key);
      return node?.render && <Fragment key={key}>{node.render(node)}</Fragment>;
    }),
};

/** WCAG 2.5.2. Tab passes this prop to its hook, though its type does not list it (adobe/react-spectrum#4336). */
const selectOnRelease: object = { shouldSelectOnPressUp: true };

/** A click of a screen reader or of voice control selects a tab without a pointer and would leave focus on the body. */
function focusClickedTab({ target }: MouseEvent) {
  const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]:not([aria-disabled=true])');
  if (tab && tab !== document.activeElement) tab.focus();
}

/** Tells React Aria of focus that came before hydration: otherwise arrow keys select without moving focus from the focused tab. */
function reportFocus(row: HTMLElement | null) {
  if (row?.contains(document.activeElement)) document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
