/** The manual test sheet to print, fill in and sign: a part for each pair, since that is how people sit down to it. */
import { framed, part, scrolling } from './frame';
import { html, joined, type Html } from './html';
import { commitWords } from './lineFacts';
import { type Pair, pairs, sheetRows, type SheetRow } from './manualSheet';
import { outcomeWord, sign } from './outcomes';
import type { AuditRun } from './run';
import { signed, type Signature } from './signed';
import { counted, dateWords } from './words';

export function manualPage(run: AuditRun, signatures: readonly Signature[] = signed): string {
  const rows = sheetRows(signatures);
  const those = (pair: Pair) => rows.filter((row) => row.pair === pair);
  const used = pairs.filter((pair) => those(pair).length);
  return framed({
    title: 'Manual test sheet',
    file: 'manual.html',
    lead: 'What no script can tell, and with what a person finds out. Every row is “not tested” until somebody has done it and put a name to it.',
    children: html`<nav class="contents" aria-labelledby="contents">
<p id="contents">With what</p>
<ul>
${used.map((pair) => html`<li><a href="#${idOf(pair)}">${capital(pair)}</a></li>
`)}</ul>
</nav>
${part({ id: 'how', heading: 'How to fill it in', children: how(run) })}
${used.map((pair) => part({ id: idOf(pair), heading: capital(pair), variant: 'wide', children: sheet(pair, those(pair)) }))}`,
  });
}

const how = (run: AuditRun) => html`<ol class="steps">
<li>Print the part that you have the reader, browser or device for, or open <a href="manual.csv">manual.csv</a> in a spreadsheet.</li>
<li>Do what each row says, on every page that has such a thing. Write down which pages, which theme and how wide the window was.</li>
<li>Tick what you found. What you did not do stays “not tested”.</li>
<li>Sign, with the date and the commit that you looked at.</li>
<li>Copy your rows into <code>a11y/audit/report/signed.ts</code>. The next audit lists them under your name.</li>
</ol>
<p class="meaning">Sheet made on <time datetime="${run.date}">${dateWords(run.date)}</time> for commit <code>${commitWords(run)}</code>.</p>`;

/** Lines to write on, on paper only. */
const blanks = ['Name', 'Date', 'Commit looked at', 'Versions of reader, browser and system', 'Pages', 'Theme and width of the window', 'Signature'];

function sheet(pair: Pair, rows: readonly SheetRow[]): Html {
  return html`${scrolling(idOf(pair), html`<table class="sheet">
<caption>${counted(rows.length, 'row')}</caption>
<thead>
<tr><th scope="col">Criterion</th><th scope="col">What to do</th><th scope="col">Outcome</th><th scope="col">What was found</th></tr>
</thead>
<tbody>
${rows.map(({ criterion: { id, name, level, person }, signature }) => html`<tr><th scope="row">${id} ${name} (${level})</th><td>${person}</td><td>${signature ? outcomeWord(signature.outcome) : notTested}</td><td>${signature ? foundBy(signature) : nobody}</td></tr>
`)}</tbody>
</table>
`)}
<ul class="blanks">
${blanks.map((blank) => html`<li>${blank}</li>
`)}</ul>`;
}

/** On paper with boxes to tick; elsewhere those would say what nobody has found. */
const notTested = html`<span class="outcome">${sign('untested')}not tested</span><span class="boxes"><span>passed</span> <span>failed</span> <span>cannot tell</span> <span>inapplicable</span></span>`;

/** On paper there is room to write instead. */
const nobody = html`<span class="nobody">nobody has signed</span>`;

function foundBy({ who, date, commit, routes, theme, width, note }: Signature): Html {
  return html`${note} <strong>${who}</strong>, <time datetime="${date}">${date}</time>, commit <code>${commit}</code>: ${joined(routes)}; ${theme}, ${width} px wide.`;
}

function idOf(pair: Pair): string {
  return pair.toLowerCase().replace(/\W+/g, '-');
}

function capital(pair: Pair): string {
  return `${pair.charAt(0).toUpperCase()}${pair.slice(1)}`;
}
