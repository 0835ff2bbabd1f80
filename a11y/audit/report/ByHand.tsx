import { formatCommit, formatCount } from './format';
import { openRows } from './sheet';
import type { ReportProps } from './types';

/** How people sign manual tests. The steps are at each criterion, and in `manual.csv`. */
export function ByHand({ report }: ReportProps) {
  const open = report.verdicts.flatMap(({ criterion }) => openRows(criterion, report)).length;
  return (
    <>
      <p>
        <a href="manual.csv">manual.csv</a> has {formatCount(open, 'row')} to sign. A row is a criterion, and what to test it with.
      </p>
      <ol>
        <li>
          Open the site at commit <code>{formatCommit(report)}</code>.
        </li>
        <li>
          Follow the steps of a row on each of its pages, as loaded and in <a href="#sample">its states</a>. Compare with the expected
          result.
        </li>
        <li>
          Fill in its outcome (passed, failed, cantTell, or inapplicable), the pages that you tested (paths, or “all”), who you are, and the
          date. Unless it passed, write a note on what you found.
        </li>
        <li>
          Run <code>npm run audit -- --signed manual.csv</code> at the same commit.
        </li>
      </ol>
    </>
  );
}
