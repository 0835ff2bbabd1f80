/** Converts test results to lines of evidence, and the evidence for each criterion to a verdict. */
import { type Criterion, criteria } from '../criteria';
import { distinct, formatCount, formatList, formatView, groupBy } from './format';
import { reasonAgainst, rowsOf } from './sheet';
import type { AxeRun, Line, Outcome, Report, RunFacts, Signature, TestRecord, Verdict } from './types';

export function collect(tests: readonly TestRecord[], { signatures, ...run }: RunFacts): Report {
  const judged = signatures.map((signature) => [signature, reasonAgainst(signature, run)] as const);
  const facts = { ...run, signatures: judged.flatMap(([signature, reason]) => (reason ? [] : signature)) };
  const lines = [
    ...tests.flatMap(checkLines),
    ...tests.flatMap(({ axeRuns }) => axeRuns).flatMap(axeLines),
    ...screenReaderLines(facts),
    ...facts.signatures.flatMap(signedLines),
    // Other addresses, such as that of this report, are no evidence about the site.
  ].filter(({ route }) => facts.pages.some(({ path }) => path === route));
  const count = (wanted: TestRecord['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...facts,
    rejected: judged.flatMap(([signature, reason]) => (reason ? [[signature, reason]] : [])),
    verdicts: criteria.map((criterion) => {
      const own = lines.filter((line) => line.criterion === criterion.id);
      return verdictOn(criterion, own, facts);
    }),
    tests: { passed: count('passed'), failed: count('failed'), untested: count('untested') },
  };
}

function checkLines({ title, outcome, check, criteria: ids, situations, findings }: TestRecord): Line[] {
  if (!check) return [];
  return ids.flatMap((criterion) =>
    situations.map((situation) => {
      const here = findings.filter((found) => JSON.stringify(found.situation) === JSON.stringify(situation));
      return {
        ...situation,
        criterion,
        tool: { kind: 'check', name: check },
        // A test that stops at a finding leaves the rest undecided.
        outcome: outcome === 'failed' && here.length === 0 ? 'untested' : outcome,
        rules: [title],
        findings: here.map((found) => ({ ...found, rule: title })),
      };
    }),
  );
}

/** From the least to the most serious. */
const severity: readonly Outcome[] = ['inapplicable', 'passed', 'untested', 'cantTell', 'failed'];

export function worst(outcomes: readonly Outcome[]): Outcome {
  return severity.findLast((outcome) => outcomes.includes(outcome)) ?? 'untested';
}

function axeLines({ version, situation, rules }: AxeRun): Line[] {
  return distinct(rules.flatMap((rule) => rule.criteria)).map((criterion) => {
    const matching = rules.filter((rule) => rule.criteria.includes(criterion));
    return {
      ...situation,
      criterion,
      tool: { kind: 'axe', name: `axe-core ${version}` },
      outcome: worst(matching.map(({ outcome }) => outcome)),
      rules: matching.flatMap(({ rule, outcome }) => (outcome === 'inapplicable' ? [] : rule)),
      findings: matching.flatMap(({ findings }) => findings),
    };
  });
}

function screenReaderLines({ screenReader }: RunFacts): Line[] {
  if (!screenReader) return [];
  const fault = { selector: '', what: 'The screen reader did not say everything that was expected.' };
  return screenReader.scenarios.flatMap(({ title, criteria: ids, route, outcome }) =>
    ids.map((criterion) => ({
      criterion,
      route,
      state: '',
      tool: { kind: 'screen reader', name: screenReader.name },
      outcome,
      rules: [title],
      findings: outcome === 'failed' ? [{ ...fault, rule: title }] : [],
    })),
  );
}

function signedLines({ criterion, aid, outcome, who, date, routes, note }: Signature): Line[] {
  const findings = note ? [{ rule: aid, selector: '', what: note }] : [];
  return routes.map((route) => ({
    criterion,
    route,
    state: '',
    tool: { kind: 'person', name: who },
    outcome,
    rules: [`${aid}, ${date}`],
    findings,
  }));
}

/** Judges a criterion on the pages of `facts`. Only checks or people decide it, because the rules of axe require further testing. */
export function verdictOn(criterion: Criterion, lines: readonly Line[], facts: RunFacts): Verdict {
  const { absent, manualCheck } = criterion;
  const ran = lines.filter(({ outcome }) => outcome !== 'untested');
  const verdict = (outcome: Outcome, reason: string, isLeft = manualCheck !== undefined): Verdict => {
    const where = placesOf(ran);
    return { criterion, outcome, reason: where ? `${reason} ${where}` : reason, isLeft, lines };
  };
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  const signed = lines.filter(({ tool }) => tool.kind === 'person');
  const names = (some: readonly Line[]) =>
    formatList(distinct(some.map(({ tool }) => (tool.kind === 'check' ? 'tests of our own' : tool.name))));

  if (failed.length) return verdict('failed', `Found by ${names(failed)}.`);
  if (signed.length) {
    const open = rowsOf(criterion, facts).filter(({ openRoutes }) => openRoutes.length).length;
    const rest = open ? ` ${formatCount(open, 'row')} of the sheet ${open === 1 ? 'is' : 'are'} not signed for all pages.` : '';
    return verdict(open ? 'cantTell' : worst(signed.map(({ outcome }) => outcome)), `Signed by ${names(signed)}.${rest}`, open > 0);
  }
  if (!ran.length) return verdict('untested', `No test of it ran.${manualCheck ? ' A person must judge it.' : ''}`);
  if (manualCheck) return verdict('cantTell', 'The tests found no barrier. A person must judge the rest.');
  if (!ran.some(({ tool }) => tool.kind === 'check'))
    return verdict('cantTell', 'Only axe has tested it, and a pass of axe is no pass of a criterion.');
  if (ran.length < lines.length) return verdict('cantTell', 'No barrier was found, but some tests did not run.');
  if (facts.kind === 'tests') return verdict('cantTell', 'No barrier was found, but only an audit tests all pages.');
  return absent ? verdict('inapplicable', absent) : verdict('passed', 'The tests decide all of it.');
}

/** Says that tests ran in one engine, and in how many views. A person names both in a note. */
function placesOf(lines: readonly Line[]): string {
  const tests = lines.filter(({ tool }) => tool.kind === 'check' || tool.kind === 'axe');
  const views = groupBy(
    tests.flatMap(({ view }) => view ?? []),
    (view) => view,
  ).map(([view]) => formatView(view));
  if (!tests.length) return '';
  if (!views.length) return 'Tested in the built HTML, and in no browser.';
  return `Tested in Chromium only${views.length === 1 ? `, and in one view: ${views.join()}` : `, in ${views.length} views`}.`;
}
