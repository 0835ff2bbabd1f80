/** Writes a draft of an accessibility conformance report: OpenACR with the catalog of VPAT 2.5 for WCAG 2.2, Section 508, and EN 301 549. */
import { stringify } from 'yaml';
import { site } from '../../../src/content/site';
import type { Criterion } from '../criteria';
import { evaluation } from '../evaluation';
import { openRows } from './sheet';
import type { Report, Verdict } from './types';
import { formatCommit, formatEnvironment } from './format';

const readers = `# The command line of OpenACR reads this draft (https://github.com/GSA/openacr):
# openacr validate -f openacr.yaml -c catalog/2.5-edition-wcag-2.2-508-eu-en.yaml
# Its editor refuses the criteria of WCAG 2.2 (https://github.com/GSA/openacr/issues/367).
`;

/** WCAG 2.2 has removed it, but the catalog lists it. W3C’s errata of 2023 for 2.0 and 2.1 are its answer. */
const parsing = rowOf(
  '4.1.1',
  'supports',
  'Removed in WCAG 2.2. For WCAG 2.0 and 2.1, W3C’s errata of 2023 treat it as always satisfied for HTML.',
);

/** Has a level only where tests prove that nothing applies, or where people have signed each row. They choose it after a failure too. */
export function openAcr(report: Report): string {
  const { verdicts, date, environment } = report;
  const rows = (level: Criterion['level']) => {
    const own = verdicts.filter(({ criterion }) => criterion.level === level).map((verdict) => row(verdict, report));
    return level === 'A' ? own.toSpliced(-2, 0, parsing) : own;
  };
  const open = verdicts.filter((verdict) => !levelOf(verdict)).length;
  const draft = {
    title: `${site.name} Accessibility Conformance Report (draft)`,
    product: { name: site.name, version: formatCommit(report), description: evaluation.scope },
    author: { name: evaluation.evaluator, email: site.supportEmail },
    vendor: { company_name: site.name, email: site.supportEmail },
    report_date: date.slice(0, 10),
    notes: `This is a draft. ${open} criteria have no level, because a person must decide it. Clause 9 of EN 301 549 V3.2.1 contains the criteria of WCAG 2.1 at levels A and AA under the same numbers: 9.1.1.1 is 1.1.1. V4.1.1 of September 2026 contains those of WCAG 2.2 (https://www.etsi.org/deliver/etsi_en/301500_301599/301549/04.01.01_60/en_301549v040101p.pdf); look up whether the Official Journal of the EU cites it.`,
    evaluation_methods_used: `Manual tests, axe-core, and checks of our own in one browser. ${formatEnvironment(environment)}.`,
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: { criteria: rows('A') },
      success_criteria_level_aa: { criteria: rows('AA') },
      success_criteria_level_aaa: { criteria: rows('AAA') },
    },
  };
  // The tools of OpenACR read YAML 1.1, in which an unquoted date is no text.
  return readers + stringify(draft, { version: '1.1' });
}

function row(verdict: Verdict, report: Report) {
  const { criterion, outcome, reason } = verdict;
  const left = openRows(criterion, report).length
    ? ` Left to a person: ${criterion.manualCheck?.steps} ${criterion.manualCheck?.expected}`
    : '';
  const notes = `${outcome === 'failed' ? 'Failed. ' : ''}${reason}${left}`;
  return rowOf(criterion.id, levelOf(verdict), notes);
}

/** The editor of OpenACR reads the level of each row, and shows none if it is empty. */
function rowOf(num: string, level: string, notes: string) {
  return { num, components: [{ name: 'web', adherence: { level, notes } }] };
}

/** Returns an empty string for a level that a person must decide. */
function levelOf({ outcome, lines }: Verdict): string {
  if (outcome === 'inapplicable') return 'not-applicable';
  return outcome === 'passed' && lines.some(({ tool }) => tool.kind === 'person') ? 'supports' : '';
}
