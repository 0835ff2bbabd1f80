/** Whether the checks bite: barriers that were planted one at a time, and what noticed. */
import { countsOf, isCaught } from '../mutants/outcome';
import type { MutantResult, MutantResults } from '../mutants/types';
import { part, scrolling } from './frame';
import { html, joined, type Html } from './html';
import { counted, dateWords } from './words';

/** `results` of the commit that the report is about; undefined when no barriers were planted into it. */
export function mutantsPart(results: MutantResults | undefined): Html {
  return results?.mutants.length
    ? part({ id: 'mutants', heading, variant: 'wide', children: found(results) })
    : part({ id: 'mutants', heading, children: notRun });
}

const heading = 'Whether the checks notice barriers';

const notRun = html`<p>Not run. <code>npm run audit:mutants</code> plants barriers into the built pages, one at a time, and the next audit says here which checks noticed.</p>`;

function found({ date, planned, isProven, mutants }: MutantResults): Html {
  const { axe, caught, left, missed } = countsOf(mutants);
  const unplanted = planned - mutants.length;
  return html`<p>Barriers were planted into a copy of the built pages on <time datetime="${date}">${dateWords(date)}</time>, one at a time: ${counted(mutants.length, 'barrier')}${unplanted > 0 && html`, and ${unplanted} more that this run did not plant`}.</p>
<ul>
<li>axe alone caught ${axe} of ${mutants.length}</li>
<li>the whole suite caught ${caught} of ${mutants.length}</li>
<li>left to a person: ${left}; missed: ${missed}</li>
</ul>
<p>${isProven ? 'Each test that caught a barrier passes without it.' : 'The run was broken off before its tests had been seen to pass without the barriers.'} Barriers that nobody has thought of are not in this table.</p>
${scrolling('mutants', html`<table>
<caption>Planted barriers and what noticed them</caption>
<thead><tr><th scope="col">Barrier</th><th scope="col">Criteria</th><th scope="col">Page</th><th scope="col">axe alone</th><th scope="col">Our suite</th></tr></thead>
<tbody>
${mutants.map(
  (mutant) => html`<tr><th scope="row">${mutant.barrier}</th><td>${joined(mutant.criteria.map((id) => html`<a href="#sc-${id}">${id}</a>`))}</td><td>${mutant.route}</td><td>${mutant.axe ? 'caught' : 'not caught'}</td><td>${suiteWords(mutant)}</td></tr>
`,
)}</tbody>
</table>
`)}`;
}

function suiteWords(mutant: MutantResult): string {
  const [by] = mutant.caughtBy;
  if (by) return `caught by ${by.script ?? by.spec}: ${by.test}`;
  if (isCaught(mutant)) return 'caught by axe';
  return mutant.person ? `left to a person: ${mutant.person}` : 'missed';
}
