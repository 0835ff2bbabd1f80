import { urlOf } from './wcagEm';
import { distinct, formatCount } from './format';
import type { ReportProps } from './types';

/** Lists the states and the pages. The evidence for each criterion says where it was tested. */
export function Sample({ report }: ReportProps) {
  const { pages, verdicts } = report;
  const lines = verdicts.flatMap((verdict) => verdict.lines).filter(({ tool }) => tool.kind === 'axe' || tool.kind === 'check');
  const states = distinct(lines.flatMap(({ state }) => state || []));
  return (
    <>
      <p>
        Views have a text size of 100%, the scripts of the site, and reduced motion (because contrast is wrong during transitions) unless
        they say otherwise.
      </p>
      <details>
        <summary>{formatCount(states.length, 'state')} besides pages as loaded</summary>
        <ul>
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
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
