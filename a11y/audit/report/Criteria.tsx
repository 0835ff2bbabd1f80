import { describe, type Finding } from '../../findings';
import { checks } from '../checks';
import { worst } from './collect';
import { distinct, formatCount, formatList, formatSituations, groupBy, outcomeLabel } from './format';
import type { Line, Outcome, Verdict } from './types';

/** Lists criteria with their outcome. Each opens to its evidence. */
export function Criteria({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ol className="criteria">
      {verdicts.map(({ criterion: { id, name, level, slug }, outcome, reason, isLeft, lines }) => (
        <li key={id} id={`sc-${id}`}>
          <h3>
            {id} {name} <span className="level">{level}</span>
          </h3>
          <p className="outcome" data-outcome={outcome}>
            {outcomeLabel(outcome)}
          </p>
          <div>
            <p>
              {reason} {isLeft && <a href={`#by-hand-${id}`}>Steps for {id}</a>}
            </p>
            <details open={outcome === 'failed'}>
              <summary>
                Evidence for {id}: {evidenceOf(lines)}
              </summary>
              {groupBy(lines, ({ tool }) => tool).map((group) => (
                <Evidence key={group[0].tool.name} lines={group} />
              ))}
              <p className="links">
                <a href={`https://www.w3.org/TR/WCAG22/#${slug}`}>{id} in the standard</a>
              </p>
            </details>
          </div>
        </li>
      ))}
    </ol>
  );
}

function evidenceOf(lines: readonly Line[]): string {
  const count = (kind: Line['tool']['kind']) => distinct(lines.flatMap(({ tool }) => (tool.kind === kind ? tool.name : []))).length;
  const names = [
    count('person') ? formatCount(count('person'), 'person', 'people') : [],
    count('check') ? formatCount(count('check'), 'check of our own', 'checks of our own') : [],
    count('axe') ? 'axe' : [],
    count('screen reader') ? 'a screen reader' : [],
  ].flat();
  return formatList(names) || 'none';
}

const outcomeText: Readonly<Record<Outcome, string>> = {
  failed: 'Found a barrier',
  cantTell: 'Could not decide',
  passed: 'Found no barrier',
  inapplicable: 'Found nothing to test',
  untested: 'Did not run',
};

/** What a tool did, where, and what it found. */
function Evidence({ lines }: { readonly lines: readonly [Line, ...Line[]] }) {
  const [{ tool }] = lines;
  const isCheck = tool.kind === 'check';
  const rules = distinct(lines.flatMap(({ outcome, rule }) => (outcome === 'inapplicable' ? [] : rule)));
  const findings = groupBy(
    lines.flatMap((line) => line.findings.map((finding) => ({ finding, line }))),
    ({ finding, line }) => [finding, line.rule],
  );
  const ran = lines.filter(({ outcome }) => outcome !== 'untested');
  return (
    <>
      <p>
        <strong>{isCheck ? checkDescription(tool.name) : `${tool.name}.`}</strong> {outcomeText[worst(lines.map(({ outcome }) => outcome))]}
        : {formatSituations(ran.length ? ran : lines)}.{' '}
        {isCheck ? `${formatCount(rules.length, 'test')}.` : rules.length > 0 && `${rules.join('; ')}.`}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((same) => (
            <li key={JSON.stringify(same[0])}>
              <FindingText same={same} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Found {
  readonly finding: Finding;
  readonly line: Line;
}

/** Names element, fault, value, and limit, the situations, and the rule or the test. */
function FindingText({ same }: { readonly same: readonly [Found, ...Found[]] }) {
  const [{ finding, line }] = same;
  return (
    <>
      <code>{finding.selector || 'the page'}</code>: {describe({ ...finding, selector: ' ' }).replace(/^ : /, '')} (
      {formatSituations(same.map((found) => found.line))}; {/* A tool may report any URL. */}
      {finding.helpUrl?.startsWith('https:') ? <a href={finding.helpUrl}>{line.rule}</a> : line.rule})
    </>
  );
}

export function checkDescription(name: string): string {
  return Object.entries(checks).find(([key]) => key === name)?.[1] ?? '';
}
