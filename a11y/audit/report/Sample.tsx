import { addedRules, axeTags, disabledRules } from '../../rules';
import { urlOf } from './earl';
import { distinct, formatList, formatView, groupBy } from './format';
import type { Report } from './types';

interface ReportProps {
  readonly report: Report;
}

/** Lists each page with the views in which it was tested, and each state with its pages. */
export function Sample({ report: { lines, pages } }: ReportProps) {
  const seen = lines.filter(({ tool }) => tool.kind === 'axe' || tool.kind === 'check');
  const views = groupBy(seen, ({ view }) => view ?? null)
    .map(([{ view }]) => view)
    .toSorted((one, other) => (one?.width ?? 0) - (other?.width ?? 0) || formatView(one).localeCompare(formatView(other)));
  const tools = new Map<string, Set<string>>();
  for (const { route, view, tool } of seen) {
    const key = `${route} ${formatView(view)}`;
    tools.set(key, (tools.get(key) ?? new Set()).add(tool.name));
  }
  const states = groupBy(
    seen.filter(({ state }) => state),
    ({ state }) => state,
  );
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">Sample, views, and states</h2>
      <p>
        Each number counts the tools, axe and checks of our own, that looked at the page in this view. A dash means that none did. Views
        have a text size of 100%, the app, and reduced motion unless they say otherwise.
      </p>
      <div className="scroll" role="group" aria-label="Pages and views" tabIndex={0}>
        <table>
          <caption className="hidden">Pages and views</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {views.map((view) => (
                <th key={formatView(view)} scope="col">
                  {formatView(view)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, title }) => (
              <tr key={path}>
                <th scope="row">
                  {title}
                  <br />
                  <span className="level">{urlOf(path)}</span>
                </th>
                {views.map((view) => (
                  <td key={formatView(view)}>{tools.get(`${path} ${formatView(view)}`)?.size ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{states.length} states besides pages as loaded</summary>
        <ul>
          {states.map((same) => (
            <li key={same[0].state}>
              {same[0].state}: {formatList(distinct(same.map(({ route }) => route)))}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

export function Tools({ report: { environment, kind } }: ReportProps) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools">Tools and settings</h2>
      <ul>
        {Object.entries(environment).map(([name, value]) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
        <li>
          Rules of axe: those with the tags {formatList(axeTags)}, and {formatList(addedRules)}, which axe disables by default
        </li>
        {kind === 'tests' && (
          <li>
            In a test run, axe tests contrast only at 7:1 and only on pages with colors of their own. In a state, it tests the part that
            changed. An audit runs all rules on the whole page
          </li>
        )}
        {Object.entries(disabledRules).map(([rule, reason]) => (
          <li key={rule}>
            Disabled rule <code>{rule}</code>: {reason}
          </li>
        ))}
        <li>
          Most tests emulate <code>prefers-reduced-motion</code>, because contrast is wrong during transitions. Views “with motion” do not
        </li>
      </ul>
    </section>
  );
}
