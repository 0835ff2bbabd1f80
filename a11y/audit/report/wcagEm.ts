/** Writes the evaluation as the file that W3C’s WCAG-EM Report Tool saves and opens. */
import { site } from '../../../src/content/site';
import type { Criterion } from '../criteria';
import { evaluation } from '../evaluation';
import { verdictOn } from './collect';
import { formatCommit, formatEnvironment } from './format';
import type { Report, Verdict } from './types';

/** Terms of EARL, and the other terms that the tool reads (appContext.js of w3c/wai-wcag-em-report-tool). */
const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
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
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  id: '@id',
  type: '@type',
};

/** Has an assertion about the site for each criterion, and one about each page on which it was tested. */
export function wcagEm(report: Report): string {
  const { pages, verdicts, date, kind } = report;
  const website = { type: ['TestSubject', 'Website'], title: site.name, description: evaluation.scope };
  const assertion = (subject: object, { criterion, outcome, reason, lines }: Verdict) => ({
    type: 'Assertion',
    mode: { id: `earl:${lines.some(({ tool }) => tool.kind === 'person') ? 'semiAuto' : 'automatic'}` },
    subject,
    test: { id: criterionIri(criterion), type: 'TestRequirement' },
    result: { type: 'TestResult', outcome: { id: `earl:${outcome}` }, description: reason, date },
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
        id: urlOf(path, report),
        type: ['TestSubject', 'Webpage'],
        title,
        description: urlOf(path, report),
      })),
    },
    auditSample: verdicts.flatMap((verdict) => [
      assertion(website, verdict),
      ...pages.flatMap((page) => {
        const here = verdict.lines.filter(({ route }) => route === page.path);
        const own = verdictOn(verdict.criterion, here, { ...report, pages: [page] });
        return here.length ? [assertion({ id: urlOf(page.path, report) }, own)] : [];
      }),
    ]),
    reportFindings: {
      title: `${site.name}: ${kind === 'audit' ? 'audit' : 'test run'} of commit ${formatCommit(report)}`,
      // The tool ignores a date without a type.
      date: { type: 'http://www.w3.org/TR/NOTE-datetime', '@value': date.slice(0, 10) },
      evaluator: evaluation.evaluator,
      commissioner: evaluation.commissioner,
      summary: 'Written by tests. A person must judge what they cannot decide.',
      evaluationSpecifics:
        `Tests ran in one browser. ${formatEnvironment(report.environment)} ${report.published?.differences.join(' ') ?? ''}`.trim(),
    },
  });
}

export const urlOf = (path: string, { published }: Report): string => new URL(path, published?.address ?? site.origin).href;

/** The tool ignores `…/TR/WCAG22/#`, and uses the anchor that 2.5.5 had in WCAG 2.1. */
const criterionIri = ({ id, slug }: Criterion): string => `http://www.w3.org/TR/WCAG/#${id === '2.5.5' ? 'target-size' : slug}`;
