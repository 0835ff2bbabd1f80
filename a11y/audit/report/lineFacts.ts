/** What every line carries into every format: criterion, page, situation, tool, commit and date. */
import { reportPath } from '../../../src/content/reportFiles';
import { site } from '../../../src/content/site';
import { criteria, type Criterion } from '../criteria';
import { toolOutcomeWords } from './outcomes';
import type { AuditRun, Finding, Line, Verdict } from './run';
import { isSigned } from './signedLines';
import { distinct, grouped, toolWords } from './words';

export const reportAddress = pageAddress(reportPath);

/** The address of a page on the published site. */
export function pageAddress(path: string): string {
  return new URL(path, site.origin).href;
}

/** The pages of the run, and those that only a test has opened (an address that does not exist). */
export function pagesOf({ routes, lines }: AuditRun): AuditRun['routes'] {
  const known = new Set(routes.map(({ path }) => path));
  const others = distinct(lines.map(({ route }) => route)).filter((path) => !known.has(path));
  return [...routes, ...others.map((path) => ({ path, title: path }))];
}

/** @throws when the table has no such criterion */
export function criterionById(id: string): Criterion {
  const found = criteria.find((criterion) => criterion.id === id);
  if (!found) throw new Error(`There is no criterion ${id}.`);
  return found;
}

/**
 * The name by which W3C's WCAG-EM Report Tool knows a criterion. It ignores names that begin with `…/TR/WCAG22/#`, and
 * still uses the anchor that 2.5.5 had in WCAG 2.1.
 */
export function criterionIri({ id, slug }: Criterion): string {
  return `http://www.w3.org/TR/WCAG/#${id === '2.5.5' ? 'target-size' : slug}`;
}

/** Where the standard explains a criterion. */
export function standardAddress({ slug }: Criterion): string {
  return `https://www.w3.org/TR/WCAG22/#${slug}`;
}

/** A signed line is older than the run that lists it, and so has a commit and a date of its own. */
export function lineFacts(run: AuditRun, line: Line) {
  const { commit, date } = isSigned(line) ? line.signed : { commit: commitWords(run), date: run.date };
  const { criterion, route, state, theme, width, toolOutcome, outcome, rules, by } = line;
  return { criterion, route, state, theme, width, toolOutcome, outcome, rules, tool: by.name, kind: by.kind, version: by.version, commit, date };
}

/** `0123abc`, or `0123abc, with changes after it` */
export function commitWords({ commit, isChanged }: Pick<AuditRun, 'commit' | 'isChanged'>): string {
  return isChanged ? `${commit}, with changes after it` : commit;
}

/** `the menu is open, dark, 320 px wide`; built files have no width. */
export function situationWords({ state, theme, width }: Line): string {
  return [state || 'as loaded', theme, ...(width ? [`${width} px wide`] : [])].join(', ');
}

/** `color-contrast: the contrast is 3:1 (main > p)` */
export function findingWords({ rule, message, pointer }: Finding): string {
  return `${rule}: ${message}${pointer && ` (${pointer})`}`;
}

/** One paragraph for each tool and tool outcome, with every situation and every finding. */
export function linesWords(run: AuditRun, lines: readonly Line[]): string {
  const groups = grouped(lines, (line) => {
    const { commit, date } = lineFacts(run, line);
    return JSON.stringify([line.by, line.toolOutcome, line.rules, commit, date]);
  });
  return groups
    .map((group) => {
      const [first] = group;
      const { commit, date } = lineFacts(run, first);
      const head = `${toolWords(first.by)} ${toolOutcomeWords[first.toolOutcome]}: ${distinct(first.rules).join(', ')}. Commit ${commit}, ${date}.`;
      const findings = group.flatMap((line) => line.findings.map(findingWords));
      return [head, ...distinct(group.map(situationWords)), ...distinct(findings)].join('\n');
    })
    .join('\n\n');
}

/** What was tested, when and with what, in a few lines. */
export function runWords(run: AuditRun): string {
  const environment = Object.entries(run.environment).map(([name, value]) => `${name}: ${value}`);
  const tools = distinct(run.tools.filter(({ kind }) => kind !== 'check').map(toolWords));
  return [`Commit ${commitWords(run)}, ${run.date}.`, ...environment, ...tools].join('\n');
}

/** What a verdict says, and what it leaves to a person. */
export function verdictWords({ because, person }: Verdict): string {
  return person ? `${because} Left for a person: ${person}` : because;
}
