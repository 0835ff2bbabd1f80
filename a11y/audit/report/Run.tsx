import { all } from '../../checks/all';
import { addedRules, axeTags, disabledRules } from '../../rules';
import { formatList, outcomeLabel } from './format';
import type { ReportProps } from './types';

/** How the tests ran, and what shows whether they notice barriers. */
export function Run({ report: { barriers, screenReader } }: ReportProps) {
  const missed = barriers?.filter(({ outcome }) => outcome !== 'found') ?? [];
  return (
    <>
      <ul>
        <li>
          To repeat a check on the last build: <code>npx playwright test -c a11y --grep @reflow</code>. With axe, <code>@axe</code>
        </li>
        <li>
          Rules of axe: those with the tags {formatList(axeTags)}, and {formatList(addedRules)}, which axe disables by default
        </li>
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
        {missed.length > 0 && `No test noticed ${formatList(missed.map(({ name }) => `“${name}”`))}.`}
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
              <a href={`transcripts/${name}.txt`}>{title}</a>: {outcomeLabel(outcome).toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
