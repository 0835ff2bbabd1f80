import { Link } from 'wouter';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { search } from '../../content/pages/search';
import styles from './ResultList.module.css';
import type { ExcerptPart } from './excerpt';
import type { Result, ResultGroup } from './searchEngine';

export interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  /** The id of the option that the field refers to. */
  readonly activeId: string | undefined;
  readonly onOpen: () => void;
}

/** The id of an option, by its place among those of all groups. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list of a combobox: results grouped by page. Options are links. */
export function ResultList({ id, groups, activeId, onOpen }: ResultListProps) {
  const all = groups.flatMap(({ results }) => results);
  return (
    <div role="listbox" id={id} className={styles.root} aria-label={search.results}>
      {groups.map(({ path, label, results }) => (
        <div key={path} role="group" aria-labelledby={`${id}-${path}`}>
          {/* Hidden from screen readers, which announce the name of the group. */}
          <div id={`${id}-${path}`} className={styles.page} aria-hidden="true">
            {label}
          </div>
          {results.map((result) => {
            const ownId = optionId(id, all.indexOf(result));
            return <ResultOption key={result.href} id={ownId} isActive={ownId === activeId} onOpen={onOpen} {...result} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface ResultOptionProps extends Result, Pick<ResultListProps, 'onOpen'> {
  readonly id: string;
  readonly isActive: boolean;
}

function ResultOption({ id, isActive, onOpen, href, title, excerpt }: ResultOptionProps) {
  return (
    <Link
      id={id}
      role="option"
      className={styles.result}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      // wouter does not call onClick for a click that opens a tab.
      onClickCapture={onOpen}
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.title}>{title}</span>
      <VisuallyHidden>: </VisuallyHidden>
      <span className={styles.excerpt}>{excerpt.map(renderPart)}</span>
    </Link>
  );
}

/** In elements of their own, because a translator replaces bare text, which React could then not remove. */
function renderPart({ text, isMatch }: ExcerptPart, index: number) {
  const Part = isMatch ? 'mark' : 'span';
  return <Part key={index}>{text}</Part>;
}
