import { type MouseEvent, useMemo, useRef } from 'react';
import { useListBox, useListBoxSection, useOption } from 'react-aria/useListBox';
import { ListCollection } from 'react-stately/private/list/ListCollection';
import { type ListState, useListState } from 'react-stately/useListState';
import { search } from '../../content/search';
import { withBase, withoutBase } from '../../lib/base';
import styles from './ResultList.module.css';
import type { ExcerptPart, Result, ResultGroup } from './searchEngine';
import type { ListProps } from './useCombobox';

interface ResultListProps {
  readonly groups: readonly ResultGroup[];
  readonly list: ListProps;
  /** Called with the address of a result, unless the browser is to open it in a tab or window of its own. */
  readonly onOpen: (address: string) => void;
}

/** The list of the combobox: pages with what was found on them. Options are links. */
export function ResultList({ groups, list: { ref, ...list }, onOpen }: ResultListProps) {
  const collection = useMemo(() => new ListCollection(groups.map(sectionOf)), [groups]);
  const state = useListState<unknown>({ selectionMode: 'none', collection });
  const { listBoxProps } = useListBox({ ...list, 'aria-label': search.results }, state, ref);

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // React Aria prevents the click of the visitor, and sends one of its own.
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(withoutBase(link.pathname) + link.hash);
  };

  return (
    // The links in it hear the click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={handleClick}>
      <div {...listBoxProps} ref={ref as ListProps['ref'] & { current: HTMLDivElement | null }}>
        {groups.map((group) => (
          <Group key={group.path} group={group} state={state} />
        ))}
      </div>
    </div>
  );
}

type CollectionNode = ListState<unknown>['collection'] extends Iterable<infer Entry> ? Entry : never;

/** As React Aria would build it from elements. The part that does so is left out of the site (lighterReactAria.ts). */
function sectionOf({ path, label, results }: ResultGroup, index: number): CollectionNode {
  const childNodes = results.map(({ address, title }, position) => ({
    ...nodeOf('item', address, title, position),
    parentKey: path,
    props: { href: withBase(address) },
  }));
  return { ...nodeOf('section', path, label, index), hasChildNodes: true, childNodes };
}

function nodeOf(type: 'section' | 'item', key: string, words: string, index: number): CollectionNode {
  const isItem = type === 'item';
  return { type, key, index, value: null, level: isItem ? 1 : 0, hasChildNodes: false, childNodes: [], rendered: words, textValue: isItem ? words : '' };
}

function Group({ group: { label, results }, state }: { readonly group: ResultGroup; readonly state: ListState<unknown> }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: label });
  return (
    <div {...itemProps} className={styles.group}>
      <div {...headingProps} className={styles.page}>
        {label}
      </div>
      <div {...groupProps}>
        {results.map((result) => (
          <Option key={result.address} result={result} state={state} />
        ))}
      </div>
    </div>
  );
}

function Option({ result: { address, title, excerpt }, state }: { readonly result: Result; readonly state: ListState<unknown> }) {
  const ref = useRef<HTMLAnchorElement>(null);
  // Named by all its words: its title alone would leave words that are shown out of its name (WCAG 2.5.3).
  const { optionProps, isFocusVisible } = useOption({ key: address }, state, ref);
  return (
    // No tab stop: the field keeps focus, and arrow keys lead to options.
    <a
      tabIndex={-1}
      {...optionProps}
      ref={ref}
      className={styles.result}
      data-focus-visible={isFocusVisible || undefined}
    >
      <span className={styles.title}>
        {title}
      </span>
      <span className={styles.excerpt}>
        {excerpt.map(renderPart)}
      </span>
    </a>
  );
}

function renderPart({ text, isMatch }: ExcerptPart, index: number) {
  return isMatch ? <mark key={index}>{text}</mark> : text;
}
