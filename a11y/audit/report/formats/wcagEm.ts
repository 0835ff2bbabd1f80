/** The results as an evaluation for W3C's WCAG-EM Report Tool. The fields that only a person can fill are empty. */
import { site } from '../../../../src/content/site';
import { criteria } from '../../criteria';
import {
  commitWords,
  criterionById,
  criterionIri,
  linesWords,
  pageAddress,
  pagesOf,
  reportAddress,
  runWords,
  verdictWords,
} from '../lineFacts';
import { outcomes } from '../outcomes';
import { json } from '../plain';
import type { AuditRun, Line, Outcome, Verdict } from '../run';
import { counted, grouped, listed, toolWords } from '../words';

/** JSON-LD terms, from the tool's own context. */
const context = {
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestCriterion: 'earl:TestCriterion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
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
  // The tool reads the `@value` of the date, which only a typed date has; this type is the tool's own.
  date: { '@id': 'dcterms:date', '@type': 'http://www.w3.org/TR/NOTE-datetime' },
};

const website = '_:website';
const audit = `${reportAddress}#tool-audit`;

/** One assertion for each page and criterion, and one for each criterion about the whole sample: the tool keeps only one of each. */
export function wcagEm(run: AuditRun): string {
  const pages = pagesOf(run);
  return json({
    '@context': context,
    '@type': 'Evaluation',
    defineScope: {
      '@id': '_:defineScope',
      scope: { '@id': website, '@type': ['TestSubject', 'Website'], title: site.name, description: `All pages of ${pageAddress('/')}` },
      wcagVersion: '2.2',
      // Not a claim: the tool shows the criteria up to this level.
      conformanceTarget: 'AAA',
      accessibilitySupportBaseline: `Tested with ${listed(run.tools.filter(({ kind }) => kind === 'reader').map(toolWords)) || 'no screen reader'}. The manual test sheet names the pairs of reader and browser that are left for a person.`,
      additionalEvaluationRequirements: 'Each page in several states, themes and widths of the window; each result lists them.',
    },
    exploreTarget: {
      '@id': '_:exploreTarget',
      technologiesReliedUpon: ['HTML', 'CSS', 'WAI-ARIA', 'SVG'],
      essentialFunctionality: 'Reading, following links, code samples in several languages, search of answers, sign-in and sign-up forms that send nothing.',
      pageTypeVariety: pages.map(({ title }) => title).join('\n'),
    },
    selectSample: {
      '@id': '_:selectSample',
      structuredSample: pages.map(({ path, title }) => ({
        '@id': pageAddress(path),
        '@type': ['TestSubject', 'Webpage'],
        title,
        // The tool takes a page's name from the address in its description.
        description: pageAddress(path),
      })),
      randomSample: [],
    },
    auditSample: [
      ...run.verdicts.map((verdict) => assertion(run, verdict.criterion, website, verdict.outcome, verdictWords(verdict))),
      ...grouped(run.lines, ({ criterion, route }) => `${criterion} ${route}`).map((lines) => {
        const [{ criterion, route }] = lines;
        return assertion(run, criterion, pageAddress(route), outcomeOn(lines, verdictOf(run, criterion)), linesWords(run, lines));
      }),
    ],
    reportFindings: {
      '@id': '_:reportFindings',
      title: `${site.name}: what was tested, found and left open`,
      date: run.date.slice(0, 10),
      commissioner: '',
      evaluator: '',
      summary: countWords(run.verdicts),
      evaluationSpecifics: runWords(run),
    },
  });
}

function verdictOf({ verdicts }: AuditRun, criterion: string): Verdict | undefined {
  return verdicts.find((verdict) => verdict.criterion === criterion);
}

/** A page has the outcome of the whole website, except for a failure: only the pages where it was found fail. */
function outcomeOn(lines: readonly Line[], verdict: Verdict | undefined): Outcome {
  const has = (outcome: Outcome) => lines.some((line) => line.outcome === outcome);
  if (has('failed')) return 'failed';
  if (verdict?.outcome !== 'failed') return verdict?.outcome ?? 'untested';
  return has('passed') && !has('untested') && !verdict.person ? 'passed' : 'cantTell';
}

function assertion(run: AuditRun, id: string, subject: string, outcome: Outcome, description: string) {
  const criterion = criterionById(id);
  return {
    '@type': 'Assertion',
    assertedBy: { '@id': audit, '@type': ['earl:Assertor', 'earl:Software'], title: `The audit at commit ${commitWords(run)}` },
    mode: { '@id': 'earl:automatic' },
    subject: { '@id': subject },
    test: { '@id': criterionIri(criterion), '@type': ['TestCriterion', 'TestRequirement'], title: `${id} ${criterion.name}` },
    result: { '@type': 'TestResult', outcome: { '@id': `earl:${outcome}` }, date: run.date, description },
  };
}

function countWords(verdicts: readonly Verdict[]): string {
  const counts = outcomes.map(({ id, word }) => `${word}: ${counted(verdicts.filter(({ outcome }) => outcome === id).length, 'criterion', 'criteria')}`);
  return [`Of ${criteria.length} criteria of WCAG 2.0 to 2.2:`, ...counts].join('\n');
}
