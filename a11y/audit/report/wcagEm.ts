/** Writes the evaluation as the file that W3C’s WCAG-EM Report Tool saves and opens. */
import { site } from '../../../src/content/site';
import { type Criterion, criteria } from '../criteria';
import { evaluation } from '../evaluation';
import { outcomeForCriterion, worst } from './collect';
import { criterionIri, urlOf } from './earl';
import type { Line, Outcome, Report } from './types';
import { distinct, formatCommit, sanitize, toolName, toolOutcomeText, formatSituations } from './format';

/** A part of the context of the tool (appContext.js of w3c/wai-wcag-em-report-tool), which has no prefix for WCAG 2.2. */
const context = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  WCAG21: 'http://www.w3.org/TR/WCAG21/#',
  WAI: 'http://www.w3.org/WAI/',
  A: 'WAI:WCAG2A-Conformance',
  AA: 'WAI:WCAG2AA-Conformance',
  AAA: 'WAI:WCAG2AAA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestSubject: 'earl:TestSubject',
  TestRequirement: 'earl:TestRequirement',
  TestResult: 'earl:TestResult',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  id: '@id',
  type: '@type',
};

export function wcagEm(report: Report): string {
  const { pages, lines, verdicts, date, kind } = report;
  const website = { type: ['TestSubject', 'Website'], title: site.name, description: evaluation.scope };
  const assertion = (criterion: Criterion, subject: object, outcome: Outcome, description: string, basis: readonly Line[]) => ({
    type: 'Assertion',
    mode: { id: `earl:${basis.some(({ tool }) => tool.kind === 'person') ? 'semiAuto' : 'automatic'}` },
    subject,
    test: { id: criterionIri(criterion), type: 'TestRequirement' },
    result: { type: 'TestResult', outcome: { id: `earl:${outcome}` }, description: sanitize(description), date },
  });
  return JSON.stringify({
    '@context': context,
    type: 'Evaluation',
    defineScope: {
      scope: website,
      wcagVersion: '2.2',
      conformanceTarget: evaluation.target,
      accessibilitySupportBaseline: evaluation.baseline,
    },
    exploreTarget: {
      technologiesReliedUpon: evaluation.technologies,
      essentialFunctionality: evaluation.essentialFunctionality,
      pageTypeVariety: evaluation.pageTypes,
    },
    selectSample: {
      // The tool takes a page by the address in its description.
      structuredSample: pages.map(({ path, title }) => ({
        id: urlOf(path),
        type: ['TestSubject', 'Webpage'],
        title,
        description: urlOf(path),
      })),
    },
    auditSample: criteria.flatMap((each) => {
      const { id } = each;
      const verdict = verdicts.find(({ criterion }) => criterion === id);
      const own = lines.filter(({ criterion }) => criterion === id);
      return [
        assertion(each, website, verdict?.outcome ?? 'untested', verdict?.reason ?? '', own),
        ...pages.flatMap(({ path }) => {
          const here = own.filter(({ route }) => route === path);
          return here.length ? [assertion(each, { id: urlOf(path) }, worst(here.map(outcomeForCriterion)), describeTools(here), here)] : [];
        }),
      ];
    }),
    reportFindings: {
      title: `${site.name}: ${kind === 'audit' ? 'audit' : 'test run'} of commit ${formatCommit(report)}`,
      // The tool ignores a date without a type.
      date: { type: 'http://www.w3.org/TR/NOTE-datetime', '@value': date.slice(0, 10) },
      evaluator: evaluation.evaluator,
      commissioner: evaluation.commissioner,
      summary: 'Written by tests. A person must judge what they cannot decide.',
      evaluationSpecifics: Object.entries(report.environment)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    },
  });
}

function describeTools(lines: readonly Line[]): string {
  return distinct(lines.map(({ tool }) => toolName(tool)))
    .map((name) => {
      const own = lines.filter(({ tool }) => toolName(tool) === name);
      return `${name} ${toolOutcomeText[worst(own.map(({ outcome }) => outcome))]}: ${formatSituations(own)}`;
    })
    .join('\n');
}
