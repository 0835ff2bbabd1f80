/** The results in EARL 1.0, W3C's vocabulary for test results, as JSON-LD. */
import { site } from '../../../../src/content/site';
import {
  commitWords,
  criterionById,
  criterionIri,
  findingWords,
  lineFacts,
  linesWords,
  pageAddress,
  pagesOf,
  reportAddress,
  standardAddress,
  verdictWords,
} from '../lineFacts';
import { json } from '../plain';
import type { AuditRun, Finding, Line, Outcome, Tool, Verdict } from '../run';
import { distinct, toolWords } from '../words';

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  schema: 'http://schema.org/',
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  /** For what EARL has no terms for: situations, commits. */
  audit: `${reportAddress}#`,
  seeAlso: { '@id': 'rdfs:seeAlso', '@type': '@id' },
};

const website = 'audit:website';
const audit = 'audit:tool-audit';

/**
 * One assertion for each line, and one for each criterion about the whole website. Assertions refer to pages, tools and
 * criteria, which are nodes of their own.
 */
export function earl(run: AuditRun): string {
  const tested = distinct([...run.verdicts, ...run.lines].map(({ criterion }) => criterion));
  return json({
    '@context': context,
    '@graph': [
      { '@id': website, '@type': 'earl:TestSubject', 'dcterms:title': site.name, 'dcterms:source': pageAddress('/') },
      ...pagesOf(run).map(({ path, title }) => ({
        '@id': pageAddress(path),
        '@type': 'earl:TestSubject',
        'dcterms:title': title,
        'dcterms:isPartOf': { '@id': website },
      })),
      ...tested.map(requirement),
      { '@id': audit, '@type': ['earl:Assertor', 'earl:Software'], 'dcterms:title': 'The audit', 'schema:name': 'The audit', 'dcterms:hasVersion': commitWords(run) },
      ...new Map([...run.tools, ...run.lines.map(({ by }) => by)].map((tool) => [toolId(tool), assertor(tool)])).values(),
      ...run.verdicts.map((verdict) => verdictAssertion(run, verdict)),
      ...run.lines.map((line) => lineAssertion(run, line)),
    ],
  });
}

function requirement(id: string) {
  const criterion = criterionById(id);
  return {
    '@id': criterionIri(criterion),
    '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
    'dcterms:title': `${id} ${criterion.name}`,
    seeAlso: standardAddress(criterion),
  };
}

function toolId({ kind, name, version }: Tool): string {
  return `audit:${encodeURIComponent(['tool', kind, name, version].filter(Boolean).join('-'))}`;
}

/** Named twice: W3C's report tool reads `schema:name`, the vocabularies that EARL builds on have `dcterms:title` and `foaf:name`. */
function assertor(tool: Tool) {
  const { kind, name, version } = tool;
  if (kind === 'person') return { '@id': toolId(tool), '@type': ['earl:Assertor', 'foaf:Person'], 'foaf:name': name, 'schema:name': name };
  return { '@id': toolId(tool), '@type': ['earl:Assertor', 'earl:Software'], 'dcterms:title': name, 'schema:name': toolWords(tool), 'dcterms:hasVersion': version };
}

function lineAssertion(run: AuditRun, line: Line) {
  const { state, theme, width, toolOutcome, rules, commit, date } = lineFacts(run, line);
  return {
    ...assertion(line.criterion, pageAddress(line.route), toolId(line.by), line.by.kind === 'person' ? 'manual' : 'automatic'),
    'audit:state': state,
    'audit:theme': theme,
    'audit:width': width,
    'audit:checks': toolOutcome,
    'audit:rule': rules,
    'audit:commit': commit,
    'earl:result': {
      ...result(line.outcome, date, linesWords(run, [line])),
      ...(line.findings.length > 0 && {
        'earl:info': line.findings.map(findingWords),
        'earl:pointer': line.findings.filter(({ pointer }) => pointer).map(pointerNode),
      }),
    },
  };
}

function verdictAssertion(run: AuditRun, verdict: Verdict) {
  const { criterion, outcome } = verdict;
  const hasPerson = run.lines.some((line) => line.criterion === criterion && line.by.kind === 'person');
  return {
    ...assertion(criterion, website, audit, hasPerson ? 'semiAuto' : 'automatic'),
    'audit:commit': commitWords(run),
    'earl:result': result(outcome, run.date, verdictWords(verdict)),
  };
}

function assertion(criterion: string, subject: string, by: string, mode: 'automatic' | 'manual' | 'semiAuto') {
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': by },
    'earl:mode': { '@id': `earl:${mode}` },
    'earl:subject': { '@id': subject },
    'earl:test': { '@id': criterionIri(criterionById(criterion)) },
  };
}

function result(outcome: Outcome, date: string, description: string) {
  return { '@type': 'earl:TestResult', 'earl:outcome': { '@id': `earl:${outcome}` }, 'dcterms:date': date, 'dcterms:description': description };
}

function pointerNode({ rule, message, pointer }: Finding) {
  return {
    '@type': pointer.startsWith('/') ? 'ptr:XPathPointer' : 'ptr:CSSSelectorPointer',
    'ptr:expression': pointer,
    'dcterms:title': rule,
    'dcterms:description': message,
  };
}
