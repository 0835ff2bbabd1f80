/** Converts tests to lines of evidence, and the evidence for each criterion to a verdict. */
import { listInWords } from '../../../src/lib/listInWords';
import { type Criterion, criteria } from '../criteria';
import { distinct, formatCount, formatView } from './format';
import { readAnnotations } from './readAnnotations';
import { openRows, routesOf } from './sheet';
import type { Situation } from '../../situations';
import type { AxeRun } from '../../axe';
import type { Line, Outcome, Report, RunFacts, Signature, Verdict } from './types';

/** What Playwright says about a test. */
export interface EndedTest {
  /** The file and the title: `checks.spec.ts: reflow, phone`. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'untested';
  /** The check and its criteria, from the tags of the test. */
  readonly check?: string;
  readonly criteria: readonly string[];
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly messages: readonly string[];
  readonly axeRuns: readonly AxeRun[];
  /** What it looked at if it recorded nothing. */
  readonly builtPages: readonly Situation[];
}

export function linesOf(test: EndedTest): Line[] {
  const { title, outcome, check, criteria, annotations, messages, axeRuns, builtPages } = test;
  const recorded = readAnnotations(annotations, messages);
  const situations = recorded.situations.length ? recorded.situations : builtPages;
  const checked = situations.map((situation): Line => {
    const here = recorded.findings.filter((found) => isSame(found.situation ?? situations.at(-1), situation));
    return {
      ...situation,
      criteria,
      tool: { kind: 'check', name: check ?? '' },
      // A test that stops at a finding leaves the rest undecided.
      outcome: outcome === 'failed' && here.length === 0 ? 'untested' : outcome,
      rule: title,
      findings: here.map(({ situation: _, ...finding }) => finding),
    };
  });
  const ofAxe = axeRuns.flatMap(({ version, situation, rules }) =>
    rules.map((rule): Line => ({ ...situation, ...rule, tool: { kind: 'axe', name: `axe-core ${version}` } })),
  );
  return [...(check ? checked : []), ...ofAxe];
}

const isSame = (one: Situation | undefined, other: Situation): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Adds the evidence of people and of a screen reader to that of tests. */
export function collect(tested: readonly Line[], facts: RunFacts): Report {
  // Other addresses, such as that of this report, are no evidence about the site.
  const lines = [...tested, ...screenReaderLines(facts), ...facts.signatures.flatMap(signedLines)].filter(({ route }) =>
    facts.pages.some(({ path }) => path === route),
  );
  return {
    ...facts,
    verdicts: criteria.map((criterion) => {
      const own = lines.flatMap((line) => (line.criteria.includes(criterion.id) ? lineFor(criterion, line) : []));
      return verdictOn(criterion, own, facts);
    }),
  };
}

/** What a test finds may break another of its criteria, or only a rule of the house. If the test ended there, this one is undecided. */
function lineFor({ id }: Criterion, line: Line): Line {
  const findings = line.findings.filter(({ breaks }) => !breaks?.length || breaks.includes(id));
  const isFailed = line.findings.length === 0 || findings.some(({ breaks }) => breaks?.length !== 0);
  const otherwise = line.findings.some(({ isLast }) => isLast) ? 'untested' : 'passed';
  return { ...line, findings, outcome: line.outcome === 'failed' && !isFailed ? otherwise : line.outcome };
}

/** From the least to the most serious. */
const severity: readonly Outcome[] = ['inapplicable', 'passed', 'untested', 'cantTell', 'failed'];

export const worst = (outcomes: readonly Outcome[]): Outcome => severity.findLast((outcome) => outcomes.includes(outcome)) ?? 'untested';

function screenReaderLines({ screenReader }: RunFacts): Line[] {
  if (!screenReader) return [];
  const fault = { selector: '', what: 'The screen reader did not say everything that was expected.' };
  return screenReader.scenarios.map(({ title, criteria: ids, route, outcome }) => ({
    criteria: ids,
    route,
    state: '',
    tool: { kind: 'screen reader', name: screenReader.name },
    outcome,
    rule: title,
    findings: outcome === 'failed' ? [fault] : [],
  }));
}

function signedLines(signature: Signature): Line[] {
  const { criterion, with: aid, outcome, who, date, note } = signature;
  return routesOf(signature).map((route) => ({
    criteria: [criterion],
    route,
    state: '',
    tool: { kind: 'person', name: who },
    outcome: outcome as Outcome,
    rule: `${aid}, ${date}`,
    findings: note ? [{ selector: '', what: note }] : [],
  }));
}

/** Judges a criterion on the pages of `facts`. Only checks or people decide it, because the rules of axe require further testing. */
export function verdictOn(criterion: Criterion, lines: readonly Line[], facts: RunFacts): Verdict {
  const { absent, manualCheck } = criterion;
  const ran = lines.filter(({ outcome }) => outcome !== 'untested');
  const places = placesOf(ran, facts);
  const verdict = (outcome: Outcome, reason: string): Verdict => ({ criterion, outcome, lines, reason: [reason, ...places].join(' ') });
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  const signed = lines.filter(({ tool }) => tool.kind === 'person');
  const names = (some: readonly Line[]) =>
    listInWords(distinct(some.map(({ tool }) => (tool.kind === 'check' ? 'our checks' : tool.name))));

  if (failed.length) return verdict('failed', `Found by ${names(failed)}.`);
  if (signed.length) {
    const open = openRows(criterion, facts).length;
    const rest = open ? ` ${formatCount(open, 'row')} of the sheet ${open === 1 ? 'is' : 'are'} not signed for all pages.` : '';
    return verdict(open ? 'cantTell' : worst(signed.map(({ outcome }) => outcome)), `Signed by ${names(signed)}.${rest}`);
  }
  if (!ran.length) return verdict('untested', `No test of it ran.${manualCheck ? ' A person must judge it.' : ''}`);
  if (manualCheck) return verdict('cantTell', 'The tests found no barrier. A person must judge the rest.');
  if (!ran.some(({ tool }) => tool.kind === 'check'))
    return verdict('cantTell', 'Only axe has tested it, and a pass of axe is no pass of a criterion.');
  if (ran.length < lines.length) return verdict('cantTell', 'No barrier was found, but some tests did not run.');
  if (facts.kind === 'tests') return verdict('cantTell', 'No barrier was found, but only an audit tests all pages.');
  if (absent && lines.some(({ findings }) => findings.length > 0))
    return verdict('cantTell', 'A test found what it is about. A person must judge it.');
  return absent ? verdict('inapplicable', absent) : verdict('passed', 'The tests decide all of it.');
}

/** Says that tests ran on some pages only, in one view only, or in no browser. A person names these in a note. */
function placesOf(lines: readonly Line[], { pages }: RunFacts): readonly string[] {
  const tests = lines.filter(({ tool }) => tool.kind === 'check' || tool.kind === 'axe');
  if (!tests.length) return [];
  const views = distinct(tests.flatMap(({ view }) => (view ? formatView(view) : [])));
  const count = distinct(tests.map(({ route }) => route)).length;
  const places = [
    count < pages.length ? `on ${count} of ${pages.length} pages` : [],
    views.length === 1 ? `in one view (${views.join()})` : views.length ? [] : 'in the built HTML, and in no browser',
  ].flat();
  return places.length ? [`Tested ${places.join(', ')}.`] : [];
}
