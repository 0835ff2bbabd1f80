import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { Tab, TabList, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { Rack } from '../../drawings/Rack/Rack';
import { keepInPlace } from '../../lib/keepInPlace';
import { hasModifier, keyOf } from '../../lib/keyOf';
import { showMagnified } from '../../lib/moveFocus';
import { rendererByKey } from './rendererByKey';
import { TabPanel } from './TabPanel';
import column from './TabColumn.module.css';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Starts with its name, such as a heading or the title of code, because print and pages without JavaScript show no tabs. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  /** `replacesEntry` is true while a key is held down and after find-in-page, which add no history entry. */
  readonly onSelect: (id: Id, replacesEntry: boolean) => void;
  /** `strip` is a small row above code. `rail` is a plate with a column of tabs, beside the panel in wide containers. */
  readonly variant: 'strip' | 'rail';
}

/**
 * Tabs. A row wraps instead of scrolling, so every tab is visible. Every panel is in the HTML.
 *
 * | event | selected panel | focus |
 * | --- | --- | --- |
 * | a press that ends on a tab, or a click by a script or assistive technology | that of the tab | moves to the tab |
 * | an arrow key, Home, or End on a tab; with a modifier, they belong to the browser | that of the next tab | moves to that tab |
 * | Tab on a tab | stays | moves into the panel, or to the panel if it has no tab stop |
 * | find-in-page matches in a hidden panel | the one with the match | stays |
 * | Back, Forward, or another change of `selected` | that of `selected` | moves from another tab or a hidden panel to the tab, or stays |
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, variant }: TabsProps<Id>) {
  const id = useId();
  const isRail = variant === 'rail';
  const isRepeat = useRef(false);
  /** The tab that the visitor has chosen, until it is selected. */
  const chosen = useRef<Id>(undefined);
  useLayoutEffect(() => {
    // Until the last choice is selected, React Aria moves focus.
    const isChosen = chosen.current !== undefined;
    if (isChosen && chosen.current !== selected) return;
    chosen.current = undefined;
    // By its id, because a panel may contain other tabs.
    const focused = () => document.activeElement?.closest<HTMLElement>(`[id^="${id}-"]:is([data-collapsed], [role=tab])`);
    const left = focused();
    if (!left) return;
    // React Aria would scroll to the tab, although another browser tab may have changed the choice.
    if (!isChosen && left.ariaSelected === 'false') left.blur();
    // Back can leave the tab that has focus, and hide the panel. After `popstate`, the browser scrolls to the fragment and moves focus away.
    // React Aria does not move the focus that a tab got before hydration.
    setTimeout(() => {
      // By now, Tab may have led into the panel.
      if (document.activeElement !== document.body && !focused()) return;
      // Not `selected`, which a second press of Back may have changed by now.
      const tab = document.querySelector<HTMLElement>(`[id^="${id}-"][role=tab][aria-selected=true]`);
      keepInPlace(tab, () => tab?.focus({ preventScroll: true }));
      showMagnified(tab);
    });
  }, [id, selected]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // React Aria does not pass the key event to `onSelectionChange`.
    isRepeat.current = event.repeat;
    // With modifiers, these keys belong to the browser. Control+Home scrolls to the top of the page.
    const isMoveKey = /^(Arrow|Home$|End$)/.test(keyOf(event));
    const isTab = event.target instanceof Element && event.target.role === 'tab';
    if (isTab && isMoveKey && hasModifier(event)) event.stopPropagation();
  };
  /** A click by a screen reader or voice control has no pointer, and selects a tab without moving focus to it. */
  const handleClick = ({ target }: MouseEvent) => {
    isRepeat.current = false;
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]');
    if (tab && tab !== document.activeElement) tab.focus();
  };
  const tabs = (
    <AriaTabs
      orientation={isRail ? 'vertical' : 'horizontal'}
      selectedKey={selected}
      onSelectionChange={(key) => {
        chosen.current = key === selected ? undefined : (key as Id);
        onSelect(key as Id, isRepeat.current);
      }}
    >
      <CollectionRendererContext value={rendererByKey}>
        <TabList className={`${trail.trail} ${trail.jacks} ${isRail ? column.column : styles.row}`} aria-label={label}>
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              className={styles.tab}
              {...withoutSelectionOnPointerDown}
              // The ids of our panels, and the tab stop, which React Aria sets in an effect, so that no prerendered tab would be focusable.
              render={(props, { isSelected }) => (
                <div
                  {...(props as ComponentProps<'div'>)}
                  id={`${id}-${item.id}`}
                  aria-controls={`${id}-${item.id}-panel`}
                  tabIndex={isSelected ? 0 : -1}
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
    </AriaTabs>
  );
  return (
    // The tabs are interactive. This element only captures their events.
    <div className={styles.root} data-variant={variant} onKeyDownCapture={handleKeyDown} onClickCapture={handleClick}>
      {/* The rack is outside AriaTabs, which renders its children twice. */}
      <div className={styles.tabs} data-with-js>
        {isRail ? <Rack>{tabs}</Rack> : tabs}
      </div>
      {/* Not React Aria's TabPanel, which renders every panel again on each change and blocks a slow phone for 449 ms. */}
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={`${id}-${item.id}-panel`}
          labelledBy={`${id}-${item.id}`}
          isHidden={item.id !== selected}
          onMatch={() => onSelect(item.id, true)}
        >
          {item.content}
        </TabPanel>
      ))}
    </div>
  );
}

/** A press that slides off a tab must not select it (WCAG 2.5.2). The type of Tab lacks this prop, but Tab passes it to its hook (adobe/react-spectrum#4336). */
const withoutSelectionOnPointerDown: object = { shouldSelectOnPressUp: true };
