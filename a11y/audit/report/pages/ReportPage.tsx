import { Fragment, type ReactNode } from 'react';
import { ContentsList } from '../../../../src/components/ContentsList/ContentsList';
import { DataTable } from '../../../../src/components/DataTable/DataTable';
import { RichText } from '../../../../src/components/RichText/RichText';
import { Rack } from '../../../../src/drawings/Rack/Rack';
import { criteria, type Criterion } from '../../criteria';
import { commitWords, standardAddress } from '../lineFacts';
import { outcomes, toolOutcomeWords } from '../outcomes';
import { plainly } from '../plain';
import { filesOf } from '../reportLinks';
import type { AuditRun, Disagreement, Outcome, Tool, Verdict } from '../run';
import { counted, countSituations, dateWords, distinct, engineName, grouped, listed, sentence, toolWords, whereWords } from '../words';
import { Evidence } from './Evidence';
import { Entries } from './Entries';
import { HeardPart } from './HeardPart';
import { joined } from './joined';
import { MutantsPart } from './MutantsPart';
import { guidelines, principles, within } from './outline';
import { OutcomeWord, Sign } from './OutcomeSign';
import { Part } from './Part';
import { reportDocument } from './ReportDocument';
import { ReportLink } from './ReportLink';
import styles from './ReportPage.module.css';

/** The report of a run, for people to read: a complete HTML document. */
export function reportPage(unsafeRun: AuditRun): string {
  const run = plainly(unsafeRun);
  const verdicts = new Map(run.verdicts.map((verdict) => [verdict.criterion, verdict]));
  const rows = criteria.map((criterion): Row => ({ ...criterion, verdict: verdicts.get(criterion.id) ?? missing(criterion) }));
  return reportDocument({
    kind: run.kind,
    title: run.kind === 'audit' ? 'Accessibility report' : 'Accessibility report of a test run',
    file: 'index.html',
    lead: <Lead run={run} />,
    children: (
      <>
        <Panel rows={rows} kind={run.kind} />
        <div className={styles.contents}>
          <ContentsList heading="On this page" sections={sections} />
        </div>
        <Tested run={run} />
        <Found rows={rows} />
        <CriteriaTables rows={rows} />
        {principles.map(({ id, name }) => (
          <Part key={id} id={`principle-${id}`} heading={`${id} ${name}`}>
            <Principle id={id} rows={rows} run={run} />
          </Part>
        ))}
        <Disagreements run={run} />
        <MutantsPart results={run.mutants} />
        <HeardPart heard={run.heard} />
        <Files run={run} />
      </>
    ),
  });
}

const sections = [
  { id: 'tested', heading: 'What was tested' },
  { id: 'found', heading: 'What was found' },
  { id: 'criteria', heading: 'All criteria in tables' },
  ...principles.map(({ id, name }) => ({ id: `principle-${id}`, heading: `${id} ${name}` })),
  { id: 'disagreements', heading: 'Where the engines disagree' },
  { id: 'mutants', heading: 'Whether the checks notice barriers' },
  { id: 'heard', heading: 'What a screen reader said' },
  { id: 'files', heading: 'The files' },
];

type Row = Criterion & { readonly verdict: Verdict };

interface RunProps {
  readonly run: AuditRun;
}

interface RowsProps {
  readonly rows: readonly Row[];
}

function missing({ id, person }: Criterion): Verdict {
  return { criterion: id, outcome: 'untested', because: 'The run says nothing about it.', person };
}

const withOutcome = (rows: readonly Row[], outcome: Outcome) => rows.filter(({ verdict }) => verdict.outcome === outcome);

/** What was tested, by what and when. */
function Lead({ run: { date, commit, isChanged, routes, lines, tools, heard } }: RunProps) {
  const engines = tools.filter(({ kind }) => kind === 'engine').map(toolWords);
  const testers = [
    ...(engines.length ? [`${counted(engines.length, 'engine')} (${listed(engines)})`] : []),
    counted(checkNames(tools).length, 'check of our own', 'checks of our own'),
    ...(heard ? [`the screen reader ${toolWords(heard.reader)}`] : []),
  ];
  return (
    <>
      On <time dateTime={date}>{dateWords(date)}</time>, {listed(testers)} went through {counted(routes.length, 'page')} of this website in{' '}
      {counted(countSituations(lines), 'situation')}, at commit {code(commit)}
      {isChanged && ' with changes after it'}.
    </>
  );
}

function code(text: string): ReactNode {
  return <RichText text={[{ code: text }]} />;
}

function checkNames(tools: readonly Tool[]): readonly string[] {
  return distinct(tools.filter(({ kind }) => kind === 'check').map(({ name }) => name));
}

/** The first thing to see: how many criteria came to what. */
function Panel({ rows, kind }: RowsProps & Pick<AuditRun, 'kind'>) {
  const failed = withOutcome(rows, 'failed').length;
  return (
    <Rack>
      <div className={styles.panel}>
        <h2 className={styles.state}>{failed ? `${counted(failed, 'criterion', 'criteria')} failed` : 'No check found a barrier'}</h2>
        <p className={styles.note}>Machines find only a part of the barriers that people meet. The rest waits for a person.</p>
        {kind === 'tests' && (
          <p className={styles.note}>
            This is what {code('npm test')} asks. {code('npm run audit')} asks more, in more states, themes and widths. What only an audit asks is marked
            “not asked” below.
          </p>
        )}
        <ul className={styles.lamps}>
          {outcomes.map(({ id, word }) => (
            <li key={id}>
              <Sign outcome={id} size="panel" />
              <ReportLink href={`#found-${id}`} variant="quiet">
                {word}: {withOutcome(rows, id).length}
              </ReportLink>
            </li>
          ))}
        </ul>
      </div>
    </Rack>
  );
}

function Tested({ run }: RunProps) {
  const named = (kind: Tool['kind']) => run.tools.filter((tool) => tool.kind === kind);
  const people = distinct(named('person').map(toolWords));
  const { passed, failed, skipped } = run.tests;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['When', <When key="when" {...run} />],
    ['Commit', commitWords(run)],
    ['Pages', counted(run.routes.length, 'page')],
    ['Situations', `${countSituations(run.lines).toLocaleString('en')}. A situation is a page in one state, one theme and one width of the window`],
    ['Engines', listed(named('engine').map(toolWords)) || 'none'],
    [
      'Our own checks',
      `${counted(checkNames(run.tools).length, 'check')}, in ${counted(passed + failed + skipped, 'test')}, of which ${failed || 'none'} failed${skipped ? ` and ${skipped} did not run` : ''}`,
    ],
    ['Left to an audit', run.kind === 'audit' ? 'nothing: this is one' : `${counted(run.notAsked.length, 'test')} of our own checks; and both engines in full, in every state, theme and width`],
    ['Screen reader', run.heard ? `${toolWords(run.heard.reader)}, played by a program` : 'not run'],
    ['People', people.length ? `${listed(people)} signed` : 'nobody has signed a test'],
    ...Object.entries(run.environment).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value] as const),
  ];
  return (
    <Part id="tested" heading="What was tested">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.details}>
        <summary>The pages</summary>
        <ul className={styles.columns}>
          {run.routes.map(({ path, title }) => (
            <li key={path}>
              {title} {code(path)}
            </li>
          ))}
        </ul>
      </details>
    </Part>
  );
}

function When({ date, seconds }: Pick<AuditRun, 'date' | 'seconds'>) {
  return (
    <>
      <time dateTime={date}>{dateWords(date)}</time>, for {counted(Math.max(1, Math.round(seconds / 60)), 'minute')}
    </>
  );
}

/** By outcome, the worst first. Only what asks for somebody's work is explained here: the tables say the rest. */
function Found({ rows }: RowsProps) {
  return (
    <Part id="found" heading="What was found">
      {outcomes.map(({ id, word, meaning }) => {
        const those = withOutcome(rows, id);
        const isExplained = id === 'failed' || id === 'cantTell';
        return (
          <div key={id} className={styles.outcome}>
            <h3 id={`found-${id}`} className={styles.outcomeHeading}>
              <Sign outcome={id} size="heading" />
              {word}: {counted(those.length, 'criterion', 'criteria')}
            </h3>
            <p className={styles.muted}>{meaning}</p>
            {those.length > 0 && (
              <Entries variant={isExplained ? undefined : 'columns'}>
                {those.map((row) => (
                  <li key={row.id}>
                    <ReportLink href={`#sc-${row.id}`} variant={isExplained ? 'text' : 'quiet'}>
                      {row.id} {row.name}
                    </ReportLink>
                    {id === 'failed' && ` ${row.verdict.because}`}
                    {id === 'cantTell' && ` ${row.verdict.person ?? row.verdict.because}`}
                  </li>
                ))}
              </Entries>
            )}
          </div>
        );
      })}
    </Part>
  );
}

function CriteriaTables({ rows }: RowsProps) {
  return (
    <Part id="criteria" heading="All criteria in tables" variant="wide">
      <p>
        The criteria of WCAG 2.2, and 4.1.1, which 2.2 has removed. A number leads to the criterion in the standard, a name to what was found for it.
      </p>
      {principles.map(({ id, name }) => (
        <div key={id} className={styles.table}>
          <DataTable
            caption={`${id} ${name}`}
            columns={['Criterion', 'Level', 'Outcome', 'Why', 'Left for a person']}
            rows={within(rows, id).map((row) => ({
              id: row.id,
              cells: [
                <Fragment key="name">
                  <ReportLink href={standardAddress(row)}>{row.id}</ReportLink> <ReportLink href={`#sc-${row.id}`}>{row.name}</ReportLink>
                </Fragment>,
                row.level,
                <OutcomeWord key="outcome" outcome={row.verdict.outcome} />,
                row.verdict.because,
                row.verdict.person ?? (row.verdict.outcome === 'untested' ? 'not known yet' : 'nothing'),
              ],
            }))}
          />
        </div>
      ))}
    </Part>
  );
}

function Principle({ id, rows, run }: RowsProps & RunProps & { readonly id: string }) {
  return within(guidelines, id).map((guideline) => (
    <div key={guideline.id} className={styles.guideline}>
      <h3 id={`guideline-${guideline.id}`}>
        {guideline.id} {guideline.name}
      </h3>
      {within(rows, guideline.id).map((row) => (
        <Evidence key={row.id} criterion={row} verdict={row.verdict} run={run} />
      ))}
    </div>
  ));
}

function Disagreements({ run: { disagreements, routes, kind } }: RunProps) {
  const groups = grouped(disagreements, keyOf);
  return (
    <Part id="disagreements" heading="Where the engines disagree">
      {groups.length ? (
        <>
          <p>Two engines give different answers to the same criterion in the same situation. Neither is right by rule: a person must look.</p>
          <Entries>
            {groups.map((group) => (
              <li key={keyOf(group[0])}>
                <Answers group={group} routes={routes} />
              </li>
            ))}
          </Entries>
        </>
      ) : (
        <p>Nowhere in this run.{kind === 'tests' && ' Only an audit asks both engines in every theme, width and state.'}</p>
      )}
    </Part>
  );
}

function keyOf({ criterion, says }: Disagreement): string {
  return JSON.stringify([criterion, says.map(({ engine, toolOutcome }) => [engine, toolOutcome])]);
}

function Answers({ group, routes }: { readonly group: readonly [Disagreement, ...Disagreement[]] } & Pick<AuditRun, 'routes'>) {
  const [{ criterion, says }] = group;
  const answers = says.map(({ engine, toolOutcome }) => {
    const findings = group.flatMap((each) => each.says.filter((answer) => answer.engine === engine).flatMap((answer) => answer.findings));
    const rules = distinct(findings.map(({ rule }) => rule));
    return (
      <Fragment key={engine}>
        <strong>{engineName(engine)}</strong> {toolOutcomeWords[toolOutcome]}
        {rules.length > 0 && <> ({joined(rules.map(code))})</>}
      </Fragment>
    );
  });
  return (
    <p>
      <ReportLink href={`#sc-${criterion}`}>{criterion}</ReportLink>: {joined(answers, ', and ')}.{' '}
      <span className={styles.muted}>{sentence(whereWords(group, routes))}</span>
    </p>
  );
}

function Files({ run }: RunProps) {
  return (
    <Part id="files" heading="The files">
      <p>
        {run.kind === 'audit' ? 'The same results in the formats that auditors and their tools read:' : 'The same results in other forms. An audit writes more formats, for auditors and their tools.'}
      </p>
      <Entries>
        {filesOf(run).map(({ name, purpose }) => (
          <li key={name}>
            <ReportLink href={name}>{name}</ReportLink>: {purpose}
          </li>
        ))}
      </Entries>
    </Part>
  );
}
