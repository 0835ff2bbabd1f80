import { urlOf } from './wcagEm';
import { distinct, formatCount, formatList, formatView, groupBy } from './format';
import type { Line, ReportProps } from './types';

/** Lists the pages, and each view and state with its pages. */
export function Sample({ report }: ReportProps) {
  const { pages, verdicts } = report;
  const lines = verdicts.flatMap((verdict) => verdict.lines).filter(({ tool }) => tool.kind === 'axe' || tool.kind === 'check');
  const views = groupBy(lines, ({ view }) => view ?? null);
  const states = groupBy(
    lines.filter(({ state }) => state),
    ({ state }) => state,
  );
  const list = (groups: typeof views, nameOf: (line: Line) => string) => (
    <ul>
      {groups.map((same) => {
        const routes = distinct(same.map(({ route }) => route));
        const others = pages.map(({ path }) => path).filter((path) => !routes.includes(path));
        const most = others.length > 0 ? `all pages but ${formatList(others)}` : 'all pages';
        return (
          <li key={nameOf(same[0])}>
            <strong>{nameOf(same[0])}:</strong> {others.length < 4 ? most : formatList(routes)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <p>
        In each view, checks or axe looked at these pages. Views have a text size of 100%, the scripts of the site, and reduced motion
        (because contrast is wrong during transitions) unless they say otherwise.
      </p>
      {list(views, ({ view }) => (view ? formatView(view) : 'built HTML'))}
      <details>
        <summary>{formatCount(states.length, 'state')} besides pages as loaded</summary>
        {list(states, ({ state }) => state)}
      </details>
      <details>
        <summary>All {pages.length} pages</summary>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              {title}: <span className="level">{urlOf(path, report)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
