/** The results as a JUnit report, for CI servers. */
import { escapeXml } from '../../../../src/build/xml';
import { site } from '../../../../src/content/site';
import { commitWords, criterionById, lineFacts, linesWords, verdictWords } from '../lineFacts';
import { outcomes } from '../outcomes';
import { plain } from '../plain';
import type { AuditRun, Line, Outcome } from '../run';
import { grouped } from '../words';

interface Case {
  readonly criterion: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** Why, in one line. */
  readonly message: string;
  /** All that is known about it. */
  readonly details: string;
}

/** A suite for the whole website with a case for each criterion, and a suite for each page with a case for each line. */
export function junit(run: AuditRun): string {
  const suites = [
    suite(run, 0, 'The whole website', verdictCases(run), run.seconds),
    // The time of a single line is not measured.
    ...grouped(run.lines, ({ route }) => route).map((lines, index) => suite(run, index + 1, lines[0].route, lineCases(run, lines), 0)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}

function verdictCases({ verdicts }: AuditRun): readonly Case[] {
  return verdicts.map((verdict) => ({
    criterion: verdict.criterion,
    name: title(verdict.criterion),
    outcome: verdict.outcome,
    message: verdict.because,
    details: verdictWords(verdict),
  }));
}

function lineCases(run: AuditRun, lines: readonly Line[]): readonly Case[] {
  return lines.map((line) => {
    const { criterion, outcome, by } = line;
    const { state, theme, width, rules, commit, date } = lineFacts(run, line);
    const details = linesWords(run, [line]);
    const name = [title(criterion), `${by.kind} ${by.name} ${by.version}`, rules.join('; '), state || 'as loaded', theme, `${width} px wide`, commit, date].join(' | ');
    return { criterion, name, outcome, message: line.findings[0]?.message ?? details, details };
  });
}

function title(id: string): string {
  return `${id} ${criterionById(id).name}`;
}

function suite(run: AuditRun, id: number, name: string, cases: readonly Case[], seconds: number): string {
  const count = (test: (outcome: Outcome) => boolean) => cases.filter(({ outcome }) => test(outcome)).length;
  const attributes = {
    id,
    package: site.host,
    name,
    // In UTC: the schema allows no time zone.
    timestamp: new Date(run.date).toISOString().slice(0, 19),
    hostname: 'localhost',
    tests: cases.length,
    failures: count((outcome) => outcome === 'failed'),
    errors: 0,
    skipped: count(isSkipped),
    time: seconds,
  };
  const properties = Object.entries({ commit: commitWords(run), date: run.date, ...run.environment })
    .map(([key, value]) => `      <property${written({ name: key, value })}/>\n`)
    .join('');
  return `  <testsuite${written(attributes)}>
    <properties>
${properties}    </properties>
${cases.map(testCase).join('')}    <system-out/>
    <system-err/>
  </testsuite>
`;
}

/** JUnit has no "cannot tell": such a case is skipped with its reason, and never passes silently. */
function isSkipped(outcome: Outcome): boolean {
  return outcome === 'cantTell' || outcome === 'inapplicable' || outcome === 'untested';
}

function testCase({ criterion, name, outcome, message, details }: Case): string {
  const word = outcomes.find(({ id }) => id === outcome)?.word;
  const inside =
    outcome === 'failed'
      ? `<failure${written({ type: criterion, message })}>${escapeXml(plain(details))}</failure>`
      : isSkipped(outcome) && `<skipped${written({ message: `${word}: ${message}` })}/>`;
  return `    <testcase${written({ classname: criterion, name, time: 0 })}>${inside || ''}</testcase>\n`;
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(plain(String(value)))}"`)
    .join('');
}
