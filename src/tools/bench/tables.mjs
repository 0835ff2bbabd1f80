/** The results as tables of text, for the terminal and for the HTML file. */

/**
 * @typedef {{ caption: string, note?: string, head: string[], rows: string[][] }} Table
 * @typedef {import('./results.ts').Results} Results
 */

const kinds = ['document', 'stylesheet', 'font', 'script', 'image', 'other'];

/**
 * @param {Results} results
 * @returns {Table[]}
 */
export function tables({ pages, interactions }) {
  return [
    {
      caption: 'Slowed down (4x CPU, 1.6 Mbps, 150 ms), in ms, and against the same page without scripts',
      note: 'From–to are the fastest and the slowest load. CPU is all work of the main thread until nothing has happened for five seconds, script the part of it that is script.',
      head: ['Page', 'FCP', 'FCP ratio', 'LCP', 'from–to', 'LCP ratio', 'TBT', 'CLS', 'CPU', 'script', 'CPU without'],
      rows: pages.map(({ path, with: { load }, without: { load: bare }, samples }) => [
        path,
        whole(load.fcp),
        ratio(load.fcp, bare.fcp),
        whole(load.lcp),
        range(samples.with.lcps),
        ratio(load.lcp, bare.lcp),
        whole(load.tbt),
        fine(load.cls),
        whole(load.cpu),
        whole(load.script),
        whole(bare.cpu),
      ]),
    },
    {
      caption: 'Lighthouse on a phone (simulated slow 4G), in ms, and against the same page without scripts',
      note: 'Its TBT includes the layout of the first paint, which needs no script, and work that only an attached debugger causes, see bareTab.mjs. “Work alone” leaves out the time in which a task waited for a core.',
      head: ['Page', 'FCP', 'FCP ratio', 'LCP', 'LCP ratio', 'Speed Index', 'ratio', 'TBT', 'TBT without', 'work alone', 'work without', 'CLS', 'performance', 'performance without', 'accessibility', 'best practices', 'SEO'],
      rows: pages.map(({ path, with: { lighthouse, scores }, without: { lighthouse: bare, scores: bareScores } }) => [
        path,
        whole(lighthouse.fcp),
        ratio(lighthouse.fcp, bare.fcp),
        whole(lighthouse.lcp),
        ratio(lighthouse.lcp, bare.lcp),
        whole(lighthouse.speedIndex),
        ratio(lighthouse.speedIndex, bare.speedIndex),
        whole(lighthouse.tbt),
        whole(bare.tbt),
        whole(lighthouse.work),
        whole(bare.work),
        fine(lighthouse.cls),
        whole(scores.performance),
        whole(bareScores.performance),
        ...['accessibility', 'best-practices', 'seo'].map((id) => whole(scores[id])),
      ]),
    },
    {
      caption: 'Sent, in kB (1000 bytes, headers included)',
      head: ['Page', ...kinds, 'all', 'without scripts'],
      rows: pages.map(({ path, with: { bytes }, without }) => [
        path,
        ...kinds.map((kind) => kilo(bytes[kind] ?? 0)),
        kilo(sum(bytes)),
        kilo(sum(without.bytes)),
      ]),
    },
    {
      caption: 'From a press to what it changes on screen, in ms',
      note: 'Slowed down as above; the network matters only to a cold link, whose code has not been fetched before.',
      head: ['Control', 'Page', 'full speed', 'slowed down'],
      rows: interactions.map(({ name, path, fast, slow }) => [name, path, whole(fast), whole(slow)]),
    },
  ];
}

/** @param {Table} table */
export function textTable({ caption, head, rows }) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
  return [caption, ...lines].join('\n');
}

/** @param {number | undefined} figure in ms, or of 100 */
export function whole(figure = NaN) {
  return Number.isNaN(figure) ? '–' : figure.toFixed(0);
}

/** @param {readonly number[]} figures */
function range(figures) {
  return `${whole(Math.min(...figures))}–${whole(Math.max(...figures))}`;
}

/** @param {number | undefined} figure */
function fine(figure = NaN) {
  return figure === 0 ? '0' : figure.toFixed(4);
}

/** @param {number} bytes */
function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** @param {number | undefined} figure @param {number | undefined} bare */
function ratio(figure = NaN, bare = NaN) {
  return (figure / bare).toFixed(2);
}

/** @param {Record<string, number>} bytes */
function sum(bytes) {
  return Object.values(bytes).reduce((total, part) => total + part, 0);
}
