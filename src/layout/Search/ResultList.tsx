import type { MouseEvent } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { search } from '../../content/pages/search';
import { withBase, withoutBase } from '../../lib/base';
import styles from './ResultList.module.css';
import type { ExcerptPart } from './excerpt';
import type { Result, ResultGroup } from './searchEngine';

export interface ResultListProps {
  readonly groups: readonly ResultGroup[];
  /** Called with the path and hash of a result, unless the browser opens it in a new tab or window. */
  readonly onOpen: (href: string) => void;
}

/** The list of an Autocomplete: results grouped by page. Options are links. */
export function ResultList({ groups, onOpen }: ResultListProps) {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // React Aria prevents the visitor's click and dispatches its own, with the same modifier keys.
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(withoutBase(link.pathname) + link.hash);
  };
  return (
    // The links receive the events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={handleClick}>
      <ListBox className={styles.root} aria-label={search.results} selectionMode="none">
        {groups.map(({ path, label, results }) => (
          <ListBoxSection key={path} id={path}>
            <Header className={styles.page}>{label}</Header>
            {results.map((result) => (
              <ResultOption key={result.href} {...result} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  );
}

function ResultOption({ href, title, excerpt }: Result) {
  return (
    // Without React Aria's Text slots: the accessible name includes the excerpt, which is visible (WCAG 2.5.3).
    <ListBoxItem id={`result ${href}`} href={withBase(href)} className={styles.result ?? ''} textValue={title}>
      <span className={styles.title}>{title}</span>
      <span className={styles.excerpt}>{excerpt.map(renderPart)}</span>
    </ListBoxItem>
  );
}

/** In elements of their own, because a translator replaces bare text, which React could then not remove. */
function renderPart({ text, isMatch }: ExcerptPart, index: number) {
  const Part = isMatch ? 'mark' : 'span';
  return <Part key={index}>{text}</Part>;
}
