/** The list of the files of a report. */
import { reportFiles } from '../../../src/content/reportFiles';
import { part } from './frame';
import { html, type Html } from './html';
import type { AuditRun } from './run';

export function filesPart({ lines }: Pick<AuditRun, 'lines'>): Html {
  return part({
    id: 'files',
    heading: 'The files',
    children: html`<p>${lines.length ? 'The same results in the formats that auditors and their tools read:' : 'They stand here in the formats that auditors and their tools read, and each lists every criterion as untested:'}</p>
<ul class="evidence">
${reportFiles.map(({ name, purpose }) => html`<li><a href="${name}">${name}</a>: ${purpose}</li>
`)}</ul>`,
  });
}
