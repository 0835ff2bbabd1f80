import { RichText } from '../../../../src/components/RichText/RichText';
import { checks } from '../../checks';
import type { Criterion } from '../../criteria';
import { standardAddress } from '../lineFacts';
import { outcomeWord, toolOutcomeWords } from '../outcomes';
import type { AuditOnlyTest, AuditRun, Finding, Line, Verdict } from '../run';
import { isSigned } from '../signedLines';
import { counted, distinct, grouped, listed, pageWords, sentence, toolWords, whereWords } from '../words';
import { Entries } from './Entries';
import styles from './Evidence.module.css';
import { joined } from './joined';
import { OutcomeWord } from './OutcomeSign';
import { ReportLink } from './ReportLink';

/** Every barrier is listed. Of what a tool could not decide, a few of each kind are: `lines.json` has the rest. */
const mostFindings = { failed: 100, other: 5 };
const mostPointers = 3;

export interface EvidenceProps {
  readonly criterion: Criterion;
  readonly verdict: Verdict;
  readonly run: AuditRun;
}

/** What was found for one criterion: an entry for each tool and what it came to, and what was left to an audit. */
export function Evidence({ criterion, verdict, run }: EvidenceProps) {
  const { id, name, level, since } = criterion;
  const lines = run.lines.filter((line) => line.criterion === id);
  const notAsked = grouped(run.notAsked.filter((test) => test.criteria.includes(id)), ({ check }) => check);
  return (
    <div className={styles.root}>
      <h4 id={`sc-${id}`} className={styles.heading}>
        {id} {name}
      </h4>
      <p className={styles.facts}>
        <span>Level {level}</span> <span>since WCAG {since}</span> <ReportLink href={standardAddress(criterion)}>The text of {id}</ReportLink>
      </p>
      <p>
        <OutcomeWord outcome={verdict.outcome} />. {verdict.because}
      </p>
      {verdict.person !== undefined && (
        <p>
          <strong>Left for a person:</strong> {verdict.person}
        </p>
      )}
      {lines.length + notAsked.length > 0 && (
        <Entries variant="small">
          {groupsOf(lines).map((group, index) => (
            <li key={index}>
              <Entry lines={group} run={run} />
            </li>
          ))}
          {notAsked.map((tests) => (
            <li key={tests[0].check}>
              <NotAsked tests={tests} isPartlyAsked={lines.some(({ by }) => by.name === tests[0].check)} routes={run.routes} />
            </li>
          ))}
        </Entries>
      )}
    </div>
  );
}

const order: readonly Line['toolOutcome'][] = ['failed', 'undecided', 'notRun', 'passed', 'inapplicable'];

function groupsOf(lines: readonly Line[]) {
  const groups = grouped(lines, (line) => JSON.stringify([line.by, line.toolOutcome, isProofOfAbsence(line)]));
  return groups.toSorted(([one], [other]) => order.indexOf(one.toolOutcome) - order.indexOf(other.toolOutcome));
}

function Entry({ lines, run }: { readonly lines: readonly [Line, ...Line[]]; readonly run: AuditRun }) {
  const [first] = lines;
  const did = isProofOfAbsence(first)
    ? 'found nothing of the kind'
    : isSigned(first)
      ? `signed: ${outcomeWord(first.outcome)}`
      : toolOutcomeWords[first.toolOutcome];
  return (
    <>
      <p>
        <strong>{toolWords(first.by)}</strong> {did}. {what(lines)}
      </p>
      <p className={styles.where}>{sentence(whereWords(lines, run.routes))}</p>
      <Findings lines={lines} run={run} />
    </>
  );
}

/** What the tool did: the rules of an engine, what a check does, what a reader was to say, or what a person signed. */
function what(lines: readonly [Line, ...Line[]]) {
  const [first] = lines;
  const rules = distinct(lines.flatMap((line) => line.rules));
  if (first.by.kind === 'check') return descriptionOf(first.by.name);
  if (isSigned(first)) return `${listed(rules)}, ${first.signed.date}, commit ${first.signed.commit}.`;
  if (first.by.kind === 'reader') return `Expected of it: ${rules.join('; ')}.`;
  return (
    <>
      {rules.length === 1 ? 'Rule' : 'Rules'}: {joined(rules.map((rule) => <RichText key={rule} text={[{ code: rule }]} />))}.
    </>
  );
}

function descriptionOf(name: string): string {
  return Object.entries(checks).find(([key]) => key === name)?.[1] ?? '';
}

/** A check whose pass says that the site has nothing that the criterion is about. */
function isProofOfAbsence({ toolOutcome, outcome }: Line): boolean {
  return toolOutcome === 'passed' && outcome === 'inapplicable';
}

interface NotAskedProps extends Pick<AuditRun, 'routes'> {
  /** Of one check. */
  readonly tests: readonly [AuditOnlyTest, ...AuditOnlyTest[]];
  readonly isPartlyAsked: boolean;
}

/** What `npm test` leaves to the audit. */
function NotAsked({ tests, isPartlyAsked, routes }: NotAskedProps) {
  const words = new Set(tests.flatMap(({ title }) => title.split(/[\s:,]+/)));
  const paths = routes.map(({ path }) => path).filter((path) => words.has(path));
  return (
    <p>
      <strong>{tests[0].check}</strong> not asked{isPartlyAsked && ' in full'}: only an audit runs{' '}
      {isPartlyAsked ? counted(tests.length, 'more test', 'more tests') : counted(tests.length, 'test')} of it
      {paths.length > 0 && `, on ${pageWords(paths, routes)}`}.
    </p>
  );
}

function Findings({ lines, run }: { readonly lines: readonly Line[]; readonly run: AuditRun }) {
  const findings = lines.flatMap((line) => line.findings.map((finding) => ({ finding, line })));
  if (!findings.length) return null;
  const most = lines[0]?.toolOutcome === 'failed' ? mostFindings.failed : mostFindings.other;
  const kinds = grouped(findings, ({ finding: { rule, message } }) => JSON.stringify([rule, message]));
  const more = kinds.length - most;
  return (
    <ul className={styles.findings}>
      {kinds.slice(0, most).map((kind, index) => {
        const [{ finding }] = kind;
        return (
          <li key={index}>
            {finding.message} (<RuleLink {...finding} />){' '}
            <span className={styles.where}>{sentence(whereWords(kind.map(({ line }) => line), run.routes))}</span>
            <Pointers findings={kind.map((each) => each.finding)} />
          </li>
        );
      })}
      {more > 0 && (
        <li>
          And {counted(more, 'other finding', 'other findings')} of this kind: see <ReportLink href="lines.json">lines.json</ReportLink>.
        </li>
      )}
    </ul>
  );
}

/** Links only to web pages: a tool may report any address. */
function RuleLink({ rule, helpUrl }: Finding) {
  return helpUrl?.startsWith('https:') ? <ReportLink href={helpUrl}>{rule}</ReportLink> : rule;
}

function Pointers({ findings }: { readonly findings: readonly Finding[] }) {
  const pointers = distinct(findings.map(({ pointer }) => pointer)).filter(Boolean);
  if (!pointers.length) return null;
  const more = pointers.length - mostPointers;
  return (
    <>
      {' '}
      At {joined(pointers.slice(0, mostPointers).map((pointer) => <RichText key={pointer} text={[{ code: pointer }]} />))}
      {more > 0 && ` and ${counted(more, 'other place')}`}.
    </>
  );
}
