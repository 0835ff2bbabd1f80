/** Converts test results to lines of evidence, and the evidence for each criterion to a verdict. */
import { type Criterion, criteria, criterionById } from '../criteria';
import { manualRows } from './manualSheet';
import { signatures, type Signature } from './signatures';
import type { AxeRun, Line, Outcome, Report, RunFacts, TestRecord, Verdict } from './types';
import { formatCount, distinct, formatList, toolName } from './format';

export function collect(tests: readonly TestRecord[], facts: RunFacts, signed: readonly Signature[] = signatures): Report {
  const lines = [
    ...tests.flatMap(checkLines),
    ...tests.flatMap(({ axeRuns }) => axeRuns).flatMap(axeLines),
    ...screenReaderLines(facts),
    ...signed.flatMap(signedLines),
  ];
  const count = (wanted: TestRecord['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...facts,
    lines,
    verdicts: criteria.map((criterion) => {
      const openRows = manualRows(signed).filter((row) => row.criterion === criterion && !row.signature).length;
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

function checkLines({ title, outcome, check, criteria: ids, situations, message }: TestRecord): Line[] {
  if (!check) return [];
  const tool = { kind: 'check', name: check, version: '' } as const;
  const findings = outcome === 'failed' ? [{ rule: title, message, pointer: '' }] : [];
  return ids.flatMap((criterion) => situations.map((situation) => ({ ...situation, criterion, tool, outcome, rules: [title], findings })));
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
      theme: 'light' as const,
      width: 1280,
      tool: { kind: 'screen reader' as const, name, version },
      outcome,
      rules: [title],
      findings:
        outcome === 'failed' ? [{ rule: title, message: 'The screen reader did not say everything that was expected.', pointer: '' }] : [],
    })),
  );
}

function signedLines({ criterion, aid, outcome, who, date, commit, routes, note }: Signature): Line[] {
  const rules = [`${aid}, ${date}, commit ${commit}`];
  const findings = note ? [{ rule: aid, message: note, pointer: '' }] : [];
  return routes.map((route) => ({
    criterion,
    route,
    state: '',
    theme: 'light',
    width: 0,
    tool: { kind: 'person', name: who, version: '' },
    outcome,
    rules,
    findings,
  }));
}

function verdictOn({ id, absent, manualCheck }: Criterion, lines: readonly Line[], openRows: number, { kind, pages }: RunFacts): Verdict {
  const result = (outcome: Outcome, reason: string): Verdict => ({ criterion: id, outcome, reason, manualCheck });
  const names = (some: readonly Line[]) => formatList(distinct(some.map(({ tool }) => toolName(tool))));
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  const checks = lines.filter(({ tool, outcome }) => tool.kind === 'check' && outcome !== 'untested');
  const signed = lines.filter(({ tool }) => tool.kind === 'person');

  if (failed.length) return result('failed', `Found by ${names(failed)}.`);
  if (signed.length) {
    const outcome = openRows ? 'cantTell' : worst(signed.map((line) => line.outcome));
    const reason = `Signed by ${names(signed)}${openRows ? `; ${formatCount(openRows, 'row')} of the sheet not yet` : ''}.`;
    return outcome === 'cantTell' ? result(outcome, reason) : { ...result(outcome, reason), manualCheck: undefined };
  }
  if (lines.every(({ outcome }) => outcome === 'untested'))
    return result('untested', manualCheck ? 'Only a person can tell.' : 'No test of it ran.');
  if (manualCheck) return result('cantTell', 'The tests found no barrier. A person must judge the rest.');
  if (!checks.length) return result('cantTell', 'Only axe has tested it, and no pass of axe is a pass of a criterion.');
  if (lines.some(({ outcome }) => outcome === 'untested')) return result('cantTell', 'No barrier was found, but some tests did not run.');
  const tested = new Set(checks.map(({ route }) => route));
  // Some checks need only one kind of page, so an audit does not run them on all pages.
  if (kind === 'tests' && !pages.every(({ path }) => tested.has(path)))
    return result('cantTell', 'No barrier was found, but only an audit tests all pages.');
  return absent ? result('inapplicable', absent) : result('passed', 'The tests decide it wholly.');
}
