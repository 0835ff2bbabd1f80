/** The figures as a page of its own, opened as a file: tables for who reads them, bars for who compares them. */
import { tables } from './tables.mjs';

/**
 * @typedef {import('./bench.mjs').Results} Results
 * @typedef {{ title: string, unit: string, names: readonly [string, string], bars: { label: string, values: readonly [number, number] }[] }} Chart
 */

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; margin-block: 2rem 0.5rem }
caption { text-align: start; font-weight: bold; padding-block-end: 0.5rem }
th, td { border: 1px solid light-dark(#8a8378, #8f897c); padding: 0.25rem 0.5rem; text-align: end; white-space: nowrap }
th:first-child { text-align: start }
figure { margin: 2rem 0 }
svg { vertical-align: middle; max-width: 100%; height: auto }
text { font: 13px system-ui, sans-serif; fill: CanvasText }
.first { fill: light-dark(#14599c, #84bcff) }
.second { fill: light-dark(#8a6a1f, #d9b45a) }
@media (forced-colors: active) { .first { fill: CanvasText } .second { fill: GrayText } }
`;

/**
 * @param {Results} results
 * @param {readonly string[]} missed
 */
export function reportPage(results, missed) {
  const { date, commit, hasChanges, built, machine, node, browser, settings } = results;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark</title>
<style>${style}</style>
<main>
<h1>Benchmark</h1>
<p>${date}. Commit ${commit}${hasChanges ? ' with changes' : ''}, built ${built}. ${machine.cores} cores (${text(machine.processor)}), Node ${node}, Chromium ${browser}.
Medians of ${settings.runs}, each page in turns with a copy of itself without scripts. The server is on this machine and speaks HTTP/1.1.</p>
<h2>Budgets</h2>
${missed.length ? `<p>Missed:</p><ul>${missed.map((line) => `<li>${text(line)}</li>`).join('')}</ul>` : '<p>Every budget is kept.</p>'}
<h2>Figures</h2>
${tables(results).map(table).join('\n')}
<h2>Charts</h2>
${charts(results).map(chart).join('\n')}
</main>
</html>
`;
}

/** @param {import('./tables.mjs').Table} table */
function table({ caption, note, head, rows }) {
  const cells = rows.map(([first = '', ...rest]) => `<tr><th scope="row">${text(first)}</th>${rest.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`);
  return `<div class="scroll" role="group" aria-label="${text(caption)}" tabindex="0"><table><caption>${text(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${text(cell)}</th>`).join('')}</tr></thead>
<tbody>${cells.join('\n')}</tbody></table></div>${note ? `<p>${text(note)}</p>` : ''}`;
}

/**
 * @param {Results} results
 * @returns {Chart[]}
 */
function charts({ pages, interactions }) {
  /** @type {(title: string, from: (figures: import('./bench.mjs').Figures) => number | undefined) => Chart} */
  const ofPages = (title, from) => ({
    title,
    unit: 'ms',
    names: ['as it is', 'without scripts'],
    bars: pages.map((page) => ({ label: page.path, values: [from(page.with) ?? 0, from(page.without) ?? 0] })),
  });
  return [
    ofPages('LCP, slowed down', ({ load }) => load.lcp),
    ofPages('Work of the main thread, slowed down', ({ load }) => load.cpu),
    ofPages('Speed Index by Lighthouse', ({ audit }) => audit.speedIndex),
    {
      title: 'From a press to what it changes on screen',
      unit: 'ms',
      names: ['full speed', 'slowed down'],
      bars: interactions.map(({ name, fast, slow }) => ({ label: name, values: [fast, slow] })),
    },
  ];
}

const bar = { left: 200, width: 400, height: 14, row: 40 };

/** @param {Chart} chart */
function chart({ title, unit, names, bars }) {
  const longest = Math.max(1, ...bars.flatMap(({ values }) => values));
  const words = bars.map(({ label, values: [first, second] }) => `${label}: ${first.toFixed(0)} and ${second.toFixed(0)} ${unit}`).join('; ');
  const height = bars.length * bar.row;
  const rows = bars.map(({ label, values }, index) => {
    const top = index * bar.row;
    const both = values.map((value, place) => {
      const y = top + 4 + place * (bar.height + 2);
      const width = (value / longest) * bar.width;
      return `<rect class="${place ? 'second' : 'first'}" x="${bar.left}" y="${y}" width="${width.toFixed(1)}" height="${bar.height}"/>
<text x="${(bar.left + width + 6).toFixed(1)}" y="${y + 11}">${value.toFixed(0)}</text>`;
    });
    return `<text x="0" y="${top + 24}">${text(label)}</text>${both.join('')}`;
  });
  return `<figure><figcaption>${text(title)}, in ${unit}. Above <svg width="14" height="14" aria-hidden="true"><rect class="first" width="14" height="14"/></svg> ${names[0]}, below <svg width="14" height="14" aria-hidden="true"><rect class="second" width="14" height="14"/></svg> ${names[1]}.</figcaption>
<svg role="img" aria-label="${text(`${title}, ${names.join(' and ')}: ${words}`)}" viewBox="0 0 660 ${height}" width="660" height="${height}">${rows.join('')}</svg></figure>`;
}

/** @param {string} words */
function text(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
