/** The figures as one HTML file: tables to read, charts to compare. */
import { createElement as h, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tables } from './tables.mjs';

/**
 * @typedef {import('./results.ts').Results} Results
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
 * @param {readonly string[]} missed a line for each missed budget
 */
export function reportPage(results, missed) {
  const { date, commit, isChanged, built, machine, node, browser, settings } = results;
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'Benchmark'),
      h('style', null, style),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Benchmark'),
        h(
          'p',
          null,
          `${date}. Commit ${commit}${isChanged ? ' with changes' : ''}, built ${built}. ${machine.cores} cores (${machine.processor}), Node ${node}, Chromium ${browser}. ` +
            `Medians of ${settings.runs}, each page in turns with a copy of itself without scripts. The server is on this machine and speaks HTTP/1.1.`,
        ),
        h('h2', null, 'Budgets'),
        missed.length === 0 && h('p', null, 'Every budget is kept.'),
        missed.length > 0 && h('p', null, 'Missed:'),
        missed.length > 0 && h('ul', null, missed.map((line) => h('li', { key: line }, line))),
        h('h2', null, 'Figures'),
        tables(results).map((table) => h(Table, { key: table.caption, ...table })),
        h('h2', null, 'Charts'),
        charts(results).map((chart) => h(Figure, { key: chart.title, ...chart })),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

/** @param {import('./tables.mjs').Table} table */
function Table({ caption, note, head, rows }) {
  const table = h(
    'table',
    null,
    h('caption', null, caption),
    h('thead', null, h('tr', null, head.map((cell) => h('th', { key: cell, scope: 'col' }, cell)))),
    h(
      'tbody',
      null,
      rows.map(([first = '', ...rest]) =>
        h('tr', { key: first }, h('th', { scope: 'row' }, first), rest.map((cell, index) => h('td', { key: index }, cell))),
      ),
    ),
  );
  // Focusable, so that the keyboard can scroll it.
  return h(Fragment, null, h('div', { className: 'scroll', role: 'group', 'aria-label': caption, tabIndex: 0 }, table), note && h('p', null, note));
}

/**
 * @param {Results} results
 * @returns {Chart[]}
 */
function charts({ pages, interactions }) {
  /** @type {(title: string, from: (figures: import('./results.ts').Figures) => number | undefined) => Chart} */
  const ofPages = (title, from) => ({
    title,
    unit: 'ms',
    names: ['as it is', 'without scripts'],
    bars: pages.map((page) => ({ label: page.path, values: [from(page.with) ?? 0, from(page.without) ?? 0] })),
  });
  return [
    ofPages('LCP, slowed down', ({ load }) => load.lcp),
    ofPages('Work of the main thread, slowed down', ({ load }) => load.cpu),
    ofPages('Speed Index by Lighthouse', ({ lighthouse }) => lighthouse.speedIndex),
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
function Figure({ title, unit, names, bars }) {
  const longest = Math.max(1, ...bars.flatMap(({ values }) => values));
  const words = bars.map(({ label, values: [first, second] }) => `${label}: ${first.toFixed(0)} and ${second.toFixed(0)} ${unit}`).join('; ');
  const height = bars.length * bar.row;
  return h(
    'figure',
    null,
    h('figcaption', null, `${title}, in ${unit}. Above `, h(Swatch, { kind: 'first' }), ` ${names[0]}, below `, h(Swatch, { kind: 'second' }), ` ${names[1]}.`),
    h(
      'svg',
      { role: 'img', 'aria-label': `${title}, ${names.join(' and ')}: ${words}`, viewBox: `0 0 660 ${height}`, width: 660, height },
      bars.map(({ label, values }, index) => {
        const top = index * bar.row;
        return h(
          Fragment,
          { key: label },
          h('text', { x: 0, y: top + 24 }, label),
          values.map((value, place) => {
            const y = top + 4 + place * (bar.height + 2);
            const width = (value / longest) * bar.width;
            return h(
              Fragment,
              { key: place },
              h('rect', { className: place ? 'second' : 'first', x: bar.left, y, width: width.toFixed(1), height: bar.height }),
              h('text', { x: (bar.left + width + 6).toFixed(1), y: y + 11 }, value.toFixed(0)),
            );
          }),
        );
      }),
    ),
  );
}

/** @param {{ kind: 'first' | 'second' }} props the colour of a bar */
function Swatch({ kind }) {
  return h('svg', { width: 14, height: 14, 'aria-hidden': true }, h('rect', { className: kind, width: 14, height: 14 }));
}
