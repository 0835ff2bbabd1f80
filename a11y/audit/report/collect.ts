/** From what the tests and the engines said to an audit: lines, verdicts, and where the engines disagree. */
import { criteria, type Criterion } from '../criteria';
import { type EngineRun, worst } from '../engineRun';
import type { AuditRun, Disagreement, Line, Outcome, Situation, Tool, Verdict } from './run';
import { signed, signedLines } from './signed';
import { grouped } from './words';

/** One test of the suite, as it ended. */
export interface TestRecord {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The script that it is, by `covers()`; undefined for tests that speak to no criterion. */
  readonly script?: string;
  readonly criteria: readonly string[];
  readonly situations: readonly Situation[];
  readonly engines: readonly EngineRun[];
  /** The first line of the first error. */
  readonly message: string;
}

type About = Pick<AuditRun, 'commit' | 'isChanged' | 'date' | 'seconds' | 'environment' | 'routes' | 'heard' | 'mutants'>;

export function collect(tests: readonly TestRecord[], about: About): AuditRun {
  const engineRuns = tests.flatMap(({ engines }) => engines);
  const lines = merged([
    ...tests.flatMap((test) => scriptLines(test, about)),
    ...engineRuns.flatMap(engineLines),
    ...heardLines(about),
    ...signedLines(signed),
  ]);
  return {
    ...about,
    tools: toolsOf(lines),
    lines,
    verdicts: criteria.map((criterion) => verdict(criterion, lines.filter((line) => line.criterion === criterion.id))),
    disagreements: disagreements(lines),
    tests: {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: tests.filter(({ status }) => status === 'failed').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
    },
  };
}

function scriptLines({ title, status, script, criteria: ids, situations, message }: TestRecord, { commit }: About): Line[] {
  if (!script) return [];
  const checks = status === 'skipped' ? 'notRun' : status;
  return ids.flatMap((criterion) =>
    situations.map((situation) => ({
      ...situation,
      criterion,
      outcome: outcomeOf(criterion, checks, 'script'),
      checks,
      by: { kind: 'script' as const, name: script, version: commit },
      rules: [title],
      findings: status === 'failed' ? [{ rule: title, message, pointer: '' }] : [],
    })),
  );
}

function engineLines({ engine, version, situation, rules }: EngineRun): Line[] {
  const ids = [...new Set(rules.flatMap((rule) => rule.criteria))];
  return ids
    .filter((id) => criteria.some((criterion) => criterion.id === id))
    .map((criterion) => {
      const speaking = rules.filter((rule) => rule.criteria.includes(criterion));
      const checks = worst(speaking.map((rule) => rule.checks));
      const looked = speaking.filter((rule) => rule.checks !== 'inapplicable');
      return {
        ...situation,
        criterion,
        outcome: outcomeOf(criterion, checks, 'engine'),
        checks,
        by: { kind: 'engine', name: engine, version },
        rules: (looked.length ? looked : speaking).map(({ rule }) => rule),
        findings: speaking.flatMap(({ findings }) => findings),
      };
    });
}

function heardLines({ heard }: About): Line[] {
  return (heard?.scripts ?? []).flatMap(({ title, criteria: ids, route, outcome, name }) =>
    ids.map((criterion) => ({
      route,
      state: '',
      theme: 'light' as const,
      width: 1280,
      criterion,
      outcome: outcome === 'failed' ? 'failed' : 'cantTell',
      checks: outcome,
      by: heard?.reader ?? { kind: 'reader', name, version: '' },
      rules: [title],
      findings: outcome === 'failed' ? [{ rule: title, message: 'Not everything was said that should be.', pointer: '' }] : [],
    })),
  );
}

/** Only a script of ours can decide, and only what leaves nothing to a person; a rule that passes leaves the rest open. */
function outcomeOf(id: string, checks: Line['checks'], kind: 'engine' | 'script'): Outcome {
  const criterion = criteria.find((each) => each.id === id);
  if (checks === 'failed') return 'failed';
  if (checks === 'notRun') return 'untested';
  if (criterion?.absent && checks !== 'undecided') return 'inapplicable';
  return kind === 'script' && checks === 'passed' && !criterion?.person ? 'passed' : 'cantTell';
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

const gravity: readonly Outcome[] = ['inapplicable', 'passed', 'untested', 'cantTell', 'failed'];

function joined(one: Line, other: Line): Line {
  const [light, grave] = gravity.indexOf(one.outcome) < gravity.indexOf(other.outcome) ? [one, other] : [other, one];
  return {
    ...grave,
    rules: [...new Set([...grave.rules, ...light.rules])],
    findings: [...new Map([...grave.findings, ...light.findings].map((finding) => [JSON.stringify(finding), finding])).values()],
  };
}

/** What the lines of a criterion come to. It is `passed` only where scripts decide it wholly, or where a person signed. */
export function verdict({ id, absent, scripts, person }: Criterion, lines: readonly Line[]): Verdict {
  const by = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome);
  const names = (some: readonly Line[]) => [...new Set(some.map((line) => line.by.name))].join(', ');
  const missing = scripts.filter((name) => !lines.some((line) => line.by.name === name && line.checks !== 'notRun'));
  const signatures = lines.filter((line) => line.by.kind === 'person');
  const result = (outcome: Outcome, because: string, left = person): Verdict => ({ criterion: id, outcome, because, person: left });

  if (by('failed').length) return result('failed', `Found by ${names(by('failed'))}.`);
  if (!lines.some((line) => line.checks !== 'notRun')) {
    return result('untested', person && !scripts.length ? 'Only a person can tell.' : 'Nothing that speaks to it was run.');
  }
  if (missing.length) return result('cantTell', `Not everything that speaks to it was run: ${missing.join(', ')}.`);
  if (absent) return result('inapplicable', absent);
  if (signatures.length) {
    const open = signatures.some((line) => line.outcome === 'cantTell');
    return result(open ? 'cantTell' : 'passed', `Signed by ${names(signatures)}.`, open ? person : undefined);
  }
  if (!person) return result('passed', `Scripts decide it wholly: ${scripts.join(', ')}.`);
  const isUndecided = lines.some((line) => line.checks === 'undecided');
  return result('cantTell', isUndecided ? 'Some checks need a person to decide.' : 'The automated part passed; the part of a person is open.');
}

/** Where one engine found a fault, or could not tell, and another says otherwise. */
function disagreements(lines: readonly Line[]): Disagreement[] {
  const spoken = lines.filter(({ by, checks }) => by.kind === 'engine' && checks !== 'inapplicable');
  return grouped(spoken, ({ criterion, route, state, theme, width }) => JSON.stringify([criterion, route, state, theme, width]))
    .filter((said) => new Set(said.map(({ checks }) => checks)).size > 1)
    .map((said) => {
      const [{ criterion, route, state, theme, width }] = said;
      const says = said.map(({ by, checks, findings }) => ({ engine: by.name, checks, findings }));
      return { criterion, route, state, theme, width, says };
    });
}

function toolsOf(lines: readonly Line[]): Tool[] {
  return [...new Map(lines.map(({ by }) => [JSON.stringify(by), by])).values()];
}
