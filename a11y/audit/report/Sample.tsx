import { urlOf } from './wcagEm';
import { distinct, formatCount, formatList, formatView, groupBy } from './format';
import type { Line, ReportProps } from './types';

/** Lists the pages, and each view and state with its pages. */
export function Sample({ report: { pages, verdicts } }: ReportProps) {
  const lines = verdicts.flatMap((verdict) => verdict.lines).filter(({ tool }) => tool.kind === 'axe' || tool.kind === 'check');
  const views = groupBy(lines, ({ view }) => view ?? null);
  const states = groupBy(
    lines.filter(({ state }) => state),
    ({ state }) => state,
  );
  const pagesOf = (same: readonly Line[]) => {
    const routes = distinct(same.map(({ route }) => route));
    return routes.length === pages.length ? 'all pages' : formatList(routes);
  };
  return (
    <>
      <p>
        In each view, tests of our own or axe looked at these pages. Views have a text size of 100%, the scripts of the site, and reduced
        motion unless they say otherwise.
      </p>
      <ul>
        {views.map((same) => {
          const name = same[0].view ? formatView(same[0].view) : 'built HTML';
          return (
            <li key={name}>
              <strong>{name}:</strong> {pagesOf(same)}
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{formatCount(states.length, 'state')} besides pages as loaded</summary>
        <ul>
          {states.map((same) => (
            <li key={same[0].state}>
              {same[0].state}: {pagesOf(same)}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>All {pages.length} pages</summary>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              {title}: <span className="level">{urlOf(path)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
