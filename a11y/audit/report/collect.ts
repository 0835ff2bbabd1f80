/** Turns what tests and engines said into lines, verdicts, and a list of where the engines disagree. */
import { criteria, type Criterion } from '../criteria';
import { type EngineRun, worst } from '../engineRun';
import type { AuditRun, Disagreement, Line, Outcome, Situation, Tool, ToolOutcome, Verdict } from './run';
import { signed } from './signed';
import { signedLines } from './signedLines';
import { distinct, grouped } from './words';

/** One test of the suite, as it ended. */
export interface TestRecord {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Which check it is, by `covers()`; undefined for tests that test no criterion. */
  readonly check?: string;
  readonly criteria: readonly string[];
  readonly situations: readonly Situation[];
  readonly engines: readonly EngineRun[];
  /** The first line of the first error. */
  readonly message: string;
}

/** All of a run that is known before its tests are read. */
export type About = Omit<AuditRun, 'tools' | 'lines' | 'verdicts' | 'disagreements' | 'tests'>;

export function collect(tests: readonly TestRecord[], about: About): AuditRun {
  const lines = merged([
    ...tests.flatMap((test) => checkLines(test, about)),
    ...tests.flatMap(({ engines }) => engines).flatMap(engineLines),
    ...heardLines(about),
    ...signedLines(signed),
  ]);
  const count = (wanted: TestRecord['status']) => tests.filter(({ status }) => status === wanted).length;
  return {
    ...about,
    tools: toolsOf(lines),
    lines,
    verdicts: criteria.map((criterion) => {
      const isPartlyAsked = about.notAsked.some((test) => test.criteria.includes(criterion.id));
      return verdictOn(criterion, lines.filter((line) => line.criterion === criterion.id), isPartlyAsked);
    }),
    disagreements: disagreementsIn(lines),
    tests: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
  };
}

function checkLines({ title, status, check, criteria: ids, situations, message }: TestRecord, { commit }: About): Line[] {
  if (!check) return [];
  const toolOutcome = status === 'skipped' ? 'notRun' : status;
  return ids.flatMap((criterion) =>
    situations.map((situation) => ({
      ...situation,
      criterion,
      outcome: outcomeOf(criterion, toolOutcome, 'check'),
      toolOutcome,
      by: { kind: 'check' as const, name: check, version: commit },
      rules: [title],
      findings: status === 'failed' ? [{ rule: title, message, pointer: '' }] : [],
    })),
  );
}

function engineLines({ engine, version, situation, rules }: EngineRun): Line[] {
  return distinct(rules.flatMap((rule) => rule.criteria))
    .filter((id) => criteria.some((criterion) => criterion.id === id))
    .map((criterion) => {
      const about = rules.filter((rule) => rule.criteria.includes(criterion));
      const toolOutcome = worst(about.map((rule) => rule.outcome));
      const applied = about.filter((rule) => rule.outcome !== 'inapplicable');
      return {
        ...situation,
        criterion,
        outcome: outcomeOf(criterion, toolOutcome, 'engine'),
        toolOutcome,
        by: { kind: 'engine', name: engine, version },
        rules: (applied.length ? applied : about).map(({ rule }) => rule),
        findings: about.flatMap(({ findings }) => findings),
      };
    });
}

function heardLines({ heard }: About): Line[] {
  if (!heard) return [];
  return heard.scenarios.flatMap(({ title, criteria: ids, route, outcome }) =>
    ids.map((criterion) => ({
      route,
      state: '',
      theme: 'light' as const,
      width: 1280,
      criterion,
      outcome: outcome === 'failed' ? 'failed' : 'cantTell',
      toolOutcome: outcome,
      by: heard.reader,
      rules: [title],
      findings: outcome === 'failed' ? [{ rule: title, message: 'The screen reader did not say everything that was expected.', pointer: '' }] : [],
    })),
  );
}

/** Only a check of ours can decide a criterion, and only one that leaves nothing to a person. An engine's pass leaves the rest open. */
function outcomeOf(id: string, toolOutcome: ToolOutcome, kind: 'engine' | 'check'): Outcome {
  const criterion = criteria.find((each) => each.id === id);
  if (toolOutcome === 'failed') return 'failed';
  if (toolOutcome === 'notRun') return 'untested';
  if (criterion?.absent && toolOutcome !== 'undecided') return 'inapplicable';
  return kind === 'check' && toolOutcome === 'passed' && !criterion?.person ? 'passed' : 'cantTell';
}

/** The same tool on the same criterion in the same situation is one line, however many tests it took. */
function merged(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const { criterion, by, route, state, theme, width } = line;
    const key = JSON.stringify([criterion, by, route, state, theme, width]);
    const before = found.get(key);
    found.set(key, before ? joined(before, line) : line);
  }
  return [...found.values()];
}

/** From the lightest to the gravest. */
const gravity: readonly Outcome[] = ['inapplicable', 'passed', 'untested', 'cantTell', 'failed'];

function joined(one: Line, other: Line): Line {
  const [light, grave] = gravity.indexOf(one.outcome) < gravity.indexOf(other.outcome) ? [one, other] : [other, one];
  return {
    ...grave,
    rules: distinct([...grave.rules, ...light.rules]),
    findings: [...new Map([...grave.findings, ...light.findings].map((finding) => [JSON.stringify(finding), finding])).values()],
  };
}

/** What the lines of a criterion come to. It is `passed` only where our checks decide it wholly, or where a person signed. */
function verdictOn({ id, absent, checks, person }: Criterion, lines: readonly Line[], isPartlyAsked: boolean): Verdict {
  const withOutcome = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome);
  const names = (some: readonly Line[]) => distinct(some.map((line) => line.by.name)).join(', ');
  const missing = checks.filter((name) => !lines.some((line) => line.by.name === name && line.toolOutcome !== 'notRun'));
  const signatures = lines.filter((line) => line.by.kind === 'person');
  const result = (outcome: Outcome, because: string, left = person): Verdict => ({ criterion: id, outcome, because, person: left });

  if (withOutcome('failed').length) return result('failed', `Found by ${names(withOutcome('failed'))}.`);
  if (lines.every((line) => line.toolOutcome === 'notRun')) {
    if (isPartlyAsked) return result('untested', 'Only an audit asks it.');
    return result('untested', person && !checks.length ? 'Only a person can tell.' : 'Nothing that tests it was run.');
  }
  if (missing.length) return result('cantTell', `Not every check of it was run: ${missing.join(', ')}.`);
  if (isPartlyAsked) return result('cantTell', 'No barrier was found, but only an audit asks all of it.');
  if (absent) return result('inapplicable', absent);
  if (signatures.length) {
    const isOpen = signatures.some((line) => line.outcome === 'cantTell');
    return isOpen ? result('cantTell', `Signed by ${names(signatures)}.`) : { ...result('passed', `Signed by ${names(signatures)}.`), person: undefined };
  }
  if (!person) return result('passed', `Our checks decide it wholly: ${checks.join(', ')}.`);
  const isUndecided = lines.some((line) => line.toolOutcome === 'undecided');
  return result('cantTell', isUndecided ? 'Some checks need a person to decide.' : 'The automated part passed; a person must judge the rest.');
}

/** Where one engine found a barrier, or could not tell, and another says otherwise. */
function disagreementsIn(lines: readonly Line[]): Disagreement[] {
  const spoken = lines.filter(({ by, toolOutcome }) => by.kind === 'engine' && toolOutcome !== 'inapplicable');
  return grouped(spoken, ({ criterion, route, state, theme, width }) => JSON.stringify([criterion, route, state, theme, width]))
    .filter((group) => new Set(group.map(({ toolOutcome }) => toolOutcome)).size > 1)
    .map((group) => {
      const [{ criterion, route, state, theme, width }] = group;
      const says = group.map(({ by, toolOutcome, findings }) => ({ engine: by.name, toolOutcome, findings }));
      return { criterion, route, state, theme, width, says };
    });
}

function toolsOf(lines: readonly Line[]): Tool[] {
  return [...new Map(lines.map(({ by }) => [JSON.stringify(by), by])).values()];
}
