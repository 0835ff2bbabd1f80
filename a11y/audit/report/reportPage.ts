/** The report of an audit, as a page for the people it is about. */
import { criteria, type Criterion } from '../criteria';
import { criterionEvidence } from './evidence';
import { filesPart } from './filesPart';
import { framed, part, screws, scrolling } from './frame';
import { heardPart } from './heardPart';
import { html, joined, type Html } from './html';
import { commitWords, standardAddress } from './lineFacts';
import { mutantsPart } from './mutantsPart';
import { checkWords, outcomes, outcomeWord, sign } from './outcomes';
import { guidelines, principles, within } from './outline';
import type { AuditRun, Disagreement, Outcome, Tool, Verdict } from './run';
import { counted, countSituations, dateWords, distinct, engineName, grouped, listed, sentence, toolWords, whereWords } from './words';

export function reportPage(run: AuditRun): string {
  const verdicts = new Map(run.verdicts.map((verdict) => [verdict.criterion, verdict]));
  const rows = criteria.map((criterion): Row => ({ ...criterion, verdict: verdicts.get(criterion.id) ?? missing(criterion) }));
  return framed({
    title: 'Accessibility report',
    file: 'index.html',
    lead: summary(run),
    children: html`${panel(rows)}
${contents}
${tested(run)}
${found(rows)}
${table(rows)}
${principles.map(({ id, name }) => part({ id: `principle-${id}`, heading: `${id} ${name}`, children: underPrinciple(id, rows, run) }))}
${disagreements(run)}
${mutantsPart(run.mutants)}
${heardPart(run)}
${filesPart(run)}`,
  });
}

type Row = Criterion & { readonly verdict: Verdict };

/** A criterion without a verdict is one that nothing was said of. */
function missing({ id, person }: Criterion): Verdict {
  return { criterion: id, outcome: 'untested', because: 'The run says nothing of it.', person };
}

const withOutcome = (rows: readonly Row[], outcome: Outcome) => rows.filter(({ verdict }) => verdict.outcome === outcome);

/** What was tested, by what and when. */
function summary({ date, commit, isChanged, routes, lines, tools, heard }: AuditRun): Html {
  const engines = tools.filter(({ kind }) => kind === 'engine').map(toolWords);
  const testers = [
    ...(engines.length ? [`${counted(engines.length, 'engine')} (${listed(engines)})`] : []),
    counted(scriptNames(tools).length, 'script of our own', 'scripts of our own'),
    ...(heard ? [`the screen reader ${toolWords(heard.reader)}`] : []),
  ];
  return html`On <time datetime="${date}">${dateWords(date)}</time>, ${listed(testers)} went through ${counted(routes.length, 'page')} of this website in ${counted(countSituations(lines), 'situation')}, at commit <code>${commit}</code>${isChanged && ' with changes after it'}.`;
}

function scriptNames(tools: readonly Tool[]): readonly string[] {
  return distinct(tools.filter(({ kind }) => kind === 'script').map(({ name }) => name));
}

/** The first thing to see: how many criteria came to what. */
function panel(rows: readonly Row[]): Html {
  const failed = withOutcome(rows, 'failed').length;
  return html`<div class="rack">
${screws}
<h2 class="state">${failed ? `${counted(failed, 'criterion', 'criteria')} failed` : 'No check found a barrier'}</h2>
<p class="note">Machines find only a part of the barriers that people meet. What they cannot tell waits for a person.</p>
<ul class="lamps">
${outcomes.map(({ id, word }) => html`<li>${sign(id)}<a href="#found-${id}">${word}: ${withOutcome(rows, id).length}</a></li>
`)}</ul>
</div>`;
}

const contents = html`<nav class="contents" aria-labelledby="contents">
<p id="contents">On this page</p>
<ul>
${[
  { id: 'tested', text: 'What was tested' },
  { id: 'found', text: 'What was found' },
  { id: 'criteria', text: 'All criteria in a table' },
  ...principles.map(({ id, name }) => ({ id: `principle-${id}`, text: `${id} ${name}` })),
  { id: 'disagreements', text: 'Where the engines disagree' },
  { id: 'mutants', text: 'Whether the checks notice barriers' },
  { id: 'heard', text: 'What a screen reader said' },
  { id: 'files', text: 'The files' },
].map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>
`)}</ul>
</nav>`;

function tested(run: AuditRun): Html {
  const named = (kind: Tool['kind']) => run.tools.filter((tool) => tool.kind === kind);
  const engines = named('engine').map(toolWords);
  const people = distinct(named('person').map(toolWords));
  const { passed, failed, skipped } = run.tests;
  const facts: readonly (readonly [string, Html | string])[] = [
    ['When', html`<time datetime="${run.date}">${dateWords(run.date)}</time>, for ${counted(Math.max(1, Math.round(run.seconds / 60)), 'minute')}`],
    ['Commit', commitWords(run)],
    ['Pages', counted(run.routes.length, 'page')],
    ['Situations', html`${countSituations(run.lines).toLocaleString('en')}. A situation is a page in one state, one theme and one width of the window`],
    ['Engines', engines.length ? listed(engines) : 'none'],
    ['Scripts of our own', html`${counted(scriptNames(run.tools).length, 'script')}, in ${counted(passed + failed + skipped, 'test')}, of which ${failed || 'none'} failed${skipped > 0 && ` and ${skipped} did not run`}`],
    ['Screen reader', run.heard ? `${toolWords(run.heard.reader)}, played by a script` : 'not run'],
    ['People', people.length ? `${listed(people)} signed` : 'nobody has signed a test'],
    ...Object.entries(run.environment).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value] as const),
  ];
  return part({
    id: 'tested',
    heading: 'What was tested',
    children: html`<dl class="facts-list">
${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`)}</dl>
<details>
<summary>The pages</summary>
<ul class="columns">
${run.routes.map(({ path, title }) => html`<li>${title} <code>${path}</code></li>
`)}</ul>
</details>`,
  });
}

/** By outcome, the worst first. Only what asks for somebody's work is explained here; the table says the rest. */
function found(rows: readonly Row[]): Html {
  return part({
    id: 'found',
    heading: 'What was found',
    children: html`${outcomes.map(({ id, word, meaning }) => {
      const those = withOutcome(rows, id);
      return html`<h3 id="found-${id}" class="found">${sign(id)}${word}: ${counted(those.length, 'criterion', 'criteria')}</h3>
<p class="meaning">${meaning}</p>
${those.length > 0 && html`<ul class="${id === 'failed' || id === 'cantTell' ? 'reasons' : 'columns'}">
${those.map((row) => html`<li>${rowLink(row)}${id === 'failed' && html` ${row.verdict.because}`}${id === 'cantTell' && html` ${row.verdict.person ?? row.verdict.because}`}</li>
`)}</ul>`}
`;
    })}`,
  });
}

function rowLink({ id, name }: Row): Html {
  return html`<a href="#sc-${id}">${id} ${name}</a>`;
}

function table(rows: readonly Row[]): Html {
  const caption = 'The criteria of WCAG 2.2, and 4.1.1, which 2.2 has removed';
  return part({
    id: 'criteria',
    heading: 'All criteria in a table',
    variant: 'wide',
    children: html`<p>A number leads to the criterion in the standard, a name to what was found of it. Rows of
${joined(principles.map(({ id, name }) => html`<a href="#rows-${id}">${id} ${name}</a>`), ' and ')}.</p>
${scrolling('criteria', html`<table>
<caption>${caption}</caption>
<thead>
<tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">Outcome</th><th scope="col">Why</th><th scope="col">Left for a person</th></tr>
</thead>
${principles.map(
  ({ id, name }) => html`<tbody>
<tr><th scope="rowgroup" colspan="5" id="rows-${id}"><a href="#principle-${id}">${id} ${name}</a></th></tr>
${within(rows, id).map(
  (row) => html`<tr><th scope="row"><a href="${standardAddress(row)}">${row.id}</a> <a href="#sc-${row.id}">${row.name}</a></th><td>${row.level}</td><td>${outcomeWord(row.verdict.outcome)}</td><td>${row.verdict.because}</td><td>${row.verdict.person ?? (row.verdict.outcome === 'untested' ? 'not known yet' : 'nothing')}</td></tr>
`,
)}</tbody>
`,
)}</table>
`)}`,
  });
}

function underPrinciple(id: string, rows: readonly Row[], run: AuditRun): Html {
  return html`${within(guidelines, id).map(
    (guideline) => html`<h3 id="guideline-${guideline.id}">${guideline.id} ${guideline.name}</h3>
${within(rows, guideline.id).map((row) => criterionEvidence(row, row.verdict, run))}`,
  )}`;
}

function disagreements({ disagreements: all, routes }: AuditRun): Html {
  const groups = grouped(all, ({ criterion, says }) => JSON.stringify([criterion, says.map(({ engine, checks }) => [engine, checks])]));
  return part({
    id: 'disagreements',
    heading: 'Where the engines disagree',
    children: groups.length
      ? html`<p>Two engines, the same criterion and the same situation, and different answers. Neither is right by rule: a person must look.</p>
<ul class="evidence">
${groups.map((group) => html`<li>${disagreement(group, routes)}</li>
`)}</ul>`
      : html`<p>Nowhere in this run.</p>`,
  });
}

function disagreement(group: readonly [Disagreement, ...Disagreement[]], routes: AuditRun['routes']): Html {
  const [{ criterion, says }] = group;
  const answers = says.map(({ engine, checks }) => {
    const findings = group.flatMap((each) => each.says.filter((answer) => answer.engine === engine).flatMap((answer) => answer.findings));
    const rules = distinct(findings.map(({ rule }) => rule));
    return html`<strong>${engineName(engine)}</strong> ${checkWords[checks]}${rules.length > 0 && html` (${joined(rules.map((rule) => html`<code>${rule}</code>`))})`}`;
  });
  return html`<p><a href="#sc-${criterion}">${criterion}</a>: ${joined(answers, ', and ')}. <span class="where">${sentence(whereWords(group, routes))}</span></p>`;
}
