/** The results as an OpenACR file: the answers of a VPAT 2.5 for WCAG 2.2, as far as they can be given. */
import { stringify } from 'yaml';
import { site } from '../../../../src/content/site';
import { criteria, type Criterion } from '../../criteria';
import { commitWords, pageAddress, runWords, verdictWords } from '../lineFacts';
import { toolOutcomeWords } from '../outcomes';
import { plain } from '../plain';
import type { AuditRun, Line, Verdict } from '../run';
import { distinct, grouped, toolWords, whereWords } from '../words';

export const catalog = '2.5-edition-wcag-2.2-en';

/**
 * A criterion that leaves something to a person has no level until somebody has signed, since the catalog has no term for
 * "cannot tell". The notes of its table list it instead.
 */
export function openAcr(run: AuditRun): string {
  const document = {
    title: `${site.name} Accessibility Conformance Report`,
    product: { name: site.name, version: commitWords(run), description: `The website at ${pageAddress('/')}` },
    author: { company_name: site.name, email: site.supportEmail, website: pageAddress('/') },
    vendor: { company_name: site.name, email: site.supportEmail, website: pageAddress('/') },
    report_date: run.date.slice(0, 10),
    notes: `A draft, made by machines. A criterion without a level is not answered: a person must look first. All that this file says about it is in the notes of its table.\n\n${runWords(run)}`,
    evaluation_methods_used: `Rule engines and checks of the website’s own test suite, on every page, in several states, themes and widths:\n${distinct(run.tools.map(toolWords)).join(', ')}`,
    catalog,
    chapters: {
      success_criteria_level_a: chapter(run, 'A'),
      success_criteria_level_aa: chapter(run, 'AA'),
      success_criteria_level_aaa: chapter(run, 'AAA'),
    },
  };
  // OpenACR’s own tools read YAML 1.1, where a date without quotes is not text.
  return stringify(document, (_key, held: unknown) => (typeof held === 'string' ? plain(held) : held), { lineWidth: 0, version: '1.1' });
}

function chapter(run: AuditRun, level: Criterion['level']) {
  const answers = criteria
    .filter((criterion) => criterion.level === level)
    .map((criterion) => {
      const verdict = run.verdicts.find((found) => found.criterion === criterion.id) ?? unknown(criterion);
      return { criterion, answer: answerOf(run, criterion, verdict), notes: notesOf(run, criterion, verdict) };
    });
  const open = answers.filter(({ answer }) => !answer).map(({ criterion: { id, name }, notes }) => `${id} ${name}: ${notes}`);
  return {
    notes: open.length ? `Not answered:\n\n${open.join('\n\n')}` : undefined,
    criteria: answers.map(({ criterion, answer, notes }) => ({
      num: criterion.id,
      components: [{ name: 'web', adherence: answer && { level: answer, notes } }],
    })),
  };
}

function unknown({ id, person }: Criterion): Verdict {
  return { criterion: id, outcome: 'untested', because: 'The run says nothing about it.', person };
}

function answerOf(run: AuditRun, { id, level }: Criterion, { outcome }: Verdict): string | undefined {
  // Removed from WCAG 2.2; by the errata of 2.0 and 2.1 it is always met.
  if (id === '4.1.1') return 'supports';
  if (outcome === 'passed') return 'supports';
  if (outcome === 'inapplicable') return 'not-applicable';
  if (outcome === 'failed') return isFailedEverywhere(run, id) ? 'does-not-support' : 'partially-supports';
  // The catalog allows it at this level only, and it would be false for what was tested in part.
  return outcome === 'untested' && level === 'AAA' ? 'not-evaluated' : undefined;
}

function isFailedEverywhere({ lines }: AuditRun, id: string): boolean {
  const pages = grouped(lines.filter(({ criterion }) => criterion === id), ({ route }) => route);
  return pages.length > 0 && pages.every((page) => page.some(({ outcome }) => outcome === 'failed'));
}

function notesOf(run: AuditRun, { id }: Criterion, verdict: Verdict): string {
  const groups = grouped(
    run.lines.filter(({ criterion }) => criterion === id),
    ({ by, toolOutcome }) => JSON.stringify([by, toolOutcome]),
  );
  return [verdictWords(verdict), ...groups.map((lines) => groupWords(run, lines))].join('\n');
}

function groupWords({ routes }: AuditRun, lines: readonly [Line, ...Line[]]): string {
  const [{ by, toolOutcome }] = lines;
  const messages = distinct(lines.flatMap(({ findings }) => findings.map(({ rule, message }) => `${rule}: ${message}`)));
  return [`${toolWords(by)} ${toolOutcomeWords[toolOutcome]}: ${whereWords(lines, routes)}.`, ...messages].join('\n');
}
