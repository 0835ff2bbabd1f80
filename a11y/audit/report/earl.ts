/** Writes the results in EARL 1.0, W3C's vocabulary for test results, as JSON-LD that W3C's WCAG-EM Report Tool imports. */
import { reportPath } from '../../../src/content/facts/reportFiles';
import { site } from '../../../src/content/site';
import { describe } from '../../findings';
import { type Criterion, criteria, criterionById } from '../criteria';
import { outcomeForCriterion, worst } from './collect';
import type { Line, Outcome, Report, Tool, Verdict } from './types';
import { formatCommit, distinct, groupBy, sanitize, toolName, toolOutcomeText, formatSituations } from './format';

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
  schema: 'http://schema.org/',
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  report: `${urlOf(reportPath)}#`,
};

const website = 'report:website';
const testRun = 'report:test-run';

/** Contains an assertion about the site for each criterion, and one about a page for each criterion, page, and tool. */
export function earl(report: Report): string {
  const { pages, verdicts, lines } = report;
  const tools = groupBy(
    lines.map(({ tool }) => tool),
    toolIri,
  ).map(([tool]) => tool);
  return JSON.stringify({
    '@context': context,
    '@graph': [
      { '@id': website, '@type': 'earl:TestSubject', 'dcterms:title': site.name, 'dcterms:source': urlOf('/') },
      ...pages.map(({ path, title }) => ({
        '@id': urlOf(path),
        '@type': 'earl:TestSubject',
        'dcterms:title': title,
        'dcterms:isPartOf': { '@id': website },
      })),
      ...criteria.map((criterion) => ({
        '@id': criterionIri(criterion),
        '@type': 'earl:TestRequirement',
        'dcterms:title': `${criterion.id} ${criterion.name}`,
      })),
      {
        '@id': testRun,
        '@type': ['earl:Assertor', 'earl:Software'],
        'dcterms:title': 'The test run',
        'schema:name': 'The test run',
        'dcterms:hasVersion': formatCommit(report),
      },
      ...tools.map(assertor),
      ...verdicts.map((verdict) => verdictAssertion(report, verdict)),
      ...groupBy(lines, ({ criterion, route, tool, date }) => [criterion, route, tool, date]).map((group) => pageAssertion(report, group)),
    ],
  });
}

export function urlOf(path: string): string {
  return new URL(path, site.origin).href;
}

/** The WCAG-EM tool ignores `…/TR/WCAG22/#`, and uses the anchor that 2.5.5 had in WCAG 2.1. */
export function criterionIri({ id, slug }: Criterion): string {
  return `http://www.w3.org/TR/WCAG/#${id === '2.5.5' ? 'target-size' : slug}`;
}

function toolIri({ kind, name, version }: Tool): string {
  return `report:${encodeURIComponent([kind, name, version].filter(Boolean).join('-'))}`;
}

/** The WCAG-EM tool reads `schema:name`. */
function assertor(tool: Tool) {
  const names = { 'dcterms:title': toolName(tool), 'schema:name': toolName(tool) };
  return { '@id': toolIri(tool), '@type': ['earl:Assertor', tool.kind === 'person' ? 'foaf:Person' : 'earl:Software'], ...names };
}

function verdictAssertion({ lines, date }: Report, { criterion, outcome, reason, isLeft }: Verdict) {
  const { manualCheck } = criterionById(criterion);
  const isSigned = lines.some((line) => line.criterion === criterion && line.tool.kind === 'person');
  const description = isLeft && manualCheck ? `${reason} ${manualCheck.steps} ${manualCheck.expected}` : reason;
  return assertion(criterion, website, testRun, isSigned ? 'semiAuto' : 'automatic', result(outcome, date, description));
}

function pageAssertion({ date }: Report, lines: readonly [Line, ...Line[]]) {
  const [{ criterion, route, tool, date: signed }] = lines;
  const found = lines.flatMap(({ findings }) => findings);
  const description = [
    `${toolName(tool)} ${toolOutcomeText[worst(lines.map(({ outcome }) => outcome))]}: ${distinct(lines.flatMap(({ rules }) => rules)).join(', ')}.`,
    formatSituations(lines),
    ...distinct(found.map((finding) => sanitize(`${finding.rule}: ${describe(finding)}`))),
  ].join('\n');
  // Assertions of Playwright name an element by its role and name.
  const pointers = distinct(found.map(({ selector }) => selector)).filter(
    (selector) => selector && !/^(?:getBy|locator)\w*\(/.test(selector),
  );
  return assertion(criterion, urlOf(route), toolIri(tool), tool.kind === 'person' ? 'manual' : 'automatic', {
    ...result(worst(lines.map(outcomeForCriterion)), signed ?? date, description),
    ...(pointers.length > 0 && {
      'earl:pointer': pointers.map((pointer) => ({ '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': sanitize(pointer) })),
    }),
  });
}

function assertion(criterion: string, subject: string, by: string, mode: 'automatic' | 'manual' | 'semiAuto', outcome: object) {
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': by },
    'earl:mode': { '@id': `earl:${mode}` },
    'earl:subject': { '@id': subject },
    'earl:test': { '@id': criterionIri(criterionById(criterion)) },
    'earl:result': outcome,
  };
}

function result(outcome: Outcome, date: string, description: string) {
  return {
    '@type': 'earl:TestResult',
    'earl:outcome': { '@id': `earl:${outcome}` },
    'dcterms:date': date,
    'dcterms:description': description,
  };
}
