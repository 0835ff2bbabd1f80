/** Converts test results to lines of evidence, and the evidence for each criterion to a verdict. */
import { notFound } from '../../../src/content/siteRoutes';
import { type Criterion, criteria, criterionById } from '../criteria';
import { counts, manualRows } from './manualSheet';
import type { AxeRun, Line, Outcome, Report, RunFacts, Signature, Situation, TestRecord, Verdict } from './types';
import { formatCount, distinct, formatList, groupBy, toolName } from './format';

export function collect(tests: readonly TestRecord[], facts: RunFacts): Report {
  const all = [
    ...tests.flatMap(checkLines),
    ...tests.flatMap(({ axeRuns }) => axeRuns).flatMap(axeLines),
    ...screenReaderLines(facts),
    ...facts.signatures.flatMap((signature) => signedLines(signature, counts(signature, facts))),
  ];
  // Other addresses, such as that of this report, are no evidence about the site.
  const lines = all.filter(({ route }) => facts.pages.some(({ path }) => path === route));
  const rows = manualRows(facts);
  const count = (wanted: TestRecord['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...facts,
    lines,
    verdicts: criteria.map((criterion) => {
      const openRows = rows.filter((row) => row.criterion === criterion && row.openRoutes.length).length;
      return verdictOn(
        criterion,
        lines.filter((line) => line.criterion === criterion.id),
        openRows,
        facts,
      );
    }),
    tests: { passed: count('passed'), failed: count('failed'), untested: count('untested') },
  };
}

/**
 * Returns the meaning of a line for its criterion. A criterion passes only if our checks decide it or a person has signed it, because
 * the rules of axe require further testing.
 */
export function outcomeForCriterion({ criterion, tool, outcome }: Line): Outcome {
  const { absent, manualCheck } = criterionById(criterion);
  if (tool.kind === 'person' || outcome === 'failed' || outcome === 'untested') return outcome;
  if (absent && outcome !== 'cantTell') return 'inapplicable';
  return tool.kind === 'check' && outcome === 'passed' && !manualCheck ? 'passed' : 'cantTell';
}

function checkLines({ title, outcome, check, criteria: ids, situations, findings }: TestRecord): Line[] {
  if (!check) return [];
  const tool = { kind: 'check', name: check, version: '' } as const;
  return ids.flatMap((criterion) =>
    situations.map((situation) => {
      const here = findings.filter((found) => found.situation && isSame(found.situation, situation));
      // A test that stops at a finding leaves the rest undecided.
      const ownOutcome = outcome === 'failed' && here.length === 0 ? 'untested' : outcome;
      return {
        ...situation,
        criterion,
        tool,
        outcome: ownOutcome,
        rules: [title],
        findings: here.map((found) => ({ ...found, rule: title })),
      };
    }),
  );
}

function isSame(one: Situation, other: Situation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** From the least to the most serious. */
const severity: readonly Outcome[] = ['inapplicable', 'passed', 'untested', 'cantTell', 'failed'];

export function worst(outcomes: readonly Outcome[]): Outcome {
  return severity.findLast((outcome) => outcomes.includes(outcome)) ?? 'untested';
}

function axeLines({ version, situation, rules }: AxeRun): Line[] {
  const known = distinct(rules.flatMap((rule) => rule.criteria)).filter((id) => criteria.some((criterion) => criterion.id === id));
  return known.map((criterion) => {
    const matching = rules.filter((rule) => rule.criteria.includes(criterion));
    const applied = matching.filter(({ outcome }) => outcome !== 'inapplicable');
    return {
      ...situation,
      criterion,
      tool: { kind: 'axe', name: 'axe-core', version },
      outcome: worst(matching.map(({ outcome }) => outcome)),
      rules: applied.map(({ rule }) => rule),
      findings: matching.flatMap(({ findings }) => findings),
    };
  });
}

function screenReaderLines({ screenReader }: RunFacts): Line[] {
  if (!screenReader) return [];
  const { name, version, scenarios } = screenReader;
  return scenarios.flatMap(({ title, criteria: ids, route, outcome }) =>
    ids.map((criterion) => ({
      criterion,
      route,
      state: '',
      view: { media: 'light' as const, width: 1280, textSize: 100, script: 'on' as const, motion: 'full' as const },
      tool: { kind: 'screen reader' as const, name, version },
      outcome,
      rules: [title],
      findings:
        outcome === 'failed' ? [{ rule: title, selector: '', what: 'The screen reader did not say everything that was expected.' }] : [],
    })),
  );
}

function signedLines({ criterion, aid, outcome, who, date, commit, routes, note }: Signature, isCounted: boolean): Line[] {
  const tool = { kind: 'person', name: who, version: '' } as const;
  const rules = [`${aid}, ${date}, commit ${commit}${isCounted ? '' : ', which is not the tested one'}`];
  const findings = note ? [{ rule: aid, selector: '', what: note }] : [];
  return routes.map((route) => ({ criterion, route, state: '', tool, outcome: isCounted ? outcome : 'untested', rules, findings, date }));
}

function verdictOn({ id, absent, manualCheck }: Criterion, lines: readonly Line[], openRows: number, { kind, pages }: RunFacts): Verdict {
  const result = (outcome: Outcome, reason: string, isLeft = manualCheck !== undefined): Verdict => ({
    criterion: id,
    outcome,
    reason,
    isLeft,
  });
  const names = (some: readonly Line[]) =>
    formatList(distinct(some.map(({ tool }) => (tool.kind === 'check' ? 'tests of our own' : toolName(tool)))));
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  const checks = lines.filter(({ tool, outcome }) => tool.kind === 'check' && outcome !== 'untested');
  const signed = lines.filter(({ tool, outcome }) => tool.kind === 'person' && outcome !== 'untested');

  if (failed.length) return result('failed', `Found by ${names(failed)}.`);
  if (signed.length) {
    const outcome = openRows ? 'cantTell' : worst(signed.map((line) => line.outcome));
    const reason = `Signed by ${names(signed)}${openRows ? `; ${formatCount(openRows, 'row')} of the sheet not yet on all pages` : ''}.`;
    return result(outcome, reason, openRows > 0);
  }
  if (!lines.some(({ outcome }) => outcome !== 'untested'))
    return result('untested', `No test of it ran.${manualCheck ? ' A person must judge it.' : ''}`);
  if (manualCheck) return result('cantTell', 'The tests found no barrier. A person must judge the rest.');
  if (!checks.length) return result('cantTell', 'Only axe has tested it, and a pass of axe is no pass of a criterion.');
  if (lines.some(({ outcome }) => outcome === 'untested')) return result('cantTell', 'No barrier was found, but some tests did not run.');
  const isWhole = groupBy(checks, ({ rules }) => rules).every((sameTest) =>
    pages.every(({ path }) => path === notFound.path || sameTest.some(({ route }) => route === path)),
  );
  // Some checks need only one kind of page, so an audit does not run them on all pages.
  if (kind === 'tests' && !isWhole)
    return result('cantTell', 'No barrier was found, but only an audit runs each of these tests on all pages.');
  return absent ? result('inapplicable', absent) : result('passed', 'The tests decide all of it.');
}
