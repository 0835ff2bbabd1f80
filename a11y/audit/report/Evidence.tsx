import { checks } from '../checks';
import { describe, type Finding } from '../../findings';
import { worst } from './collect';
import { distinct, formatCount, formatList, formatSituations, groupBy, situationsOf, toolName, toolOutcomeText } from './format';
import type { Line } from './types';

export interface EvidenceProps {
  readonly criterion: string;
  /** The anchor of the criterion in the standard. */
  readonly slug: string;
  /** The evidence for this criterion. */
  readonly lines: readonly Line[];
}

/** `earl.json` has the findings and tests beyond these limits. */
const maxFindings = 20;
const maxTests = 4;

/** Counts the tools that tested the criterion, and opens to the evidence of each. */
export function Evidence({ criterion, slug, lines }: EvidenceProps) {
  const tools = groupBy(lines, ({ tool }) => tool).toSorted(
    ([one], [other]) => order.indexOf(one.tool.kind) - order.indexOf(other.tool.kind),
  );
  const count = (kind: Line['tool']['kind']) => tools.filter(([{ tool }]) => tool.kind === kind).length;
  const names = [
    count('person') ? formatCount(count('person'), 'person', 'people') : [],
    count('check') ? formatCount(count('check'), 'check of our own', 'checks of our own') : [],
    count('axe') ? 'axe' : [],
    count('screen reader') ? 'a screen reader' : [],
  ].flat();
  return (
    <details>
      <summary>
        <span className="hidden">{criterion}: </span>
        {names.length ? `Evidence of ${formatList(names)}` : 'No evidence'}
      </summary>
      {tools.map((group) => (
        <ToolEvidence key={toolName(group[0].tool)} lines={group} />
      ))}
      <p>
        Run its tests: <code>{`npx playwright test -c a11y --grep '@${criterion.replaceAll('.', String.raw`\.`)}(?!\\d)'`}</code>
        {count('axe') > 0 && (
          <>
            {' '}
            and <code>npx playwright test -c a11y axe</code>
          </>
        )}
        . <a href={`https://www.w3.org/TR/WCAG22/#${slug}`}>{criterion} in the standard</a>
      </p>
    </details>
  );
}

const order: readonly Line['tool']['kind'][] = ['person', 'check', 'axe', 'screen reader'];

function ToolEvidence({ lines }: { readonly lines: readonly [Line, ...Line[]] }) {
  const [{ tool }] = lines;
  const rules = distinct(lines.flatMap((line) => line.rules));
  const findings = groupBy(
    lines.flatMap((line) => line.findings.map((finding) => ({ ...finding, line }))),
    ({ line: _, ...finding }) => finding,
  );
  const isCheck = tool.kind === 'check';
  const { views, states } = situationsOf(lines);
  const facts = {
    Views: views,
    States: states,
    [isCheck ? 'Tests' : tool.kind === 'axe' ? 'Rules' : 'Did']: rulesText(rules, isCheck),
  };
  return (
    <>
      <p>
        <strong>{isCheck ? checkDescription(tool.name) : `${toolName(tool)}.`}</strong> {capitalized(toolOutcomeText[outcomeOf(lines)])}.
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.slice(0, maxFindings).map((same) => (
            <li key={describe(same[0]) + same[0].rule}>
              <FindingText finding={same[0]} lines={same.map(({ line }) => line)} />
            </li>
          ))}
          {findings.length > maxFindings && <li>And {formatCount(findings.length - maxFindings, 'other finding')}.</li>}
        </ul>
      )}
      <ul>{Object.entries(facts).map(([name, text]) => text && <li key={name}>{`${name}: ${text}`}</li>)}</ul>
    </>
  );
}

/** Names element, fault, value, and limit, the situation, and the rule or the test. */
export function FindingText({ finding, lines }: { readonly finding: Finding; readonly lines: readonly Line[] }) {
  const { rule, selector, helpUrl } = finding;
  const where = formatSituations(lines).replace(/\.$/, '');
  return (
    <>
      <code>{selector || 'the page'}</code>: {describe({ ...finding, selector: ' ' }).replace(/^ : /, '')} ({where};{' '}
      {/* A tool may report any URL. */}
      {helpUrl?.startsWith('https:') ? <a href={helpUrl}>{rule}</a> : rule})
    </>
  );
}

function outcomeOf(lines: readonly Line[]) {
  return worst(lines.map(({ outcome }) => outcome));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The tests of a check that runs on many pages may have the path in their title. */
function rulesText(rules: readonly string[], isCheck: boolean): string {
  if (!isCheck || rules.length <= maxTests) return rules.join('; ');
  return `${rules.slice(0, maxTests).join('; ')}; and ${formatCount(rules.length - maxTests, 'other test')}`;
}

export function checkDescription(name: string): string {
  return Object.entries(checks).find(([key]) => key === name)?.[1] ?? '';
}
