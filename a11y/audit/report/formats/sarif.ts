/** The results in SARIF 2.1.0, for tools that track findings. */
import { site } from '../../../../src/content/site';
import { type CheckName, checks } from '../../checks';
import { criteria } from '../../criteria';
import { commitWords, criterionById, findingWords, lineFacts, pageAddress, situationWords, standardAddress, verdictWords } from '../lineFacts';
import { toolOutcomeWords } from '../outcomes';
import { json } from '../plain';
import type { AuditRun, Finding, Line, Outcome, Tool } from '../run';
import { distinct, engineName, grouped, toolWords } from '../words';

type Kind = 'fail' | 'pass' | 'open' | 'notApplicable' | 'informational';

const kindOfToolOutcome = {
  failed: 'fail',
  passed: 'pass',
  undecided: 'open',
  inapplicable: 'notApplicable',
  notRun: 'informational',
} as const satisfies Record<Line['toolOutcome'], Kind>;

const kindOfOutcome = {
  failed: 'fail',
  passed: 'pass',
  cantTell: 'open',
  inapplicable: 'notApplicable',
  untested: 'informational',
} as const satisfies Record<Outcome, Kind>;

/** SARIF allows one tool per run: the first run lists the criteria, and each tool has a run with a result for each of its rules. */
export function sarif(run: AuditRun): string {
  return json({
    $schema: 'https://json.schemastore.org/sarif-2.1.0-rtm.5.json',
    version: '2.1.0',
    runs: [criteriaRun(run), ...grouped(run.lines, ({ by }) => `${driverName(by)} ${by.kind === 'check' ? '' : by.version}`).map((lines) => toolRun(run, lines))],
  });
}

/** The verdict on each criterion, and where two engines disagree. */
function criteriaRun(run: AuditRun) {
  const rules = criteria.map((criterion) => ({
    id: criterion.id,
    name: criterion.name,
    shortDescription: { text: `${criterion.id} ${criterion.name} (level ${criterion.level})` },
    helpUri: standardAddress(criterion),
  }));
  const disagreements = run.disagreements.map(({ criterion, says, ...situation }) => ({
    ...result('informational', criterion, criterion, [
      'The engines disagree.',
      ...says.map(({ engine, toolOutcome, findings }) => [`${engineName(engine)} ${toolOutcomeWords[toolOutcome]}.`, ...findings.map(findingWords)].join(' ')),
    ]),
    locations: [location(situation.route)],
    properties: { criterion, ...situation, commit: commitWords(run), date: run.date },
  }));
  return {
    ...runFrame(run, { name: `${site.name} audit`, version: commitWords(run), informationUri: pageAddress('/accessibility'), rules }),
    results: [
      ...run.verdicts.map((verdict) => ({
        ...result(kindOfOutcome[verdict.outcome], verdict.criterion, verdict.criterion, [verdictWords(verdict)]),
        locations: [location('/')],
        properties: { criterion: verdict.criterion, outcome: verdict.outcome, commit: commitWords(run), date: run.date },
      })),
      ...disagreements,
    ],
  };
}

function toolRun(run: AuditRun, lines: readonly [Line, ...Line[]]) {
  const [{ by }] = lines;
  const results = lines.flatMap((line) => lineResults(run, line));
  const helpUris = new Map(lines.flatMap(({ findings }) => findings.map(({ rule, helpUrl }) => [rule, helpUrl])));
  return {
    ...runFrame(run, {
      name: driverName(by),
      version: by.kind === 'check' ? commitWords(run) : by.version || undefined,
      rules: distinct(results.map(({ ruleId }) => ruleId)).map((id) => ({ id, shortDescription: { text: description(id) }, helpUri: helpUris.get(id) })),
    }),
    results,
  };
}

/** Our checks are the rules of one tool. */
function driverName(tool: Tool): string {
  return tool.kind === 'check' ? `${site.name} checks` : engineName(tool.name);
}

function description(id: string): string {
  return isCheck(id) ? checks[id] : id;
}

function isCheck(id: string): id is CheckName {
  return id in checks;
}

function runFrame(run: AuditRun, driver: object) {
  return {
    tool: { driver },
    invocations: [{ executionSuccessful: true, startTimeUtc: run.date }],
    properties: { commit: commitWords(run), date: run.date, environment: run.environment },
    taxonomies: [
      {
        name: 'WCAG',
        version: '2.2',
        organization: 'W3C',
        informationUri: 'https://www.w3.org/TR/WCAG22/',
        isComprehensive: true,
        taxa: criteria.map((criterion) => ({ id: criterion.id, name: criterion.name, helpUri: standardAddress(criterion) })),
      },
    ],
  };
}

/** A result for each finding, or for each rule where nothing was found. */
function lineResults(run: AuditRun, line: Line) {
  const kind = kindOfToolOutcome[line.toolOutcome];
  const properties = lineFacts(run, line);
  const situation = situationWords(line);
  const ruleOf = (rule: string) => (line.by.kind === 'check' ? line.by.name : rule);
  if (line.findings.length) {
    return line.findings.map((finding) => ({
      ...result(kind, ruleOf(finding.rule), line.criterion, [findingWords(finding), situation]),
      locations: [location(line.route, finding)],
      properties,
    }));
  }
  const rules = distinct((line.rules.length ? line.rules : [line.criterion]).map(ruleOf));
  return rules.map((rule) => ({
    ...result(kind, rule, line.criterion, [`${toolWords(line.by)} ${toolOutcomeWords[line.toolOutcome]}.`, ...line.rules.filter((title) => title !== rule), situation]),
    locations: [location(line.route)],
    properties,
  }));
}

function result(kind: Kind, ruleId: string, criterion: string, sentences: readonly string[]) {
  return {
    ruleId,
    kind,
    // By SARIF, only failures have a level.
    level: kind === 'fail' ? 'error' : 'none',
    message: { text: sentences.join('\n') },
    taxa: [{ id: criterion, index: criteria.indexOf(criterionById(criterion)), toolComponent: { name: 'WCAG', index: 0 } }],
  };
}

function location(route: string, finding?: Finding) {
  return {
    physicalLocation: { artifactLocation: { uri: pageAddress(route) } },
    logicalLocations: finding?.pointer ? [{ fullyQualifiedName: finding.pointer, kind: 'element' }] : undefined,
  };
}
