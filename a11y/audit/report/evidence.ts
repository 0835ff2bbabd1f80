/** What was found of one criterion: one entry for each tool and what its checks came to. */
import { scripts } from '../checks';
import type { Criterion } from '../criteria';
import { html, joined, type Html } from './html';
import { standardAddress } from './lineFacts';
import { checkWords, outcomeWord, wordOf } from './outcomes';
import type { AuditRun, Finding, Line, Verdict } from './run';
import { isSigned } from './signed';
import { counted, distinct, grouped, listed, sentence, toolWords, whereWords } from './words';

/** Barriers are all listed; of what a tool could not decide, a few of each kind: `lines.json` has the rest. */
const mostFindings = { failed: 100, other: 5 };
const mostPointers = 3;

export function criterionEvidence(criterion: Criterion, verdict: Verdict, run: AuditRun): Html {
  const { id, name, level, since } = criterion;
  const lines = run.lines.filter((line) => line.criterion === id);
  return html`<h4 id="sc-${id}">${id} ${name}</h4>
<p class="facts"><span>Level ${level}</span><span>since WCAG ${since}</span><a href="${standardAddress(criterion)}">The text of ${id}</a></p>
<p>${outcomeWord(verdict.outcome)}. ${verdict.because}</p>
${verdict.person !== undefined && html`<p><strong>Left for a person:</strong> ${verdict.person}</p>
`}${lines.length > 0 && html`<ul class="evidence">
${groupsOf(lines).map((group) => html`<li>${entry(group, run)}</li>
`)}</ul>
`}`;
}

const order: readonly Line['checks'][] = ['failed', 'undecided', 'notRun', 'passed', 'inapplicable'];

function groupsOf(lines: readonly Line[]) {
  const groups = grouped(lines, ({ by, checks, outcome }) => JSON.stringify([by.kind, by.name, by.version, checks, isProofOfAbsence({ checks, outcome })]));
  return groups.toSorted(([a], [b]) => order.indexOf(a.checks) - order.indexOf(b.checks));
}

function entry(lines: readonly [Line, ...Line[]], { routes }: AuditRun): Html {
  const [first] = lines;
  const { by, checks } = first;
  const found = findingsOf(lines, checks === 'failed' ? mostFindings.failed : mostFindings.other, routes);
  const did = isProofOfAbsence(first) ? 'found nothing of the kind' : isSigned(first) ? `signed: ${wordOf(first.outcome)}` : checkWords[checks];
  return html`<p><strong>${toolWords(by)}</strong> ${did}. ${about(lines)}</p>
<p class="where">${sentence(whereWords(lines, routes))}</p>${found}`;
}

/** What the tool did: rules of an engine, what a script does, scripts for a screen reader, and what a person signed. */
function about(lines: readonly [Line, ...Line[]]): Html | string {
  const [first] = lines;
  const rules = distinct(lines.flatMap((line) => line.rules));
  if (first.by.kind === 'script') return descriptionOf(first.by.name);
  if (isSigned(first)) return `${listed(rules)}, ${first.signed.date}, commit ${first.signed.commit}.`;
  if (first.by.kind === 'reader') return html`It was to say: ${joined(rules, '; ')}.`;
  return html`${rules.length === 1 ? 'Rule' : 'Rules'}: ${joined(rules.map((rule) => html`<code>${rule}</code>`))}.`;
}

function descriptionOf(name: string): string {
  return Object.entries(scripts).find(([key]) => key === name)?.[1] ?? '';
}

/** A script whose pass says that what the criterion is about is not there. */
function isProofOfAbsence({ checks, outcome }: Pick<Line, 'checks' | 'outcome'>): boolean {
  return checks === 'passed' && outcome === 'inapplicable';
}

function findingsOf(lines: readonly Line[], most: number, routes: AuditRun['routes']): Html | false {
  const findings = lines.flatMap((line) => line.findings.map((finding) => ({ finding, line })));
  if (!findings.length) return false;
  const kinds = grouped(findings, ({ finding: { rule, message } }) => JSON.stringify([rule, message]));
  const more = kinds.length - most;
  return html`<ul class="findings">
${kinds.slice(0, most).map((kind) => {
  const [{ finding }] = kind;
  return html`<li>${finding.message} (${ruleLink(finding)}) <span class="where">${sentence(whereWords(kind.map(({ line }) => line), routes))}</span>${pointersOf(kind.map((each) => each.finding))}</li>
`;
})}${more > 0 && html`<li>And ${counted(more, 'other finding', 'other findings')} of this kind: see <a href="lines.json">lines.json</a>.</li>
`}</ul>`;
}

function ruleLink({ rule, helpUrl }: Finding): Html {
  // Only addresses that lead to a page: a tool may report anything.
  return helpUrl?.startsWith('https:') ? html`<a href="${helpUrl}">${rule}</a>` : html`<span>${rule}</span>`;
}

function pointersOf(findings: readonly Finding[]): Html | false {
  const pointers = distinct(findings.map(({ pointer }) => pointer)).filter(Boolean);
  if (!pointers.length) return false;
  const more = pointers.length - mostPointers;
  const shown = joined(pointers.slice(0, mostPointers).map((pointer) => html`<code>${pointer}</code>`));
  return html` At ${shown}${more > 0 && ` and ${counted(more, 'other place')}`}.`;
}
