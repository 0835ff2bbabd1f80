import { Fragment } from 'react';
import { checks } from '../checks';
import { worst } from './collect';
import type { Finding, Line } from './types';
import { formatCount, distinct, groupBy, formatList, toolName, toolOutcomeText, formatSituations } from './format';

export interface EvidenceProps {
  readonly criterion: string;
  /** The anchor of the criterion in the standard. */
  readonly slug: string;
  readonly reason: string;
  /** The evidence for this criterion. */
  readonly lines: readonly Line[];
}

/** `earl.json` has the findings beyond this limit. */
const maxFindings = 20;
const maxPointers = 3;

/** Shows which tools tested the criterion, and opens to the evidence of each tool. */
export function Evidence({ criterion, slug, reason, lines }: EvidenceProps) {
  const tools = groupBy(lines, ({ tool }) => tool).toSorted(
    ([one], [other]) => order.indexOf(one.tool.kind) - order.indexOf(other.tool.kind),
  );
  const names = tools.map(([{ tool }]) => (tool.kind === 'axe' ? 'axe' : tool.name));
  return (
    <details>
      <summary>
        <span className="hidden">{criterion} </span>
        {names.length ? `Tested by ${formatList(names)}` : 'Not tested'}
      </summary>
      <p>
        {reason} <a href={`https://www.w3.org/TR/WCAG22/#${slug}`}>{criterion} in the standard</a>
      </p>
      {tools.map((group) => (
        <ToolEvidence key={toolName(group[0].tool)} lines={group} />
      ))}
    </details>
  );
}

const order: readonly Line['tool']['kind'][] = ['axe', 'check', 'screen reader', 'person'];

function ToolEvidence({ lines }: { readonly lines: readonly [Line, ...Line[]] }) {
  const [{ tool }] = lines;
  const rules = distinct(lines.flatMap((line) => line.rules));
  const findings = groupBy(
    lines.flatMap((line) => line.findings),
    ({ rule, message }) => [rule, message],
  );
  return (
    <>
      <p>
        <strong>{toolName(tool)}</strong> {toolOutcomeText[worst(lines.map(({ outcome }) => outcome))]}.{' '}
        {tool.kind === 'check'
          ? checkDescription(tool.name)
          : rules.length > 0 && `${tool.kind === 'axe' ? 'Rules: ' : ''}${rules.join(', ')}.`}{' '}
        On {formatSituations(lines)}.
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.slice(0, maxFindings).map((same) => (
            <li key={same[0].rule + same[0].message}>
              <FindingText findings={same} />
            </li>
          ))}
          {findings.length > maxFindings && <li>And {formatCount(findings.length - maxFindings, 'other finding')}.</li>}
        </ul>
      )}
    </>
  );
}

function FindingText({ findings }: { readonly findings: readonly [Finding, ...Finding[]] }) {
  const [{ rule, message, helpUrl }] = findings;
  const pointers = distinct(findings.map(({ pointer }) => pointer)).filter(Boolean);
  return (
    <>
      {/* A tool may report any URL. */}
      {helpUrl?.startsWith('https:') ? <a href={helpUrl}>{rule}</a> : rule}:{' '}
      {message.replaceAll(/Fix (?:any|all) of the following:\s*/g, '')}
      {pointers.slice(0, maxPointers).map((pointer) => (
        <Fragment key={pointer}>
          ; <code>{pointer}</code>
        </Fragment>
      ))}
      {pointers.length > maxPointers && ` and ${formatCount(pointers.length - maxPointers, 'other place')}`}
    </>
  );
}

function checkDescription(name: string): string {
  return Object.entries(checks).find(([key]) => key === name)?.[1] ?? '';
}
