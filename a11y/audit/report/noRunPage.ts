/** What stands in the report's place when a build was made without an audit. */
import { criteria } from '../criteria';
import { filesPart } from './filesPart';
import { framed, part, screws } from './frame';
import { heardPart } from './heardPart';
import { html } from './html';
import { sign } from './outcomes';
import type { AuditRun } from './run';

export function noRunPage(run: AuditRun): string {
  return framed({
    title: 'No audit was run',
    file: 'index.html',
    lead: 'This build of the website was not audited, so there is nothing to report. That says nothing for or against it.',
    children: html`<div class="rack">
${screws}
<h2 class="state">${sign('untested')}All ${criteria.length} criteria: untested</h2>
<p class="note">Nothing of an earlier audit is shown here: it would speak of other pages than these.</p>
</div>
${part({
  id: 'make-one',
  heading: 'How to make one',
  children: html`<p>In a copy of the source:</p>
<pre><code>npm run build
npm run audit</code></pre>
<p>The audit opens every page in a real browser, in light, dark and forced colours and at several widths, has two engines look at it and works through it with scripts of our own. It then writes its report to this address.</p>`,
})}
${heardPart(run)}
${filesPart(run)}`,
  });
}
