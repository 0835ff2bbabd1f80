/** The last sections of the report: how people sign, what was tested, and how. */
import { reportFiles } from '../../../src/build/publishedReport';
import { listInWords } from '../../../src/lib/listInWords';
import { all } from '../../checks/all';
import { axeTags, disabledRules } from '../../rules';
import { distinct, formatCommit, formatCount, outcomeLabel } from './format';
import { openRows } from './sheet';
import type { ReportProps } from './types';
import { urlOf } from './wcagEm';

/** How people sign manual tests. The steps are at each criterion, and in `manual.csv`. */
export function ByHand({ report }: ReportProps) {
  const open = report.verdicts.flatMap(({ criterion }) => openRows(criterion, report)).length;
  return (
    <>
      <p>
        <a href={`${reportFiles}/manual.csv`}>manual.csv</a> has {formatCount(open, 'row')} to sign. A row is a criterion, and what to test
        it with.
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

/** How the tests ran, and what shows whether they notice barriers. */
export function Run({ report: { barriers, screenReader } }: ReportProps) {
  const missed = barriers?.filter(({ outcome }) => outcome !== 'found') ?? [];
  return (
    <>
      <ul>
        <li>
          To repeat a check on the last build: <code>npx playwright test -c a11y --grep @reflow</code>. With axe, <code>@axe</code>
        </li>
        <li>Rules of axe: those with the tags {listInWords(axeTags)}</li>
        {all
          .filter(([name]) => name.startsWith('axe'))
          .map(([name, { claim }]) => (
            <li key={name}>{claim}</li>
          ))}
        {Object.entries(disabledRules).map(([rule, reason]) => (
          <li key={rule}>
            Disabled rule <code>{rule}</code>: {reason}
          </li>
        ))}
      </ul>
      <h3>Do the tests notice barriers?</h3>
      <p>
        {barriers
          ? `${barriers.length - missed.length} of ${barriers.length} barriers that were planted on purpose made a test fail.`
          : 'No barriers were planted into this commit.'}{' '}
        {missed.length > 0 && `No test noticed ${listInWords(missed.map(({ name }) => `“${name}”`))}.`}
      </p>
      <h3>What a screen reader said</h3>
      <p>
        {screenReader
          ? `${screenReader.name} read these scenarios by program. It proves that names and messages arrive, not that they make sense.`
          : 'No screen reader has read this commit.'}
      </p>
      {screenReader && (
        <ul>
          {screenReader.scenarios.map(({ name, title, outcome }) => (
            <li key={name}>
              <a href={`${reportFiles}/transcripts/${name}.txt`}>{title}</a>: {outcomeLabel(outcome).toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
