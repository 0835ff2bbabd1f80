/** What a real screen reader said while scripts played on it. */
import { part } from './frame';
import { html, joined, type Html } from './html';
import type { AuditRun } from './run';
import { counted, dateWords, toolWords } from './words';

type Heard = NonNullable<AuditRun['heard']>;

/** The file that a transcript stands in. */
export function heardFile({ name }: Pick<Heard['scripts'][number], 'name'>): string {
  return `heard/${name}.txt`;
}

export function heardPart({ heard }: Pick<AuditRun, 'heard'>): Html {
  return part({ id: 'heard', heading: 'What a screen reader said', children: heard ? transcripts(heard) : notRun });
}

const notRun = html`<p>Not run. <code>npm run audit:screen-reader</code> plays scripts on the screen reader Orca, where it is installed, and the next audit puts the transcripts here.</p>`;

function transcripts({ reader, date, scripts }: Heard): Html {
  const failed = scripts.filter(({ outcome }) => outcome === 'failed').length;
  return html`<p>${toolWords(reader)} read the built pages aloud in Chromium on <time datetime="${date}">${dateWords(date)}</time>, worked by ${counted(scripts.length, 'script')}${failed ? `, of which ${failed} failed` : ', of which none failed'}. Each transcript holds every key and every word. Another reader says it differently, and whether it makes sense, a person must hear.</p>
<ul class="evidence">
${scripts.map(
  (script) => html`<li><a href="${heardFile(script)}">${script.title}</a>${script.outcome === 'failed' && html` <strong>failed</strong>`} <span class="where">${script.route}; ${joined(script.criteria.map((id) => html`<a href="#sc-${id}">${id}</a>`))}</span></li>
`,
)}</ul>`;
}
